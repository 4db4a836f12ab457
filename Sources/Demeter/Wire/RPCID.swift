package import JSON

/// What pairs a JSON-RPC reply with its request; it is given back as it came.
package enum RPCID: Sendable, Hashable {
    case null
    case integer(Int)
    case number(Double)
    case string(String)

    /// `nil` for booleans, arrays and objects.
    package init?(json: JSONValue) {
        switch json {
        case .null: self = .null
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .bool, .array, .object: return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .null: .null
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        }
    }
}
