extension Utterance {
    /// How far an utterance has come.
    package enum State: String, Sendable, Hashable, CaseIterable {
        /// Kept, not yet read; after a crash it is read again.
        case received
        /// A worker has taken it on.
        case reading
        /// Kept until the language model can be asked.
        case waiting
        /// Waits for an answer.
        case question
        case logged
        /// Its entries wait for a person's confirmation.
        case held
        /// There was nothing to log in it.
        case nothing
        case failed

        /// Whether something is still to come of it.
        package var isOpen: Bool {
            switch self {
            case .received, .reading, .waiting, .question: true
            case .logged, .held, .nothing, .failed: false
            }
        }

        /// Whether nobody has read it to its end yet.
        package var isUnread: Bool { self == .received || self == .reading }
    }
}
