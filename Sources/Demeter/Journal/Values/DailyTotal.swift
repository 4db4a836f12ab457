package import Nutrition

/// The sum of a day's logged entries, as the database keeps it.
package struct DailyTotal: Sendable, Hashable {
    package var day: LocalDay
    /// How many logged entries it sums.
    package var entries: Int
    /// How many entries of the day wait for confirmation; they are in no sum.
    package var held: Int
    package var total: NutrientTotal
    /// The day is over and was closed.
    package var isClosed: Bool
    /// The goals of that day.
    package var goals: Goals

    package init(
        day: LocalDay, entries: Int = 0, held: Int = 0, total: NutrientTotal = NutrientTotal(),
        isClosed: Bool = false, goals: Goals = Goals()
    ) {
        self.day = day
        self.entries = entries
        self.held = held
        self.total = total
        self.isClosed = isClosed
        self.goals = goals
    }
}
