internal import Nutrition
internal import Wire

/// What a span of days shows beyond its sum: how weekdays differ, where the energy comes from, where it goes.
struct Patterns: Sendable {
    var rows: [DayRow]
    var texts: Texts

    /// A trend is told from so many logged days on; of fewer it would be chance.
    static let leastDays = 8

    /// The later half of the logged days against the earlier, in words; `nil` of too few.
    var trend: String? { trend(of: .calories) }

    func trend(of nutrient: Nutrient) -> String? {
        let energies = rows.filter { $0.loggedCount > 0 }
            .compactMap { $0.totals.sum[nutrient] }
        guard energies.count >= Self.leastDays else { return nil }
        let middle = energies.count / 2
        func mean(_ part: ArraySlice<Thousandths>) -> Thousandths {
            part.reduce(.zero, +).scaled(by: 1 / Double(part.count))
        }
        let (before, after) = (mean(energies[..<middle]), mean(energies[middle...]))
        let difference = after - before
        func figure(_ amount: Thousandths) -> String { EntryWords.figure(amount, nutrient) }
        let isEnergy = nutrient == .calories
        let named = isEnergy ? [] : [texts.name(of: nutrient)]
        // Less than a twentieth is no trend.
        guard difference.value.magnitude >= before.value * 0.05 else {
            return texts.filled(isEnergy ? .steadyTrend : .steadyOf, named + [figure(after)])
        }
        let phrase: Phrase =
            difference > .zero
            ? (isEnergy ? .risingTrend : .risingOf) : (isEnergy ? .fallingTrend : .fallingOf)
        return texts.filled(
            phrase,
            named + [
                figure(difference > .zero ? difference : -difference), figure(before),
                figure(after),
            ])
    }

    private struct Weekday: Sendable {
        var name: String
        var days: Int
        var mean: Thousandths?
    }

    private var weekdays: [Weekday] {
        (1...7).map { number in
            let own = SpanFigures(rows.filter { $0.date.weekday == number })
            return Weekday(
                name: texts.weekdays[number - 1], days: own.logged.count, mean: own.average)
        }
    }

    @MarkupBuilder var markup: [Markup] {
        if rows.contains(where: { $0.loggedCount > 0 }) {
            Tag.section(.aria("labelledby", "weekdays")) {
                Tag.h2(.id("weekdays")) { texts(.byWeekday) }
                table
            }
        }
    }

    private var table: Markup {
        let weekdays = weekdays
        let most = weekdays.compactMap { $0.mean?.value }.max() ?? 0
        return Tag.table(.className("weekdays")) {
            Tag.thead {
                Tag.tr {
                    Tag.th(.scope("col")) { texts(.dayColumn) }
                    Tag.th(.scope("col")) { texts(.averageColumn) }
                    Tag.th(.scope("col")) { texts(.loggedColumn) }
                }
            }
            Tag.tbody {
                for day in weekdays {
                    Tag.tr {
                        Tag.th(.scope("row")) { day.name }
                        Tag.td {
                            day.mean.map { EntryWords.figure($0, .calories) } ?? "–"
                            ShareBar.markup(
                                day.mean.map { most > 0 ? $0.value / most : 0 } ?? 0)
                        }
                        Tag.td { String(day.days) }
                    }
                }
            }
        }
    }
}
