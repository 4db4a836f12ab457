internal import Nutrition
internal import Wire

/// One food over time.
enum HistoryRendering {
    static func lines(_ history: HistoryMessage, of food: String, _ style: Style) -> [String] {
        guard let first = history.first, let last = history.last else {
            return ["There is no \(DisplayWidth.printable(food)) in the journal."] + also(history)
        }
        var lines = [
            style.paint(DisplayWidth.printable(food), .bold),
            "\(times(history.count)) on \(days(history.days))",
            "First \(Calendar.brief(first)) \(first.year), last \(Calendar.brief(last)) \(last.year)",
            average(history, style),
        ]
        let spark = Sparkline.text(history.months.map { Double($0.count) }, style)
        if !spark.isEmpty {
            let busiest = history.months.map(\.count).max() ?? 0
            lines.append("\(spark)  by month, at most \(busiest) in one")
        }
        lines.append("")
        var table = TextTable([
            .init("", .left), .init("", .left, isFlexible: true), .init("", .left, rank: 2),
            .init("", rank: 1), .init(Nutrient.calories.shownUnit), .init("protein", rank: 3),
            .init("carbs", rank: 4),
            .init("fat", rank: 5),
        ])
        for entry in history.entries {
            table.add(
                [
                    .init("\(Calendar.short(entry.day)) \(entry.day.year)", .faint),
                    .init(entry.name), .init(EntryTable.amount(entry.amount, entry.unit)),
                    .init(entry.grams.map(Figures.grams) ?? style.unknown),
                ]
                    + [.calories, .protein, .carbohydrates, .fat].map { nutrient in
                        cell(entry.nutrients[nutrient], nutrient, style)
                    })
        }
        lines += table.lines(style)
        let more = history.count - history.entries.count
        if more > 0 { lines.append(style.paint("and \(more) before; --limit shows more", .faint)) }
        return lines + also(history)
    }

    /// `Also: coffee cake (2), coffee ice cream`: what only has it in its name.
    private static func also(_ history: HistoryMessage) -> [String] {
        let names = history.also.map { DisplayWidth.printable($0.name) }
        return names.isEmpty ? [] : ["Also: \(Figures.counted(names))"]
    }

    /// `On average 122 g and 180 kcal each time`
    private static func average(_ history: HistoryMessage, _ style: Style) -> String {
        let calories = (history.totals.sum.calories ?? .zero)
            .scaled(by: 1 / Double(max(1, history.count)))
        let least = history.totals.incomplete.contains(.calories) ? style.atLeast : ""
        let grams = history.averageGrams.map { "\(Figures.grams($0)) and " } ?? ""
        return "On average \(grams)\(least)\(Figures.calories(calories)) each time"
    }

    private static func cell(
        _ figure: Thousandths?, _ nutrient: Nutrient, _ style: Style
    ) -> TextTable.Cell {
        guard let figure else { return .init(style.unknown, .faint) }
        return .init(
            nutrient == .calories ? Numeral.whole(figure, of: nutrient) : Numeral.tenths(figure))
    }

    private static func times(_ count: Int) -> String { count == 1 ? "Once" : "\(count) times" }

    private static func days(_ count: Int) -> String { count == 1 ? "one day" : "\(count) days" }
}
