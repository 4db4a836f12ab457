/// A JSON value; the members of objects keep their order.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements))
    }
}

extension JSONValue {
    package var isNull: Bool { self == .null }

    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The value when it is a whole number, also when it was written as `2.0`.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    package var string: String? { if case .string(let value) = self { value } else { nil } }

    package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

    package var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The member of an object; `nil` when this is no object or has no such member.
    package subscript(key: String) -> JSONValue? { object?[key] }
}
