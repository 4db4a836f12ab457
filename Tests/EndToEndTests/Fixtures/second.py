"""A recogniser by the official Wyoming package, at the other end of `demeter-wyoming second`.

Usage: second.py PROGRAM FOLDER; prints one JSON object: what the ears got of each kind of server, and how
the program ended.
"""

import asyncio
import json
import sys
import time

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncClient
from wyoming.event import async_read_event, async_write_event

PROGRAM, FOLDER = sys.argv[1:]
SOUND = bytes(range(256)) * 400


async def hear(reader):
    """Everything up to the end of the utterance; its sound."""
    sound = b""
    while (event := await async_read_event(reader)) is not None:
        if AudioChunk.is_type(event.type):
            sound += AudioChunk.from_event(event).audio
        if AudioStop.is_type(event.type):
            return sound
    return None


async def right(reader, writer):
    text = "two eggs" if await hear(reader) == SOUND else "other sound"
    await async_write_event(Transcript(text=text).event(), writer)


async def dead(reader, writer):
    await hear(reader)


async def garbage(reader, writer):
    await hear(reader)
    writer.write(bytes(range(256)))
    await writer.drain()


async def long(reader, writer):
    await hear(reader)
    writer.write(b"x" * 10_000_000)
    await writer.drain()


async def late(reader, writer):
    await hear(reader)
    await asyncio.sleep(30)


async def drip(reader, writer):
    await hear(reader)
    for _ in range(400):
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.1)


async def ask(path):
    """As the ears ask: what came back, and whether it took less than three seconds and a half."""
    begun = time.monotonic()
    answer = "nothing"
    try:
        async with AsyncClient.from_uri(f"unix://{path}") as peer:
            await peer.write_event(Transcribe(language="en").event())
            await peer.write_event(AudioStart(rate=16000, width=2, channels=1).event())
            for start in range(0, len(SOUND), 16000):
                await peer.write_event(AudioChunk(
                    rate=16000, width=2, channels=1, audio=SOUND[start:start + 16000]).event())
            await peer.write_event(AudioStop().event())
            event = await peer.read_event()
            if event is not None and Transcript.is_type(event.type):
                answer = Transcript.from_event(event).text
    except (ConnectionError, asyncio.LimitOverrunError, ValueError):
        pass
    return [answer, time.monotonic() - begun < 3.5]


async def play(behave):
    async def served(reader, writer):
        try:
            await behave(reader, writer)
        except ConnectionError:
            pass
        writer.close()

    server = await asyncio.start_server(served, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    path = f"{FOLDER}/{behave.__name__}.sock"
    process = await asyncio.create_subprocess_exec(
        PROGRAM, "second", "--server", f"tcp://127.0.0.1:{port}", "--at", path,
        stderr=asyncio.subprocess.PIPE)
    greeting = await asyncio.wait_for(process.stderr.readline(), 20)
    assert b"carries to" in greeting, greeting
    answer = await ask(path)
    status = await asyncio.wait_for(process.wait(), 20)
    server.close()
    return [*answer, status]


async def main():
    behaviours = [right, dead, garbage, long, late, drip]
    seen = await asyncio.gather(*(play(behave) for behave in behaviours))
    print(json.dumps({b.__name__: s for b, s in zip(behaviours, seen)}))


asyncio.run(main())
