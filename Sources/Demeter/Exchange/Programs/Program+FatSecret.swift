internal import Nutrition
internal import Tables

extension Program {
    /// The detailed food diary report: rows for days, meals (one space in front) and foods (two), each with
    /// figures, and below each food a line with its amount (three spaces).
    static let fatSecret = Program(
        format: .fatSecret,
        reports: [
            ReportShape(
                isIts: { FatSecretReport.columns(of: $0) != nil },
                read: { rows, collector in
                    var report = FatSecretReport()
                    try report.read(&rows, into: &collector)
                })
        ])
}

private struct FatSecretReport {
    private var figures: [(column: NutrientColumn, place: Int)] = []
    private var day: LocalDay?
    private var meal: String?
    /// A food waits for the line with its amount.
    private var food: (draft: EntryDraft, line: Int)?

    /// The columns of the header `Date,Cals( kcal),Fat( g),…`.
    static func columns(of head: TableHead) -> [String]? {
        let isReport = head.rows.contains { $0.cells.first?.contains("Food Diary Report") == true }
        return isReport ? head.columns : nil
    }

    mutating func read(
        _ rows: inout TableRows, into collector: inout ImportCollector
    ) throws {
        var layout: TableLayout?
        try rows.collect(into: &collector) { row, collector in
            let cells = row.cells
            if cells.count > 5, cells[0] == "Date" {
                let found = TableLayout(
                    cells.map { ColumnName($0) },
                    TableShape(file: "", needs: [], roles: ["date": .day]))
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
            food?.draft.setPortion(String(words))
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
                collector.fault(line, "\"\(label)\" is no date")
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
                guard let number = Numeral.value(cell, .point), number >= 0 else {
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
    /// `2 x 1 oz, 56 g`: so many of a portion, and what they weigh.
    fileprivate mutating func setPortion(_ text: String) {
        if let (number, rest) = Numeral.leading(text, .point) {
            var unit = rest ?? ""
            if unit.hasPrefix("x ") { unit.removeFirst(2) }
            setAmount(number, unit.isEmpty ? nil : unit)
        }
        if let last = text.split(separator: ",").last,
            let (number, rest) = Numeral.leading(String(last), .point), rest == "g"
        {
            grams = number
        }
        self.text = [text, name].compactMap(\.self).joined(separator: " ")
    }
}
