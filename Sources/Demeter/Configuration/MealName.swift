/// A name of one's own for a meal, as `second breakfast: snack`.
package struct MealName: Sendable, Hashable {
    /// In lower case.
    package var name: String
    /// `breakfast`, `lunch`, `dinner` or `snack`.
    package var meal: String

    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ").lowercased() }
        guard parts.count == 2, !parts[0].isEmpty,
            ["breakfast", "lunch", "dinner", "snack"].contains(parts[1])
        else { return nil }
        name = parts[0]
        meal = parts[1]
    }
}
