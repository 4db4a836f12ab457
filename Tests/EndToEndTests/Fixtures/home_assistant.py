"""Home Assistant itself, on a folder of its own, with the MQTT integration and, where a port is given, the
Wyoming one. Prints "ready TOKEN" when both are set up; from then on it answers at its REST interface.

Usage: home_assistant.py FOLDER PORT BROKER_PORT [WYOMING_PORT]
"""

import asyncio
import sys
from pathlib import Path

from homeassistant import bootstrap, runner
from homeassistant.auth.const import GROUP_ID_ADMIN

FOLDER, PORT, BROKER, *WYOMING = sys.argv[1:]

# No more than what the integrations need: none of these calls anybody.
Path(FOLDER, "configuration.yaml").write_text(
    f"http:\n  server_host: 127.0.0.1\n  server_port: {PORT}\napi:\nconversation:\n")


async def add(house, domain, answers):
    """Sets an integration up as its form in the browser does."""
    step = await house.config_entries.flow.async_init(domain, context={"source": "user"})
    if step["type"] == "form":
        step = await house.config_entries.flow.async_configure(step["flow_id"], answers)
    assert step["type"] == "create_entry", step


async def main():
    house = await bootstrap.async_setup_hass(
        runner.RuntimeConfig(config_dir=FOLDER, skip_pip=True, log_no_color=True))
    assert house is not None
    await house.async_start()
    await add(house, "mqtt", {"broker": "127.0.0.1", "port": int(BROKER)})
    if WYOMING:
        await add(house, "wyoming", {"host": "127.0.0.1", "port": int(WYOMING[0])})
    user = await house.auth.async_create_user("test", group_ids=[GROUP_ID_ADMIN])
    pass_on = await house.auth.async_create_refresh_token(user, client_id="http://127.0.0.1")
    print("ready", house.auth.async_create_access_token(pass_on), flush=True)
    await asyncio.Event().wait()


asyncio.run(main())
