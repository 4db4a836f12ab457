internal import JSON
internal import Journal
internal import Nutrition

// Files as other programs write them.
extension ImportPlan {
    /// Columns: Date, Meal, Calories, Fat (g), Sodium (mg), Carbohydrates (g), Fiber, Sugar,
    /// Protein (g), Note and others; one row sums a meal. A column Food, which some have, names it.
    mutating func readMyFitnessPal(_ records: [CSVText.Record], _ clock: ImportClock) {
        read(records) { header, record throws(Fault) in
            let date = header.text("date", in: record) ?? ""
            if date.lowercased().hasPrefix("total") { return nil }
            guard let day = ImportText.date(date) else {
                throw Fault(line: record.line, reason: "\"\(date)\" is no date")
            }
            let mealName = header.text("meal", in: record) ?? "Snacks"
            let meal = ImportText.meal(mealName) ?? .snack
            let nutrients = try Self.nutrients(header, record)
            guard nutrients != .unknown else { return nil }
            let name = header.text("food", "name", in: record) ?? mealName
            return EntryContent(
                moment: clock.moment(on: day, meal), text: header.text("note", in: record) ?? name,
                name: name, nutrients: nutrients, meal: meal, source: .manual)
        }
    }

    /// Columns: Day, Time (in newer ones), Group, Food Name, Amount, Energy (kcal), and a column for
    /// each nutrient; one row for each food.
    mutating func readCronometer(_ records: [CSVText.Record], _ clock: ImportClock) {
        read(records) { header, record throws(Fault) in
            let date = header.text("day", "date", in: record) ?? ""
            guard let day = ImportText.date(date) else {
                throw Fault(line: record.line, reason: "\"\(date)\" is no date")
            }
            guard let name = header.text("food name", in: record) else {
                throw Fault(line: record.line, reason: "the food has no name")
            }
            let time = try Self.time(header.text("time", in: record), record)
            let group = ImportText.meal(header.text("group", in: record))
            let meal = group ?? time.map { Meal(hour: $0 / 3600) } ?? .snack
            let amount = Self.amount(header.text("amount", in: record))
            if let amount, amount.number < 0 {
                throw Fault(line: record.line, reason: "its amount is below 0")
            }
            return EntryContent(
                moment: time.map { clock.moment(onDate: day, second: $0) }
                    ?? clock.moment(on: day, meal),
                text: [header.text("amount", in: record), name].compactMap(\.self)
                    .joined(separator: " "),
                name: name, amount: amount?.number, unit: amount?.unit,
                grams: amount?.unit == "g" ? amount.map { Thousandths($0.number) } : nil,
                nutrients: try Self.nutrients(header, record), meal: meal, source: .manual)
        }
    }

    /// An array of objects with `amount` in grams or millilitres, `unit`, `type` (the meal),
    /// `dateTime` on the wall clock, and `meal` with `name`, `brands` and `nutriments` of 100 of them.
    mutating func readOpenNutriTracker(_ bytes: [UInt8], _ clock: ImportClock) {
        guard let array = (try? JSONValue(parsing: bytes))?.array else {
            faults.append(Fault(line: 1, reason: "it is no JSON array"))
            return
        }
        for (index, value) in array.enumerated() {
            do throws(Fault) {
                contents.append(try Self.intake(value, number: index + 1, clock))
            } catch {
                faults.append(error)
            }
        }
    }

    private static func intake(
        _ value: JSONValue, number: Int, _ clock: ImportClock
    ) throws(Fault) -> EntryContent {
        func fault(_ reason: String) -> Fault { Fault(line: number, reason: reason) }
        guard let name = value["meal"]?["name"]?.string, !name.isEmpty else {
            throw fault("the food has no name")
        }
        guard let amount = value["amount"]?.number, (0...100_000).contains(amount) else {
            throw fault("its amount is no number up to 100,000")
        }
        let time = value["dateTime"]?.string ?? ""
        guard let date = LocalDay(time.prefix(10)),
            let second = ImportText.secondOfDay(String(time.dropFirst(11)))
        else { throw fault("its \"dateTime\" is no time") }
        let nutriments = value["meal"]?["nutriments"]
        func figure(_ key: String) throws(Fault) -> Thousandths? {
            guard let figure = nutriments?[key]?.number else { return nil }
            guard (0...100_000).contains(figure) else { throw fault("\"\(key)\" is impossible") }
            return Thousandths(figure * amount / 100)
        }
        let unit = value["unit"]?.string ?? "g"
        let meal = value["type"]?.string.flatMap { ImportText.meal($0) } ?? .snack
        let brand = value["meal"]?["brands"]?.string
        return EntryContent(
            moment: clock.moment(onDate: date, second: second), text: name, name: name,
            amount: amount, unit: unit, grams: unit == "g" ? Thousandths(amount) : nil,
            nutrients: Nutrients(
                calories: try figure("energyKcal100"), protein: try figure("proteins100"),
                carbohydrates: try figure("carbohydrates100"), fat: try figure("fat100"),
                fiber: try figure("fiber100"), sugar: try figure("sugars100")),
            meal: meal, brand: brand?.isEmpty == true ? nil : brand, source: .manual)
    }

    /// The rows below the header, each as an entry, or as nothing when it is no food.
    private mutating func read(
        _ records: [CSVText.Record],
        _ content: (CSVHeader, CSVText.Record) throws(Fault) -> EntryContent?
    ) {
        guard let first = records.first else { return }
        let header = CSVHeader(first)
        for record in records.dropFirst() {
            do throws(Fault) {
                guard record.fields.count <= first.fields.count else {
                    throw Fault(
                        line: record.line,
                        reason: "it has \(record.fields.count) fields and the header "
                            + "\(first.fields.count)")
                }
                if let entry = try content(header, record) {
                    contents.append(entry)
                } else {
                    ignored += 1
                }
            } catch {
                faults.append(error)
            }
        }
    }

    private static func nutrients(
        _ header: CSVHeader, _ record: CSVText.Record
    ) throws(Fault) -> Nutrients {
        Nutrients(
            calories: try header.figure("calories", "energy", in: record),
            protein: try header.figure("protein", in: record),
            carbohydrates: try header.figure("carbohydrates", "carbs", in: record),
            fat: try header.figure("fat", in: record),
            fiber: try header.figure("fiber", in: record),
            sugar: try header.figure("sugar", "sugars", in: record),
            sodium: try header.figure("sodium", in: record))
    }

    private static func time(
        _ text: String?, _ record: CSVText.Record
    ) throws(Fault) -> Int? {
        guard let text else { return nil }
        guard let second = ImportText.secondOfDay(text) else {
            throw Fault(line: record.line, reason: "\"\(text)\" is no time")
        }
        return second
    }

    /// `150.00 g`
    private static func amount(_ text: String?) -> (number: Double, unit: String?)? {
        guard let words = text?.split(separator: " ", maxSplits: 1), let first = words.first,
            let number = ImportText.number(String(first))
        else { return nil }
        return (number, words.count > 1 ? String(words[1]) : nil)
    }
}
