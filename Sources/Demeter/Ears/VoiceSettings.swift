/// The figures of the language model; `docs/speech.md` tells how they were found.
package struct VoiceSettings: Sendable, Hashable {
    /// Sentences of the grammars that are said to count their words.
    package var sentences = 200_000
    /// Divides the counts: the larger, the more is left to combinations that were not said.
    package var flattening: Float = 4
    /// How many of the commonest English words stand beside those of the grammars.
    package var generalWords = 3_000
    package var generalSentences = 20_000
    /// General sentences for each sentence of the grammars.
    package var generalShare: Float = 0.02
    /// The share of probability spread over all words alike.
    package var evenly = 0.02
    package var seed: UInt64 = 1

    package init() {}
}
