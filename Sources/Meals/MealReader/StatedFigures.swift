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
    /// catalog's proportion, energy that was not said changes by what the said parts have more, and
    /// sugar, starch, fiber and the kinds of fat stay the same share of what they are a part of. Beside
    /// parts that were said, what carries no energy stays that of the amount.
    package static func merged(_ own: Nutrients, with said: Nutrients) -> Nutrients {
        var merged = own
        let told = energies.filter { said[$0.nutrient] != nil }
        let energyTold = energy(of: told, in: said)
        let energyOwn = energy(of: told, in: own)
        if let calories = said.calories?.value {
            let left = max(0, calories - energyTold)
            let rest = (own.calories?.value ?? 0) - energyOwn
            if told.isEmpty {
                merged = own.scaled(by: rest > 0 ? left / rest : 1)
            } else {
                share(left, insteadOf: rest, told, &merged)
            }
        } else if let calories = own.calories?.value {
            merged.calories = Thousandths(max(0, calories + energyTold - energyOwn))
        }
        for nutrient in said.known {
            if let figure = said[nutrient] { merged[nutrient] = figure }
        }
        for (nutrient, whole) in wholes where said[nutrient] == nil && said[whole] != nil {
            follow(nutrient, whole, own, &merged)
        }
        return merged
    }

    /// kcal of some parts.
    private static func energy(
        of parts: [(nutrient: Nutrient, perGram: Double)], in figures: Nutrients
    ) -> Double {
        parts.reduce(0) { $0 + (figures[$1.nutrient]?.value ?? 0) * $1.perGram }
    }

    /// Gives the parts that were not said, and alcohol, the energy that is left for them.
    ///
    /// - Parameter rest: kcal that the catalog has for them; where it has less than they come to, as
    ///   rounding and its own factors may leave it, they get no more than there is.
    private static func share(
        _ left: Double, insteadOf rest: Double,
        _ told: [(nutrient: Nutrient, perGram: Double)], _ figures: inout Nutrients
    ) {
        let untold = energies.filter { part in !told.contains { $0.nutrient == part.nutrient } }
        let energyUntold = energy(of: untold, in: figures)
        let factor = max(rest, energyUntold) > 0 ? left / max(rest, energyUntold) : 1
        for nutrient in untold.map(\.nutrient) + [.alcohol] {
            let before = figures
            figures[nutrient] = before[nutrient]?.scaled(by: factor)
            for (part, whole) in wholes where whole == nutrient {
                follow(part, whole, before, &figures)
            }
        }
    }

    /// Keeps a nutrient the same share of what it is a part of.
    private static func follow(
        _ part: Nutrient, _ whole: Nutrient, _ own: Nutrients, _ figures: inout Nutrients
    ) {
        guard let before = own[whole]?.value, before > 0, let now = figures[whole]?.value else {
            return
        }
        figures[part] = own[part]?.scaled(by: now / before)
    }

    /// What is a part of what; fibre counts among carbohydrates in the USDA's tables.
    private static let wholes: [(part: Nutrient, whole: Nutrient)] =
        Nutrient.all.filter { $0.group == .fats && $0 != .fat }.map { ($0, .fat) }
        + Nutrient.all.filter { $0.group == .macronutrients && !isMain($0) }
        .map { ($0, .carbohydrates) }

    private static func isMain(_ nutrient: Nutrient) -> Bool {
        energies.contains { $0.nutrient == nutrient }
    }
}
