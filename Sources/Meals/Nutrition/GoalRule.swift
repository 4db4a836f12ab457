/// A goal that a person has set, from a day on and for all weekdays or one of them.
package struct GoalRule: Sendable, Hashable {
    package var nutrient: Nutrient
    /// `nil` takes an earlier rule for the same weekdays back.
    package var goal: Goal?
    package var from: LocalDay
    /// 1 for Monday to 7 for Sunday; `nil` for every day that has no rule of its own.
    package var weekday: Int?

    package init(nutrient: Nutrient, goal: Goal?, from: LocalDay, weekday: Int? = nil) {
        self.nutrient = nutrient
        self.goal = goal
        self.from = from
        self.weekday = weekday
    }
}
