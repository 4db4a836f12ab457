package import Nutrition

/// When, and to whom, something is suggested.
package struct SuggestionMoment: Sendable, Hashable {
    /// The local day, in days since 1970-01-01.
    package var day: Int
    /// Minutes after midnight that the wall clock shows, 0 to 1439.
    package var minute: Int
    /// The meal of that time.
    package var meal: Meal
    /// What is left of the day's goal; `nil` without a goal.
    package var remaining: Thousandths?

    package init(day: Int, minute: Int, meal: Meal, remaining: Thousandths? = nil) {
        self.day = day
        self.minute = minute
        self.meal = meal
        self.remaining = remaining
    }

    /// 1 for Monday to 7 for Sunday.
    var weekday: Int { LocalDay(daysSinceEpoch: day).weekday }

    var isWeekend: Bool { weekday > 5 }

    /// Minutes between two times of a day, over midnight where that is shorter: 0 to 720.
    static func distance(_ left: Int, _ right: Int) -> Int {
        let distance = abs(left - right) % 1440
        return min(distance, 1440 - distance)
    }
}
