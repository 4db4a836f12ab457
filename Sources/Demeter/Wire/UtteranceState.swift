/// What became of an utterance.
package enum UtteranceState: String, Sendable, Hashable, CaseIterable {
    case logged
    /// Waits for a person's confirmation.
    case held
    /// Waits for an answer to a question.
    case question
    /// Kept; waits for the language model.
    case waiting
    /// No food in it.
    case nothing
    case failed
}
