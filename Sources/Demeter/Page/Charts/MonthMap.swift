internal import Nutrition
internal import Wire

/// The days of a month as a calendar, each shaded by its energy against the goal.
struct MonthMap: Sendable {
    var month: Month
    /// One for each day of the month, in order.
    var rows: [DayRow]
    var texts: Texts

    private static let cell = (width: 100, height: 74)
    private static let head = 26

    var markup: Markup {
        let weeks = (month.first.weekday - 1 + rows.count + 6) / 7
        let height = Self.head + weeks * Self.cell.height
        return Tag.svg(
            .className("month-map"), .drawing(.viewBox, "0 0 \(7 * Self.cell.width) \(height)"),
            .role("group"), .aria("label", label)
        ) {
            for weekday in 0..<7 {
                Tag.svgText(
                    .className("weekday"),
                    .drawing(.x, String(weekday * Self.cell.width + Self.cell.width / 2)),
                    .drawing(.y, "17"), .drawing(.textAnchor, "middle"), .aria("hidden", "true")
                ) { String(texts.weekdays[weekday].prefix(3)) }
            }
            for row in rows { day(row) }
        }
    }

    private var label: String {
        ([texts.month(month)] + SpanFigures(rows).sentences(texts)).joined(separator: ". ")
    }

    private func day(_ row: DayRow) -> Markup {
        let place = month.first.weekday - 1 + row.date.day - 1
        let x = place % 7 * Self.cell.width
        let y = Self.head + place / 7 * Self.cell.height
        let standing = StandingWords(row, texts)
        let energy = row.totals.sum.calories.map { EntryWords.digits($0, .calories) } ?? ""
        let isLogged = row.loggedCount > 0
        let told =
            isLogged
            ? "\(energy) \(EntryWords.unit(.calories)), \(standing.word)" : standing.word
        return Tag.a(.href(.day(row.date)), .aria("label", "\(texts.brief(row.date)): \(told)")) {
            Tag.rect(
                .className("cell \(standing.className)"), .drawing(.x, String(x + 2)),
                .drawing(.y, String(y + 2)), .drawing(.width, String(Self.cell.width - 4)),
                .drawing(.height, String(Self.cell.height - 4)), .drawing(.rx, "6"))
            text("number", x + 10, y + 22, String(row.date.day))
            if isLogged {
                text("mark", x + Self.cell.width - 22, y + 22, standing.mark)
                text("energy", x + 10, y + 54, energy)
            }
        }
    }

    private func text(_ className: String, _ x: Int, _ y: Int, _ words: String) -> Markup {
        Tag.svgText(
            .className(className), .drawing(.x, String(x)), .drawing(.y, String(y))
        ) { words }
    }
}
