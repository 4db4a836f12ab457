/// What may have been said.
package struct Hypothesis: Sendable, Hashable {
    package var words: [HeardWord]
    /// Natural logarithm of the path's score, acoustic and language together.
    package var score: Double
    /// The places of words that stand behind their neighbours in no sentence of the language model, which
    /// is a sign of other talk; the end has the place behind the last word.
    package var unseen: [Int] = []

    package init(words: [HeardWord], score: Double, unseen: [Int] = []) {
        self.words = words
        self.score = score
        self.unseen = unseen
    }

    /// Frames of 10 ms that a phone takes in the word that half of them are slower than; 0 when unknown.
    ///
    /// The middle and not the average: noise before and behind what was said counts into its first and last
    /// words.
    package var framesPerPhone: Double {
        let paces = words.filter { $0.phones > 0 }
            .map { Double($0.frames.count) / Double($0.phones) }.sorted()
        guard !paces.isEmpty else { return 0 }
        return (paces[(paces.count - 1) / 2] + paces[paces.count / 2]) / 2
    }

    package var text: String { words.map(\.word).joined(separator: " ") }
}
