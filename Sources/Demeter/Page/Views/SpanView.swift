internal import Nutrition
internal import Wire

/// Any days, from one to another: their chart, what they come to in words, and a table of them.
struct SpanView: Sendable {
    var frame: PageFrame
    var rows: [DayRow]
    var from: LocalDay
    var to: LocalDay
    /// The nutrient that is drawn; `nil` for none but the energy.
    var nutrient: Nutrient?
    /// Energy by meal, of few days.
    var meals: [Meal: Thousandths]?

    /// The longest span that is shown: longer ones are years.
    static let most = 731

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.spanTitle, texts.long(from), texts.long(to))) {
            SpanForm(frame: frame, from: from, to: to).markup
            for sentence in SpanFigures(rows).sentences(texts) { Tag.p { sentence } }
            if let trend = Patterns(rows: rows, texts: texts).trend { Tag.p { trend } }
            Tag.figure(.className("wide"), .tabIndex(0), .aria("label", texts(.chartOf))) {
                YearChart(rows: rows, texts: texts).markup
            }
            macros
            Patterns(rows: rows, texts: texts).markup
            SpanDetails(rows: rows, meals: meals, frame: frame, chosen: nutrient).markup
            Tag.h2(.id("table")) { texts(.tableOf) }
            Tag.div(.className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "table"))
            {
                DayTable(rows: rows, texts: texts).markup
            }
        }
    }

    @MarkupBuilder private var macros: [Markup] {
        if let shares = MacroChart.shares(MacroChart.energies(rows), texts) {
            Tag.h2 { texts(.macroChart) }
            Tag.p { texts(.onAverage, shares) }
            if rows.count <= 62 {
                MacroChart(rows.map { (String($0.date.day), [$0]) }, texts).figure
            }
        }
    }
}

/// Two dates that lead to the days between them.
struct SpanForm: Sendable {
    var frame: PageFrame
    var from: LocalDay
    var to: LocalDay

    var markup: Markup {
        Tag.details(.className("tools")) {
            Tag.summary { frame.texts(.otherSpan) }
            Tag.form(.method(isPost: false), .action(.anySpan)) {
                frame.field(.spanFrom, "from", id: "from", type: .date, value: from.description)
                frame.field(.spanTo, "to", id: "to", type: .date, value: to.description)
                Tag.button { frame.texts(.show) }
            }
        }
    }
}

/// Days that have something on them, one a line.
struct DayTable: Sendable {
    var rows: [DayRow]
    var texts: Texts

    var markup: Markup {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for name in [texts(.dayColumn), texts(.energy)]
                        + MacroChart.nutrients.map({ texts.name(of: $0.nutrient) })
                        + [texts(.standingColumn), texts(.entriesColumn)]
                    { Tag.th(.scope("col")) { name } }
                }
            }
            Tag.tbody {
                for row in rows where row.loggedCount + row.heldCount > 0 {
                    Tag.tr {
                        Tag.th(.scope("row")) {
                            Tag.a(.href(.day(row.date))) { texts.brief(row.date) }
                        }
                        Tag.td {
                            row.loggedCount > 0
                                ? EntryWords.figure(row.totals.sum.calories ?? .zero, .calories)
                                : texts(.dayNotLogged)
                        }
                        for one in MacroChart.nutrients { Tag.td { figure(row, one.nutrient) } }
                        Tag.td { StandingWords(row, texts).word }
                        Tag.td { String(row.loggedCount) }
                    }
                }
            }
        }
    }

    private func figure(_ row: DayRow, _ nutrient: Nutrient) -> String {
        guard row.loggedCount > 0 else { return "–" }
        let figure = EntryWords.figure(row.totals.sum[nutrient] ?? .zero, nutrient)
        return row.totals.isLeast(nutrient) ? texts(.atLeast, figure) : figure
    }
}
