internal import JSON
internal import Nutrition
internal import Wire

/// The fields of an entry as a form has them, and what a person made of them.
struct EntryForm: Sendable, Hashable {
    private(set) var fields = FormFields()

    private static let numbers = ["amount", "grams"] + Nutrient.leading.map(\.rawValue)
    private static let names = ["food", "unit", "meal", "day", "at"] + numbers

    /// - Parameter entry: as it stands; energy is in kcal, whatever is shown elsewhere.
    init(_ entry: EntryMessage) {
        fields.append("food", entry.name)
        fields.append("amount", entry.amount.map(Self.text) ?? "")
        fields.append("unit", entry.unit ?? "")
        fields.append("grams", entry.grams.map { Self.text($0.value) } ?? "")
        fields.append("meal", entry.meal.rawValue)
        fields.append("day", entry.day.description)
        fields.append("at", EntryWords.clock(of: entry))
        for nutrient in Nutrient.leading {
            fields.append(
                nutrient.rawValue, entry.nutrients[nutrient].map { Self.text($0.value) } ?? "")
        }
    }

    subscript(name: String) -> String { fields[name] ?? "" }

    enum Fault: Error, Hashable {
        /// The form has no such fields as ours.
        case broken
        case emptied(String)
        case notANumber(String)
        case notADate(String)
        case notATime(String)
        case notAPortion(String)
    }

    /// The parameters of `edit` for what is different from what the form showed; `nil` when nothing is.
    static func change(_ sent: FormFields) throws(Fault) -> JSONValue? {
        guard let entry = sent["entry"].flatMap({ Int($0) }),
            let was = sent["was"].flatMap({ FormFields(Array($0.utf8)) })
        else { throw .broken }
        var object = JSONObject([("entry", .integer(entry))])
        for name in names {
            guard let text = sent[name].map(trimmed), let before = was[name] else { throw .broken }
            if text == before { continue }
            guard !text.isEmpty else { throw .emptied(name) }
            object[name] = try value(name, text)
        }
        return object.members.count > 1 ? .object(object) : nil
    }

    private static func value(_ name: String, _ text: String) throws(Fault) -> JSONValue {
        switch name {
        case "day":
            guard LocalDay(text) != nil else { throw .notADate(name) }
        case "at":
            guard let time = EntryPlace.Time(String(text.prefix(5))), case .clock = time else {
                throw .notATime(name)
            }
            return .string(String(text.prefix(5)))
        case _ where numbers.contains(name):
            guard let number = number(text), number >= 0 else { throw .notANumber(name) }
            return json(number)
        default: break
        }
        return .string(text)
    }

    /// A number as people write it: a comma is the point of half of the world, and a thousand's mark in no field of ours.
    static func number(_ text: String) -> Double? {
        Double(String(text.map { $0 == "," ? "." : $0 })).flatMap { $0.isFinite ? $0 : nil }
    }

    static func json(_ number: Double) -> JSONValue {
        Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    }

    static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// `12.5`, `3`: as a field takes it, without thousands' marks.
    static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String((value * 1000).rounded() / 1000)
    }
}
