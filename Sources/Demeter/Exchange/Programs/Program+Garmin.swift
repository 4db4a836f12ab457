internal import Body
internal import Nutrition
internal import Tables
internal import Telling

extension Program {
    /// What Garmin Connect writes for its reports: weights by the day, each under a row of its date; steps by the
    /// day; and the list of activities.
    static let garmin = Program(
        format: .garmin,
        reports: [
            ReportShape(
                isIts: { head in
                    let names = (head.rows.first?.cells ?? []).map { ColumnName($0).key }
                    return names.starts(with: ["time", "weight", "change", "bmi"])
                },
                read: { _, rows, collector in
                    var day: LocalDay?
                    try rows.collect(into: &collector) { row, collector in
                        takeWeight(row.cells, row.line, &day, &collector)
                    }
                }),
            ReportShape(
                isIts: { head in
                    let names = (head.rows.first?.cells ?? []).map { ColumnName($0).key }
                    return names == ["", "actual", "goal"]
                },
                read: { _, rows, collector in
                    try rows.collect(into: &collector) { row, collector in
                        takeSteps(row.cells, row.line, &collector)
                    }
                }),
            ReportShape(
                isIts: { head in
                    let names = Set((head.rows.first?.cells ?? []).map { ColumnName($0).key })
                    return names.isSuperset(of: ["activity type", "date", "calories", "time"])
                },
                read: { head, rows, collector in
                    let names = (head.rows.first?.cells ?? []).map { ColumnName($0).key }
                    try rows.collect(into: &collector) { row, collector in
                        takeActivity(row.cells, names, row.line, &collector)
                    }
                }),
        ])

    /// `" Jul 18, 2026"` begins a day, `8:28 AM,80.0 kg,0.5 kg,…` is a weight of it; `--` is none.
    private static func takeWeight(
        _ cells: [String], _ line: Int, _ day: inout LocalDay?, _ collector: inout ImportCollector
    ) {
        let first = cells.first ?? ""
        if ColumnName(first).key == "time" { return }
        guard let second = DateText.secondOfDay(first) else {
            day = DateText.date(first, collector.options.dateOrder ?? .monthFirst)?.day
            if day == nil { collector.fault(line, phrase("\"\(first)\" is no date and no time")) }
            return
        }
        let cell = cells.count > 1 ? cells[1] : ""
        if Numeral.isAbsent(cell) { return collector.leaveOut(.withoutFigures) }
        guard let day else {
            return collector.fault(line, phrase("no row above this one tells its date"))
        }
        guard let (number, unit) = leading(cell), let unit else {
            return collector.fault(line, phrase("\"\(cell)\" is no weight with a unit"))
        }
        collector.measure(
            .weight, number, in: unit, at: collector.clock.moment(onDate: day, second: second),
            source: collector.plan.format.title, line: line)
    }

    /// Numbers of people whose decimals have commas stand in quotes: `"80,5 kg"`.
    private static func leading(_ cell: String) -> (number: Double, rest: String?)? {
        let number = cell.split(separator: " ").first ?? ""
        return Numeral.leading(cell, Numeral.evidence(number) == .comma ? .comma : .point)
    }

    private static func takeSteps(
        _ cells: [String], _ line: Int, _ collector: inout ImportCollector
    ) {
        guard cells.count > 1, ColumnName(cells[1]).key != "actual" else { return }
        guard
            let day = DateText.date(cells[0], collector.options.dateOrder ?? .monthFirst)?.day
        else { return collector.fault(line, phrase("\"\(cells[0])\" is no date")) }
        if Numeral.isAbsent(cells[1]) { return collector.leaveOut(.withoutFigures) }
        guard let number = Numeral.value(cells[1], .point) else {
            return collector.fault(line, phrase("\"\(cells[1])\" is no number of steps"))
        }
        collector.measure(
            .steps, number, in: nil, at: collector.clock.moment(onDate: day, second: 43_200),
            source: collector.plan.format.title, line: line)
    }

    /// What moving took with rest in it, over the time that it took.
    private static func takeActivity(
        _ cells: [String], _ names: [String], _ line: Int, _ collector: inout ImportCollector
    ) {
        func cell(_ name: String) -> String {
            names.firstIndex(of: name).flatMap { $0 < cells.count ? cells[$0] : nil } ?? ""
        }
        if ColumnName(cells.first ?? "").key == "activity type" { return }
        let date = cell("date")
        guard
            let (day, rest) = DateText.date(
                date, collector.options.dateOrder ?? .monthFirst),
            let second = DateText.secondOfDay(rest)
        else { return collector.fault(line, phrase("\"\(date)\" is no time")) }
        let calories = cell("calories")
        if Numeral.isAbsent(calories) { return collector.leaveOut(.withoutFigures) }
        guard let number = Numeral.value(calories, .point) else {
            return collector.fault(line, phrase("\"\(calories)\" is no energy"))
        }
        collector.measure(
            .totalEnergy, number, in: nil,
            at: collector.clock.moment(onDate: day, second: second),
            until: duration(cell("time")), source: collector.plan.format.title, line: line)
    }

    /// Seconds of `01:02:03`, `00:45:12.3` or `45:12`.
    private static func duration(_ text: String) -> Int64? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let seconds = parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 }
        return seconds >= 1 && seconds < 43_200 ? Int64(seconds) : nil
    }
}
