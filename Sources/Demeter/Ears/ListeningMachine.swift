package import Configuration

/// Decides which sound is kept, decoded or dropped; it counts frames instead of reading a clock.
package struct ListeningMachine: Sendable {
    /// Frames that the ears stay open for a first word: 8 s.
    static let patience = 400
    /// The same while a recipe is told, where things are fetched and weighed meanwhile: 30 s.
    static let kitchenPatience = 1_500
    /// Frames kept from before an utterance: 1 s, so that no first word is cut.
    package static let preroll = 50

    package enum Input: Sendable, Hashable {
        case frame(Endpointer.Event)
        /// `demeter listen`, or a question that waits for its answer.
        case open
        /// Something of a recipe is expected, which takes longer.
        case expectIngredient
        case mute
        case unmute
        /// The utterance was the wake phrase alone.
        case woken
    }

    package enum Action: Sendable, Hashable {
        case nothing
        /// Keep the frames from the pre-roll on as an utterance.
        case keep
        /// Decode what is kept, in case the utterance is over.
        case prepare
        /// Decode what is kept and judge it. Unless `isOpen`, it counts with the wake phrase only.
        case finish(isOpen: Bool)
        /// Wipe what is kept.
        case wipe
        /// Nobody spoke although the ears were open.
        case close
    }

    private enum State: Sendable, Hashable {
        case muted
        /// `open` counts the frames that the ears stay open; 0 when they are not.
        case idle(open: Int)
        case hearing(isOpen: Bool)
    }

    let mode: VoiceListening
    private var state = State.idle(open: 0)

    package init(mode: VoiceListening) { self.mode = mode }

    package var isMuted: Bool { state == .muted }

    /// Whether what is heard now counts without the wake phrase.
    var isOpen: Bool {
        switch state {
        case .muted: false
        case .idle(let open): open > 0 || mode == .always
        case .hearing(let isOpen): isOpen
        }
    }

    /// What was being said is over and forgotten; the next beginning is one again.
    mutating func forget() {
        if case .hearing = state { state = .idle(open: 0) }
    }

    package mutating func take(_ input: Input) -> Action {
        switch (state, input) {
        case (_, .mute):
            state = .muted
            return .wipe
        case (.muted, .unmute):
            state = .idle(open: 0)
            return .nothing
        case (.muted, _), (_, .unmute): return .nothing
        case (.idle, .open), (.idle, .woken):
            state = .idle(open: Self.patience)
            return .nothing
        case (.idle, .expectIngredient):
            state = .idle(open: Self.kitchenPatience)
            return .nothing
        case (.hearing, .open), (.hearing, .woken), (.hearing, .expectIngredient):
            state = .hearing(isOpen: true)
            return .nothing
        case (.idle(let open), .frame(.began)):
            let isOpen = open > 0 || mode == .always
            guard isOpen || mode == .wake else { return .nothing }
            state = .hearing(isOpen: isOpen)
            return .keep
        case (.idle(let open), .frame):
            guard open > 0 else { return .nothing }
            state = .idle(open: open - 1)
            return open == 1 ? .close : .nothing
        case (.hearing(let isOpen), .frame(.ended)):
            state = .idle(open: 0)
            return .finish(isOpen: isOpen)
        case (.hearing, .frame(.paused)): return .prepare
        case (.hearing, .frame): return .nothing
        }
    }
}
