package import Nutrition

extension Sequence<MealPart> {
    /// The sums of the known figures, and which of them are not known of every part.
    ///
    /// Of the nutrients beyond the seven it tells which share of the energy knows each.
    package var total: NutrientTotal { NutrientSum(of: map(\.nutrients)).total }

    /// The sums as one set of figures: unknown is what no part knows.
    package var figures: Nutrients { figures(of: total) }

    /// As `figures`, of their total where that is at hand.
    package func figures(of total: NutrientTotal) -> Nutrients {
        var figures = total.sum
        for nutrient in Nutrient.leading
        where !contains(where: { $0.nutrients[nutrient] != nil }) {
            figures[nutrient] = nil
        }
        return figures
    }

    /// Those of the seven that some parts know and others do not, so that their sum is at least so much.
    package var partlyKnown: [Nutrient] {
        let figures = figures
        return NutrientTotal(of: map(\.nutrients)).incomplete.filter { figures[$0] != nil }
    }

    /// What all of it weighs; `nil` when some part's weight is not known and may count.
    package var grams: Thousandths? {
        var sum = Thousandths.zero
        for part in self {
            guard let grams = part.grams else {
                if part.isNegligible { continue }
                return nil
            }
            sum += grams
        }
        return sum
    }
}

extension MealPart {
    /// Whether it is a seasoning without an amount, which nobody would notice on the scales.
    package var isNegligible: Bool { grams == nil && modifiers.contains(Self.toTaste) }

    /// The mark of a seasoning whose amount the recipe leaves to the cook.
    package static let toTaste = "to taste"
}
