/// What was done to the journal, as one undoable step or as a step along these.
package enum ChangeKind: String, Sendable, Hashable, CaseIterable {
    case log
    case edit
    case delete
    case confirm
    /// The program's own later improvement of a log, undone together with it.
    case amend
    case addFood = "food_added"
    case editFood = "food_edited"
    case removeFood = "food_removed"
    /// Entries and foods were taken in from a file, all of them as one change.
    case imported = "import"
    case goals
    /// Something of the profile was told, or taken away.
    case profile
    /// Something of the body was measured.
    case measure = "measured"
    case removeMeasurement = "measurement_removed"
    /// Somebody told how they feel.
    case feel = "felt"
    case removeFeeling = "feeling_removed"
    /// A food was given stars, or lost them.
    case rate = "rated"
    /// A trigger of the person's own was set or ended.
    case allergies
    /// How the weight is to change was set, or nothing more of it.
    case aim
    /// The program's own weekly change of the goal of energy, by an aim.
    case goalsFollowed = "goals_followed"
    case plan = "planned"
    /// A plan was taken away; one that was eaten goes with what is logged of it.
    case removePlan = "plan_removed"
    /// A programme was started, paused, gone on with or given up.
    case programme
    /// Nutrients beyond the seven were filled in from the catalog.
    case complete = "nutrients_completed"
    case addRecipe = "recipe_added"
    case changeRecipe = "recipe_changed"
    case removeRecipe = "recipe_removed"
    /// A pot was cooked, or what is left of it was told.
    case batch
    /// No change of a person's: days are over.
    case dayClosed = "day_closed"
    /// No change of its own: another one touched a closed day.
    case dayReopened = "day_reopened"
    /// No change of a person's: days are open again that a clock closed which was ahead.
    case dayOpened = "day_opened"
    /// No change of its own: changes of other devices came.
    case synced
    /// No change of its own: it takes one back.
    case undo
    /// No change of its own: it restores one.
    case redo
}
