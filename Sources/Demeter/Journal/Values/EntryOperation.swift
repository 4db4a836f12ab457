/// One step of a change to entries.
package enum EntryOperation: Sendable, Hashable {
    case add(EntryContent)
    case replace(EntryID, EntryContent)
    case remove(EntryID)
    /// Turns a held entry into a logged one.
    case confirm(EntryID)
    case recipe(RecipeOperation)
    case plan(PlanOperation)
}
