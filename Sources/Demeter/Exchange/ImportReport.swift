package import JSON
package import Journal
internal import Nutrition
internal import Printable
internal import Telling

/// What is told of a file of meals that is taken in, or would be.
package enum ImportReport {
    /// What was found, what is left out and why, and what became of it.
    package static func lines(
        _ plan: ImportPlan, _ summary: MergeSummary, isTaken: Bool
    ) -> [String] {
        let texts = Texts.imports
        let measured = Texts.corrections.measurements(counted(summary.measurements))
        // A file may have nothing else.
        let isOfBody = summary.measurements > 0 && summary.entries == 0 && summary.recipes == 0
        let what = isOfBody ? measured : Texts.corrections.entries(counted(summary.entries))
        let format = plan.format.rawValue
        var lines = [isTaken ? texts.tookIn(what, format) : texts.wouldTakeIn(what, format)]
        let days = Days(plan)
        if let span = days.span {
            lines.append(texts.span(span.lowerBound.description, span.upperBound.description))
        }
        if summary.recipes > 0 { lines.append(texts.recipes(counted(summary.recipes))) }
        if summary.repeated > 0 {
            lines.append(
                isTaken ? texts.wereThere(summary.repeated) : texts.areThere(summary.repeated))
        }
        if summary.measurements > 0, !isOfBody { lines.append(texts.withThem(measured)) }
        if !plan.format.isOwn { lines += found(plan, days) }
        if !plan.faults.isEmpty { lines.append(texts.rowsBroken(counted(plan.faults.count))) }
        return lines
    }

    /// How many rows cannot be taken in, of how many; rows of measurements are not counted as such.
    package static func broken(_ plan: ImportPlan) -> String {
        guard plan.person.measurements.isEmpty else {
            return Texts.imports.areBroken(counted(plan.faults.count))
        }
        return Texts.imports.ofRowsBroken(
            plan.faults.count, plan.contents.count + plan.faults.count)
    }

    private static func found(_ plan: ImportPlan, _ days: Days) -> [String] {
        let texts = Texts.imports
        var lines: [String] = []
        if let (least, median, most) = days.energy {
            lines.append(
                texts.found(
                    plan.format.title, Texts.corrections.entries(counted(plan.contents.count)),
                    texts.days(counted(days.count)), least, median, most))
        }
        if plan.ignored > 0 { lines.append(texts.noFood(counted(plan.ignored))) }
        if !plan.leftOut.isEmpty {
            lines.append(
                texts.leftOut(list(plan.leftOut.map { words($0.what, $0.count) }, most: 12)))
        }
        if plan.unnamed > 0 { lines.append(texts.unnamed(counted(plan.unnamed))) }
        if !plan.furtherColumns.isEmpty {
            lines.append(texts.notKept(list(plan.furtherColumns.map(printable), most: 6)))
        }
        if !plan.unknownColumns.isEmpty {
            lines.append(
                texts.notUnderstood(
                    list(plan.unknownColumns.map { "\"\(printable($0))\"" }, most: 12)))
        }
        if !plan.refusedColumns.isEmpty {
            lines.append(
                texts.unknownUnit(
                    list(plan.refusedColumns.map { "\"\(printable($0))\"" }, most: 12)))
        }
        if plan.hasDecimalCommas { lines.append(texts.decimalCommas()) }
        if let order = plan.dateOrder, plan.isDateOrderGuessed {
            lines.append(order == .monthFirst ? texts.monthFirst() : texts.dayFirst())
        }
        return lines
    }

    /// "line 7: …", with the file in front where there are several.
    package static func line(_ fault: ImportPlan.Fault) -> String {
        let place = Texts.imports.line(fault.line, printable(fault.reason))
        return fault.file.map { Texts.imports.fileLine(printable($0), place) } ?? place
    }

    static func words(_ what: LeftOut, _ count: Int) -> String {
        let texts = Texts.imports
        let number = counted(count)
        return switch what {
        case .sums: texts.sums(number)
        case .withoutFigures: texts.withoutFigures(number)
        case .deleted: texts.deleted(number)
        case .exercise: texts.exercise(number)
        case .water: texts.water(number)
        case .goals: texts.goals(number)
        case .recipes: texts.portions(number)
        case .notes: texts.notes(number)
        case .table(let name): texts.ofTable(number, printable(name))
        case .file(let name): count == 1 ? printable(name) : texts.files(number, printable(name))
        case .records(let name): texts.records(number, printable(name))
        }
    }

    /// As in "1 day", "1,234 days".
    private static func counted(_ count: Int) -> Counted {
        Counted(count, Figures.number(Double(count)))
    }

    private static func printable(_ text: String) -> String { text.printable() }

    /// "a, b and 3 more"
    package static func list(_ items: [String], most: Int) -> String {
        guard items.count > most else { return Words.row(items) }
        return Texts.imports.listMore(Words.row(Array(items.prefix(most))), items.count - most)
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
