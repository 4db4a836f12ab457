internal import Nutrition
internal import Telling
internal import Wire

/// All nutrients of one day or of the average day of several, against goals or what labels refer to.
enum NutrientRendering {
    private static let barWidth = 16

    /// One day's.
    static func lines(_ day: DayMessage, _ style: Style) -> [String] {
        let row = day.row
        let title = style.paint(phrase("\(Calendar.long(row.date)): nutrients"), .bold)
        guard row.loggedCount > 0 else { return [title, phrase("Nothing was logged.")] }
        return [title, ""] + table(row.totals, row.bounds, day.drunkWater, style)
    }

    /// Of the days with entries the average one.
    static func lines(_ days: [DayRow], title: String, _ style: Style) -> [String] {
        let eaten = days.filter { $0.loggedCount > 0 }
        let heading = style.paint(phrase("\(title): nutrients"), .bold)
        guard let last = eaten.last else { return [heading, phrase("Nothing was logged.")] }
        let total = NutrientSum.total(of: eaten.map(\.totals))
        let average = NutrientTotal(
            sum: total.sum.scaled(by: 1 / Double(eaten.count)), incomplete: total.incomplete,
            coverage: total.coverage)
        let count =
            eaten.count == 1
            ? phrase("One day with entries") : phrase("Average of \(eaten.count) days")
        return [heading, style.paint(count, .faint), ""]
            + table(average, last.bounds, nil, style)
    }

    private static func table(
        _ totals: NutrientTotal, _ goals: Goals, _ drunkWater: Thousandths?, _ style: Style
    ) -> [String] {
        var table = TextTable([
            .init("", .left), .init("", .left, rank: 2), .init(""), .init("", rank: 1),
            .init("", .left, rank: 3),
        ])
        var unknown: [String] = []
        for group in NutrientGroup.allCases {
            let nutrients = Nutrient.all.filter { $0.group == group }
            let known = nutrients.filter { totals.sum[$0] != nil }
            unknown += nutrients.filter { totals.sum[$0] == nil }.map(\.told)
            guard !known.isEmpty else { continue }
            if group != .energy {
                table.add(
                    line: told(group), .bold)
            }
            for nutrient in known { add(nutrient, totals, goals, to: &table, style) }
            if nutrients.contains(.water), let drunkWater, totals.sum[.water] != nil {
                table.add(
                    note: phrase("of it drunk: \(Figures.shown(drunkWater, of: .water))"), .faint)
            }
        }
        var lines = table.lines(style)
        if !unknown.isEmpty {
            lines += [
                "",
                style.paint(phrase("Not known of anything: \(Words.row(unknown))."), .faint),
            ]
        }
        lines.append(
            style.paint(
                phrase(
                    "Bars without a goal of yours: \(phrase(of: ReferenceValues.label.source))."),
                .faint))
        return lines + warnings(totals, style)
    }

    private static func add(
        _ nutrient: Nutrient, _ totals: NutrientTotal, _ goals: Goals, to table: inout TextTable,
        _ style: Style
    ) {
        let sum = totals.sum[nutrient] ?? .zero
        let goal = goals[nutrient] ?? ReferenceValues.label[nutrient]
        let least = totals.isLeast(nutrient) ? style.atLeast : ""
        var (bar, share) = (TextTable.Cell(""), "")
        if let goal, goal.reference > .zero {
            let ratio = sum.value / goal.reference.value
            bar = .init(
                style.hasBars ? Bar.text(ratio, width: barWidth, style) : "",
                goal.standing(of: sum) == .above ? .red : .green)
            let (part, whole) = (least + Numeral.percent(ratio), bound(goal, nutrient))
            share =
                goals[nutrient] == nil
                ? phrase("\(part) of \(whole)") : phrase("\(part) of your \(whole)")
        }
        let coverage = totals.coverage(of: nutrient)
        let knows =
            coverage < 1
            ? phrase("\(Numeral.percent(min(coverage, 0.99))) of the energy knows it") : ""
        table.add([
            .init("  \(nutrient.told)"), bar,
            .init(least + Figures.shown(sum, of: nutrient)), .init(share, .faint),
            .init(knows, .faint),
        ])
    }

    /// `14 mg`, `at most 20 g`
    private static func told(_ group: NutrientGroup) -> String {
        phrase(of: group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())
    }

    private static func bound(_ goal: Goal, _ nutrient: Nutrient) -> String {
        let figure = Figures.shown(goal.reference, of: nutrient)
        if case .maximum = goal { return phrase("at most \(figure)") }
        return figure
    }

    private static func warnings(_ totals: NutrientTotal, _ style: Style) -> [String] {
        ReferenceValues.warnings(of: totals.sum).map { style.paint("! \($0)", .yellow) }
    }
}
