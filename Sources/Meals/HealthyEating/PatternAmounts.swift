package import Nutrition

/// How much of each group is in a food or an amount of it; a group that is not in it is 0.
package struct PatternAmounts: Sendable, Hashable {
    /// In the order of `FoodPattern.allCases`.
    private var amounts: [Thousandths]

    package init() {
        amounts = Array(repeating: .zero, count: FoodPattern.allCases.count)
    }

    package init(_ amounts: [FoodPattern: Double]) {
        self.init()
        for (pattern, amount) in amounts { self[pattern] = Thousandths(amount) }
    }

    package subscript(pattern: FoodPattern) -> Thousandths {
        get { amounts[Self.place(of: pattern)] }
        set { amounts[Self.place(of: pattern)] = newValue }
    }

    /// The groups that are in it, in their order.
    package var present: [FoodPattern] { known.map(\.pattern) }

    /// The same, with how much of each there is.
    package var known: [(pattern: FoodPattern, amount: Thousandths)] {
        amounts.indices.compactMap { place in
            amounts[place] == .zero ? nil : (Self.order[place], amounts[place])
        }
    }

    private static let order = FoodPattern.allCases

    package func scaled(by factor: Double) -> PatternAmounts {
        var scaled = self
        scaled.amounts = amounts.map { $0.scaled(by: factor) }
        return scaled
    }

    package static func += (left: inout PatternAmounts, right: PatternAmounts) {
        for place in left.amounts.indices { left.amounts[place] += right.amounts[place] }
    }

    private static func place(of pattern: FoodPattern) -> Int { places[pattern] ?? 0 }

    private static let places: [FoodPattern: Int] = Dictionary(
        uniqueKeysWithValues: FoodPattern.allCases.enumerated().map { ($1, $0) })
}

/// What is known beforehand of the groups in foods.
package protocol PatternSource: Sendable {
    /// In 100 g; `nil` of a food of which it is not known.
    func patterns(of food: FoodID) -> PatternAmounts?
}

/// Knows of no food.
package struct UnknownPatterns: PatternSource {
    package init() {}

    package func patterns(of food: FoodID) -> PatternAmounts? { nil }
}
