/// What may have been said.
package struct Hypothesis: Sendable, Hashable {
    package var words: [HeardWord]
    /// Natural logarithm of the path's score, acoustic and language together.
    package var score: Double

    package init(words: [HeardWord], score: Double) {
        self.words = words
        self.score = score
    }

    package var text: String { words.map(\.word).joined(separator: " ") }
}
