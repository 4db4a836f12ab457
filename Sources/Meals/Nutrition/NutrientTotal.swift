/// The sum over several foods: what is known is summed, and what is not is named.
package struct NutrientTotal: Sendable, Hashable {
    /// Sums of the known figures: of the seven all are known, and 0 for nothing; of the others those that
    /// a summand knows.
    package private(set) var sum: Nutrients
    /// Those of the seven that at least one summand did not know, in the order of `Nutrient.all`.
    package private(set) var incomplete: [Nutrient]
    /// Which share of the energy knows a nutrient, 0 to 1, of each that is known of anything; `nil` where
    /// only the seven were summed.
    package private(set) var coverage: [Nutrient: Double]?

    package init() {
        sum = .zero
        incomplete = []
    }

    package init(
        sum: Nutrients, incomplete: [Nutrient], coverage: [Nutrient: Double]? = nil
    ) {
        self.sum = sum
        self.incomplete = incomplete
        self.coverage = coverage
    }

    package init(of summands: some Sequence<Nutrients>) {
        self.init()
        for summand in summands { add(summand) }
    }

    /// Adds to the seven; the others are summed by `NutrientSum`, which keeps how far they are known.
    package mutating func add(_ figures: Nutrients) {
        var unknown = Set(incomplete)
        for nutrient in Nutrient.leading {
            if let figure = figures[nutrient] {
                sum[nutrient] = (sum[nutrient] ?? .zero) + figure
            } else {
                unknown.insert(nutrient)
            }
        }
        if unknown.count != incomplete.count {
            incomplete = Nutrient.leading.filter(unknown.contains)
        }
    }

    /// Takes the nutrients beyond the seven, and how far all are known, from a sum of the same foods.
    package mutating func take(_ whole: NutrientTotal) {
        sum.further = whole.sum.further
        coverage = whole.coverage
    }

    /// Whether there may be more of a nutrient than the sum says.
    package func isLeast(_ nutrient: Nutrient) -> Bool {
        if nutrient.isLeading { return incomplete.contains(nutrient) }
        return (coverage?[nutrient] ?? 0) < 1 || incomplete.contains(.calories)
    }

    /// Which share of the energy knows a nutrient, 0 to 1.
    package func coverage(of nutrient: Nutrient) -> Double {
        coverage?[nutrient] ?? (incomplete.contains(nutrient) || !nutrient.isLeading ? 0 : 1)
    }
}
