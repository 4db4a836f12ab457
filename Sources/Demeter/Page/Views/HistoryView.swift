internal import Nutrition
internal import Wire

/// A month: its map, what it comes to in words, and a table of its days.
struct MonthView: Sendable {
    var frame: PageFrame
    var month: Month
    var rows: [DayRow]
    /// Of all its days together; `nil` where too little is known.
    var eating: Double?
    /// The nutrient that is drawn; `nil` for none but the energy.
    var nutrient: Nutrient?
    /// Energy by meal.
    var meals: [Meal: Thousandths]?

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts.month(month)) {
            Tag.nav(.className("days"), .aria("label", texts(.history))) {
                Tag.a(.href(.month(month.advanced(by: -1)))) { texts(.previousMonth) }
                Tag.a(.href(.month(month.advanced(by: 1)))) { texts(.nextMonth) }
                Tag.a(.href(.year(month.year))) { texts(.wholeYear, String(month.year)) }
            }
            for sentence in SpanFigures(rows).sentences(texts) { Tag.p { sentence } }
            if let trend = Patterns(rows: rows, texts: texts).trend { Tag.p { trend } }
            if let eating { Tag.p { texts(.heiOfSpan, String(Int(eating.rounded()))) } }
            Tag.div(.className("wide")) {
                MonthMap(month: month, rows: rows, texts: texts).markup
            }
            Tag.p(.className("hint")) { texts(.legend) }
            macros
            Patterns(rows: rows, texts: texts).markup
            SpanDetails(rows: rows, meals: meals, frame: frame, chosen: nutrient).markup
            Tag.h2(.id("table")) { texts(.tableOf) }
            Tag.div(.className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "table"))
            {
                DayTable(rows: rows, texts: texts).markup
            }
            SpanForm(frame: frame, from: month.first, to: month.last).markup
        }
    }

    @MarkupBuilder private var macros: [Markup] {
        if let shares = MacroChart.shares(MacroChart.energies(rows), texts) {
            Tag.h2 { texts(.macroChart) }
            Tag.p { texts(.onAverage, shares) }
            MacroChart(rows.map { (String($0.date.day), [$0]) }, texts).figure
        }
    }
}

/// A year: its chart, what it comes to in words, and a table of its months.
struct YearView: Sendable {
    var frame: PageFrame
    var year: Int
    var rows: [DayRow]
    /// Of all its days together; `nil` where too little is known.
    var eating: Double?
    /// The nutrient that is drawn; `nil` for none but the energy.
    var nutrient: Nutrient?

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.yearTitle, String(year))) {
            Tag.nav(.className("days"), .aria("label", texts(.history))) {
                Tag.a(.href(.year(max(1, year - 1)))) { texts(.previousYear) }
                Tag.a(.href(.year(min(9999, year + 1)))) { texts(.nextYear) }
            }
            for sentence in SpanFigures(rows).sentences(texts) { Tag.p { sentence } }
            if let trend = Patterns(rows: rows, texts: texts).trend { Tag.p { trend } }
            if let eating { Tag.p { texts(.heiOfSpan, String(Int(eating.rounded()))) } }
            Tag.figure(.className("wide"), .tabIndex(0), .aria("label", texts(.chartOf))) {
                YearChart(rows: rows, texts: texts).markup
                Tag.figcaption(.className("hint")) {
                    Tag.span(.className("key band")) { texts(.band) }
                    Tag.span(.className("key mean")) { texts(.meanLine) }
                    for (name, phrase) in [
                        ("below", Phrase.below), ("met", .met), ("above", .above),
                    ] {
                        Tag.span(.className("key \(name)")) { texts(phrase) }
                    }
                }
            }
            macros
            Patterns(rows: rows, texts: texts).markup
            SpanDetails(rows: rows, frame: frame, chosen: nutrient).markup
            Tag.h2(.id("table")) { texts(.monthByMonth) }
            Tag.div(.className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "table"))
            {
                table
            }
            SpanForm(
                frame: frame, from: Month(year: year, month: 1).first,
                to: Month(year: year, month: 12).last
            ).markup
        }
    }

    @MarkupBuilder private var macros: [Markup] {
        if let shares = MacroChart.shares(MacroChart.energies(rows), texts) {
            Tag.h2 { texts(.macroChart) }
            Tag.p { texts(.onAverage, shares) }
            MacroChart(
                (1...12).map { month in
                    (
                        String(texts.months[month - 1].prefix(3)),
                        rows.filter { $0.date.month == month }
                    )
                }, texts
            ).figure
        }
    }

    private var table: Markup {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for phrase in [
                        Phrase.monthColumn, .loggedColumn, .averageColumn, .lowestColumn,
                        .highestColumn, .below, .met, .above, .macroChart,
                    ] { Tag.th(.scope("col")) { texts(phrase) } }
                }
            }
            Tag.tbody {
                for month in 1...12 {
                    let own = rows.filter { $0.date.month == month }
                    line(
                        Month(year: year, month: month), SpanFigures(own),
                        MacroChart.shares(MacroChart.energies(own), texts) ?? "–")
                }
            }
        }
    }

    private func line(_ month: Month, _ figures: SpanFigures, _ shares: String) -> Markup {
        func energy(_ value: Thousandths?) -> String {
            value.map { EntryWords.figure($0, .calories) } ?? "–"
        }
        func count(_ standing: Goal.Standing) -> String {
            figures.haveGoals ? String(figures.count(standing)) : "–"
        }
        return Tag.tr {
            Tag.th(.scope("row")) { Tag.a(.href(.month(month))) { texts.months[month.month - 1] } }
            Tag.td { String(figures.logged.count) }
            Tag.td { energy(figures.average) }
            Tag.td { energy(figures.lowest) }
            Tag.td { energy(figures.highest) }
            Tag.td { count(.below) }
            Tag.td { count(.met) }
            Tag.td { count(.above) }
            Tag.td { shares }
        }
    }
}
