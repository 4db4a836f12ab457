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
    case copy
    case move
    case history
    case undo
    case redo
    case day
    case days
    case summary
    case goals
    case setGoals = "goals.set"
    case allergies
    case setAllergy = "allergies.set"
    case completeNutrients = "nutrients.complete"
    case searchFoods = "foods.search"
    case showFood = "foods.show"
    case addFood = "foods.add"
    case editFood = "foods.edit"
    case removeFood = "foods.remove"
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

    /// Whether it takes a `key` beside its parameters and is then done once, however often it is sent.
    ///
    /// `log` takes one among its own parameters: its words are kept before they are read.
    package var takesKey: Bool {
        switch self {
        case .answer, .confirm, .delete, .edit, .add, .repeatMeal, .undo, .redo, .setGoals,
            .setAllergy,
            .addFood,
            .removeFood:
            true
        default: false
        }
    }
}
