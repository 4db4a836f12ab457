package import Nutrition

extension Sequence<MealPart> {
    /// The sums of the known figures, and which of them are not known of every part.
    package var total: NutrientTotal { NutrientTotal(of: map(\.nutrients)) }

    /// The sums as one set of figures: unknown is what no part knows.
    package var figures: Nutrients {
        let total = total
        var figures = Nutrients.unknown
        for nutrient in Nutrient.allCases where contains(where: { $0.nutrients[nutrient] != nil }) {
            figures[nutrient] = total.sum[nutrient]
        }
        return figures
    }

    /// Nutrients that some parts know and others do not, so that their sum is at least so much.
    package var partlyKnown: [Nutrient] {
        let figures = figures
        return total.incomplete.filter { figures[$0] != nil }
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
