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
    case history
    case undo
    case redo
    case day
    case days
    case summary
    case goals
    case setGoals = "goals.set"
    case completeNutrients = "nutrients.complete"
    case searchFoods = "foods.search"
    case showFood = "foods.show"
    case addFood = "foods.add"
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
}
