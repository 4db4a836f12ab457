internal import Journal
internal import Nutrition
internal import Recipes
internal import Telling

extension EntryContent {
    /// The entry as a helping of a recipe, with its parts inside.
    mutating func take(_ serving: Serving) {
        recipe = serving.id.kept
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
                    ? Texts.recipes.weightUnknown() : Texts.recipes.nothingOfIt()))
    }
}
