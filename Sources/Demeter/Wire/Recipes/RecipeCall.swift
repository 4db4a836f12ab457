package import JSON

/// A method that is about recipes, with its parameters checked.
package enum RecipeCall: Sendable, Hashable {
    case add(NewRecipe)
    /// What a recipe would be, without keeping it.
    case read(NewRecipe)
    case list(RecipeListRequest)
    case show(RecipeReference)
    case change(RecipeChangeRequest)
    case remove(RecipeReference)
    case eat(EatRequest)
    case save(SaveRecipeRequest)
    case batches
    case batch(BatchRequest)

    package init(_ method: RecipeMethod, _ json: JSONValue) throws(MessageError) {
        switch method {
        case .add: self = .add(try NewRecipe(json: json))
        case .read: self = .read(try NewRecipe(json: json))
        case .list: self = .list(try RecipeListRequest(json: json))
        case .show: self = .show(try RecipeIDRequest(json: json).id)
        case .change: self = .change(try RecipeChangeRequest(json: json))
        case .remove: self = .remove(try RecipeIDRequest(json: json).id)
        case .eat: self = .eat(try EatRequest(json: json))
        case .save: self = .save(try SaveRecipeRequest(json: json))
        case .batches:
            _ = try NoParameters(json: json)
            self = .batches
        case .batch: self = .batch(try BatchRequest(json: json))
        }
    }
}

/// The methods for recipes.
package enum RecipeMethod: String, Sendable, Hashable, CaseIterable {
    case add
    case read
    case list
    case show
    case change
    case remove
    case eat
    case save
    case batches
    case batch
}
