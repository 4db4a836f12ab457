package import Nutrition

extension RecipeBook {
    /// All recipes as foods that the reader knows.
    package var foods: [Food] { all.compactMap(\.food) }
}

extension RecipeBook.Page {
    /// The recipe as a food that the reader knows: by its names, and by its servings.
    ///
    /// What was never weighed has a serving of 100 g there, which nobody is told of.
    package var food: Food? {
        guard !recipe.ingredients.isEmpty else { return nil }
        let whole = recipe.grams
        let serving =
            whole.map { $0.scaled(by: 1 / recipe.servings) } ?? Thousandths(Self.nominalServing)
        guard serving > .zero else { return nil }
        let figures = recipe.ingredients.figures.scaled(
            by: 100 / serving.value / recipe.servings)
        return Food(
            id: id.food, name: recipe.name, aliases: RecipeNames.aliases(of: recipe.name),
            category: .meal, per100g: figures,
            portions: [
                Portion(label: MealPart.servingUnit, grams: serving),
                Portion(label: "portion", grams: serving),
            ],
            defaultPortion: 0, usualGrams: serving, source: FoodSource(release: "own recipe"))
    }

    private static let nominalServing = 100.0
}
