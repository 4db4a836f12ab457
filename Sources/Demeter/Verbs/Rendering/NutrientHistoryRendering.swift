internal import Nutrition
internal import Telling
internal import Wire

/// One nutrient over days.
enum NutrientHistoryRendering {
    private static let barWidth = 24

    static func lines(_ days: [DayRow], of nutrient: Nutrient, _ style: Style) -> [String] {
        let eaten = days.filter { $0.loggedCount > 0 }
        let known = eaten.filter { $0.totals.sum[nutrient] != nil }
        let title = style.paint(
            nutrient.told.prefix(1).uppercased() + nutrient.told.dropFirst(), .bold)
        guard let last = known.last else {
            return [title, phrase("\(nutrient.told) is not known of anything in these days.")]
        }
        let goal = last.bounds[nutrient] ?? ReferenceValues.label[nutrient]
        let most = known.compactMap { $0.totals.sum[nutrient]?.value }.max() ?? 0
        let scale = max(most, goal?.reference.value ?? 0)
        var table = TextTable([
            .init("", .left), .init(""), .init("", .left, rank: 1), .init("", .left, rank: 2),
        ])
        for day in eaten {
            let sum = day.totals.sum[nutrient]
            let coverage = day.totals.coverage(of: nutrient)
            table.add([
                .init(Calendar.short(day.date)),
                sum.map { sum in
                    .init(
                        (day.totals.isLeast(nutrient) ? style.atLeast : "")
                            + Figures.shown(sum, of: nutrient))
                } ?? .init(style.unknown, .faint),
                .init(
                    style.hasBars && scale > 0
                        ? Bar.text((sum?.value ?? 0) / scale, width: barWidth, style) : "",
                    sum.map { goal?.standing(of: $0) == .above } == true ? .red : .green),
                .init(
                    coverage < 1 && sum != nil
                        ? phrase("\(Numeral.percent(min(coverage, 0.99))) of the energy knows it")
                        : "",
                    .faint),
            ])
        }
        let sum = known.reduce(Thousandths.zero) { $0 + ($1.totals.sum[nutrient] ?? .zero) }
        let least = known.contains { $0.totals.isLeast(nutrient) } ? style.atLeast : ""
        let average = sum.scaled(by: 1 / Double(known.count))
        let days = HistoryRendering.days(known.count)
        var lines = [
            title,
            phrase("On average \(least + Figures.shown(average, of: nutrient)) a day in \(days)"),
        ]
        if let goal {
            let isOwn = last.bounds[nutrient] != nil
            lines.append(
                style.paint(
                    isOwn
                        ? phrase("Your goal: \(goal.words(for: nutrient))")
                        : phrase("Labels refer to: \(goal.words(for: nutrient))"),
                    .faint))
        }
        return lines + [""] + table.lines(style)
    }
}
