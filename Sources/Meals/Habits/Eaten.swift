package import Nutrition

/// One food that was eaten, as far as it makes a habit.
package struct Eaten: Sendable, Hashable {
    /// The number of the journal's entry; no two that count at a time have the same.
    package var entry: Int64
    package var food: FoodKey
    /// The local day it counts for, in days since 1970-01-01.
    package var day: Int
    /// Minutes after midnight that the wall clock showed, 0 to 1439.
    package var minute: Int
    package var meal: Meal
    package var amount: Double?
    package var unit: String?
    package var grams: Thousandths?
    /// Of all of it.
    package var calories: Thousandths?
    /// How often its food or its figures were corrected since it was logged.
    package var corrections: Int

    package init(
        entry: Int64, food: FoodKey, day: Int, minute: Int, meal: Meal, amount: Double? = nil,
        unit: String? = nil, grams: Thousandths? = nil, calories: Thousandths? = nil,
        corrections: Int = 0
    ) {
        self.entry = entry
        self.food = food
        self.day = day
        self.minute = minute
        self.meal = meal
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.calories = calories
        self.corrections = corrections
    }

    /// 1 for Monday to 7 for Sunday.
    package var weekday: Int { LocalDay(daysSinceEpoch: day).weekday }

    /// By time, and where that is the same by the entry's number.
    static func isBefore(_ left: Self, _ right: Self) -> Bool {
        (left.day, left.minute, left.entry) < (right.day, right.minute, right.entry)
    }
}
