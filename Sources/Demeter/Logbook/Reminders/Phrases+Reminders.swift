internal import Habits
internal import Nutrition
internal import Telling

// What somebody is reminded of.
extension Phrases {
    static func reminderTitle(_ reminder: Reminder) -> String {
        Texts.reminders.title(reminder.meal.told)
    }

    /// `coffee with oatmeal at breakfast: 26 of 28 times.`, and how to answer.
    static func reminder(_ reminder: Reminder, _ name: (FoodKey) -> String) -> String {
        let foods = Words.row(reminder.foods.map(name))
        let reason = reminder.reason(name)
        guard !foods.isEmpty else {
            return Texts.reminders.noMeal(reminder.meal.told, reason) + "\n"
                + Texts.reminders.sayWhatOrNo()
        }
        return Texts.reminders.notLogged(foods, reason) + "\n" + Texts.reminders.yesOrNo()
    }

    static func sayWhat(_ meal: Meal) -> String { Texts.reminders.sayWhat(meal.told) }
}
