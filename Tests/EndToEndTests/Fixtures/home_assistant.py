"""Home Assistant itself, on a folder of its own, with the MQTT integration and, where a port is given, the
Wyoming one. Prints "ready TOKEN" when both are set up; from then on it answers at its REST interface. The service
`test.sums` returns what its statistics make of the last hour: the sum of each counter.

Usage: home_assistant.py FOLDER PORT BROKER_PORT [WYOMING_PORT]
"""

import asyncio
import sys
from datetime import timedelta
from pathlib import Path

from homeassistant import bootstrap, runner
from homeassistant.auth.const import GROUP_ID_ADMIN
from homeassistant.components.recorder import get_instance
from homeassistant.components.recorder.util import session_scope
from homeassistant.components.sensor.recorder import compile_statistics
from homeassistant.core import SupportsResponse
from homeassistant.util import dt

FOLDER, PORT, BROKER, *WYOMING = sys.argv[1:]

# No more than what the integrations need: none of these calls anybody.
Path(FOLDER, "configuration.yaml").write_text(
    f"http:\n  server_host: 127.0.0.1\n  server_port: {PORT}\napi:\nconversation:\n"
    "recorder:\n  commit_interval: 0\n")


async def add(house, domain, answers):
    """Sets an integration up as its form in the browser does."""
    step = await house.config_entries.flow.async_init(domain, context={"source": "user"})
    if step["type"] == "form":
        step = await house.config_entries.flow.async_configure(step["flow_id"], answers)
    assert step["type"] == "create_entry", step


def compiled(house):
    """As the recorder does every five minutes."""
    now = dt.utcnow()
    with session_scope(hass=house, read_only=True) as session:
        found = compile_statistics(house, session, now - timedelta(hours=1), now).platform_stats
    return {row["meta"]["statistic_id"]: round(row["stat"]["sum"], 3)
            for row in found if "sum" in row["stat"]}


async def main():
    house = await bootstrap.async_setup_hass(
        runner.RuntimeConfig(config_dir=FOLDER, skip_pip=True, log_no_color=True))
    assert house is not None
    await house.async_start()
    await add(house, "mqtt", {"broker": "127.0.0.1", "port": int(BROKER)})
    if WYOMING:
        await add(house, "wyoming", {"host": "127.0.0.1", "port": int(WYOMING[0])})

    async def sums(call):
        recorder = get_instance(house)
        await recorder.async_block_till_done()
        return await recorder.async_add_executor_job(compiled, house)

    house.services.async_register("test", "sums", sums, supports_response=SupportsResponse.ONLY)
    user = await house.auth.async_create_user("test", group_ids=[GROUP_ID_ADMIN])
    pass_on = await house.auth.async_create_refresh_token(user, client_id="http://127.0.0.1")
    print("ready", house.auth.async_create_access_token(pass_on), flush=True)
    await asyncio.Event().wait()


asyncio.run(main())
