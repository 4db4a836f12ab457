internal import HealthyEating
internal import Nutrition
internal import Telling
internal import Wire

/// One day: its foods by meal, its totals, and what waits for a confirmation.
enum DayRendering {
    static func lines(_ day: DayMessage, _ style: Style) -> [String] {
        var lines = [style.paint(Calendar.long(day.row.date), .bold)]
        guard !day.entries.isEmpty || !day.held.isEmpty else {
            lines.append(
                day.row.closed
                    ? phrase("Nothing was logged.")
                    : phrase("Nothing logged yet. Try: demeter log two eggs and a slice of toast"))
            return lines
        }
        lines.append("")
        var table = EntryTable(style, hasTimes: true)
        for meal in Meal.allCases {
            let entries = day.entries.filter { $0.meal == meal }
            guard !entries.isEmpty else { continue }
            table.add(heading: name(of: meal))
            for entry in entries { table.add(entry) }
        }
        if !day.entries.isEmpty { table.add(total: day.row.totals, named: phrase("Total")) }
        if !day.held.isEmpty {
            table.add(heading: phrase("Waiting for you, counted nowhere yet"))
            for entry in day.held { table.add(entry) }
        }
        lines += table.lines
        if !day.entries.isEmpty {
            let balance = Balance.lines(day.row, style)
            if !balance.isEmpty { lines += [""] + balance }
            var scores =
                day.allergy.map { [phrase("Allergies \($0.total) of 10: demeter score")] } ?? []
            if let total = day.eating?.total {
                scores.append(
                    phrase("Healthy Eating Index \(Int(total.rounded())) of 100: demeter score"))
            }
            if !scores.isEmpty { lines += [""] + scores }
        }
        return lines
    }

    static func name(of meal: Meal) -> String {
        switch meal {
        case .breakfast: phrase("Breakfast")
        case .lunch: phrase("Lunch")
        case .dinner: phrase("Dinner")
        case .snack: phrase("Snacks")
        }
    }
}
