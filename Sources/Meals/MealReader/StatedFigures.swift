package import Nutrition

/// What a person says of a food's figures, beside what the catalog has for as much of it.
package struct StatedFigures: Sendable, Hashable {
    /// For all of it; unknown is what was not said.
    package var figures: Nutrients
    /// The catalog's for the amount; unknown of a food that nobody knows.
    package var expected: Nutrients
    package var amount: SaidAmount
    /// Whether the amount was taken from them, as none was said.
    package var isFollowed = false
    /// Whether the item's figures are the person's rather than the catalog's.
    package var areOwn = true

    /// Whether protein, carbohydrates or fat are among them.
    package var haveMacros: Bool { Self.energies.contains { figures[$0.nutrient] != nil } }

    /// kcal a gram: Atwater's general factors.
    package static let energies: [(nutrient: Nutrient, perGram: Double)] = [
        (.protein, 4), (.carbohydrates, 4), (.fat, 9),
    ]

    /// The catalog's figures with the person's in them.
    ///
    /// What was not said follows: the other parts share the energy that is left for them in the
    /// catalog's proportion, and energy that was not said changes by what the said parts have more.
    package static func merged(_ own: Nutrients, with said: Nutrients) -> Nutrients {
        var merged = own
        let told = energies.filter { said[$0.nutrient] != nil }
        let energyTold = told.reduce(0) { $0 + (said[$1.nutrient]?.value ?? 0) * $1.perGram }
        let energyOwn = told.reduce(0) { $0 + (own[$1.nutrient]?.value ?? 0) * $1.perGram }
        if let calories = said.calories?.value {
            let rest = (own.calories?.value ?? 0) - energyOwn
            let factor = rest > 0 ? max(0, calories - energyTold) / rest : 1
            merged = own.scaled(by: factor)
            if !told.isEmpty { merged.sodium = own.sodium }
        } else if let calories = own.calories?.value {
            merged.calories = Thousandths(max(0, calories + energyTold - energyOwn))
        }
        for nutrient in said.known {
            if let figure = said[nutrient] { merged[nutrient] = figure }
        }
        return merged
    }
}
