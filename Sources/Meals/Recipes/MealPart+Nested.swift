internal import Nutrition

extension MealPart {
    /// How much of a nested recipe the part is: by weight, by servings, else by share.
    package var helping: Helping {
        switch unit {
        case Self.shareUnit?: .share(amount ?? 1)
        case nil, Self.servingUnit?: .servings(amount ?? 1)
        default: grams.map(Helping.grams) ?? .servings(amount ?? 1)
        }
    }

    /// The unit of a helping that was said in servings.
    package static let servingUnit = "serving"
    /// The unit of a helping that was said as a share of everything.
    package static let shareUnit = "of the whole"

    /// The same part with the figures that `recipe` gives it now; `nil` when it cannot.
    func served(from recipe: Recipe) -> MealPart? {
        guard let plate = try? recipe.plate(helping) else { return nil }
        var part = self
        part.nutrients = plate.nutrients
        part.grams = plate.grams
        part.source = .customMeal
        return part
    }
}
