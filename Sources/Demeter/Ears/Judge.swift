package import Voice

/// Decides whether what was heard was meant for the journal.
///
/// The bounds come from `scripts/fit-judge`; `docs/speech.md` has what they were found from.
package struct Judge: Sendable, Hashable {
    /// The confidence from which it counts at once.
    package var sure = 0.35
    /// The confidence from which it is asked about.
    package var doubtful = 0.25

    package init() {}

    /// - Parameters:
    ///   - isMeant: whether the meal reader takes it for a meal or a command.
    ///   - confidence: the geometric mean of the words' posteriors.
    package func verdict(isMeant: Bool, confidence: Double) -> Heard.Verdict {
        guard isMeant else { return .nothing }
        if confidence >= sure { return .sure }
        return confidence >= doubtful ? .doubtful : .nothing
    }
}
