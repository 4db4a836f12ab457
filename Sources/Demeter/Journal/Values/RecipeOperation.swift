package import Recipes

/// One step of a change to recipes and to what is left of them.
package enum RecipeOperation: Sendable, Hashable {
    /// - Parameter isOpen: whether somebody is still telling it.
    case add(Recipe, isOpen: Bool)
    case replace(RecipeID, Recipe, isOpen: Bool)
    case remove(RecipeID)
    /// A pot is cooked; its number is not known yet.
    case cook(Batch)
    case setBatch(Batch)
    /// A pot is what its recipe is now, as after the pot was weighed.
    case renewBatch(BatchID)
}
