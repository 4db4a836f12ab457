/// What happened. Other daemons may send kinds that are not listed here.
package struct EventKind: RawRepresentable, Sendable, Hashable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// Words were kept; their reading follows.
    package static let received = EventKind(rawValue: "received")
    package static let log = EventKind(rawValue: "log")
    /// The program itself completed or corrected what it logged before.
    package static let amend = EventKind(rawValue: "amend")
    package static let confirm = EventKind(rawValue: "confirm")
    package static let delete = EventKind(rawValue: "delete")
    package static let edit = EventKind(rawValue: "edit")
    package static let undo = EventKind(rawValue: "undo")
    package static let redo = EventKind(rawValue: "redo")
    /// A day is over, or several without entries are: `from` to `date`.
    package static let dayClosed = EventKind(rawValue: "day_closed")
    /// The change before it touched a day that was closed; its total is another one now.
    package static let dayReopened = EventKind(rawValue: "day_reopened")
    /// The clock was ahead and was set back: `from` to `date` are open again.
    package static let dayOpened = EventKind(rawValue: "day_opened")
    /// Goals were set, or taken back.
    package static let goals = EventKind(rawValue: "goals")
    /// The profile was changed, under the keys of `profile`.
    package static let profile = EventKind(rawValue: "profile")
    /// Something of the body was measured; `measurements` are what.
    package static let measured = EventKind(rawValue: "measured")
    package static let measurementRemoved = EventKind(rawValue: "measurement_removed")
    /// Somebody told how they feel; `feelings` are what.
    package static let felt = EventKind(rawValue: "felt")
    package static let feelingRemoved = EventKind(rawValue: "feeling_removed")
    /// A programme was started, paused, gone on with or given up; `programme` is which.
    package static let programme = EventKind(rawValue: "programme")
    /// A food was given stars, or lost them; `ratings` are what.
    package static let rated = EventKind(rawValue: "rated")
    /// A trigger of the person's own was set or ended, or that was taken back.
    package static let allergies = EventKind(rawValue: "allergies")
    /// How the weight is to change was set, or that was ended; `aim` is how.
    package static let aim = EventKind(rawValue: "aim")
    /// The goal of energy was changed by itself, as an aim has it.
    package static let goalsFollowed = EventKind(rawValue: "goals_followed")
    /// Meals were planned, or planned otherwise; `plans` are what.
    package static let planned = EventKind(rawValue: "planned")
    package static let planRemoved = EventKind(rawValue: "plan_removed")
    /// Nutrients beyond the seven were filled in, of as many entries as `completed` says.
    package static let nutrientsCompleted = EventKind(rawValue: "nutrients_completed")
    package static let foodAdded = EventKind(rawValue: "food_added")
    package static let foodEdited = EventKind(rawValue: "food_edited")
    /// Recipes came, changed or went; `recipes` are their numbers.
    package static let recipeAdded = EventKind(rawValue: "recipe_added")
    package static let recipeChanged = EventKind(rawValue: "recipe_changed")
    package static let recipeRemoved = EventKind(rawValue: "recipe_removed")
    /// A pot was cooked, or what is left of it was told.
    package static let batch = EventKind(rawValue: "batch")
    package static let foodRemoved = EventKind(rawValue: "food_removed")
    /// Changes of other devices came.
    package static let synced = EventKind(rawValue: "synced")
    /// Entries and foods were taken in from a file.
    package static let imported = EventKind(rawValue: "import")
}
