package import Voice

/// Decides whether what was heard was meant for the journal.
///
/// The first bounds came from `scripts/fit-judge`; `docs/history/speech.md` has what they were found
/// from, and by what recordings those were moved that no longer are its.
package struct Judge: Sendable, Hashable {
    /// The confidence from which it counts at once.
    package var sure = 0.45
    /// The same in noise as loud as speech, where wrong words had 0.36 to 0.56 and right ones more.
    package var sureInNoise = 0.55
    /// The confidence from which it is asked about.
    package var doubtful = 0.25
    /// Both where the words stand as in no sentence that was foreseen; people who order have 0.65 and more.
    package var strange = 0.65
    /// The share of words unseen behind their neighbours from which on that holds; of what is meant it
    /// is 0 as a rule, of other talk that reads as a meal a fifth.
    package var strangest = 0.15

    /// The frames of 10 ms that a phone takes at most in the middle one of the words; music that reads as
    /// words has 15 and more.
    package var slowest = 13.0

    package init() {}

    /// - Parameters:
    ///   - isMeant: whether the meal reader takes it for a meal or a command.
    ///   - confidence: the geometric mean of the words' posteriors.
    ///   - noise: 0 in a quiet room, 1 in noise as loud as speech.
    ///   - unread: how many words the meal reader made nothing of. The decoder writes only words of the
    ///     grammars and of general English, so such a word is a sign of other talk.
    ///   - unseen: how many words, the end among them, stand behind their neighbours in no sentence
    ///     foreseen. One may be a food that is seldom said; several are a sign of other talk.
    ///   - words: how many words were heard; of less than three, each may be drawn out.
    ///   - framesPerPhone: the frames of 10 ms that a phone took in the middle one of the words.
    package func verdict(
        isMeant: Bool, confidence: Double, noise: Double = 0, unread: Int = 0,
        unseen: Int = 0, words: Int = 0, framesPerPhone: Double = 0
    ) -> Heard.Verdict {
        guard isMeant, words < 3 || framesPerPhone <= slowest else { return .nothing }
        let strangeness = strangeness(unseen, of: words)
        let bound = max(
            sure + max(0, sureInNoise - sure) * noise, sure + max(0, strange - sure) * strangeness)
        if unread == 0, confidence >= bound { return .sure }
        let others = self.strangeness(max(0, unseen - 1), of: words)
        return confidence >= doubtful + max(0, strange - doubtful) * others ? .doubtful : .nothing
    }

    /// 0 where all words are as foreseen, 1 where as many are not as in other talk.
    private func strangeness(_ unseen: Int, of words: Int) -> Double {
        min(1, Double(unseen) / Double(words + 1) / strangest)
    }
}
