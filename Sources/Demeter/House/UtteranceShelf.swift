internal import JSON
package import Wyoming

/// Keeps the sound that a peer sends until it has told its end.
package struct UtteranceShelf: Sendable {
    package enum Outcome: Sendable, Hashable {
        case nothing
        /// An utterance in full, from `audio-start` to `audio-stop`.
        case whole([WyomingEvent])
        /// It was too long and is given up; told once, until the next one begins.
        case tooLong
    }

    private enum State: Sendable {
        case idle, collecting, passing
    }

    private var state = State.idle
    private var events: [WyomingEvent] = []
    private var bytes = 0
    private var soundBytes = 0
    /// Of sound, by its format.
    private var longest = 0

    /// Half a minute is an utterance at most.
    private static let seconds = 30
    /// Bytes that are kept at most, what comes beside the sound included: so long at 96 kHz and two channels.
    package static let most = 11_520_000
    /// What an event takes besides its sound, as so many bytes.
    private static let eventBytes = 256

    package init() {}

    package mutating func take(_ event: WyomingEvent) -> Outcome {
        switch (event.type, state) {
        case ("audio-start", _):
            begin(event)
            return keep(event)
        case ("audio-chunk", .idle):
            begin(event)
            // Some begin without saying so; each chunk tells its format.
            let opened = keep(WyomingEvent("audio-start", event.data))
            return opened == .nothing ? keep(event) : opened
        case ("audio-chunk", .collecting): return keep(event)
        case ("audio-stop", .collecting):
            let utterance = events + [event]
            empty(.idle)
            return .whole(utterance)
        case ("audio-stop", .passing):
            empty(.idle)
            return .nothing
        default: return .nothing
        }
    }

    private mutating func begin(_ event: WyomingEvent) {
        empty(.collecting)
        func figure(_ name: String, orElse usual: Int, upTo most: Int) -> Int {
            min(max(event.data[name]?.integer ?? usual, 1), most)
        }
        longest =
            Self.seconds * figure("rate", orElse: 16_000, upTo: 96_000)
            * figure("width", orElse: 2, upTo: 4) * figure("channels", orElse: 1, upTo: 2)
    }

    private mutating func empty(_ next: State) {
        state = next
        events = []
        (bytes, soundBytes) = (0, 0)
    }

    private mutating func keep(_ event: WyomingEvent) -> Outcome {
        // Its members may be many and say nothing.
        let members = event.data.members.reduce(0) {
            $0 + $1.key.utf8.count + $1.value.text.utf8.count
        }
        soundBytes += event.payload.count
        bytes += event.payload.count + members + Self.eventBytes
        guard soundBytes <= longest, bytes <= Self.most else {
            empty(.passing)
            return .tooLong
        }
        events.append(event)
        return .nothing
    }
}
