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
    case swap(RecipeSwapRequest)
    case save(SaveRecipeRequest)
    case batches
    case batch(BatchRequest)
}
