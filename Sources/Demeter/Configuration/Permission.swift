/// What a program may do for a person that it serves: an assistant, or the house.
package enum Permission: String, Sendable, Hashable, CaseIterable {
    /// Look at days, foods, goals and summaries.
    case read
    /// Add meals, and answer what is asked about them.
    case log
    /// Change what was logged, confirm what is held, undo and redo, set goals.
    case correct
    /// Delete what was logged.
    case erase
}
