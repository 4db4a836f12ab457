internal import JSON
internal import Nutrition
internal import Wire

/// One argument of a tool: its place in the schema, and the check by it.
struct ToolParameter: Sendable {
    enum Kind: Sendable {
        /// Text of 1 to so many characters.
        case text(Int)
        case wholeNumber(ClosedRange<Int>)
        /// `YYYY-MM-DD`
        case date
        /// RFC 3339
        case instant
        case choice([String])
        /// Goals by nutrient.
        case goals
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    let about: String?

    init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ about: String? = nil) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.about = about
    }

    /// Names one action, so that it is done once.
    static func key(isRequired: Bool = true) -> Self {
        Self(
            "key", .text(200), isRequired: isRequired,
            "A new name; the same only to retry")
    }

    var schema: JSONValue {
        var object: JSONObject
        switch kind {
        case .text(let limit):
            object = JSONObject([("type", "string"), ("maxLength", .integer(limit))])
        case .wholeNumber(let range):
            object = JSONObject([("type", "integer")])
            // An id's lowest number goes without saying.
            if range.upperBound != .max {
                object["minimum"] = .integer(range.lowerBound)
                object["maximum"] = .integer(range.upperBound)
            }
        case .date: object = JSONObject([("type", "string"), ("format", "date")])
        case .instant: object = JSONObject([("type", "string"), ("format", "date-time")])
        case .choice(let names):
            object = JSONObject([
                ("type", "string"), ("enum", .array(names.map(JSONValue.string))),
            ])
        case .goals: object = JSONObject([("type", "object")])
        }
        if let about { object["description"] = .string(about) }
        return .object(object)
    }

    /// What must stand there, to complete "must be …"; `nil` when `value` is right.
    func expectation(unmetBy value: JSONValue) -> String? {
        switch kind {
        case .text(let limit):
            let length = value.string?.unicodeScalars.count ?? 0
            return (1...limit).contains(length) ? nil : "text of 1 to \(limit) characters"
        case .wholeNumber(let range):
            if let number = value.integer, range.contains(number) { return nil }
            return range.upperBound == .max
                ? "a whole number of \(range.lowerBound) or more"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .date:
            return value.string.flatMap { LocalDay($0) } == nil ? "a date as YYYY-MM-DD" : nil
        case .instant:
            return value.string.flatMap { Instant($0) } == nil
                ? "a moment with its offset, as 2026-03-01T08:15:00+01:00" : nil
        case .choice(let names):
            return value.string.map(names.contains) == true
                ? nil : "one of \(names.joined(separator: ", "))"
        case .goals: return value.object == nil ? "an object of goals by nutrient" : nil
        }
    }
}
