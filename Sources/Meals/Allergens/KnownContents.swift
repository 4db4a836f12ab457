package import Nutrition
package import Recipes

/// What a person's recipes are made of, and what the packages of imported foods declare.
package struct KnownContents: Sendable {
    private let recipe: @Sendable (RecipeID) -> Recipe?
    private let label: @Sendable (FoodID) -> FoodLabel?

    /// - Parameters:
    ///   - recipe: as it is eaten now.
    ///   - label: of an imported food; `nil` where its package's is not known.
    package init(
        recipe: @escaping @Sendable (RecipeID) -> Recipe?,
        label: @escaping @Sendable (FoodID) -> FoodLabel?
    ) {
        self.recipe = recipe
        self.label = label
    }

    package func contents(of food: FoodID) -> FoodContents? {
        if let id = RecipeID(food) {
            return recipe(id).map { .parts($0.ingredients.map(\.assessed)) }
        }
        return food.isImported ? label(food).map(FoodContents.label) : nil
    }
}

extension MealPart {
    /// As far as triggers matter: by what it is called and what was said of it.
    package var assessed: AssessedFood {
        AssessedFood(
            food ?? recipe?.food, called: [name, text] + [brand].compactMap(\.self),
            said: modifiers,
            grams: grams?.value)
    }
}

extension Recipe {
    /// One serving of it, as far as triggers matter.
    package var assessed: AssessedFood {
        AssessedFood(
            nil, called: [name], grams: grams.map { $0.value / servings },
            parts: ingredients.map(\.assessed))
    }
}
