"""A Wyoming recogniser that does with each utterance what the next word of a list says; the last word goes on.

Usage: recogniser.py PORT BEHAVIOUR...; a behaviour is `late`, `drip`, `garbage`, `long`, `dead`, or words that it says
it heard. Prints "ready" when it listens, "called" for each connection, "asked BEHAVIOUR" when it has an utterance in
full, and "gone SECONDS" when whoever asked has hung up on an answer that did not come.
"""

import asyncio
import sys
import time

from wyoming.asr import Transcript
from wyoming.audio import AudioStop
from wyoming.event import async_read_event, async_write_event

PORT, *BEHAVIOURS = sys.argv[1:]


def say(*words):
    print(*words, flush=True)


async def wait(reader):
    """Until the other side has gone; how long that took."""
    begun = time.monotonic()
    try:
        while await reader.read(65536):
            pass
    except ConnectionError:
        # Hung up before it had read all that it was sent.
        pass
    say("gone", round(time.monotonic() - begun, 2))


async def drip(writer):
    while True:
        writer.write(b"{")
        await writer.drain()
        await asyncio.sleep(0.05)


async def serve(reader, writer):
    say("called")
    while (event := await async_read_event(reader)) is not None:
        if not AudioStop.is_type(event.type):
            continue
        behaviour = BEHAVIOURS.pop(0) if len(BEHAVIOURS) > 1 else BEHAVIOURS[0]
        say("asked", behaviour)
        match behaviour:
            case "late":
                await wait(reader)
            case "drip":
                dripping = asyncio.create_task(drip(writer))
                await wait(reader)
                dripping.cancel()
            case "garbage":
                writer.write(bytes(range(256)) * 40)
            case "long":
                writer.write(b"x" * 10_000_000)
            case "dead":
                pass
            case words:
                await async_write_event(Transcript(text=words).event(), writer)
        break
    try:
        await writer.drain()
        writer.close()
    except ConnectionError:
        pass


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", int(PORT))
    say("ready")
    await server.serve_forever()


asyncio.run(main())
