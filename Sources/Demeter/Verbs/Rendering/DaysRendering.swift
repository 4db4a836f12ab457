internal import Nutrition
internal import Telling
internal import Wire

/// Several days, one a row, and their average.
enum DaysRendering {
    private static let barWidth = 20
    private static let shown: [Nutrient] = [.calories, .protein, .carbohydrates, .fat]

    static func lines(_ days: [DayRow], title: String, _ style: Style) -> [String] {
        let texts = CommandTexts.tables
        var table = TextTable([
            .init("", .left), .init(Words.unit(Nutrient.calories.shownUnit)),
            .init(texts.protein(), rank: 2), .init(texts.carbs(), rank: 3),
            .init(texts.fat(), rank: 4), .init("", .left, rank: 1),
        ])
        let eaten = days.filter { $0.loggedCount > 0 }
        let highest = eaten.map { max($0.calories, $0.goals?.calories ?? .zero) }.max() ?? .zero
        for day in days {
            table.add(
                [.init(Calendar.short(day.date))] + figures(day, style) + [bar(day, highest, style)]
            )
        }
        if eaten.count > 1 {
            let total = NutrientTotal(of: eaten.map(\.totals.sum)).sum
                .scaled(by: 1 / Double(eaten.count))
            let incomplete = Set(eaten.flatMap(\.totals.incomplete))
            table.add(
                [.init(texts.average(eaten.count), .bold)]
                    + shown.map { nutrient in
                        let least = incomplete.contains(nutrient) ? style.atLeast : ""
                        return .init(least + text(total[nutrient] ?? .zero, nutrient), .bold)
                    } + [.init("")])
        }
        return [style.paint(title, .bold), ""] + table.lines(style) + trends(days, style)
    }

    /// A sparkline for energy and each macro; none of a single day.
    private static func trends(_ days: [DayRow], _ style: Style) -> [String] {
        guard style.hasBars, style.isUnicode, days.filter({ $0.loggedCount > 0 }).count > 1 else {
            return []
        }
        var table = TextTable([.init("", .left), .init("", .left), .init("", .left, rank: 1)])
        for nutrient in shown {
            let values = days.map { day in
                day.loggedCount > 0 ? day.totals.sum[nutrient]?.value : nil
            }
            let known = values.compactMap(\.self)
            guard let least = known.min(), let most = known.max(), most > 0 else { continue }
            table.add([
                .init(Balance.name(of: nutrient)), .init(Sparkline.text(values, style), .cyan),
                .init(
                    Texts.goals.between(
                        Numeral.whole(Thousandths(least), of: nutrient),
                        Balance.figure(Thousandths(most), nutrient)), .faint),
            ])
        }
        return [""] + table.lines(style)
    }

    /// A day without entries shows no zeros: nobody knows what was eaten.
    private static func figures(_ day: DayRow, _ style: Style) -> [TextTable.Cell] {
        shown.map { nutrient in
            guard day.loggedCount > 0 else { return .init(style.unknown, .faint) }
            let least = day.totals.incomplete.contains(nutrient) ? style.atLeast : ""
            return .init(least + text(day.totals.sum[nutrient] ?? .zero, nutrient))
        }
    }

    private static func bar(
        _ day: DayRow, _ highest: Thousandths, _ style: Style
    ) -> TextTable.Cell {
        guard style.hasBars, day.loggedCount > 0, highest > .zero else { return .init("") }
        let isOver = day.bounds[.calories]?.standing(of: day.calories) == .above
        let share = day.calories.value / highest.value
        return .init(Bar.text(share, width: barWidth, style), isOver ? .red : .green)
    }

    private static func text(_ figure: Thousandths, _ nutrient: Nutrient) -> String {
        nutrient == .calories ? Numeral.whole(figure, of: nutrient) : Numeral.tenths(figure)
    }
}

extension DayRow {
    fileprivate var calories: Thousandths { totals.sum.calories ?? .zero }
}
