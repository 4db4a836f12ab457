/// A TOML value.
package enum TOMLValue: Sendable, Hashable {
    case string(String)
    case integer(Int64)
    /// May be infinite or not a number: TOML can write both.
    case real(Double)
    case boolean(Bool)
    /// A date, a time or both, in the notation of RFC 3339.
    case moment(String)
    case array([TOMLElement])
    case table(TOMLTable)

    /// The kind of value in words, with its article: "a whole number".
    package var kind: String {
        switch self {
        case .string: "a string"
        case .integer: "a whole number"
        case .real: "a number with a fraction"
        case .boolean: "true or false"
        case .moment: "a date or time"
        case .array: "an array"
        case .table: "a table"
        }
    }
}

/// A value with its place in the text.
package struct TOMLElement: Sendable, Hashable {
    package var value: TOMLValue
    package var place: TOMLPlace

    package init(value: TOMLValue, place: TOMLPlace) {
        self.value = value
        self.place = place
    }
}

/// A place in a text; lines and columns count from 1, columns in characters.
package struct TOMLPlace: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line), column \(column)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
