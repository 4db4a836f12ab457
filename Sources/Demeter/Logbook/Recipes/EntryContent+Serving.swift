internal import Journal
internal import Nutrition
internal import Recipes

extension EntryContent {
    /// The entry as a helping of a recipe, with its parts inside.
    mutating func take(_ serving: Serving) {
        recipe = serving.id
        name = serving.recipe.name
        food = serving.id.food
        amount = serving.amount
        unit = serving.unit
        grams = serving.plate.grams
        assumption = serving.assumption
        confidence = serving.confidence
        source = .customMeal
        setParts(serving.plate.parts)
    }

    /// Held, as nobody knows how much of the recipe it is.
    mutating func hold(_ refusal: Recipe.Refusal) {
        state = .held
        nutrients = .unknown
        warnings.append(
            EntryWarning(
                rule: "recipe",
                message: refusal == .weightUnknown
                    ? "Nobody knows what all of it weighs; say how many servings."
                    : "Say how much of it, above nothing."))
    }
}
