internal import Glibc
internal import JSON
internal import UnixSocket
package import Voice

/// Waits for sound and for the daemon, until the daemon goes or says stop.
package struct EarsLoop: ~Copyable {
    /// Milliseconds without sound that count as a step.
    private static let patience: Int32 = 100
    /// Steps without sound after which an utterance gets silence in their place.
    ///
    /// Whoever plays the sound may be held up for a moment, and silence would cut a word in two.
    private static let steps = 5

    private let source: SoundSource
    private let speaker: Speaker?
    /// The daemon's end of a socket pair.
    private let daemon: Int32
    private var hearing: Hearing
    private var lines: [UInt8] = []
    /// Steps without sound so far.
    private var missed = 0
    /// Whether nothing more will come from the source.
    private var hasEnded = false
    private let isOutdated: () -> Bool
    private let renewal: ModelRenewal?
    /// Who is heard from elsewhere, while nobody in the room is.
    private var visit: Visit?
    /// Open files that came beside commands.
    private var passed: [PassedFile] = []

    /// - Parameters:
    ///   - speaker: plays what is to be heard of the ears; `nil` when nothing is.
    ///   - renewal: loads newer models; `nil` when there are none.
    ///   - isOutdated: whether the person's sounds have changed since, so that these ears shall end
    ///     and others be started; asked after each utterance.
    package init(
        _ source: consuming SoundSource, daemon: Int32, _ hearing: consuming Hearing,
        speaker: Speaker? = nil, renewal: ModelRenewal? = nil,
        isOutdated: @escaping () -> Bool = { false }
    ) {
        self.isOutdated = isOutdated
        self.speaker = speaker
        self.renewal = renewal
        self.source = source
        self.daemon = daemon
        self.hearing = hearing
    }

    /// Hears until the daemon is gone.
    package mutating func run() {
        while true {
            var watched = [
                pollfd(fd: daemon, events: Int16(POLLIN), revents: 0),
                pollfd(fd: hasEnded ? -1 : source.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: speaker?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(
                    fd: hearing.isWaitingForSilence || visit != nil
                        ? -1 : renewal?.descriptor ?? -1,
                    events: Int16(POLLIN), revents: 0),
                pollfd(fd: visit?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let patience =
                hearing.isWaitingForSilence ? Self.patience : visit == nil ? -1 : 1_000
            let count = poll(&watched, UInt(watched.count), patience)
            if count < 0, errno != EINTR { return }
            if visit?.isLate == true { endVisit() }
            if count == 0, visit != nil { continue }
            if count == 0 {
                missed += 1
                let owed = missed > Self.steps ? 1 : missed == Self.steps ? missed : 0
                tell(hearing.takeSilence(frames: owed * Int(Self.patience) / 20))
                continue
            }
            if watched[0].revents != 0, !obey() { return }
            if watched[2].revents != 0 {
                for wasPlayed in speaker?.takeEnds() ?? [] {
                    tell(hearing.cueEnded(wasPlayed: wasPlayed))
                }
            }
            // Between two utterances, so that none is missed.
            if watched[3].revents != 0, let newer = renewal?.take() { hearing.adopt(newer) }
            if watched[4].revents != 0 { hearVisitor() }
            let wasHearing = hearing.isWaitingForSilence
            if watched[1].revents != 0, !hear() {
                hasEnded = true
                let last = hearing.takeSilence(frames: 60)
                tell(last + [Self.ended])
                // Whoever waits is answered by what was heard last, or by that there is nothing.
                if last.isEmpty { tell([.open(false)]) }
            }
            if wasHearing, !hearing.isWaitingForSilence, isOutdated() { return }
        }
    }

    /// `false` when the daemon is gone or wants the ears to end.
    private mutating func obey() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = PassedFile.receive(into: &chunk, &passed, from: daemon)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        lines += chunk[..<count]
        while let end = lines.firstIndex(of: UInt8(ascii: "\n")) {
            let line = try? JSONValue(parsing: Array(lines[..<end]))
            lines.removeSubrange(...end)
            guard let command = line.flatMap({ EarsCommand($0) }) else { continue }
            // Whoever wants to be heard, or to be left alone, is not talked over.
            if [.listen, .hear, .mute, .stop].contains(command) { speaker?.cancel() }
            if command == .hear { beginVisit() }
            if command == .mute, visit != nil { breakOffVisit() }
            if command == .reload { renewal?.start() }
            tell(hearing.take(command))
            if hasEnded, command == .listen { tell([Self.ended, .open(false)]) }
            if command == .stop { return false }
        }
        return true
    }

    private mutating func beginVisit() {
        guard visit == nil, !passed.isEmpty else { return tell([.heard(.silence)]) }
        visit = Visit(passed.removeFirst())
        passed = []
        hearing.beginVisit()
    }

    private mutating func hearVisitor() {
        guard var visit else { return }
        let samples = visit.read()
        self.visit = visit
        guard var samples else { return endVisit() }
        tell(hearing.takeVisit(samples))
        samples.overwrite()
        if visit.count >= Hearing.longestVisit { endVisit() }
    }

    private mutating func endVisit() {
        visit = nil
        tell([.heard(hearing.endVisit())])
    }

    private mutating func breakOffVisit() {
        visit = nil
        hearing.breakOffVisit()
        tell([.heard(.silence)])
    }

    private static let ended = EarsMessage.error("the sound has ended")

    /// `false` when the source has ended.
    private mutating func hear() -> Bool {
        var samples = [Int16](repeating: 0, count: 8_192)
        let size = samples.count * 2
        let count = samples.withUnsafeMutableBytes { read(source.descriptor, $0.baseAddress, size) }
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        missed = 0
        // Writers of sound write whole samples; half of one would turn all that follows into noise.
        var whole = count
        if count % 2 == 1 {
            let rest = samples.withUnsafeMutableBytes {
                read(source.descriptor, $0.baseAddress?.advanced(by: count), 1)
            }
            whole += max(0, rest)
        }
        // Who speaks elsewhere may be in this room as well.
        if visit == nil {
            var heard = Array(samples[..<(whole / 2)])
            tell(hearing.take(heard, isPlaying: speaker?.isPlaying ?? false))
            heard.overwrite()
        }
        samples.overwrite()
        return true
    }

    private mutating func tell(_ messages: [EarsMessage]) {
        for message in messages { Self.tell(message, to: daemon) }
        for cue in hearing.takeCues() { speaker?.play(cue) }
    }

    /// Writes one message's line.
    package static func tell(_ message: EarsMessage, to daemon: Int32) {
        var bytes: [UInt8] = []
        message.json.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        _ = send(daemon, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
