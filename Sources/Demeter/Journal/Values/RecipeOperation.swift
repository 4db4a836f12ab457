package import Nutrition
package import Recipes

/// One step of a change to recipes and to what is left of them.
package enum RecipeOperation: Sendable, Hashable {
    /// - Parameter isOpen: whether somebody is still telling it.
    case add(Recipe, isOpen: Bool)
    case replace(RecipeID, Recipe, isOpen: Bool)
    /// Something that was offered is put in the place of an ingredient, which is counted as taken.
    ///
    /// - Parameters:
    ///   - day: the day on which it is.
    ///   - food: what it takes the place of, and what it is: a food's id, or a name.
    case swap(RecipeID, Recipe, day: LocalDay, food: String, taken: String)
    case remove(RecipeID)
    /// A pot is cooked; its number is not known yet.
    case cook(Batch)
    case setBatch(Batch)
    /// A pot is what its recipe is now, as after the pot was weighed.
    case renewBatch(BatchID)

    /// The recipe that it writes; `nil` of a new one, and where only the journal knows it.
    package var recipe: RecipeID? {
        switch self {
        case .add, .renewBatch: nil
        case .replace(let id, _, _), .swap(let id, _, _, _, _), .remove(let id): id
        case .cook(let batch), .setBatch(let batch): batch.recipe
        }
    }
}
