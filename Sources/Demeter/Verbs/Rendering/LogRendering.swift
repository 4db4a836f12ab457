internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

/// What became of a meal that was logged.
enum LogRendering {
    static func lines(_ result: LogResult, _ style: Style) -> [String] {
        guard !result.entries.isEmpty || !result.held.isEmpty else { return sentences(result) }
        var lines: [String] = []
        var table = EntryTable(style, hasTimes: false)
        let held = phrase("Held, and counted nowhere until you say so")
        if let first = result.entries.first {
            let place = Words.clauses([Calendar.brief(first.day), first.loggedAt.clock])
            lines.append(style.paint(phrase("Logged for \(first.meal.told), \(place)"), .bold))
            for entry in result.entries { table.add(entry) }
            if !result.held.isEmpty { table.add(heading: held) }
        } else {
            lines.append(style.paint(held, .bold))
        }
        for entry in result.held { table.add(entry) }
        lines += table.lines
        for entry in result.entries where entry.source == .customMeal {
            guard let assumption = entry.assumption else { continue }
            lines.append("#\(entry.id): \(DisplayWidth.printable(assumption))")
        }
        if !result.unread.isEmpty {
            let words = Words.row(result.unread.map(DisplayWidth.printable))
            lines.append(style.paint(phrase("Not understood: \(words)"), .yellow))
        }
        lines += question(result)
        if result.question != nil {
            lines.append(
                phrase(
                    "Answer with \"demeter say\" and your choice, or \"demeter say never mind\"."))
        }
        lines.append(total(result.day, style))
        return lines
    }

    /// The daemon's own words, when there is nothing to show.
    private static func sentences(_ result: LogResult) -> [String] {
        guard let question = result.question, result.reply.contains(question.text) else {
            return Self.lines(of: result.reply) + question(result)
        }
        return Self.lines(of: result.reply)
    }

    static func lines(of reply: String) -> [String] {
        reply.split(separator: "\n").map { DisplayWidth.printable(String($0)) }
    }

    private static func question(_ result: LogResult) -> [String] {
        guard let question = result.question else { return [] }
        return [DisplayWidth.printable(question.text)]
            + question.choices.enumerated().map { "  \($0 + 1). \(DisplayWidth.printable($1))" }
    }

    /// `Fri 6 Mar: 1,234 of 2,000 kcal, 56 g protein, 120 g carbs, 40 g fat`
    static func total(_ row: DayRow, _ style: Style) -> String {
        func sum(_ nutrient: Nutrient) -> String {
            let least = row.totals.incomplete.contains(nutrient) ? style.atLeast : ""
            return least + Numeral.whole(row.totals.sum[nutrient] ?? .zero, of: nutrient)
        }
        let eaten =
            row.goals?.calories.map { goal in
                Texts.summaries.ofGoal(sum(.calories), Numeral.whole(goal, of: .calories))
            } ?? sum(.calories)
        let text = phrase(
            "\(Calendar.brief(row.date)): \(eaten) \(Words.unit(Nutrient.calories.shownUnit)), "
                + "\(sum(.protein)) g protein, \(sum(.carbohydrates)) g carbs, \(sum(.fat)) g fat")
        return style.paint(text, .bold)
    }
}
