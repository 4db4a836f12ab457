internal import Glibc
package import MealReader
internal import Nutrition
package import Speech
internal import Voice

/// Chooses among what may have been said by what it would come to: sentences that read as the same meal count together.
package struct Rescoring: Sendable, Hashable {
    /// How many hypotheses are read; with one, the decoder's own choice stands.
    package var count = 1
    /// How fast a hypothesis counts less with a lower score.
    package var sharpness = 50.0
    /// What a hypothesis gains when it reads as a command, or as a meal that the reader is certain of, in natural logarithms.
    package var reading = 1.5
    /// What it loses for each word that the reader has no use for.
    package var unread = 1.0
    /// The share of what was read that has to come to the same meal for it to be logged without asking.
    package var agreement = 0.0

    package init() {}

    /// What was chosen, and how much of all that may have been said comes to the same.
    package struct Choice: Sendable, Hashable {
        /// The place of the hypothesis.
        package var place: Int
        /// 0…1.
        package var agreement: Double
    }

    /// What a sentence comes to, for telling whether two come to the same.
    private enum Sense: Hashable {
        case nothing
        case command(String)
        case meal([Portion])

        struct Portion: Hashable {
            var name: String
            /// In tenths of a gram.
            var grams: Int?
            var amount: Int?
        }
    }

    /// The best of `hypotheses`, of which the first is the decoder's own choice.
    package func choice(among hypotheses: [Hypothesis], by reader: MealReader) -> Choice {
        guard let best = hypotheses.map(\.score).max() else {
            return Choice(place: 0, agreement: 1)
        }
        var shares: [Sense: Double] = [:]
        var leading: [Sense: (place: Int, weight: Double)] = [:]
        for (place, hypothesis) in hypotheses.enumerated() {
            let (sense, gain) = sense(of: hypothesis.text, by: reader)
            let weight = exp(sharpness * (hypothesis.score - best) + gain)
            shares[sense, default: 0] += weight
            if weight > leading[sense]?.weight ?? 0 { leading[sense] = (place, weight) }
        }
        let all = shares.values.reduce(0, +)
        // Of two that count alike the one that the decoder has first.
        let chosen = shares.max { one, other in
            (one.value, -(leading[one.key]?.place ?? 0)) < (
                other.value, -(leading[other.key]?.place ?? 0)
            )
        }
        guard let chosen, let place = leading[chosen.key]?.place, all > 0 else {
            return Choice(place: 0, agreement: 1)
        }
        return Choice(place: place, agreement: chosen.value / all)
    }

    private func sense(of text: String, by reader: MealReader) -> (Sense, gain: Double) {
        switch reader.read(SpokenOrder.meal(in: text)) {
        case .command: return (.command(text), reading)
        case .meal(let found):
            let portions = found.items.map { item in
                Sense.Portion(
                    name: item.food?.rawValue ?? item.name,
                    grams: item.grams.map { Int($0.value * 10) },
                    amount: item.amount.map { Int($0 * 10) })
            }
            return (
                .meal(portions),
                reading * found.confidence - unread * Double(found.unread.count)
            )
        case .nothing(let found): return (.nothing, -unread * Double(found.unread.count))
        }
    }
}
