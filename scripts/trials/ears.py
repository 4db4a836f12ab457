"""Plays sound into `demeter-ears serve` and reads what it tells the daemon. For the trials beside this file."""
import array, json, math, os, random, shutil, socket, subprocess, tempfile, threading, wave

RATE = 16000
FULL = 32767
# How loud clips of speech are, as a share of full scale.
LEVEL = 0.1
TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PROGRAM = os.path.join(TOP, ".build", "release", "demeter-ears")
VOICES = [
    ("espeak-ng", "en-us"), ("espeak-ng", "en-us+f3"), ("espeak-ng", "en-gb"), ("espeak-ng", "en-us+m3"),
    ("espeak-ng", "en-gb-x-rp+f4"), ("espeak-ng", "en-gb-scotland"), ("espeak-ng", "en-us+f2"),
    ("espeak-ng", "en-us+m7"), ("flite", "slt"), ("flite", "rms"), ("flite", "awb"), ("flite", "kal16"),
]


def voices():
    return [voice for voice in VOICES if shutil.which(voice[0])]


def lines(name):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    return [line.strip() for line in open(path) if line.strip() and not line.startswith("#")]


def converted(path):
    """A sound file as samples, by sox."""
    raw = subprocess.run(
        ["sox", "-q", path, "-t", "raw", "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-"],
        stdout=subprocess.PIPE, check=True).stdout
    samples = array.array("h")
    samples.frombytes(raw)
    return samples


def spoken(text, voice):
    """A sentence in a synthetic voice."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        program, name = voice
        if program == "flite":
            command = ["flite", "-voice", name, "-t", text, "-o", file.name]
        else:
            command = ["espeak-ng", "-v", name, "-s", "150", "-w", file.name, text]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return levelled(converted(file.name), LEVEL)


def root(samples):
    return math.sqrt(sum(x * x for x in samples) / max(1, len(samples))) / FULL


def levelled(samples, level):
    gain = level / (root(samples) or 1)
    return array.array("h", [max(-FULL, min(FULL, int(x * gain))) for x in samples])


def silence(seconds, generator):
    """The hiss of a quiet room, because a microphone never gives zeros."""
    return array.array("h", [generator.randint(-12, 12) for _ in range(int(seconds * RATE))])


def added(samples, noise, start, gain):
    """Samples with noise from a place on."""
    return array.array("h", [
        max(-FULL, min(FULL, int(x + gain * noise[(start + i) % len(noise)]))) for i, x in enumerate(samples)])


def tones(seconds, generator):
    """Music-like tones: chords of decaying harmonics over a beat, each bar in another key."""
    out = array.array("h", bytes(2 * int(seconds * RATE)))
    at, scale = 0, [0, 2, 4, 5, 7, 9, 11, 12]
    while at < len(out):
        length = int(RATE * generator.choice([0.2, 0.25, 0.4, 0.5, 0.8]))
        key = 110 * 2 ** (generator.randint(0, 11) / 12)
        notes = [key * 2 ** (generator.choice(scale) / 12 + generator.randint(0, 2)) for _ in range(3)]
        decay, loud = generator.uniform(1, 6), generator.uniform(0.04, 0.12)
        parts = [(2 * math.pi * note * h / RATE, loud / h) for note in notes for h in (1, 2, 3)]
        for i in range(min(length, len(out) - at)):
            fade = math.exp(-decay * i / RATE) * min(1, i / 80)
            value = sum(a * math.sin(w * i) for w, a in parts) * fade
            out[at + i] = max(-FULL, min(FULL, int(FULL * value)))
        at += length + (int(RATE * 0.3) if generator.random() < 0.15 else 0)
    return out


def heard(pieces, listening):
    """The messages of ears that hear the pieces of sound one after the other, and their processor time."""
    ours, theirs = socket.socketpair()
    command = [PROGRAM, "serve", "--device", "stdin", "--listening", listening]
    end = theirs.fileno()
    # The shell moves the socket to descriptor 3, where the ears look for the daemon.
    process = subprocess.Popen(
        ["bash", "-c", f'exec "$@" 3<&{end}', "ears", *command], stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL, pass_fds=(end,))
    theirs.close()

    def play():
        try:
            for piece in pieces:
                process.stdin.write(piece.tobytes())
            process.stdin.close()
        except BrokenPipeError:
            pass

    thread = threading.Thread(target=play)
    thread.start()
    messages = []
    for line in ours.makefile():
        message = json.loads(line)
        messages.append(message)
        if message["kind"] == "error":
            break
    ours.close()
    thread.join()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    return messages, usage.ru_utime + usage.ru_stime
