internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
internal import Recipes
internal import Service
internal import Wire

// Something else in a recipe.
extension Logbook {
    /// The ingredient that words name, by its own name or words, or as the food that they mean.
    ///
    /// - Throws: `noFoodNamed` where none or several are, or nothing is known of it.
    func ingredient(
        called words: String, of reference: RecipeReference
    ) throws(ServiceError) -> (place: Int, food: Food) {
        let parts = try page(reference).recipe.ingredients
        let wanted = words.lowercased()
        let meant = food(called: words)?.id
        let exact = parts.indices.filter { parts[$0].name.lowercased() == wanted }
        let found =
            exact.isEmpty
            ? parts.indices.filter { place in
                meant != nil && parts[place].food == meant
                    || parts[place].name.lowercased().split(separator: " ").contains {
                        $0 == wanted
                    }
            } : exact
        guard found.count == 1, let id = parts[found[0]].food, let food = reader.catalog[id] else {
            throw .noFoodNamed(words)
        }
        return (found[0], food)
    }

    /// Puts a food in the place of an ingredient, as many grams of it, as one change that is counted as taken.
    ///
    /// Of an ingredient without a weight nobody knows how much of the other it would be: its figures are unknown then.
    nonisolated(nonsending) func swap(
        _ request: RecipeSwapRequest
    ) async throws(ServiceError) -> RecipeMessage {
        let page = try page(request.id)
        var recipe = page.recipe
        guard recipe.ingredients.indices.contains(request.ingredient) else {
            throw .outOfRange(
                parameter: "ingredient", lowest: "0",
                highest: String(max(0, recipe.ingredients.count - 1)))
        }
        guard let food = reader.catalog[request.food] else { throw .noSuchFood(request.food) }
        let before = recipe.ingredients[request.ingredient]
        // An amount in another food's measure says nothing of this one; its weight does.
        let grams = before.grams
        recipe.ingredients[request.ingredient] = MealPart(
            text: (grams.map { "\(Figures.plain($0.value)) g " } ?? "") + food.name,
            name: food.name, food: food.id, amount: grams?.value, unit: grams == nil ? nil : "g",
            grams: grams,
            nutrients: grams.map { food.per100g.scaled(by: $0.value / 100) } ?? .unknown,
            brand: food.brand, source: .catalog, section: before.section)
        try refuse(recipe, as: page.id)
        let operation = RecipeOperation.swap(
            page.id, recipe, day: today(), food: before.food?.rawValue ?? before.name,
            taken: food.id.rawValue)
        _ = try await recorded(.changeRecipe, [.recipe(operation)], utterance: nil)
        return message(kitchen.book[page.id] ?? page)
    }
}
