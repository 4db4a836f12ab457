internal import Nutrition
internal import Wire

/// What a span of days shows beyond its energy: each nutrient against its goal, weeks, meals.
struct SpanDetails: Sendable {
    var rows: [DayRow]
    /// Energy by meal, on the mean of the days that are logged; `nil` where nobody has asked for it.
    var meals: [Meal: Thousandths]?
    var frame: PageFrame
    /// The page that is looked at, and the nutrient that is drawn there, where one is.
    var chosen: Nutrient?

    private var texts: Texts { frame.texts }
    private var logged: [DayRow] { rows.filter { $0.loggedCount > 0 } }

    /// Nutrients that a picture can be asked for: the seven, and those with a goal.
    private var choices: [Nutrient] {
        let aimed = Set(rows.flatMap { $0.bounds.all.map(\.nutrient) })
        return Nutrient.all.filter { $0.isLeading || aimed.contains($0) }
    }

    @MarkupBuilder var markup: [Markup] {
        if !logged.isEmpty {
            choice
            if let chosen, chosen != .calories { picture(of: chosen) }
            nutrients
            weeks
            if let meals, !meals.isEmpty { mealTable(meals) }
        }
    }

    private var choice: Markup {
        Tag.form(.method(isPost: false), .action(frame.place), .className("tools")) {
            Tag.div(.className("field")) {
                Tag.label(.label(for: "nutrient")) { texts(.nutrientChoice) }
                Tag.select(.id("nutrient"), .name("nutrient")) {
                    for nutrient in choices {
                        Tag.option(
                            .value(nutrient.rawValue), nutrient == chosen ? .selected : nil
                        ) { texts.name(of: nutrient) }
                    }
                }
            }
            Tag.button { texts(.show) }
        }
    }

    @MarkupBuilder private func picture(of nutrient: Nutrient) -> [Markup] {
        let chart = YearChart(
            rows: rows, texts: texts, nutrient: nutrient, id: "nutrient-chart")
        Tag.h2 { chart.title }
        for sentence in SpanFigures(rows, nutrient).sentences(texts) { Tag.p { sentence } }
        if let trend = Patterns(rows: rows, texts: texts).trend(of: nutrient) { Tag.p { trend } }
        Tag.figure(.className("wide"), .tabIndex(0), .aria("label", chart.title)) { chart.markup }
    }

    /// The mean of a nutrient, whether some day knows only a part of it, and how much of its goal it is.
    private struct Line {
        var nutrient: Nutrient
        var mean: Thousandths
        var isLeast: Bool
        var goal: Goal?

        var share: Int? {
            guard let goal, goal.reference > .zero else { return nil }
            return Int((mean.value / goal.reference.value * 100).rounded())
        }
    }

    private var lines: [Line] {
        choices.compactMap { nutrient in
            let known = logged.compactMap { $0.totals.sum[nutrient] }
            guard !known.isEmpty else { return nil }
            let goals = logged.compactMap { $0.bounds[nutrient] }
            return Line(
                nutrient: nutrient,
                mean: known.reduce(.zero, +).scaled(by: 1 / Double(known.count)),
                isLeast: logged.contains { $0.totals.isLeast(nutrient) },
                goal: goals.last)
        }
    }

    private var nutrients: Markup {
        Tag.section(.aria("labelledby", "nutrients")) {
            Tag.h2(.id("nutrients")) { texts(.nutrientsOfSpan) }
            let lines = lines
            macros(lines)
            Tag.div(
                .className("wide"), .tabIndex(0), .role("group"), .aria("labelledby", "nutrients")
            ) {
                Tag.table {
                    head([.nutrientColumn, .averageColumn, .goalColumn, .shareOfGoal])
                    Tag.tbody { for line in lines { self.line(line) } }
                }
            }
        }
    }

    /// The three in words, as shares of their goals.
    @MarkupBuilder private func macros(_ lines: [Line]) -> [Markup] {
        let told = lines.compactMap { line in
            MacroChart.nutrients.contains { $0.nutrient == line.nutrient }
                ? line.share.map {
                    texts(.shareOfMacros, texts.name(of: line.nutrient), String($0))
                } : nil
        }
        if !told.isEmpty { Tag.p { told.joined(separator: ", ") + "." } }
    }

    private func line(_ line: Line) -> Markup {
        let figure = EntryWords.figure(line.mean, line.nutrient)
        return Tag.tr {
            Tag.th(.scope("row")) { texts.name(of: line.nutrient) }
            Tag.td { line.isLeast ? texts(.atLeast, figure) : figure }
            Tag.td { line.goal.map { GoalWords.told($0, line.nutrient, texts) } ?? "–" }
            Tag.td {
                line.share.map { "\($0) %" } ?? "–"
                if let share = line.share { ShareBar.markup(min(1, Double(share) / 150)) }
            }
        }
    }

    private var weeks: Markup {
        // A week begins on Monday, as in ISO 8601.
        let groups = Dictionary(grouping: rows) { row in
            row.date.daysSinceEpoch - (row.date.weekday - 1)
        }
        let sorted = groups.sorted { $0.key < $1.key }
        let most = sorted.compactMap { SpanFigures($0.value).average?.value }.max() ?? 0
        return Tag.section(.aria("labelledby", "weeks")) {
            Tag.h2(.id("weeks")) { texts(.byWeek) }
            Tag.div(.className("wide"), .tabIndex(0), .role("group"), .aria("labelledby", "weeks"))
            {
                Tag.table(.className("weekdays")) {
                    head([.weekColumn, .averageColumn, .loggedColumn, .macroChart])
                    Tag.tbody {
                        for (day, rows) in sorted {
                            week(LocalDay(daysSinceEpoch: day), rows, most)
                        }
                    }
                }
            }
        }
    }

    private func week(_ first: LocalDay, _ rows: [DayRow], _ most: Double) -> Markup {
        let figures = SpanFigures(rows)
        return Tag.tr {
            Tag.th(.scope("row")) {
                Tag.a(.href(.span(first, first.advanced(by: 6)))) {
                    texts(.weekOf, texts.brief(first))
                }
            }
            Tag.td {
                figures.average.map { EntryWords.figure($0, .calories) } ?? "–"
                ShareBar.markup(
                    figures.average.map { most > 0 ? $0.value / most : 0 } ?? 0)
            }
            Tag.td { String(figures.logged.count) }
            Tag.td { MacroChart.shares(MacroChart.energies(rows), texts) ?? "–" }
        }
    }

    private func mealTable(_ meals: [Meal: Thousandths]) -> Markup {
        let sum = meals.values.reduce(.zero, +)
        return Tag.section(.aria("labelledby", "meals")) {
            Tag.h2(.id("meals")) { texts(.byMeal) }
            Tag.table(.className("weekdays")) {
                head([.mealColumn, .averageColumn, .mealShare])
                Tag.tbody {
                    for meal in Meal.allCases {
                        let energy = meals[meal] ?? .zero
                        let share = sum > .zero ? energy.value / sum.value : 0
                        Tag.tr {
                            Tag.th(.scope("row")) { texts.meal(meal) }
                            Tag.td { EntryWords.figure(energy, .calories) }
                            Tag.td {
                                "\(Int((share * 100).rounded())) %"
                                ShareBar.markup(share)
                            }
                        }
                    }
                }
            }
        }
    }

    private func head(_ phrases: [Phrase]) -> Markup {
        Tag.thead {
            Tag.tr { for phrase in phrases { Tag.th(.scope("col")) { texts(phrase) } } }
        }
    }
}

/// A bar that says nothing that the figure beside it does not say.
enum ShareBar {
    static func markup(_ share: Double) -> Markup {
        Tag.svg(
            .className("bar"), .drawing(.viewBox, "0 0 1000 10"),
            .drawing(.preserveAspectRatio, "none"), .aria("hidden", "true")
        ) {
            Tag.rect(
                .className("fill"),
                .drawing(.width, String(Int((min(1, max(0, share)) * 1000).rounded()))),
                .drawing(.height, "10"))
        }
    }
}
