package import JSON
internal import Journal
internal import Nutrition
internal import Wire

/// An entry as a line of comma-separated values, from which it can be read again without loss.
package enum EntryRow {
    /// In the order of the table's columns; instants in RFC 3339, weights and figures in the
    /// units of their nutrients.
    package static let names =
        [
            "entry", "day", "instant", "zone", "utc_offset", "meal", "name", "text", "food",
            "amount", "unit", "grams",
        ] + Nutrient.leading.map(\.rawValue) + [
            "brand", "preparation", "modifiers", "confidence", "assumption", "source", "state",
            "warnings",
        ] + Nutrient.further.map(\.rawValue) + ["completed", "incomplete", "parts", "patterns"]

    private static let thousandths: Set<String> =
        Set(["grams"] + Nutrient.leading.map(\.rawValue))

    /// Names of those whose figures stand in the row's `nutrients`.
    private static let further: [String: String] = Dictionary(
        uniqueKeysWithValues: Nutrient.further.map { ($0.rawValue, $0.rawValue) })

    package static func fields(_ row: JSONObject, _ style: TableStyle = .plain) -> [String] {
        names.map { name in
            if let nutrient = further[name] {
                return row["nutrients"]?[nutrient]?.integer.map { style.number(decimal($0)) } ?? ""
            }
            guard let value = row[name], !value.isNull else { return "" }
            switch (name, value) {
            case ("instant", .integer(let milliseconds)):
                return Instant(
                    milliseconds: Int64(milliseconds),
                    offsetSeconds: row["utc_offset"]?.integer ?? 0
                ).description
            case (_, .integer(let number)) where thousandths.contains(name):
                return style.number(decimal(number))
            case (_, .number):
                return style.number(value.text)
            case (_, .string(let text)):
                return FormulaGuard.guarded(text)
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
        _ fields: [String], _ names: [String], _ style: TableStyle = .plain
    ) throws(EntryContent.Unreadable) -> JSONObject {
        var row = JSONObject()
        var nutrients = JSONObject()
        for (name, field) in zip(names, fields) where Self.names.contains(name) {
            if further[name] != nil {
                if let figure = try Self.thousandths(field, name, style) {
                    nutrients[name] = figure
                }
                continue
            }
            if field.isEmpty, !["text", "name"].contains(name) {
                row[name] = .null
                continue
            }
            switch name {
            case "instant":
                guard let instant = Instant(field) else { throw .init(column: name) }
                row[name] = .integer(Int(instant.milliseconds))
            case "entry", "utc_offset":
                guard let number = Int(field) else { throw .init(column: name) }
                row[name] = .integer(number)
            case "amount", "confidence":
                guard let number = style.value(of: field) else { throw .init(column: name) }
                row[name] = .number(number)
            case "completed": row[name] = field == "1" ? 1 : .null
            case _ where thousandths.contains(name):
                row[name] = try Self.thousandths(field, name, style)
            default: row[name] = .string(FormulaGuard.unguarded(field))
            }
        }
        if !nutrients.members.isEmpty { row["nutrients"] = .object(nutrients) }
        return row
    }

    /// A decimal number as thousandths; `nil` for an empty field.
    private static func thousandths(
        _ field: String, _ name: String, _ style: TableStyle
    ) throws(EntryContent.Unreadable) -> JSONValue? {
        if field.isEmpty { return nil }
        guard let number = style.value(of: field), number.magnitude <= 1_000_000_000 else {
            throw .init(column: name)
        }
        return .integer(Int(Thousandths(number).rawValue))
    }

    /// Thousandths as a decimal number without needless zeros: `12.5`.
    static func decimal(_ number: Int) -> String {
        let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = number < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var digits = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
