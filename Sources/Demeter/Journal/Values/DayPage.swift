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
}
