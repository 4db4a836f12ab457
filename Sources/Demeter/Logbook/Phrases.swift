internal import Journal
internal import Nutrition

/// Demeter's sentences: what a person is told of entries, totals and doubts.
///
/// Lines hold no line breaks. Figures are rounded for reading; exact ones are on the wire.
enum Phrases {
    static func line(for entry: EntryContent) -> String {
        line(
            name: entry.name, amount: entry.amount, unit: entry.unit, grams: entry.grams,
            nutrients: entry.nutrients)
    }

    /// `scrambled eggs, 2 large (122 g): 180 kcal`
    static func line(
        name: String, amount: Double?, unit: String?, grams: Thousandths?, nutrients: Nutrients
    ) -> String {
        label(name: name, amount: amount, unit: unit, grams: grams) + ": "
            + Figures.summary(of: nutrients)
    }

    static func label(of entry: EntryContent) -> String {
        label(name: entry.name, amount: entry.amount, unit: entry.unit, grams: entry.grams)
    }

    /// `scrambled eggs, 2 large (122 g)`
    static func label(
        name: String, amount: Double?, unit: String?, grams: Thousandths?
    ) -> String {
        var line = name
        if let amount {
            // "egg, 2": the unit is the food itself.
            let isNamed = unit.map { name.split(separator: " ").contains(Substring($0)) } ?? true
            line += ", " + Figures.number(amount) + (isNamed ? "" : " \(unit ?? "")")
        }
        if let grams, unit != "g" { line += " (\(Figures.grams(grams)))" }
        return line
    }

    /// `Today: 1,140 kcal, 56 g protein, 120 g carbohydrates, 40 g fat.`
    static func line(for total: DailyTotal, today: LocalDay) -> String {
        let macros: [(Nutrient, String)] = [
            (.protein, "protein"), (.carbohydrates, "carbohydrates"), (.fat, "fat"),
        ]
        let sum = total.total.sum
        var parts = [Figures.calories(sum.calories ?? .zero)]
        parts += macros.map { "\(Figures.grams(sum[$0.0] ?? .zero)) \($0.1)" }
        let least = total.total.incomplete.isEmpty ? "" : "at least "
        return "\(name(of: total.day, today: today)): \(least)\(parts.joined(separator: ", "))."
    }

    /// `Today`, `Yesterday`, else `2026-11-18`.
    static func name(of day: LocalDay, today: LocalDay) -> String {
        switch day {
        case today: "Today"
        case today.advanced(by: -1): "Yesterday"
        default: day.description
        }
    }
}
