package import MealReader
package import Speech

/// Chooses among what may have been said by how much of it reads as a meal.
package struct Rescoring: Sendable, Hashable {
    /// How many hypotheses are read; with one, the decoder's own choice stands.
    package var count = 1
    /// What a hypothesis gains when it reads as a command or a meal, in natural logarithms.
    package var reading = 6.0
    /// What it loses for each word that the reader has no use for.
    package var unread = 3.0

    package init() {}

    /// The place of the best of `hypotheses`, of which the first is the decoder's own choice.
    package func choice(among hypotheses: [Hypothesis], by reader: MealReader) -> Int {
        var best = 0
        var bestScore = -Double.infinity
        for (index, hypothesis) in hypotheses.enumerated() {
            let score = hypothesis.score + sense(of: hypothesis.text, by: reader)
            if score > bestScore { (best, bestScore) = (index, score) }
        }
        return best
    }

    /// How much a sentence gains by what it says.
    package func sense(of text: String, by reader: MealReader) -> Double {
        switch reader.read(text) {
        case .command: reading
        case .meal(let found): reading - unread * Double(found.unread.count)
        case .nothing(let found): -unread * Double(found.unread.count)
        }
    }
}
