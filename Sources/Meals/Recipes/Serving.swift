internal import Nutrition

/// A helping of a recipe, put on a plate.
package struct Serving: Sendable {
    package var id: RecipeID
    package var recipe: Recipe
    package var helping: Helping
    package var plate: Recipe.Plate
    /// Which part of the whole it is.
    package var factor: Double

    package init(_ id: RecipeID, _ recipe: Recipe, _ helping: Helping) throws(Recipe.Refusal) {
        self.id = id
        self.recipe = recipe
        self.helping = helping
        factor = try recipe.factor(of: helping)
        plate = try recipe.plate(helping)
    }

    /// Another way this once: what it weighs is known of what nobody cooked and weighed.
    package mutating func take(_ parts: [MealPart]) {
        plate.parts = parts
        plate.grams = recipe.cookedGrams == nil ? parts.grams : nil
    }

    package var amount: Double { helping.value }

    package var unit: String {
        switch helping {
        case .servings: MealPart.servingUnit
        case .grams: "g"
        case .share: MealPart.shareUnit
        }
    }

    package var assumption: String? {
        plate.isRawShare ? Self.rawShare : nil
    }

    /// What is assumed of a share of a dish that nobody weighed when it was cooked.
    package static let rawShare = "a share of what went in, as the cooked dish was not weighed"

    /// How sure its figures are: each part's confidence by its share of the energy.
    package var confidence: Double {
        let energies = plate.parts.map { ($0.nutrients.calories?.value ?? 0, $0.confidence) }
        let sum = energies.reduce(0) { $0 + $1.0 }
        guard sum > 0 else { return plate.parts.map(\.confidence).min() ?? 0 }
        return energies.reduce(0) { $0 + $1.0 * $1.1 } / sum
    }
}
