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
        case idle
        case collecting([WyomingEvent], bytes: Int)
        case passing
    }

    private var state = State.idle

    /// Bytes of sound that are kept at most: half a minute at 48 kHz and two channels.
    package static let most = 5_760_000

    package init() {}

    package mutating func take(_ event: WyomingEvent) -> Outcome {
        switch (event.type, state) {
        case ("audio-start", _):
            state = .collecting([event], bytes: 0)
            return .nothing
        case ("audio-chunk", .idle):
            // Some begin without saying so; each chunk tells its format.
            state = .collecting([WyomingEvent("audio-start", event.data)], bytes: 0)
            return take(event)
        case ("audio-chunk", .collecting(var events, let bytes)):
            guard bytes + event.payload.count <= Self.most else {
                state = .passing
                return .tooLong
            }
            state = .idle
            events.append(event)
            state = .collecting(events, bytes: bytes + event.payload.count)
            return .nothing
        case ("audio-stop", .collecting(let events, _)):
            state = .idle
            return .whole(events + [event])
        case ("audio-stop", .passing):
            state = .idle
            return .nothing
        default: return .nothing
        }
    }
}
