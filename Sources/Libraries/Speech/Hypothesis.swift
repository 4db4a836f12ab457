/// What may have been said.
package struct Hypothesis: Sendable, Hashable {
    package var words: [HeardWord]
    /// Natural logarithm of the path's score, acoustic and language together.
    package var score: Double

    package init(words: [HeardWord], score: Double) {
        self.words = words
        self.score = score
    }

    /// Frames of 10 ms that a phone takes on average: 6 to 11 when somebody speaks; 0 when nothing is known.
    package var framesPerPhone: Double {
        let known = words.filter { $0.phones > 0 }
        let phones = known.reduce(0) { $0 + $1.phones }
        guard phones > 0 else { return 0 }
        return Double(known.reduce(0) { $0 + $1.frames.count }) / Double(phones)
    }

    package var text: String { words.map(\.word).joined(separator: " ") }
}
