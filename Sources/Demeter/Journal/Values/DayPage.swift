internal import Nutrition

/// One day of the journal, its entries in the order in which they were eaten.
package struct DayPage: Sendable, Hashable {
    package var entries: [FoodEntry]
    /// Entries that wait for confirmation.
    package var held: [FoodEntry]
    package var total: DailyTotal

    package init(entries: [FoodEntry], held: [FoodEntry], total: DailyTotal) {
        self.entries = entries
        self.held = held
        self.total = total
    }

    /// Its total with all nutrients and how far each is known.
    package var summed: DayPage {
        var page = self
        // The entries are at hand, so that nothing has to be read twice.
        page.total.total.take(NutrientSum(of: entries.map(\.nutrients)).total)
        return page
    }
}
