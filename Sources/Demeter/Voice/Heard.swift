/// What an utterance was understood to be.
package struct Heard: Sendable, Hashable {
    /// The words as spoken; empty when there were none.
    package var text: String
    /// How sure the decoder is of the words, 0…1; a measure to compare by, not a probability.
    package var confidence: Double
    package var verdict: Verdict
    /// The places of the words that were not understood, in a meal that was understood but for them.
    package var gap: Range<Int>?

    package enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// It is logged or done.
        case sure
        /// It is said back as a question.
        case doubtful
        /// It is no meal, and counts if it answers or corrects what was just spoken of.
        case remark
        /// It was not meant for the journal; nothing happens.
        case nothing
    }

    package init(text: String, confidence: Double, verdict: Verdict, gap: Range<Int>? = nil) {
        self.gap = gap
        self.text = text
        self.confidence = confidence
        self.verdict = verdict
    }

    package static let silence = Heard(text: "", confidence: 0, verdict: .nothing)
}
