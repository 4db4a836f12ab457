package import Nutrition

/// One step of a change to entries.
package enum EntryOperation: Sendable, Hashable {
    case add(EntryContent)
    case replace(EntryID, EntryContent)
    /// Replaces an entry by something that was offered instead of it, which counts as taken.
    case swap(EntryID, EntryContent)
    case remove(EntryID)
    /// Turns a held entry into a logged one.
    case confirm(EntryID)
    case recipe(RecipeOperation)
    case plan(PlanOperation)
    /// Keeps a food of the person's own, in the place of one with its id.
    case food(Food)
}
