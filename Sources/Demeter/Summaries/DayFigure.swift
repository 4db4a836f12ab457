package import Nutrition

/// The energy of a day, for averages and streaks.
package struct DayFigure: Sendable, Hashable {
    package var day: LocalDay
    /// `nil` for a day without entries: nobody knows what was eaten.
    package var calories: Thousandths?
    /// What was aimed at.
    package var goal: Goal?

    package init(day: LocalDay, calories: Thousandths?, goal: Goal? = nil) {
        self.day = day
        self.calories = calories
        self.goal = goal
    }

    /// The average over those with entries; `nil` when there are none.
    static func average(_ figures: some Sequence<DayFigure>) -> Thousandths? {
        let known = figures.compactMap(\.calories)
        guard !known.isEmpty else { return nil }
        return known.reduce(.zero, +).scaled(by: 1 / Double(known.count))
    }
}
