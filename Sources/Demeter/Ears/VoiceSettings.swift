/// The figures of the language model; `docs/history/speech.md` tells how they were found.
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
    /// The rank that foods without one count as, in the catalog's order of what is eaten.
    package var unranked = 20_000.0
    /// How often all aliases of a food together are said for each time that its name is.
    package var aliases = 1.0
    /// Sentences that are drawn to count the words of orders alone.
    package var orderSentences = 30_000
    /// Sentences that are drawn to count the words of orders about recipes, and of telling one.
    package var recipeSentences = 30_000
    /// Whether words of the dictionary are heard as espeak-ng's rules say them too.
    package var areSpelled = false
    package var seed: UInt64 = 1

    package init() {}
}
