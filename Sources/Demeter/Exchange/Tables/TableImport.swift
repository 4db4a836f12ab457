internal import Nutrition
internal import Tables
internal import Telling

/// The reading of one table of entries.
struct TableImport {
    typealias Fault = ImportPlan.Fault

    let shape: TableShape
    let layout: TableLayout
    private let dialect: TableDialect
    private let isWorkbook: Bool
    private let isFrom1904: Bool
    private let headerLine: Int
    private let width: Int
    private let open: () throws -> any ByteSource
    private var mark = Numeral.Mark.point
    private var order = DateOrder.monthFirst
    private var lastDate: (text: [UInt8], found: (day: LocalDay, second: Int?))?

    /// - Parameters:
    ///   - header: the place of the header among the head's rows.
    ///   - open: gives the table's bytes as UTF-8, from their beginning, twice.
    init(
        _ head: TableHead, header: Int, _ shape: TableShape, isFrom1904: Bool = false,
        open: @escaping () throws -> any ByteSource
    ) {
        let row = head.rows[header]
        self.shape = shape
        self.open = open
        self.isFrom1904 = isFrom1904
        layout = TableLayout(row.cells.map { ColumnName($0) }, shape)
        dialect = head.dialect
        isWorkbook = head.isWorkbook
        headerLine = row.line
        width = row.cells.count
    }

    /// Reads every row into `collector`.
    mutating func run(into collector: inout ImportCollector) throws {
        try look(&collector)
        collector.plan.furtherColumns += layout.further
        collector.plan.unknownColumns += layout.unknown
        collector.plan.refusedColumns += layout.refused
        var rows = TableRows(try open(), dialect)
        while true {
            switch try rows.next() {
            case .end: return
            case .row where rows.line <= headerLine: continue
            case .row:
                do throws(Fault) {
                    try read(rows, into: &collector)
                } catch {
                    collector.fault(error.line, error.reason)
                }
            case .faulty(let fault): collector.fault(rows.line, Self.reason(fault))
            }
        }
    }

    /// Goes over all rows once to see how they write numbers and dates.
    private mutating func look(_ collector: inout ImportCollector) throws {
        var survey = TableSurvey()
        var rows = TableRows(try open(), dialect)
        var step = try rows.next()
        while step != .end {
            if step == .row, rows.line > headerLine { survey.add(rows, layout) }
            step = try rows.next()
        }
        mark = isWorkbook ? .point : survey.mark(dialect)
        var (order, isDecided) = survey.dates.order
        if !isDecided, layout.names.contains(where: { shape.dayFirst.contains($0.key) }) {
            (order, isDecided) = (.dayFirst, true)
        }
        self.order = collector.options.dateOrder ?? order
        if mark == .comma { collector.plan.hasDecimalCommas = true }
        if survey.dates != DateEvidence() {
            collector.plan.dateOrder = self.order
            if !isDecided, collector.options.dateOrder == nil {
                collector.plan.isDateOrderGuessed = true
            }
        }
    }

    static func reason(_ fault: TableFault) -> String {
        switch fault {
        case .tooLong(let limit): phrase("it is longer than \(limit) bytes")
        case .openQuote: phrase("it opens a quote that nothing closes")
        case .afterQuote: phrase("something stands behind a closing quote")
        }
    }

    // MARK: Rows

    private mutating func read(
        _ rows: TableRows, into collector: inout ImportCollector
    ) throws(Fault) {
        guard !rows.isBlank else { return }
        if let what = try leaving(rows) {
            collector.leaveOut(what)
            return
        }
        if let extra = (width..<max(width, rows.count)).last(where: { rows.has($0) }) {
            throw Fault(
                line: rows.line,
                reason: phrase("it has \(extra + 1) fields and the header \(width)"))
        }
        let name = try text(layout.name, rows)
        let meal = try text(layout.meal, rows)
        guard let when = try when(rows, name: name, meal: meal) else {
            collector.leaveOut(.sums)
            return
        }
        var draft = EntryDraft(when)
        draft.meal = meal.map { shape.meals[$0] ?? $0 }
        // Where no column has names, rows are meals and are called so.
        draft.name = layout.name == nil ? draft.meal : name
        draft.brand = try text(layout.brand, rows)
        try readAmount(rows, into: &draft)
        if let note = try text(layout.note, rows) { draft.text = note }
        for (column, place) in layout.figures {
            guard let figure = try number(place, rows) else { continue }
            draft.nutrients[column.nutrient] = Thousandths(figure * column.factor)
        }
        collector.add(draft, line: rows.line)
    }

    private func leaving(_ rows: TableRows) throws(Fault) -> LeftOut? {
        for (place, values) in layout.leaves {
            guard let text = try text(place, rows), let what = values[text.lowercased()] else {
                continue
            }
            return what
        }
        return nil
    }

    private func readAmount(_ rows: TableRows, into draft: inout EntryDraft) throws(Fault) {
        if let text = try text(layout.amountWithUnit, rows) {
            if let (number, rest) = Numeral.leading(text, mark) {
                draft.setAmount(number, try self.text(layout.unit, rows) ?? rest)
            }
            draft.text = [text, draft.name].compactMap(\.self).joined(separator: " ")
        } else if let place = layout.amount {
            draft.setAmount(try number(place, rows), try text(layout.unit, rows))
        }
        if let (place, grams) = layout.weight, let weight = try number(place, rows) {
            draft.grams = weight * grams
        }
    }

    // MARK: Cells

    /// What stands in a column; `nil` for nothing, and for words that say that there is nothing.
    private func text(_ place: Int?, _ rows: TableRows) throws(Fault) -> String? {
        guard let place, rows.has(place) else { return nil }
        guard let text = rows.text(place) else {
            throw Fault(line: rows.line, reason: phrase("it is not UTF-8"))
        }
        guard !Numeral.isAbsent(text) else { return nil }
        guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else {
            return text
        }
        return String(text.drop(while: \.isWhitespace).trimmingEnd)
    }

    private func number(_ place: Int, _ rows: TableRows) throws(Fault) -> Double? {
        guard rows.has(place) else { return nil }
        if mark == .point, let number = rows.plainNumber(place), number >= 0 { return number }
        guard let text = try text(place, rows) else { return nil }
        guard let number = Numeral.value(text, mark), number >= 0 else {
            throw Fault(
                line: rows.line, reason: "\"\(text)\" is no amount of \(layout.names[place].key)")
        }
        return number
    }

    /// When the row was eaten; `nil` for a row of sums.
    private mutating func when(
        _ rows: TableRows, name: String?, meal: String?
    ) throws(Fault) -> EntryDraft.When? {
        if let place = layout.universalTime { return try instant(place, rows) }
        guard let place = layout.day, let written = try text(place, rows) else {
            guard let label = name ?? meal, !Self.isSum(label) else { return nil }
            throw Fault(line: rows.line, reason: phrase("it has no date"))
        }
        let time = try text(layout.time, rows)
        if let lastDate, time == nil || lastDate.found.second == nil,
            lastDate.text == rows.bytes(place)
        {
            return .day(lastDate.found.day, second: try second(time, rows) ?? lastDate.found.second)
        }
        if Self.isSum(written) { return nil }
        guard let found = date(written) else {
            throw Fault(line: rows.line, reason: phrase("\"\(written)\" is no date"))
        }
        lastDate = (rows.bytes(place), found)
        return .day(found.day, second: try second(time, rows) ?? found.second)
    }

    private func date(_ text: String) -> (day: LocalDay, second: Int?)? {
        if isWorkbook, let number = Double(text),
            let (day, second) = DateText.serial(number, isFrom1904: isFrom1904)
        {
            return (day, second > 0 ? second : nil)
        }
        guard let (day, rest) = DateText.date(text, order) else { return nil }
        if rest.isEmpty { return (day, nil) }
        guard let second = DateText.secondOfDay(rest) else { return nil }
        return (day, second)
    }

    private func second(_ text: String?, _ rows: TableRows) throws(Fault) -> Int? {
        guard let text else { return nil }
        if isWorkbook, let share = Double(text), (0..<1).contains(share) {
            return min(86_399, Int((share * 86_400).rounded()))
        }
        guard let second = DateText.secondOfDay(text) else {
            throw Fault(line: rows.line, reason: phrase("\"\(text)\" is no time"))
        }
        return second
    }

    private func instant(_ place: Int, _ rows: TableRows) throws(Fault) -> EntryDraft.When {
        let written = try text(place, rows) ?? ""
        let offset = try text(layout.offset, rows).flatMap { DateText.offset($0) } ?? 0
        if let milliseconds = Int64(written), milliseconds > 100_000_000_000 {
            return .instant(milliseconds, offset: offset)
        }
        guard let (day, rest) = DateText.date(written, order),
            let second = DateText.secondOfDay(rest)
        else { throw Fault(line: rows.line, reason: phrase("\"\(written)\" is no time")) }
        return .instant(
            (Int64(day.daysSinceEpoch) * 86_400 + Int64(second)) * 1000, offset: offset)
    }

    /// `Totals`, `TOTAL:`, `Sum`, `Average`: what stands in front of a row of sums.
    static func isSum(_ label: String) -> Bool {
        let word = label.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter }
        return ["total", "totals", "subtotal", "sum", "sums", "average", "averages", "grand"]
            .contains(String(word))
    }
}

extension Substring {
    /// Without white space at its end.
    fileprivate var trimmingEnd: Substring {
        var rest = self
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
