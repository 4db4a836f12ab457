package import Nutrition

/// A dish or a meal of a person's own: its ingredients in order, and how many servings they make.
package struct Recipe: Sendable, Hashable {
    package var name: String
    /// How many servings all of it makes; above 0.
    package var servings: Double
    /// Weight of the cooked dish, less its pot; `nil` when it was not weighed.
    package var cookedGrams: Thousandths?
    package var ingredients: [MealPart]
    /// What else there is to say, the method perhaps.
    package var notes: String?

    package init(
        name: String, servings: Double = 1, cookedGrams: Thousandths? = nil,
        ingredients: [MealPart] = [], notes: String? = nil
    ) {
        self.name = name
        self.servings = servings
        self.cookedGrams = cookedGrams
        self.ingredients = ingredients
        self.notes = notes
    }

    package static let ingredientLimit = 200
    package static let nameLimit = 120
    /// Characters of notes.
    package static let notesLimit = 16_384
    package static let greatestServings = 10_000.0

    package var total: NutrientTotal { ingredients.total }

    /// What all ingredients weigh before cooking; `nil` when that is not known.
    package var rawGrams: Thousandths? {
        guard let grams = ingredients.grams, grams > .zero else { return nil }
        return grams
    }

    /// What all of it weighs on the table: as weighed, else as it went in.
    package var grams: Thousandths? { cookedGrams ?? rawGrams }

    /// The recipes that are ingredients of it.
    package var parts: Set<RecipeID> { Set(ingredients.compactMap(\.recipe)) }

    /// Places of ingredients that somebody should look at: doubtful ones, and those without energy.
    package var doubts: [Int] {
        ingredients.indices.filter { index in
            let part = ingredients[index]
            return part.confidence < MealPart.doubt || part.nutrients.calories == nil
        }
    }
}
