"""A satellite by the official Wyoming package, whose microphone `demeter-wyoming microphone` carries.

Usage: satellite.py PROGRAM FOLDER; prints one JSON object: what came of each kind of satellite in the FIFO, and
how the program ended.
"""

import asyncio
import json
import os
import sys

from wyoming.audio import AudioChunk
from wyoming.event import async_read_event, async_write_event
from wyoming.ping import Ping, Pong
from wyoming.pipeline import PipelineStage, RunPipeline
from wyoming.satellite import RunSatellite

PROGRAM, FOLDER = sys.argv[1:]
SOUND = bytes(range(256)) * 40


async def greeted(reader):
    return RunSatellite.is_type((await async_read_event(reader)).type)


async def right(reader, writer):
    assert await greeted(reader)
    await async_write_event(
        RunPipeline(start_stage=PipelineStage.ASR, end_stage=PipelineStage.TTS).event(), writer)
    await async_write_event(Ping(text="there?").event(), writer)
    for start in range(0, len(SOUND), 2048):
        await async_write_event(AudioChunk(
            rate=16000, width=2, channels=1, audio=SOUND[start:start + 2048]).event(), writer)
    pong = Pong.from_event(await async_read_event(reader))
    assert pong.text == "there?", pong


async def garbage(reader, writer):
    await greeted(reader)
    writer.write(bytes(range(256)) * 4 + b"\n")
    await writer.drain()
    await reader.read()


async def long(reader, writer):
    await greeted(reader)
    writer.write(b"x" * 10_000_000)
    await writer.drain()
    await reader.read()


async def other(reader, writer):
    """Of another rate: nothing of it is taken for sound."""
    await greeted(reader)
    await async_write_event(
        AudioChunk(rate=48000, width=2, channels=1, audio=SOUND).event(), writer)
    await reader.read()


async def drip(reader, writer):
    """An event that never comes in full is given up."""
    await greeted(reader)
    writer.write(b'{"type":"audio-chunk","data_length":40,"payload_length":100}\n')
    for _ in range(300):
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.1)


async def play(behave):
    async def served(reader, writer):
        try:
            await behave(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        writer.close()

    server = await asyncio.start_server(served, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    path = f"{FOLDER}/{behave.__name__}.fifo"
    process = await asyncio.create_subprocess_exec(
        PROGRAM, "microphone", "--server", f"tcp://127.0.0.1:{port}", "--to", path,
        stderr=asyncio.subprocess.PIPE)
    greeting = await asyncio.wait_for(process.stderr.readline(), 20)
    assert b"hears" in greeting, greeting
    fifo = os.open(path, os.O_RDWR | os.O_NONBLOCK)
    status = await asyncio.wait_for(process.wait(), 40)
    complaint = (await process.stderr.read()).decode().strip().rpartition(f":{port} ")[2]
    try:
        heard = os.read(fifo, 1 << 16)
    except BlockingIOError:
        heard = b""
    os.close(fifo)
    server.close()
    return [heard == SOUND, len(heard), complaint, status]


async def main():
    behaviours = [right, garbage, long, other, drip]
    seen = await asyncio.gather(*(play(behave) for behave in behaviours))
    print(json.dumps({b.__name__: s for b, s in zip(behaviours, seen)}))


asyncio.run(main())
