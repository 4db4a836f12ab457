internal import Nutrition
internal import Tables
internal import XML

/// `export.xml` of Apple Health: a record for each nutrient of each food.
///
/// Foods that programs wrote as correlations repeat their records, and some name the food there alone.
/// What tells of the body is kept as measurements. Everything else is counted by its kind. The text is read once, whatever its size.
struct AppleHealth {
    private var foods = HealthFoods()
    private var body = HealthBody()
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

    /// A correlation while it is read.
    private struct Correlation {
        /// How deep in the text it stands.
        let depth: Int
        var naming = HealthFoods.Naming()
        /// One of each nutrient, of those that do not name their food themselves.
        private(set) var records: [HealthFoods.Record] = []

        init(depth: Int) { self.depth = depth }

        mutating func take(_ record: HealthFoods.Record) {
            guard record.naming.food == nil,
                !records.contains(where: { $0.nutrient == record.nutrient })
            else { return }
            records.append(record)
        }
    }

    private mutating func run(
        _ reader: XMLReader, _ collector: inout ImportCollector
    ) throws(XMLError) {
        var record: HealthFoods.Record?
        var depth = 0
        var correlation: Correlation?
        while let event = try reader.next() {
            switch event {
            case .start(let name):
                depth += 1
                switch name {
                case "Record" where correlation == nil: record = take(reader, &collector)
                // What is wrong with it was told where it stands by itself.
                case "Record": record = try? self.record(reader)
                case "Correlation": correlation = correlation ?? Correlation(depth: depth)
                case "MetadataEntry" where record != nil: record?.naming.annotate(reader)
                case "MetadataEntry" where correlation?.depth == depth - 1:
                    correlation?.naming.annotate(reader)
                case "Workout", "ActivitySummary", "ClinicalRecord", "Audiogram":
                    count(name)
                default: break
                }
            case .end(let name):
                if name == "Record", let complete = record {
                    if correlation == nil {
                        foods.keep(complete)
                    } else {
                        correlation?.take(complete)
                    }
                    record = nil
                }
                if name == "Correlation", let complete = correlation, complete.depth == depth {
                    foods.correlate(complete.records, as: complete.naming)
                    correlation = nil
                }
                depth -= 1
            case .text: break
            }
        }
        foods.finish(&collector)
        body.finish(&collector)
        for kind in kinds { collector.leaveOut(.records(Self.words(kind)), counts[kind] ?? 0) }
    }

    private mutating func take(
        _ reader: XMLReader, _ collector: inout ImportCollector
    ) -> HealthFoods.Record? {
        let line = reader.line
        if let kind = reader.attribute("type").flatMap(HealthBody.kind) {
            body.take(kind, reader, &collector)
            return nil
        }
        do {
            let record = try record(reader)
            if record == nil, let type = reader.attribute("type") { count(type) }
            return record
        } catch {
            collector.fault(line, error.reason)
            return nil
        }
    }

    /// Why a record cannot be used.
    private struct Unreadable: Error {
        let reason: String
    }

    /// The record of something eaten; `nil` of anything else.
    private mutating func record(
        _ reader: XMLReader
    ) throws(Unreadable) -> HealthFoods.Record? {
        guard let nutrient = reader.attribute("type").flatMap({ nutrient($0) }) else { return nil }
        let value = reader.attribute("value") ?? ""
        let unit = reader.attribute("unit") ?? ""
        let start = reader.attribute("startDate") ?? ""
        guard let number = Numeral.value(value, .point), number >= 0 else {
            throw Unreadable(reason: "\"\(value)\" is no amount of \(nutrient.rawValue)")
        }
        guard let factor = Self.factor(unit, nutrient) else {
            throw Unreadable(reason: "\"\(unit)\" is no unit of \(nutrient.rawValue)")
        }
        guard let (day, rest) = DateText.date(start, .monthFirst),
            let second = DateText.secondOfDay(rest.prefix(8)), let offset = DateText.offset(rest)
        else {
            throw Unreadable(reason: "\"\(start)\" is no time")
        }
        return HealthFoods.Record(
            nutrient: nutrient, value: Thousandths(number * factor),
            source: reader.attribute("sourceName") ?? "",
            start: Int64(day.daysSinceEpoch) * 86_400 + Int64(second) - Int64(offset),
            offset: offset, line: reader.line)
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

    private mutating func count(_ type: String) {
        if counts[type] == nil { kinds.append(type) }
        counts[type, default: 0] += 1
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

extension HealthFoods.Naming {
    /// Takes what a `MetadataEntry` says; programs spell the meal differently.
    fileprivate mutating func annotate(_ reader: XMLReader) {
        guard let key = reader.attribute("key") else { return }
        let value = reader.attribute("value")
        switch key {
        case "HKFoodType", "HKFoodName": food = value
        case "HKFoodMeal", "Meal", "MealType", "meal": meal = value
        case "HKFoodBrandName", "HKBrandName": brand = value
        default: break
        }
    }
}
