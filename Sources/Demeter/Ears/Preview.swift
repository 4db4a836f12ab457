/// Gathers the sound of an utterance whose words are shown as they come.
struct Preview: Sendable {
    /// Frames that are decoded at once: 0.2 s.
    static let step = 10

    private enum State: Sendable {
        case off
        /// What was not decoded yet, and whether anything was.
        case on(waiting: [Int16], isStarted: Bool)
    }

    private var state = State.off
    private var shown = ""

    /// An utterance began, with what was kept from before it.
    mutating func begins(_ kept: some Collection<Int16>) {
        ends()
        state = .on(waiting: Array(kept), isStarted: false)
        shown = ""
    }

    /// Takes a frame; the sound to decode now, and whether it is the utterance's first.
    mutating func take(_ frame: ArraySlice<Int16>) -> (samples: [Int16], isFirst: Bool)? {
        guard case .on(var waiting, let isStarted) = state else { return nil }
        // Nobody else has what is added to.
        state = .on(waiting: [], isStarted: isStarted)
        waiting.keep(frame)
        guard waiting.count >= Self.step * VoiceActivity.frame else {
            state = .on(waiting: waiting, isStarted: isStarted)
            return nil
        }
        state = .on(waiting: [], isStarted: true)
        return (waiting, !isStarted)
    }

    /// The words to show now; `nil` when they are as before.
    mutating func take(words: String) -> String? {
        guard words != shown, !words.isEmpty else { return nil }
        shown = words
        return words
    }

    /// The utterance is over, or may be; whether the decoder was started on it.
    @discardableResult
    mutating func ends() -> Bool {
        guard case .on(var waiting, let isStarted) = state else { return false }
        // Overwritten is what nobody else has.
        state = .off
        waiting.overwrite()
        return isStarted
    }
}
