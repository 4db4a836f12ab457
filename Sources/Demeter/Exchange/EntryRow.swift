package import JSON
internal import Journal
internal import Nutrition
internal import Wire

/// An entry as a line of comma-separated values, from which it can be read again without loss.
package enum EntryRow {
    /// In the order of the table's columns; instants in RFC 3339, weights and figures in g, kcal and mg.
    package static let names =
        [
            "entry", "day", "instant", "zone", "utc_offset", "meal", "name", "text", "food",
            "amount", "unit", "grams",
        ] + Nutrient.allCases.map(\.rawValue) + [
            "brand", "preparation", "modifiers", "confidence", "assumption", "source", "state",
            "warnings", "recipe", "incomplete", "parts",
        ]

    private static let thousandths: Set<String> =
        Set(["grams"] + Nutrient.allCases.map(\.rawValue))

    package static func fields(_ row: JSONObject) -> [String] {
        names.map { name in
            guard let value = row[name], !value.isNull else { return "" }
            switch (name, value) {
            case ("instant", .integer(let milliseconds)):
                return Instant(
                    milliseconds: Int64(milliseconds),
                    offsetSeconds: row["utc_offset"]?.integer ?? 0
                ).description
            case (_, .integer(let number)) where thousandths.contains(name):
                return decimal(number)
            case (_, .string(let text)):
                return text
            default:
                return value.text
            }
        }
    }

    /// By what a journal's entries are told in order: day, time, id.
    package static func order(_ row: JSONObject) -> (String, Int, Int) {
        (row["day"]?.string ?? "", row["instant"]?.integer ?? 0, row["entry"]?.integer ?? 0)
    }

    static func row(
        _ fields: [String], _ names: [String]
    ) throws(EntryContent.Unreadable) -> JSONObject {
        var row = JSONObject()
        for (name, field) in zip(names, fields) where Self.names.contains(name) {
            if field.isEmpty, !["text", "name"].contains(name) {
                row[name] = .null
                continue
            }
            switch name {
            case "instant":
                guard let instant = Instant(field) else { throw .init(column: name) }
                row[name] = .integer(Int(instant.milliseconds))
            case "entry", "utc_offset", "recipe":
                guard let number = Int(field) else { throw .init(column: name) }
                row[name] = .integer(number)
            case "amount", "confidence":
                guard let number = Double(field), number.isFinite else { throw .init(column: name) }
                row[name] = .number(number)
            case _ where thousandths.contains(name):
                guard let number = Double(field), number.magnitude <= 1_000_000_000 else {
                    throw .init(column: name)
                }
                row[name] = .integer(Int(Thousandths(number).rawValue))
            default: row[name] = .string(field)
            }
        }
        return row
    }

    /// Thousandths as a decimal number without needless zeros: `12.5`.
    private static func decimal(_ number: Int) -> String {
        let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = number < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var digits = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
