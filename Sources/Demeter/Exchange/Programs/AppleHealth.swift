internal import Nutrition
internal import Tables
internal import XML

/// `export.xml` of Apple Health: a record for each nutrient of each food, which belong together by their
/// source, their times and the food that their metadata name.
///
/// Foods that programs wrote as correlations repeat their records, which stand by themselves before; they are
/// passed over there. Everything else is counted by its kind. The text is read once, whatever its size; of
/// what is eaten only times, names and figures are held.
struct AppleHealth {
    private struct Key: Hashable {
        var source: Int
        var start: Int64
        var offset: Int
        var food: Int
        var meal: Int
        var brand: Int
    }

    /// A food while its records come in; the records of one nutrient follow those of another.
    private struct Food {
        var key: Key
        var nutrients = Nutrients.unknown
        var line: Int
    }

    private var foods: [Food] = []
    /// Where the foods with the same key begin; twins are told apart by their order.
    private var places: [Key: [Int32]] = [:]
    private var words: [String] = []
    private var numbers: [String: Int] = [:]
    private var counts: [String: Int] = [:]
    /// Of each type of record that came, the nutrient that it is of.
    private var nutrients: [String: Nutrient?] = [:]
    private var kinds: [String] = []

    static func read(
        _ source: any ByteSource, into collector: inout ImportCollector
    ) throws {
        var reading = AppleHealth()
        try reading.run(XMLReader(source), &collector)
    }

    private struct Record {
        var nutrient: Nutrient
        var value: Double
        var source = ""
        var start: Int64
        var offset: Int
        var food: String?
        var meal: String?
        var brand: String?
        var line: Int
    }

    private mutating func run(
        _ reader: XMLReader, _ collector: inout ImportCollector
    ) throws(XMLError) {
        var record: Record?
        var depth = 0
        // Where a correlation began, whose records are repetitions.
        var correlation: Int?
        while let event = try reader.next() {
            switch event {
            case .start(let name):
                depth += 1
                switch name {
                case "Record" where correlation == nil: record = take(reader, &collector)
                case "Correlation": correlation = correlation ?? depth
                case "MetadataEntry": annotate(&record, reader)
                case "Workout", "ActivitySummary", "ClinicalRecord", "Audiogram":
                    count(name)
                default: break
                }
            case .end(let name):
                if name == "Record", let complete = record, correlation == nil {
                    keep(complete)
                    record = nil
                }
                if name == "Correlation", correlation == depth { correlation = nil }
                depth -= 1
            case .text: break
            }
        }
        finish(&collector)
    }

    private mutating func take(
        _ reader: XMLReader, _ collector: inout ImportCollector
    ) -> Record? {
        guard let type = reader.attribute("type") else { return nil }
        guard let nutrient = nutrient(type) else {
            count(type)
            return nil
        }
        let value = reader.attribute("value") ?? ""
        let unit = reader.attribute("unit") ?? ""
        let start = reader.attribute("startDate") ?? ""
        let line = reader.line
        guard let number = Numeral.value(value, .point), number >= 0 else {
            collector.fault(line, "\"\(value)\" is no amount of \(nutrient.rawValue)")
            return nil
        }
        guard let factor = Self.factor(unit, nutrient) else {
            collector.fault(line, "\"\(unit)\" is no unit of \(nutrient.rawValue)")
            return nil
        }
        guard let (day, rest) = DateText.date(start, .monthFirst),
            let second = DateText.secondOfDay(rest.prefix(8)), let offset = DateText.offset(rest)
        else {
            collector.fault(line, "\"\(start)\" is no time")
            return nil
        }
        return Record(
            nutrient: nutrient, value: number * factor,
            source: reader.attribute("sourceName") ?? "",
            start: Int64(day.daysSinceEpoch) * 86_400 + Int64(second) - Int64(offset),
            offset: offset, line: line)
    }

    /// What is eaten of it; water is what somebody drank, and no food.
    private mutating func nutrient(_ type: String) -> Nutrient? {
        if let known = nutrients[type] { return known }
        var nutrient: Nutrient?
        if let dietary = type.firstRange(of: "TypeIdentifierDietary") {
            let name = String(type[dietary.upperBound...])
            nutrient = NutrientColumn(identifier: name, in: nil)?.nutrient
        }
        if nutrient == .water { nutrient = nil }
        nutrients[type] = .some(nutrient)
        return nutrient
    }

    /// HealthKit writes `Cal` for a kilocalorie and `cal` for its thousandth part.
    private static func factor(_ unit: String, _ nutrient: Nutrient) -> Double? {
        if unit == "cal" { return nutrient == .calories ? 0.001 : nil }
        return FigureUnit(unit)?.factor(to: nutrient)
    }

    private func annotate(_ record: inout Record?, _ reader: XMLReader) {
        guard record != nil, let key = reader.attribute("key") else { return }
        let value = reader.attribute("value")
        switch key {
        case "HKFoodType", "HKFoodName": record?.food = value
        case "HKFoodMeal", "Meal", "MealType", "meal": record?.meal = value
        case "HKFoodBrandName", "HKBrandName": record?.brand = value
        default: break
        }
    }

    private mutating func keep(_ record: Record) {
        let key = Key(
            source: number(record.source), start: record.start, offset: record.offset,
            food: number(record.food ?? ""), meal: number(record.meal ?? ""),
            brand: number(record.brand ?? ""))
        for place in places[key] ?? [] {
            guard foods[Int(place)].nutrients[record.nutrient] == nil else { continue }
            foods[Int(place)].nutrients[record.nutrient] = Thousandths(record.value)
            return
        }
        places[key, default: []].append(Int32(foods.count))
        var food = Food(key: key, line: record.line)
        food.nutrients[record.nutrient] = Thousandths(record.value)
        foods.append(food)
    }

    /// Texts are few and come again and again; each is held once.
    private mutating func number(_ text: String) -> Int {
        if let number = numbers[text] { return number }
        words.append(text)
        numbers[text] = words.count - 1
        return words.count - 1
    }

    private mutating func count(_ type: String) {
        if counts[type] == nil { kinds.append(type) }
        counts[type, default: 0] += 1
    }

    /// Gives the foods by their times, and the counts of all else.
    private mutating func finish(_ collector: inout ImportCollector) {
        places = [:]
        foods.sort { ($0.key.start, $0.line) < ($1.key.start, $1.line) }
        collector.plan.contents.reserveCapacity(foods.count)
        for food in foods {
            var draft = EntryDraft(.instant(food.key.start * 1000, offset: food.key.offset))
            func word(_ number: Int) -> String? {
                Numeral.isAbsent(words[number]) ? nil : words[number]
            }
            draft.name = word(food.key.food)
            draft.meal = word(food.key.meal)
            draft.brand = word(food.key.brand)
            draft.nutrients = food.nutrients
            collector.add(draft, line: food.line)
        }
        for kind in kinds { collector.leaveOut(.records(Self.words(kind)), counts[kind] ?? 0) }
    }

    /// `HKQuantityTypeIdentifierStepCount` is "step count".
    private static func words(_ kind: String) -> String {
        let name = kind.firstRange(of: "TypeIdentifier").map { kind[$0.upperBound...] } ?? kind[...]
        var words = ""
        for letter in name {
            if letter.isUppercase, !words.isEmpty, words.last?.isLowercase == true { words += " " }
            words += words.isEmpty || letter.isUppercase ? letter.lowercased() : String(letter)
        }
        return words
    }
}
