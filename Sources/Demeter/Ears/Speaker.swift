internal import Audio
internal import Glibc
internal import Locking
internal import Speech
internal import Threads

/// Plays what the ears let be heard, on a thread of its own.
///
/// The sound of a reply goes from memory to ALSA and nowhere else. Without a device to play on
/// nothing is heard, and everything else goes on.
package final class Speaker: Sendable {
    private struct State {
        /// Goes up when what waits or plays is no longer wanted.
        var turn = 0
        var isPlaying = false
    }

    private struct Job {
        var cue: Cue
        var turn: Int
    }

    /// Samples handed to the device at once: so soon a `cancel` is noticed.
    private static let chunk = 2_048

    private let jobs = Mailbox<Job>()
    private let state = Mutex(State())
    /// A byte comes out of the first end whenever a cue is over, played or not.
    private let ends: (reading: Int32, writing: Int32)

    /// - Parameter device: of ALSA's.
    package init(device: String = "default") throws(EarsError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .file(path: device, operation: "open a pipe", code: errno)
        }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        self.ends = (ends[0], ends[1])
        let status = OwnThread.start("speaker") { [weak self, jobs] in
            while let job = jobs.take() { self?.perform(job, on: device) }
        }
        guard status == 0 else {
            throw .file(path: device, operation: "start a thread", code: status)
        }
    }

    deinit {
        jobs.close()
        close(ends.reading)
        close(ends.writing)
    }

    /// Readable when a cue is over.
    var descriptor: Int32 { ends.reading }

    /// Whether sound comes out of the device just now.
    var isPlaying: Bool { state.withLock(\.isPlaying) }

    func play(_ cue: Cue) { jobs.post(Job(cue: cue, turn: state.withLock(\.turn))) }

    /// Falls silent at once.
    func cancel() { state.withLock { $0.turn += 1 } }

    /// The cues that were over since the last call: whether each was played.
    func takeEnds() -> [Bool] {
        var bytes = [UInt8](repeating: 0, count: 64)
        return bytes.prefix(max(0, read(ends.reading, &bytes, bytes.count))).map { $0 == 1 }
    }

    private func perform(_ job: Job, on device: String) {
        var wasPlayed = false
        if isWanted(job), let sound = sound(of: job.cue),
            var loudspeaker = try? Loudspeaker(name: device, rate: sound.rate)
        {
            state.withLock { $0.isPlaying = true }
            play(sound.samples, job, on: &loudspeaker)
            state.withLock { $0.isPlaying = false }
            wasPlayed = true
        }
        _ = write(ends.writing, [wasPlayed ? 1 : 0], 1)
    }

    private func play(_ samples: [Int16], _ job: Job, on loudspeaker: inout Loudspeaker) {
        for start in stride(from: 0, to: samples.count, by: Self.chunk) {
            guard isWanted(job) else { return loudspeaker.stop() }
            let part = samples[start..<min(start + Self.chunk, samples.count)]
            // A device that is unplugged while it plays is as silent as none.
            guard (try? loudspeaker.play(part)) != nil else { return }
        }
        loudspeaker.finish()
    }

    private func isWanted(_ job: Job) -> Bool { state.withLock { $0.turn == job.turn } }

    private func sound(of cue: Cue) -> (samples: [Int16], rate: Int)? {
        switch cue {
        case .tone(let tone): (tone.samples(rate: Recogniser.rate), Recogniser.rate)
        case .speech(let text): spoken(text, after: nil)
        case .alert(let text): spoken(text, after: .alert)
        }
    }

    private func spoken(_ text: String, after tone: Tone?) -> (samples: [Int16], rate: Int)? {
        (try? Synthesizer()).flatMap { voice in
            (try? voice.samples(of: text)).map { words in
                ((tone?.samples(rate: voice.rate) ?? []) + words, voice.rate)
            }
        }
    }
}
