internal import Glibc

/// Takes single utterances from live sound, for trying a microphone and for learning a voice.
package struct Capture: ~Copyable {
    /// Milliseconds without sound that count as silence.
    private static let patience: Int32 = 100
    /// How long it waits for a first word: 20 s.
    private static let longest = 1_000

    private let source: SoundSource
    private var activity = VoiceActivity()
    private var rest: [Int16] = []
    private var hasEnded = false

    package init(_ source: consuming SoundSource) { self.source = source }

    /// The next utterance with a second before it; throws `silence` when there is none.
    package mutating func next() throws(EarsError) -> Take {
        var endpointer = Endpointer()
        var kept: [Int16] = []
        var (isHearing, waited) = (false, 0)
        while true {
            while rest.count < VoiceActivity.frame, !hasEnded { receive() }
            guard rest.count >= VoiceActivity.frame else {
                guard isHearing else { throw .silence }
                return Take(kept)
            }
            let frame = Array(rest.prefix(VoiceActivity.frame))
            rest.removeFirst(VoiceActivity.frame)
            kept += frame
            switch endpointer.take(isSpeech: activity.isSpeech(frame)) {
            case .began: isHearing = true
            case .ended: return Take(kept)
            case .nothing, .paused: break
            }
            guard !isHearing else { continue }
            waited += 1
            if waited > Self.longest { throw .silence }
            let most = ListeningMachine.preroll * VoiceActivity.frame
            if kept.count > 2 * most { kept.removeFirst(kept.count - most) }
        }
    }

    private mutating func receive() {
        var watched = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&watched, 1, Self.patience)
        if ready == 0 {
            // A writer that stops is as good as silence, which counts as waiting, too.
            rest += [Int16](repeating: 0, count: 5 * VoiceActivity.frame)
            return
        }
        var samples = [Int16](repeating: 0, count: 1_600)
        let size = samples.count * 2
        let count = samples.withUnsafeMutableBytes { read(source.descriptor, $0.baseAddress, size) }
        if count > 0 { rest += samples[..<(count / 2)] }
        if count == 0 { hasEnded = true }
    }
}
