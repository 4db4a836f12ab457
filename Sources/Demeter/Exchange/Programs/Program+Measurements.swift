internal import Body
internal import Nutrition
internal import Tables
internal import Telling

extension Program {
    /// A table of one's own: a date, and what was measured on it, each column with its unit (`weight (kg)`, `steps`).
    ///
    /// A number without a unit is refused, for 180 may be pounds or kilograms; where nothing has one, and nothing is
    /// counted, it is no such table. Sheets of other programs' workbooks are not looked at.
    static let measurements = Program(
        format: .measurements,
        reports: [
            ReportShape(
                isIts: { head in
                    guard let cells = head.rows.first?.cells, !head.isWorkbook,
                        let columns = MeasurementColumns(cells)
                    else { return false }
                    return columns.tellUnits(in: head.rows.dropFirst().map(\.cells))
                },
                read: { head, rows, collector in
                    guard let columns = MeasurementColumns(head.rows.first?.cells ?? []) else {
                        return
                    }
                    var isHeader = true
                    try rows.collect(into: &collector) { row, collector in
                        if !isHeader { columns.take(row.cells, row.line, &collector) }
                        isHeader = false
                    }
                })
        ])
}

/// What the columns of a table of measurements hold.
private struct MeasurementColumns {
    private let date: Int
    private let time: Int?
    private let source: Int?
    private let kinds: [(place: Int, kind: MeasurementKind, unit: String?)]

    private static let dates: Set<String> = ["date", "day", "datetime", "timestamp", "date time"]

    /// `nil` where there is no date, nothing that is measured, or something else beside them.
    init?(_ cells: [String]) {
        let names = cells.map { ColumnName($0) }
        guard let date = names.firstIndex(where: { Self.dates.contains($0.key) }) else {
            return nil
        }
        var kinds: [(Int, MeasurementKind, String?)] = []
        for (place, name) in names.enumerated() {
            var words = name.key.split(separator: " ").map(String.init)
            var unit = name.unit
            // "weight_lb": units of bodies are not those of foods.
            if unit == nil, words.count > 1, let last = words.last, BodyUnit(named: last) != nil,
                MeasurementKind(named: words.joined(separator: " ")) == nil
            {
                unit = last
                words.removeLast()
            }
            guard let kind = MeasurementKind(named: words.joined(separator: " ")) else { continue }
            kinds.append((place, kind, unit))
        }
        let others = names.indices.filter { place in
            place != date && names[place].key != "time" && names[place].key != "source"
                && names[place].key != "note" && !kinds.contains { $0.0 == place }
        }
        guard !kinds.isEmpty, others.isEmpty else { return nil }
        self.date = date
        time = names.firstIndex { $0.key == "time" }
        source = names.firstIndex { $0.key == "source" }
        self.kinds = kinds
    }

    /// Whether a column's name, a cell, or what is counted tells what a number is of.
    func tellUnits(in rows: [[String]]) -> Bool {
        kinds.contains { place, kind, unit in
            unit != nil || kind == .steps
                || rows.contains { cells in
                    place < cells.count && cells[place].contains { $0.isLetter }
                        && cells[place].contains { $0.isNumber }
                }
        }
    }

    func take(_ cells: [String], _ line: Int, _ collector: inout ImportCollector) {
        func cell(_ place: Int?) -> String {
            place.flatMap { $0 < cells.count ? cells[$0] : nil } ?? ""
        }
        if cells.allSatisfy({ Numeral.isAbsent($0) }) { return }
        let text = cell(date)
        guard
            let (day, rest) = DateText.date(
                text, collector.options.dateOrder ?? .monthFirst)
        else { return collector.fault(line, phrase("\"\(text)\" is no date")) }
        let second =
            DateText.secondOfDay(cell(time)) ?? DateText.secondOfDay(rest) ?? 43_200
        let moment = collector.clock.moment(onDate: day, second: second)
        let name = cell(source)
        for (place, kind, unit) in kinds {
            let text = cell(place)
            if Numeral.isAbsent(text) { continue }
            let mark =
                Numeral.evidence(text.prefix { $0 != " " }) == .comma ? Numeral.Mark.comma : .point
            guard let (number, own) = Numeral.leading(text, mark) else {
                collector.fault(line, phrase("\"\(text)\" is no \(kind.name)"))
                continue
            }
            let said = own ?? unit
            guard said != nil || kind == .steps else {
                collector.fault(
                    line,
                    phrase(
                        "\"\(text)\" has no unit; name the column \"\(kind.name) (\(kind.unit))\""))
                continue
            }
            collector.measure(
                kind, number, in: said, at: moment,
                source: Numeral.isAbsent(name) ? collector.plan.format.title : name, line: line)
        }
    }
}
