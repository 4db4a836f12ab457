/// What can be asked in JSON-RPC, by the names on the wire.
package enum Method: String, Sendable, Hashable, CaseIterable {
    case say
    case log
    case parse
    case answer
    case confirm
    case delete
    case edit
    case add
    case repeatMeal = "repeat"
    case history
    case undo
    case redo
    case day
    case days
    case summary
    case goals
    case setGoals = "goals.set"
    case searchFoods = "foods.search"
    case showFood = "foods.show"
    case addFood = "foods.add"
    case removeFood = "foods.remove"
    case addRecipe = "recipes.add"
    case readRecipe = "recipes.read"
    case listRecipes = "recipes.list"
    case showRecipe = "recipes.show"
    case changeRecipe = "recipes.change"
    case removeRecipe = "recipes.remove"
    case eatRecipe = "recipes.eat"
    case saveRecipe = "recipes.save"
    case batches = "recipes.batches"
    case cookBatch = "recipes.batch"
    case reloadFoods = "foods.reload"
    case held
    case forgetHabits = "habits.forget"
    case retry
    case testModel = "model.test"
    case listen
    case mute
    case unmute
    case status
    case watch
}

extension Method {
    /// The method for recipes that it is; `nil` for every other.
    package var recipe: RecipeMethod? {
        let prefix = "recipes."
        guard rawValue.hasPrefix(prefix) else { return nil }
        return RecipeMethod(rawValue: String(rawValue.dropFirst(prefix.count)))
    }
}
