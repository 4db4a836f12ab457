internal import Allergens
internal import Body
internal import JSON
internal import Journal
internal import Nutrition

// What a person tells of themselves as rows of the journal's tables, read back.

extension Profile {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        self.init()
        for key in Key.allCases {
            guard let value = row[key.rawValue], !value.isNull else { continue }
            let text: String? =
                switch key {
                case .height: value.integer.map { "\(Thousandths(rawValue: Int64($0)).value)cm" }
                case .pregnant, .breastfeeding: value.integer.map { $0 == 0 ? "no" : "yes" }
                case .born, .sex, .region, .language: value.string
                }
            guard let text else { throw .init(column: key.rawValue) }
            do throws(ProfileFault) { try set(key, to: text) } catch {
                throw EntryContent.Unreadable(column: key.rawValue)
            }
        }
    }
}

extension MeasurementContent {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        func text(_ name: String) throws(EntryContent.Unreadable) -> String {
            guard let text = row[name]?.string else { throw .init(column: name) }
            return text
        }
        func whole(_ name: String) throws(EntryContent.Unreadable) -> Int64 {
            guard let value = row[name]?.integer else { throw .init(column: name) }
            return Int64(value)
        }
        guard let kind = MeasurementKind(rawValue: try text("kind")) else {
            throw .init(column: "kind")
        }
        guard let day = LocalDay(try text("day")) else { throw .init(column: "day") }
        let value = Thousandths(rawValue: try whole("value"))
        guard kind.range.contains(value) else { throw .init(column: "value") }
        let moment = Moment(
            instant: Timestamp(milliseconds: try whole("instant")), zone: try text("zone"),
            offset: Int(try whole("utc_offset")), day: day)
        let until = row["until"]?.integer.map { Timestamp(milliseconds: Int64($0)) }
        if let until, until <= moment.instant { throw .init(column: "until") }
        self.init(
            kind: kind, value: value, moment: moment, until: until, source: try text("source"))
    }
}

extension FeelingContent {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        func whole(_ name: String) throws(EntryContent.Unreadable) -> Int {
            guard let value = row[name]?.integer else { throw .init(column: name) }
            return value
        }
        guard let name = row["name"]?.string, (1...FeelingNames.longest).contains(name.count) else {
            throw .init(column: "name")
        }
        guard let zone = row["zone"]?.string else { throw .init(column: "zone") }
        guard let day = row["day"]?.string.flatMap({ LocalDay($0) }) else {
            throw .init(column: "day")
        }
        let strength = row["strength"]?.integer
        guard (1...5).contains(strength ?? 1) else { throw .init(column: "strength") }
        self.init(
            name: name, strength: strength, text: row["text"]?.string ?? name,
            moment: Moment(
                instant: Timestamp(milliseconds: Int64(try whole("instant"))), zone: zone,
                offset: try whole("utc_offset"), day: day))
    }
}

extension Allergy {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        guard let word = row["word"]?.string, (1...60).contains(word.unicodeScalars.count) else {
            throw .init(column: "word")
        }
        guard let severity = row["severity"]?.string.flatMap(Severity.init) else {
            throw .init(column: "severity")
        }
        guard let since = row["since"]?.string.flatMap({ LocalDay($0) }) else {
            throw .init(column: "since")
        }
        let grams = row["grams"]?.integer.map { Thousandths(rawValue: Int64($0)) }
        if let grams, grams <= .zero || severity != .smallAmounts { throw .init(column: "grams") }
        self.init(Trigger(rawValue: word), severity, dailyGrams: grams, since: since)
    }
}

extension PersonalAim {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        func amount(_ name: String) -> Thousandths? {
            row[name]?.integer.map { Thousandths(rawValue: Int64($0)) }
        }
        guard let since = row["since"]?.string.flatMap({ LocalDay($0) }) else {
            throw .init(column: "since")
        }
        guard let weekly = amount("weekly"), abs(weekly.value) <= 20 else {
            throw .init(column: "weekly")
        }
        let (floor, ceiling) = (amount("floor"), amount("ceiling"))
        if let floor, !WeightAim.floors.contains(floor) { throw .init(column: "floor") }
        if let ceiling, !WeightAim.ceilings.contains(ceiling) { throw .init(column: "ceiling") }
        self.init(WeightAim(weekly: weekly, floor: floor, ceiling: ceiling), since: since)
    }
}

extension PlanContent {
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        guard let day = row["day"]?.string.flatMap({ LocalDay($0) }) else {
            throw .init(column: "day")
        }
        guard let meal = row["meal"]?.string.flatMap(Meal.init) else { throw .init(column: "meal") }
        guard let text = row["text"]?.string, !text.isEmpty else { throw .init(column: "text") }
        self.init(day: day, meal: meal, text: text)
    }
}

extension ImportPlan {
    static func rating(
        _ row: JSONObject
    ) throws(EntryContent.Unreadable) -> (food: String, stars: Int) {
        guard let food = row["food"]?.string else { throw .init(column: "food") }
        guard let stars = row["stars"]?.integer, (1...5).contains(stars) else {
            throw .init(column: "stars")
        }
        return (food, stars)
    }
}
