package import Nutrition

extension RecipeBook {
    /// The person's own recipes as foods that the reader knows.
    package var foods: [Food] { foods(of: numbers.filter(\.isOwn)) }

    /// Those of others.
    package var othersFoods: [Food] { foods(of: numbers.filter { !$0.isOwn }) }

    private func foods(of numbers: [RecipeID]) -> [Food] {
        numbers.compactMap { plainFoods[$0] ?? self[$0]?.food }
    }
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
            id: id.food, name: recipe.name, aliases: aliases,
            category: .meal, per100g: figures,
            portions: [
                Portion(label: MealPart.servingUnit, grams: serving),
                Portion(label: "portion", grams: serving),
            ],
            defaultPortion: 0, usualGrams: serving,
            source: FoodSource(release: id.isOwn ? "own recipe" : "household"))
    }

    /// What it is known by; "my rice" is rice where rice is one of its ingredients.
    private var aliases: [String] {
        // With the article before it, it is what everybody means.
        if let called { return [called] }
        let words = Set(
            recipe.ingredients.flatMap {
                $0.name.lowercased().split { !$0.isLetter }.map(String.init)
            })
        return RecipeNames.aliases(of: recipe.name).filter { alias in
            let own = alias.split(separator: " ")
            return own.count != 2 || !words.contains(String(own[1]))
        }
    }

    private static let nominalServing = 100.0
}
