package import JSON
package import Journal
internal import Nutrition
internal import Printable

/// What is told of a file of meals that is taken in, or would be.
package enum ImportReport {
    /// What was found, what is left out and why, and what became of it.
    package static func lines(
        _ plan: ImportPlan, _ summary: MergeSummary, isTaken: Bool
    ) -> [String] {
        let measured = number(
            summary.measurements, "measurement of the body", "measurements of the body")
        // A file may have nothing else.
        let isOfBody = summary.measurements > 0 && summary.entries == 0 && summary.recipes == 0
        var lines = [
            "\(isTaken ? "Took in" : "Would take in") "
                + (isOfBody ? measured : number(summary.entries, "entry", "entries"))
                + " from \(plan.format.rawValue)."
        ]
        let days = Days(plan)
        if let span = days.span {
            lines.append("They are of \(span.lowerBound) to \(span.upperBound).")
        }
        if summary.recipes > 0 {
            lines.append(
                summary.recipes == 1
                    ? "1 recipe came with them."
                    : "\(whole(summary.recipes)) recipes came with them.")
        }
        if summary.repeated > 0 {
            lines.append("\(summary.repeated) \(isTaken ? "were" : "are") there already.")
        }
        if summary.measurements > 0, !isOfBody { lines.append("With them: \(measured).") }
        if !plan.format.isOwn { lines += found(plan, days) }
        if !plan.faults.isEmpty {
            lines.append(number(plan.faults.count, "row was broken.", "rows were broken."))
        }
        return lines
    }

    /// How many rows cannot be taken in, of how many; rows of measurements are not counted as such.
    package static func broken(_ plan: ImportPlan) -> String {
        guard plan.person.measurements.isEmpty else {
            return number(plan.faults.count, "row is broken", "rows are broken")
        }
        return "\(plan.faults.count) of \(plan.contents.count + plan.faults.count) rows are broken"
    }

    private static func found(_ plan: ImportPlan, _ days: Days) -> [String] {
        var lines: [String] = []
        if let (least, median, most) = days.energy {
            lines.append(
                "Found \(plan.format.title): \(number(plan.contents.count, "entry", "entries")) on "
                    + "\(number(days.count, "day", "days")); energy a day: least \(least), "
                    + "median \(median), most \(most) kcal.")
        }
        if plan.ignored > 0 {
            lines.append(number(plan.ignored, "row was no food.", "rows were no food."))
        }
        if !plan.leftOut.isEmpty {
            lines.append(
                "Left out: " + list(plan.leftOut.map { words($0.what, $0.count) }, most: 12) + ".")
        }
        if plan.unnamed > 0 {
            lines.append(
                plan.unnamed == 1
                    ? "1 food has no name and bears that of its meal."
                    : "\(whole(plan.unnamed)) foods have no name and bear that of their meal."
            )
        }
        if !plan.furtherColumns.isEmpty {
            lines.append(
                "Nutrients that are not kept: " + list(plan.furtherColumns.map(printable), most: 6)
                    + ".")
        }
        if !plan.unknownColumns.isEmpty {
            lines.append(
                "Columns that are not understood: "
                    + list(plan.unknownColumns.map { "\"\(printable($0))\"" }, most: 12) + ".")
        }
        if !plan.refusedColumns.isEmpty {
            lines.append(
                "Columns in a unit that is not known, left out: "
                    + list(plan.refusedColumns.map { "\"\(printable($0))\"" }, most: 12) + ".")
        }
        if plan.hasDecimalCommas { lines.append("Its numbers have decimal commas.") }
        if let order = plan.dateOrder, plan.isDateOrderGuessed {
            let (way, other) =
                order == .monthFirst ? ("month", "--day-first") : ("day", "--month-first")
            lines.append(
                "Dates such as 3/1/2026 were read with the \(way) first, which nothing in the file "
                    + "decides; \(other) reads them the other way.")
        }
        return lines
    }

    /// "line 7: …", with the file in front where there are several.
    package static func line(_ fault: ImportPlan.Fault) -> String {
        let place = "line \(fault.line): \(printable(fault.reason))"
        return fault.file.map { "\(printable($0)), \(place)" } ?? place
    }

    static func words(_ what: LeftOut, _ count: Int) -> String {
        func plural(_ one: String, _ many: String) -> String { Self.number(count, one, many) }
        return switch what {
        case .sums: plural("sum", "sums")
        case .withoutFigures: plural("row without any figure", "rows without any figure")
        case .deleted: plural("deleted entry", "deleted entries")
        case .exercise: plural("exercise", "exercises")
        case .water: plural("day's water", "days' water")
        case .goals: plural("day's goals", "days' goals")
        case .recipes: plural("portion of a recipe", "portions of recipes")
        case .notes: plural("note", "notes")
        case .table(let name): plural("row of \(printable(name))", "rows of \(printable(name))")
        case .file(let name):
            count == 1 ? printable(name) : "\(whole(count)) files of \(printable(name))"
        case .records(let name):
            plural("record of \(printable(name))", "records of \(printable(name))")
        }
    }

    /// "1 day", "1,234 days"
    private static func number(_ count: Int, _ one: String, _ many: String) -> String {
        "\(whole(count)) \(count == 1 ? one : many)"
    }

    private static func whole(_ count: Int) -> String { Figures.number(Double(count)) }

    private static func printable(_ text: String) -> String { text.printable() }

    /// "a, b and 3 more"
    package static func list(_ items: [String], most: Int) -> String {
        guard items.count > most else { return items.joined(separator: ", ") }
        return items.prefix(most).joined(separator: ", ") + " and \(items.count - most) more"
    }

    package static func json(
        _ plan: ImportPlan, _ summary: MergeSummary, _ alerts: ImportAlerts, isTaken: Bool
    ) -> JSONValue {
        let days = Days(plan)
        func day(_ day: LocalDay?) -> JSONValue { day.map { .string($0.description) } ?? .null }
        func texts(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
        return [
            "format": .string(plan.format.rawValue), "program": .string(plan.format.title),
            "entries": .integer(summary.entries),
            "recipes": .integer(summary.recipes),
            "measurements": .integer(summary.measurements), "repeated": .integer(summary.repeated),
            "broken": .integer(plan.faults.count),
            "ignored": .integer(plan.ignored), "taken": .bool(isTaken),
            "from": day(days.span?.lowerBound), "to": day(days.span?.upperBound),
            "days": .integer(days.count),
            "energy": days.energy.map {
                [
                    "least": .integer($0.least), "median": .integer($0.median),
                    "most": .integer($0.most),
                ]
            } ?? .null,
            "files": texts(plan.files),
            "left_out": .array(
                plan.leftOut.map {
                    ["what": .string(name($0.what)), "count": .integer($0.count)]
                }),
            "nutrients_left_out": texts(plan.furtherColumns),
            "columns_unknown": texts(plan.unknownColumns),
            "columns_refused": texts(plan.refusedColumns),
            "dates": plan.dateOrder.map { .string($0 == .dayFirst ? "day-first" : "month-first") }
                ?? .null,
            "dates_guessed": .bool(plan.isDateOrderGuessed),
            "decimal_comma": .bool(plan.hasDecimalCommas),
            "allergies": alerts.json,
            "faults": .array(
                plan.faults.prefix(100).map {
                    [
                        "file": $0.file.map { .string($0) } ?? .null, "line": .integer($0.line),
                        "reason": .string($0.reason),
                    ]
                }),
        ]
    }

    private static func name(_ what: LeftOut) -> String {
        switch what {
        case .sums: "sums"
        case .withoutFigures: "without_figures"
        case .deleted: "deleted"
        case .exercise: "exercise"
        case .water: "water"
        case .goals: "goals"
        case .recipes: "recipes"
        case .notes: "notes"
        case .table(let name): "table \(name)"
        case .file(let name): "file \(name)"
        case .records(let name): "records \(name)"
        }
    }

    /// The days of a file, and what energy they have.
    private struct Days {
        let span: ClosedRange<LocalDay>?
        let count: Int
        /// In whole kcal; of an even number of days the median is the lower of the two in the middle.
        let energy: (least: Int, median: Int, most: Int)?

        init(_ plan: ImportPlan) {
            var sums: [LocalDay: Thousandths] = [:]
            for content in plan.contents {
                sums[content.moment.day, default: .zero] += content.nutrients.calories ?? .zero
            }
            let sorted = sums.values.map { Int($0.value.rounded()) }.sorted()
            count = sorted.count
            energy = sorted.first.map {
                ($0, sorted[(sorted.count - 1) / 2], sorted[sorted.count - 1])
            }
            span = sums.keys.min().flatMap { first in sums.keys.max().map { first...$0 } }
        }
    }
}
