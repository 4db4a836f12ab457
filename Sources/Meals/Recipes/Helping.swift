package import Nutrition

/// How much of a recipe is eaten.
package enum Helping: Sendable, Hashable {
    case servings(Double)
    case grams(Thousandths)
    /// A share of all of it, 1 for everything.
    case share(Double)

    /// The number in it.
    package var value: Double {
        switch self {
        case .servings(let count): count
        case .grams(let grams): grams.value
        case .share(let share): share
        }
    }
}

extension Recipe {
    /// Why a helping cannot be had.
    package enum Refusal: Error, Sendable, Hashable {
        /// Zero, negative, or beyond all bounds.
        case notPositive
        /// A weight of something that was never weighed.
        case weightUnknown
        case noIngredients
    }

    /// A helping, put on the plate.
    package struct Plate: Sendable, Hashable {
        /// Each ingredient's part of it, in their order.
        package var parts: [MealPart]
        /// What it weighs; `nil` when that is not known.
        package var grams: Thousandths?
        /// Whether a weight was taken of the raw sum, since the cooked dish was not weighed.
        package var isRawShare: Bool

        /// Exactly the sum of the parts.
        package var nutrients: Nutrients { parts.figures }
        package var incomplete: [Nutrient] { parts.partlyKnown }
    }

    package static let greatestHelping = 100_000.0

    /// Which part of the whole a helping is.
    package func factor(of helping: Helping) throws(Refusal) -> Double {
        guard helping.value > 0, helping.value <= Self.greatestHelping else { throw .notPositive }
        switch helping {
        case .servings(let count): return count / servings
        case .share(let share): return share
        case .grams(let weight):
            guard let grams, grams > .zero else { throw .weightUnknown }
            return Double(weight.rawValue) / Double(grams.rawValue)
        }
    }

    /// Every ingredient scaled to the thousandth; their sums are the helping's figures.
    package func plate(_ helping: Helping) throws(Refusal) -> Plate {
        guard !ingredients.isEmpty else { throw .noIngredients }
        let factor = try factor(of: helping)
        var weight = grams?.scaled(by: factor)
        var isRawShare = false
        if case .grams(let said) = helping {
            weight = said
            isRawShare = cookedGrams == nil
        }
        return Plate(
            parts: ingredients.map { $0.scaled(by: factor) }, grams: weight, isRawShare: isRawShare)
    }
}
