internal import Nutrition
internal import Telling
internal import Wire

/// One food over time.
enum HistoryRendering {
    static func lines(_ history: HistoryMessage, of food: String, _ style: Style) -> [String] {
        guard let first = history.first, let last = history.last else {
            return [phrase("There is no \(DisplayWidth.printable(food)) in the journal.")]
                + also(history)
        }
        var lines = [
            style.paint(DisplayWidth.printable(food), .bold),
            phrase("\(times(history.count)) on \(days(history.days))"),
            phrase("First \(Calendar.dated(first)), last \(Calendar.dated(last))"),
            average(history, style),
        ]
        let spark = Sparkline.text(history.months.map { Double($0.count) }, style)
        if !spark.isEmpty {
            let busiest = history.months.map(\.count).max() ?? 0
            lines.append(phrase("\(spark)  by month, at most \(busiest) in one"))
        }
        lines.append("")
        var table = TextTable([
            .init("", .left), .init("", .left, isFlexible: true), .init("", .left, rank: 2),
            .init("", rank: 1), .init(Words.unit(Nutrient.calories.shownUnit)),
            .init(phrase("protein"), rank: 3),
            .init(phrase("carbs"), rank: 4),
            .init(phrase("fat"), rank: 5),
        ])
        for entry in history.entries {
            table.add(
                [
                    .init(Calendar.shortDated(entry.day), .faint),
                    .init(entry.shownName),
                    .init(EntryTable.amount(entry.amount, entry.unit, saidAs: entry.text)),
                    .init(entry.grams.map(Figures.grams) ?? style.unknown),
                ]
                    + [.calories, .protein, .carbohydrates, .fat].map { nutrient in
                        cell(entry.nutrients[nutrient], nutrient, style)
                    })
        }
        lines += table.lines(style)
        let more = history.count - history.entries.count
        if more > 0 {
            lines.append(style.paint(phrase("and \(more) before; --limit shows more"), .faint))
        }
        return lines + also(history)
    }

    /// `Also: coffee cake (2), coffee ice cream`: what only has it in its name.
    private static func also(_ history: HistoryMessage) -> [String] {
        let names = history.also.map { DisplayWidth.printable($0.name) }
        return names.isEmpty ? [] : [phrase("Also: \(Figures.counted(names))")]
    }

    /// `On average 122 g and 180 kcal each time`
    private static func average(_ history: HistoryMessage, _ style: Style) -> String {
        let calories = (history.totals.sum.calories ?? .zero)
            .scaled(by: 1 / Double(max(1, history.count)))
        let least = history.totals.incomplete.contains(.calories) ? style.atLeast : ""
        let energy = least + Figures.calories(calories)
        return history.averageGrams.map { grams in
            phrase("On average \(Figures.grams(grams)) and \(energy) each time")
        } ?? phrase("On average \(energy) each time")
    }

    private static func cell(
        _ figure: Thousandths?, _ nutrient: Nutrient, _ style: Style
    ) -> TextTable.Cell {
        guard let figure else { return .init(style.unknown, .faint) }
        return .init(
            nutrient == .calories ? Numeral.whole(figure, of: nutrient) : Numeral.tenths(figure))
    }

    private static func times(_ count: Int) -> String {
        count == 1 ? phrase("Once") : phrase("\(count) times")
    }

    static func days(_ count: Int) -> String {
        count == 1 ? phrase("one day") : phrase("\(count) days")
    }
}
