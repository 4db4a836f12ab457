internal import Nutrition
internal import Wire

/// A month: its map, what it comes to in words, and a table of its days.
struct MonthView: Sendable {
    var frame: PageFrame
    var month: Month
    var rows: [DayRow]
    /// Of all its days together; `nil` where too little is known.
    var eating: Double?

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts.month(month)) {
            Tag.nav(.className("days"), .aria("label", texts(.history))) {
                Tag.a(.href(.month(month.advanced(by: -1)))) { texts(.previousMonth) }
                Tag.a(.href(.month(month.advanced(by: 1)))) { texts(.nextMonth) }
                Tag.a(.href(.year(month.year))) { texts(.wholeYear, String(month.year)) }
            }
            for sentence in SpanFigures(rows).sentences(texts) { Tag.p { sentence } }
            if let eating { Tag.p { texts(.heiOfSpan, String(Int(eating.rounded()))) } }
            Tag.div(.className("wide")) {
                MonthMap(month: month, rows: rows, texts: texts).markup
            }
            Tag.p(.className("hint")) { texts(.legend) }
            Tag.h2(.id("table")) { texts(.tableOf) }
            Tag.div(.className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "table"))
            {
                table
            }
        }
    }

    private var table: Markup {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for phrase in [
                        Phrase.dayColumn, .energy, .standingColumn, .entriesColumn,
                    ] { Tag.th(.scope("col")) { texts(phrase) } }
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
                        Tag.td { StandingWords(row, texts).word }
                        Tag.td { String(row.loggedCount) }
                    }
                }
            }
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

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.yearTitle, String(year))) {
            Tag.nav(.className("days"), .aria("label", texts(.history))) {
                Tag.a(.href(.year(max(1, year - 1)))) { texts(.previousYear) }
                Tag.a(.href(.year(min(9999, year + 1)))) { texts(.nextYear) }
            }
            for sentence in SpanFigures(rows).sentences(texts) { Tag.p { sentence } }
            if let eating { Tag.p { texts(.heiOfSpan, String(Int(eating.rounded()))) } }
            Tag.figure(.className("wide"), .tabIndex(0), .aria("label", texts(.chartOf))) {
                YearChart(rows: rows, year: year, texts: texts).markup
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
            Tag.h2(.id("table")) { texts(.monthByMonth) }
            Tag.div(.className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "table"))
            {
                table
            }
        }
    }

    private var table: Markup {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for phrase in [
                        Phrase.monthColumn, .loggedColumn, .averageColumn, .lowestColumn,
                        .highestColumn, .below, .met, .above,
                    ] { Tag.th(.scope("col")) { texts(phrase) } }
                }
            }
            Tag.tbody {
                for month in 1...12 {
                    line(
                        Month(year: year, month: month),
                        SpanFigures(rows.filter { $0.date.month == month }))
                }
            }
        }
    }

    private func line(_ month: Month, _ figures: SpanFigures) -> Markup {
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
        }
    }
}
