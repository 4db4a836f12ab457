internal import Glibc
internal import MealReview
internal import Nutrition

/// Simulated people who put amounts right, and how near two rules of a usual amount come to what they have.
///
/// Nobody corrects each time: only what is off by more than a seventh is seen, and of that seven of ten are told.
package struct AmountTrial {
    package enum Kind: String, CaseIterable {
        /// One portion of their own, day by day nearly the same.
        case steady
        /// One portion of their own, poured by eye.
        case byEye = "by eye"
        /// Another mug from the middle on.
        case changing
        /// A small one or a large one, as it comes.
        case twoSizes = "two sizes"
        /// The usual portion, and now and then a feast or a bite.
        case oneOffs = "one-offs"
    }

    package enum Rule: String, CaseIterable {
        /// What is known is never used.
        case none = "the catalog's"
        /// The median of the newest three corrections where they agree within a fifth.
        case median = "median of three"
        /// What `Habits` do: the mean of the last 20 ratios of corrected to original, the i-th of n weighing i/n,
        /// from three on where their standard deviation is below 0.3.
        case weighted = "weighted mean"
    }

    /// What came of one rule.
    package struct Outcome {
        package var logs = 0
        package var corrections = 0
        fileprivate var error = 0.0

        /// Of an amount before it was corrected, as a share of what was had.
        package var meanError: Double { error / Double(max(1, logs)) }
        package var correctionsALog: Double { Double(corrections) / Double(max(1, logs)) }
    }

    private static let usual = 100.0
    private static let seen = 1.0 / 7
    private static let told = 0.7
    private static let logs = 120

    /// The foods of so many people, each with portions of its own.
    package static func run(_ kind: Kind, _ rule: Rule, people: Int) -> Outcome {
        var outcome = Outcome()
        for seed in 1...people {
            var random = SplitRandom(seed: UInt64(seed) &* 7919)
            run(kind, rule, &random, &outcome)
        }
        return outcome
    }

    private static func run(
        _ kind: Kind, _ rule: Rule, _ random: inout SplitRandom, _ outcome: inout Outcome
    ) {
        var own = portion(&random)
        let other = portion(&random)
        var corrections: [Double] = []
        for place in 0..<logs {
            if kind == .changing, place == logs / 2 { own = other }
            let had = amount(kind, own, other, &random)
            let assumed = assumed(rule, corrections)
            let error = abs(assumed - had) / had
            outcome.logs += 1
            outcome.error += error
            guard error > seen, random.chance(told) else { continue }
            outcome.corrections += 1
            // People tell tens of grams.
            corrections.insert(max(10, (had / 10).rounded() * 10), at: 0)
        }
    }

    /// From two thirds to one and a half of what is usual, evenly in proportion.
    private static func portion(_ random: inout SplitRandom) -> Double {
        usual * exp(random.range(-0.405...0.405))
    }

    private static func amount(
        _ kind: Kind, _ own: Double, _ other: Double, _ random: inout SplitRandom
    ) -> Double {
        func about(_ amount: Double, _ spread: Double) -> Double {
            max(0.2 * amount, random.normal(amount, spread * amount))
        }
        switch kind {
        case .steady, .changing: return about(own, 0.05)
        case .byEye: return about(own, 0.2)
        case .twoSizes: return about(random.chance(0.5) ? 0.7 * usual : 1.4 * usual, 0.05)
        case .oneOffs:
            let size = random.chance(0.05) ? 0.3 : random.chance(0.1) ? 2.5 : 1.0
            return about(size * usual, 0.05)
        }
    }

    /// - Parameter corrections: in grams, newest first.
    private static func assumed(_ rule: Rule, _ corrections: [Double]) -> Double {
        switch rule {
        case .none: return usual
        case .median:
            let newest = corrections.prefix(3).sorted()
            guard newest.count == 3, newest[2] <= newest[0] * 1.2 else { return usual }
            return newest[1]
        case .weighted:
            let food: FoodID = "food"
            let habits = Habits(
                corrections: corrections.map {
                    Habits.Correction(
                        food: food, unit: nil, original: Thousandths(usual), grams: Thousandths($0))
                }, confirmations: [])
            return usual * (habits.ratio(of: food, unit: nil) ?? 1)
        }
    }
}
