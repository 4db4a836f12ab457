/// Finds where an utterance begins and ends among frames with and without speech.
package struct Endpointer: Sendable {
    package struct Settings: Sendable, Hashable {
        /// Frames with speech among the last ten that begin an utterance; fewer are a click.
        package var onset = 5
        /// Silence after which the utterance may be over: 0.3 s, longer than most gaps between words.
        package var pause = 15
        /// Silence that ends it: 1 s, longer than people pause between foods.
        package var silence = 50
        /// The longest utterance: 20 s.
        package var longest = 1_000

        package init() {}
    }

    package enum Event: Sendable, Hashable {
        case nothing
        /// Speech began some frames ago.
        case began
        /// The utterance may be over; decoding it now saves waiting should it be.
        case paused
        case ended
    }

    private enum State: Sendable {
        /// Bits of the last ten frames, the newest lowest.
        case waiting(recent: UInt16)
        case speaking(frames: Int, silent: Int)
    }

    private let settings: Settings
    private var state = State.waiting(recent: 0)

    package init(settings: Settings = Settings()) { self.settings = settings }

    package mutating func take(isSpeech: Bool) -> Event {
        switch state {
        case .waiting(let recent):
            let recent = (recent << 1 | (isSpeech ? 1 : 0)) & 0x3FF
            guard recent.nonzeroBitCount >= settings.onset else {
                state = .waiting(recent: recent)
                return .nothing
            }
            state = .speaking(frames: 0, silent: 0)
            return .began
        case .speaking(let frames, let silent):
            let silent = isSpeech ? 0 : silent + 1
            guard silent < settings.silence, frames + 1 < settings.longest else {
                state = .waiting(recent: 0)
                return .ended
            }
            state = .speaking(frames: frames + 1, silent: silent)
            return silent == settings.pause ? .paused : .nothing
        }
    }

    /// Forgets an utterance that has begun.
    package mutating func reset() { state = .waiting(recent: 0) }
}
