"""Rooms of a house by the official client of the Wyoming protocol; prints one JSON object.

Usage: room.py SCENARIO PORT [SENTENCE]
"""

import asyncio
import json
import socket
import sys

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncTcpClient
from wyoming.error import Error
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info
from wyoming.ping import Ping, Pong
from wyoming.tts import Synthesize, SynthesizeVoice

SCENARIO, PORT, *SENTENCES = sys.argv[1], int(sys.argv[2]), *sys.argv[3:]


def client():
    return AsyncTcpClient("127.0.0.1", PORT)


async def answer(peer, text, conversation=None):
    """What is handled, or not, and said to a sentence; each as a satellite would send it."""
    context = None if conversation is None else {"conversation_id": conversation, "device_id": "k"}
    await peer.write_event(Transcript(text=text, language="en", context=context).event())
    event = await peer.read_event()
    for kind in (Handled, NotHandled):
        if kind.is_type(event.type):
            said = kind.from_event(event)
            assert said.context == context
            return [event.type, said.text]
    return [event.type]


async def say(*sentences, conversation=None):
    """Each sentence on a connection of its own, as Home Assistant does it."""
    answers = []
    for sentence in sentences:
        async with client() as peer:
            answers.append(await answer(peer, sentence, conversation))
    return answers


async def describe():
    async with client() as peer:
        await peer.write_event(Describe().event())
        info = Info.from_event(await peer.read_event())
        await peer.write_event(Ping(text="there?").event())
        pong = Pong.from_event(await peer.read_event())
    return {
        "handle": [[p.name, p.installed, [m.languages for m in p.models]] for p in info.handle],
        "tts": [[p.name, [v.languages for v in p.voices]] for p in info.tts],
        "asr": len(info.asr), "pong": pong.text,
    }


async def persons():
    async with client() as peer:
        await peer.write_event(Describe().event())
        info = Info.from_event(await peer.read_event())
    return {"agent": info.handle[0].name, "said": (await say(*SENTENCES))[0]}


async def speech():
    async with client() as peer:
        await peer.write_event(
            Synthesize(text="Two eggs.", voice=SynthesizeVoice(language="en")).event())
        start = AudioStart.from_event(await peer.read_event())
        frames = 0
        loudest = 0
        while AudioChunk.is_type((event := await peer.read_event()).type):
            chunk = AudioChunk.from_event(event)
            frames += chunk.samples
            loudest = max(loudest, *memoryview(chunk.audio).cast("h"))
        assert AudioStop.is_type(event.type)
    return {
        "format": [start.rate, start.width, start.channels], "seconds": frames / start.rate,
        "isHeard": loudest > 1000,
    }


async def at_once(*sentences):
    """All on one connection, none saying to which conversation it belongs."""
    async with client() as peer:
        return [await answer(peer, sentence) for sentence in sentences]


async def meals():
    return {
        "first": await say("two eggs", "", "the weather is nice", "undo that"),
        "follow-up": await say("a pizza", "no", conversation="01J"),
        "unnamed": await at_once("a pizza", "no"),
        "questions": await say("what have I had today", "delete the eggs", "no, three eggs"),
    }


async def everything():
    return {
        "all": await say(
            "two eggs", "no, three eggs", "how many calories did I have today", "delete the eggs",
            conversation="01J")
    }


async def hears():
    """What is spoken by the one service is heard by the other, at its own rate and in small pieces."""
    async with client() as peer:
        await peer.write_event(Describe().event())
        info = Info.from_event(await peer.read_event())
        await peer.write_event(Synthesize(text="Two eggs and a banana.").event())
        start = AudioStart.from_event(await peer.read_event())
        chunks = []
        while AudioChunk.is_type((event := await peer.read_event()).type):
            chunks.append(AudioChunk.from_event(event))
        await peer.write_event(Transcribe(language="en").event())
        await peer.write_event(start.event())
        for chunk in chunks:
            await peer.write_event(chunk.event())
        await peer.write_event(AudioStop().event())
        heard = await peer.read_event()
        words = Transcript.from_event(heard).text if Transcript.is_type(heard.type) else heard.data
        # What is no sound, and what is too long, is told of; the next sentence is heard.
        await peer.write_event(AudioStart(rate=16000, width=4, channels=1).event())
        await peer.write_event(AudioChunk(rate=16000, width=4, channels=1, audio=bytes(64)).event())
        await peer.write_event(AudioStop().event())
        odd = Error.from_event(await peer.read_event()).code
        for _ in range(64):
            await peer.write_event(AudioChunk(
                rate=16000, width=2, channels=1, audio=bytes(100_000)).event())
        long = Error.from_event(await peer.read_event()).code
        await peer.write_event(AudioStop().event())
        await peer.write_event(start.event())
        for chunk in chunks:
            await peer.write_event(chunk.event())
        await peer.write_event(AudioStop().event())
        again = Transcript.from_event(await peer.read_event()).text
    return {
        "asr": [[p.name, p.installed, [m.languages for m in p.models]] for p in info.asr],
        "words": words, "odd": odd, "long": long, "same": again == words,
    }


def bare():
    connection = socket.create_connection(("127.0.0.1", PORT), timeout=20)
    return connection


def until_closed(connection):
    """The types of what came until the other side hung up."""
    data = b""
    try:
        while part := connection.recv(65536):
            data += part
    except ConnectionResetError:
        pass
    types = []
    while data:
        line, _, data = data.partition(b"\n")
        header = json.loads(line)
        data = data[header.get("data_length", 0) + header.get("payload_length", 0):]
        types.append(header["type"])
    return types


async def hostile():
    """Whatever else is sent, others are served, and the one who sent it can come back."""
    seen = {}
    attacks = {
        "http": b"POST / HTTP/1.1\r\nHost: x\r\n\r\n" + b'{"type":"transcript","data":{"text":"9 eggs"}}\n',
        "binary": bytes(range(256)) * 4 + b"\n",
        "large": b'{"type":"audio-chunk","payload_length":99999999}\n',
        "long": b'{"type":"transcript","data":{"text":"' + b"a" * 10_000_000 + b'"}}\n',
    }
    for name, attack in attacks.items():
        with bare() as connection:
            try:
                connection.sendall(attack)
            except (ConnectionResetError, BrokenPipeError):
                pass
            seen[name] = until_closed(connection)[-1:]
    # Whoever still sends may not get to read why it was hung up on.
    seen["long"] = seen["long"] in ([], ["error"])
    # What is wrong within an event costs nobody the connection.
    async with client() as peer:
        odd = b'{"type":"transcript","data_length":2}\n{]'
        peer._writer.write(odd)
        await peer._writer.drain()
        seen["unreadable"] = (await peer.read_event()).type
        await peer.write_event(Event(type="transcript"))
        seen["no text"] = Error.from_event(await peer.read_event()).text
        await peer.write_event(Event(type="run-pipeline"))
        seen["after"] = await answer(peer, "two eggs")
        # One that drips keeps nobody else waiting.
        drip = bare()
        drip.sendall(b'{"type":"transcript","data_length":34}\n{"te')
        many = [bare() for _ in range(8)]
        seen["beside"] = await answer(peer, "a banana")
        drip.sendall(b'xt": "a slice of white toast"')
        drip.sendall(b'}')
        drip.shutdown(socket.SHUT_WR)
        seen["drip"] = until_closed(drip)
        for connection in many:
            connection.close()
        drip.close()
    return seen


print(json.dumps(asyncio.run(globals()[SCENARIO]())))
