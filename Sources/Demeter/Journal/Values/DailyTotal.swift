package import Nutrition

/// The sum of a day's logged entries, as the database keeps it.
package struct DailyTotal: Sendable, Hashable {
    package var day: LocalDay
    /// How many logged entries it sums.
    package var entries: Int
    package var total: NutrientTotal

    package init(day: LocalDay, entries: Int = 0, total: NutrientTotal = NutrientTotal()) {
        self.day = day
        self.entries = entries
        self.total = total
    }
}
