/// The sum over several foods: what is known is summed, and what is not is named.
package struct NutrientTotal: Sendable, Hashable {
    /// Sums of the known figures; all are known, and 0 for nothing.
    package private(set) var sum: Nutrients
    /// Nutrients that at least one summand did not know, in the order of `Nutrient.allCases`.
    package private(set) var incomplete: [Nutrient]

    package init() {
        sum = .zero
        incomplete = []
    }

    package init(sum: Nutrients, incomplete: [Nutrient]) {
        self.sum = sum
        self.incomplete = incomplete
    }

    package init(of summands: some Sequence<Nutrients>) {
        self.init()
        for summand in summands { add(summand) }
    }

    package mutating func add(_ figures: Nutrients) {
        var unknown = Set(incomplete)
        for nutrient in Nutrient.allCases {
            if let figure = figures[nutrient] {
                sum[nutrient] = (sum[nutrient] ?? .zero) + figure
            } else {
                unknown.insert(nutrient)
            }
        }
        if unknown.count != incomplete.count {
            incomplete = Nutrient.allCases.filter(unknown.contains)
        }
    }
}
