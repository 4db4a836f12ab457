internal import Nutrition
internal import Tables
internal import Telling

extension Program {
    /// The detailed food diary report, in English or Russian: rows for days, meals (one space in front) and
    /// foods (two), each with figures, and below each food a line with its amount (three spaces). In the header
    /// a space stands in front of each unit, in every language.
    static let fatSecret = Program(
        format: .fatSecret,
        reports: [
            ReportShape(
                isIts: { head in head.rows.contains { FatSecretReport.isHeader($0.cells) } },
                read: { head, rows, collector in
                    var report = FatSecretReport(head)
                    try report.read(&rows, into: &collector)
                })
        ])
}

private struct FatSecretReport {
    private let mark: Numeral.Mark
    private var figures: [(column: NutrientColumn, place: Int)] = []
    private var day: LocalDay?
    private var meal: String?
    /// A food waits for the line with its amount.
    private var food: (draft: EntryDraft, line: Int)?

    init(_ head: TableHead) {
        let evidence = head.rows.lazy.flatMap { $0.cells.dropFirst() }.map { Numeral.evidence($0) }
        mark = evidence.contains(.comma) && !evidence.contains(.point) ? .comma : .point
    }

    /// `Date,Cals ( kcal),Fat( g),…`, not the header of the averages in front.
    static func isHeader(_ cells: [String]) -> Bool {
        cells.count > 3 && !TableImport.isSum(String(cells[0].split(separator: " ").last ?? ""))
            && cells.dropFirst().allSatisfy { $0.contains("( ") && $0.hasSuffix(")") }
    }

    mutating func read(
        _ rows: inout TableRows, into collector: inout ImportCollector
    ) throws {
        collector.plan.hasDecimalCommas = mark == .comma
        var layout: TableLayout?
        try rows.collect(into: &collector) { row, collector in
            let cells = row.cells
            if Self.isHeader(cells) {
                let found = TableLayout(
                    cells.map { ColumnName($0) },
                    TableShape(file: "", needs: [], roles: [ColumnName(cells[0]).key: .day]))
                collector.plan.furtherColumns = found.further
                collector.plan.unknownColumns = found.unknown
                figures = found.figures
                layout = found
            } else if layout != nil {
                try take(cells, row.line, &collector)
            }
        }
        finish(&collector)
    }

    private mutating func take(
        _ cells: [String], _ line: Int, _ collector: inout ImportCollector
    ) throws {
        let label = cells[0]
        let depth = label.prefix { $0 == " " }.count
        let words = label.drop { $0 == " " }
        if depth == 3 || (depth > 0 && cells.count == 1) {
            food?.draft.setPortion(String(words), mark)
            finish(&collector)
            return
        }
        finish(&collector)
        switch depth {
        case 0:
            if let found = DateText.date(label, collector.options.dateOrder ?? .monthFirst) {
                day = found.day
                meal = nil
                collector.leaveOut(.sums)
            } else if TableImport.isSum(label) {
                day = nil
            } else if !label.hasPrefix("#"), cells.count > 5 {
                collector.fault(line, phrase("\"\(label)\" is no date"))
            }
        case 1:
            meal = String(words)
            collector.leaveOut(.sums)
        default:
            guard let day else { return }
            var draft = EntryDraft(.day(day, second: nil))
            draft.name = words.isEmpty ? nil : String(words)
            draft.meal = meal
            for (column, place) in figures where place < cells.count {
                let cell = cells[place]
                guard !Numeral.isAbsent(cell) else { continue }
                guard let number = Numeral.value(cell, mark), number >= 0 else {
                    collector.fault(line, "\"\(cell)\" is no amount of \(column.nutrient.rawValue)")
                    return
                }
                draft.nutrients[column.nutrient] = Thousandths(number * column.factor)
            }
            food = (draft, line)
        }
    }

    private mutating func finish(_ collector: inout ImportCollector) {
        if let food { collector.add(food.draft, line: food.line) }
        food = nil
    }
}

extension EntryDraft {
    /// `2 1/2 x 1 oz, 56 g`: so many of a portion, and what they weigh; the weight may stand in brackets.
    fileprivate mutating func setPortion(_ text: String, _ mark: Numeral.Mark) {
        if var (number, rest) = Numeral.leading(text, mark) {
            if let words = rest, words.contains("/"), let more = Numeral.leading(words, mark),
                more.number < 1
            {
                (number, rest) = (number + more.number, more.rest)
            }
            var unit = rest ?? ""
            if unit.hasPrefix("x ") { unit.removeFirst(2) }
            setAmount(number, unit.isEmpty ? nil : FigureUnit.short(unit))
        }
        if let last = text.split(whereSeparator: { ",(".contains($0) }).last,
            let (number, rest) = Numeral.leading(last.filter { $0 != ")" }, mark),
            let rest, FigureUnit(rest) == .gram
        {
            grams = number
        }
        self.text = [text, name].compactMap(\.self).joined(separator: " ")
    }
}
