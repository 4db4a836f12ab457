"""A satellite by the official Wyoming package that is silent until a file is there, which it then speaks once: samples
of 16 bits and one channel, 16,000 a second.

Usage: microphone.py PORT FILE; prints "ready" when it listens.
"""

import asyncio
import os
import sys

from wyoming.audio import AudioChunk
from wyoming.event import async_read_event, async_write_event
from wyoming.satellite import RunSatellite

PORT, FILE = sys.argv[1:]
# A sixteenth of a second.
CHUNK = 2000


async def speak(sound, writer):
    for start in range(0, len(sound), CHUNK):
        await async_write_event(AudioChunk(
            rate=16000, width=2, channels=1, audio=sound[start:start + CHUNK]).event(), writer)
        # Sound takes its time: what comes faster than it is spoken, no microphone sends.
        await asyncio.sleep(1 / 16)


async def serve(reader, writer):
    assert RunSatellite.is_type((await async_read_event(reader)).type)
    try:
        while True:
            sound = bytes(CHUNK)
            if os.path.exists(FILE):
                with open(FILE, "rb") as file:
                    sound = file.read()
                os.remove(FILE)
            await speak(sound, writer)
    except ConnectionError:
        writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", int(PORT))
    print("ready", flush=True)
    await server.serve_forever()


asyncio.run(main())
