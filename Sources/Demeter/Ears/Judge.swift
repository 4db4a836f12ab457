package import Voice

/// Decides whether what was heard was meant for the journal.
///
/// The bounds come from `scripts/fit-judge`; `docs/speech.md` has what they were found from.
package struct Judge: Sendable, Hashable {
    /// The confidence from which it counts at once.
    package var sure = 0.35
    /// The same in noise as loud as speech, where wrong words had 0.36 to 0.56 and right ones more.
    package var sureInNoise = 0.55
    /// The confidence from which it is asked about.
    package var doubtful = 0.25

    /// The frames of 10 ms that a phone takes at most in the middle one of the words: music that reads as words has 15 and more.
    package var slowest = 13.0

    package init() {}

    /// - Parameters:
    ///   - isMeant: whether the meal reader takes it for a meal or a command.
    ///   - confidence: the geometric mean of the words' posteriors.
    ///   - noise: 0 in a quiet room, 1 in noise as loud as speech.
    ///   - unread: how many words the meal reader made nothing of. The decoder writes only words of the
    ///     grammars and of general English, so such a word is a sign of other talk.
    ///   - words: how many words were heard; of less than three, each may be drawn out.
    ///   - framesPerPhone: the frames of 10 ms that a phone took in the middle one of the words.
    package func verdict(
        isMeant: Bool, confidence: Double, noise: Double = 0, unread: Int = 0, words: Int = 0,
        framesPerPhone: Double = 0
    ) -> Heard.Verdict {
        guard isMeant, words < 3 || framesPerPhone <= slowest else { return .nothing }
        if unread == 0, confidence >= sure + max(0, sureInNoise - sure) * noise { return .sure }
        return confidence >= doubtful ? .doubtful : .nothing
    }
}
