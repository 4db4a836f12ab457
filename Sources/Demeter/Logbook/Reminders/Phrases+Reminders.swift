internal import Habits
internal import Nutrition

// What somebody is reminded of.
extension Phrases {
    static let reminderDismissed = "All right, nothing was logged."

    static func reminderTitle(_ reminder: Reminder) -> String {
        "Did you have your \(reminder.meal.rawValue)?"
    }

    /// `coffee with oatmeal at breakfast: 26 of 28 times.`, and how to answer.
    static func reminder(_ reminder: Reminder, _ name: (FoodKey) -> String) -> String {
        let foods = reminder.foods.map(name).joined(separator: ", ")
        let reason = reminder.reason(name)
        guard !foods.isEmpty else {
            return "No \(reminder.meal.rawValue) is logged yet; you log \(reason).\n"
                + "Say what you had, or no."
        }
        return "Not logged yet: \(foods) (\(reason)).\nSay yes to log it, or no."
    }

    static func sayWhat(_ meal: Meal) -> String { "Say what you had for \(meal.rawValue)." }
}
