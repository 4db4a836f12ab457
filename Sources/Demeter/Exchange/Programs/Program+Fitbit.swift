internal import Body
internal import JSON
internal import Nutrition
internal import Tables
internal import Telling

extension Program {
    /// The monthly export, a text with a part for each kind of thing and a `Food Log` for each day; and the
    /// lists of logged foods and of weights in the archive of the whole account and in answers of its interface.
    static let fitbit = Program(
        format: .fitbit,
        reports: [
            ReportShape(
                isIts: { head in
                    head.rows.contains { row in
                        let first = row.cells.first ?? ""
                        return row.cells.count == 1
                            && (["Foods", "Activities", "Body"].contains(first)
                                || first.hasPrefix("Food Log "))
                    }
                },
                read: { _, rows, collector in
                    var report = FitbitReport()
                    try report.read(&rows, into: &collector)
                })
        ],
        documents: [
            DocumentShape(
                hints: ["\"loggedFood\""],
                isIts: { value in
                    let list = value["foods"]?.array ?? value.array
                    return list?.first?["loggedFood"] != nil
                },
                read: { value, _, collector in
                    let list = value["foods"]?.array ?? value.array ?? []
                    for (place, item) in list.enumerated() {
                        FitbitReport.take(item, place + 1, &collector)
                    }
                }),
            DocumentShape(
                hints: ["\"logId\""],
                isIts: { value in
                    let first = (value["weight"]?.array ?? value.array)?.first
                    return first?["logId"] != nil && first?["weight"] != nil
                },
                read: { value, _, collector in
                    let list = value["weight"]?.array ?? value.array ?? []
                    for (place, item) in list.enumerated() {
                        FitbitReport.takeWeight(item, place + 1, &collector)
                    }
                }),
        ])
}

/// The parts of a monthly export; figures stand in quotes, with their unit behind: `"12.5 g"`.
private struct FitbitReport {
    private enum Part {
        case none, log, totals
        case body, activities
        case other(LeftOut?)
    }

    private var part = Part.none
    /// The names of the columns of a part about the body.
    private var columns: [String] = []
    private var isHeader = false
    private var day: LocalDay?
    private var meal: String?
    private var foods: [(draft: EntryDraft, line: Int)] = []
    private var totals = Nutrients.unknown
    private var line = 0

    mutating func read(
        _ rows: inout TableRows, into collector: inout ImportCollector
    ) throws {
        try rows.collect(into: &collector) { row, collector in
            take(row.cells, row.line, &collector)
        }
        finish(&collector)
    }

    private mutating func take(
        _ cells: [String], _ line: Int, _ collector: inout ImportCollector
    ) {
        if cells.count == 1 {
            begin(cells[0], line, &collector)
            return
        }
        switch part {
        case .none: break
        case .body, .activities:
            if isHeader {
                columns = cells.map { ColumnName($0).key }
                isHeader = false
            } else {
                measure(cells, line, &collector)
            }
        case .other(let what):
            if isHeader { isHeader = false } else if let what { collector.leaveOut(what) }
        case .log:
            if cells[0] == "Meal" { return }
            if !cells[0].isEmpty { meal = cells[0] }
            guard cells.count > 2, !cells[1].isEmpty, let day else { return }
            var draft = EntryDraft(.day(day, second: nil))
            draft.name = cells[1]
            draft.meal = meal
            draft.nutrients.calories = Self.figure(cells[2], .calories)
            foods.append((draft, line))
        case .totals:
            guard cells.count > 2,
                case .column(let column) = NutrientColumn.find(ColumnName(cells[1]))
            else { return }
            totals[column.nutrient] = Self.figure(cells[2], column.nutrient)
        }
    }

    private mutating func begin(
        _ title: String, _ line: Int, _ collector: inout ImportCollector
    ) {
        if title.hasPrefix("Food Log ") {
            finish(&collector)
            self.line = line
            day = DateText.date(String(title.dropFirst(9)), .monthFirst)?.day
            part = .log
        } else if title == "Daily Totals" {
            part = .totals
        } else if case .log = part, MealName.meal(title) != nil {
            meal = title
        } else {
            finish(&collector)
            isHeader = true
            // Foods has a row of energy for each day, which the logs tell again.
            part =
                switch title {
                case "Body": .body
                case "Activities": .activities
                case "Foods": .other(nil)
                default: .other(.table(title))
                }
        }
    }

    /// A day of the body or of what moving took; a 0 stands for nothing known there.
    private func measure(
        _ cells: [String], _ line: Int, _ collector: inout ImportCollector
    ) {
        func figure(_ name: String) -> Double? {
            guard let place = columns.firstIndex(of: name), place < cells.count,
                let number = Numeral.value(cells[place], .point), number > 0
            else { return nil }
            return number
        }
        guard let day = DateText.date(cells[0], .monthFirst)?.day else {
            return collector.fault(line, phrase("\"\(cells[0])\" is no date"))
        }
        let moment = collector.clock.moment(onDate: day, second: 43_200)
        let source = collector.plan.format.title
        if case .body = part {
            guard let weight = figure("weight") else { return collector.leaveOut(.withoutFigures) }
            guard let unit = BodyMassUnit.name(weight: weight, index: figure("bmi")) else {
                return collector.fault(line, phrase("its weight has no unit, and no BMI tells it"))
            }
            collector.measure(
                .weight, weight, in: unit, at: moment, source: source, line: line)
        } else {
            for (name, kind) in [
                ("calories burned", MeasurementKind.totalEnergy), ("steps", .steps),
            ] {
                guard let number = figure(name) else { continue }
                collector.measure(kind, number, in: nil, at: moment, source: source, line: line)
            }
        }
    }

    /// Gives the day's foods, of which Fitbit tells energy only, and what its total has beyond them.
    private mutating func finish(_ collector: inout ImportCollector) {
        defer {
            foods = []
            totals = .unknown
            day = nil
            meal = nil
        }
        guard let day else { return }
        for food in foods { collector.add(food.draft, line: food.line) }
        var rest = totals
        let known = foods.reduce(Thousandths.zero) { $0 + ($1.draft.nutrients.calories ?? .zero) }
        rest.calories = totals.calories.map { max(.zero, $0 - known) }
        guard rest.known.contains(where: { (rest[$0] ?? .zero) > .zero }) else { return }
        var draft = EntryDraft(.day(day, second: nil))
        draft.name = foods.isEmpty ? "the day's foods" : "the day's other figures"
        draft.nutrients = rest
        collector.add(draft, line: line)
    }

    /// `1,234`, `12.5 g`, `300 mg`.
    private static func figure(_ cell: String, _ nutrient: Nutrient) -> Thousandths? {
        guard let (number, unit) = Numeral.leading(cell, .point) else { return nil }
        let factor = unit.flatMap { FigureUnit($0)?.factor(to: nutrient) } ?? 1
        return Thousandths(number * factor)
    }

    // MARK: Lists of logged foods and weights

    static func takeWeight(
        _ item: JSONValue, _ place: Int, _ collector: inout ImportCollector
    ) {
        guard let weight = item["weight"]?.number, let date = item["date"]?.string,
            let day = DateText.date(date, collector.options.dateOrder ?? .monthFirst)?.day
        else { return collector.fault(place, phrase("it is no weight with its \"date\"")) }
        guard let unit = BodyMassUnit.name(weight: weight, index: item["bmi"]?.number) else {
            return collector.fault(
                place, phrase("its \"weight\" has no unit, and no \"bmi\" tells it"))
        }
        let second = item["time"]?.string.flatMap { DateText.secondOfDay($0) } ?? 43_200
        collector.measure(
            .weight, weight, in: unit, at: collector.clock.moment(onDate: day, second: second),
            source: collector.plan.format.title, line: place)
    }

    static func take(_ item: JSONValue, _ place: Int, _ collector: inout ImportCollector) {
        guard let food = item["loggedFood"] else {
            collector.fault(place, phrase("it is no logged food"))
            return
        }
        guard let date = item["logDate"]?.string,
            let day = DateText.date(date, collector.options.dateOrder ?? .monthFirst)?.day
        else {
            collector.fault(place, phrase("its \"logDate\" is no date"))
            return
        }
        var draft = EntryDraft(.day(day, second: nil))
        draft.name = food["name"]?.words
        draft.brand = food["brand"]?.words
        draft.meal = food["mealTypeId"]?.integer.flatMap { meals[$0] }
        let unit = food["unit"]?["name"]?.words ?? food["unit"]?.words
        draft.setAmount(food["amount"]?.number, unit)
        let values = item["nutritionalValues"]
        draft.nutrients = values?.nutrients(in: nil) ?? .unknown
        if draft.nutrients.calories == nil {
            draft.nutrients.calories = food["calories"]?.number.map { Thousandths($0) }
        }
        collector.add(draft, line: place)
    }

    private static let meals = [
        1: "breakfast", 2: "snack", 3: "lunch", 4: "snack", 5: "dinner", 7: "snack",
    ]
}
