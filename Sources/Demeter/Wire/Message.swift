package import JSON

/// A value that crosses the socket as a JSON object.
///
/// Requests refuse members that they do not know; replies ignore them, so that an older client
/// understands a newer daemon.
package protocol Message: Sendable, Hashable {
    /// `name` is the value's path in the message around it, "" when it stands alone.
    init(json: JSONValue, at name: String) throws(MessageError)

    var json: JSONValue { get }
}

extension Message {
    package init(json: JSONValue) throws(MessageError) { try self.init(json: json, at: "") }
}

/// A list of messages, such as the results of `days` and `foods.search`.
extension Array where Element: Message {
    package init(json: JSONValue) throws(MessageError) {
        guard let elements = json.array else { throw .wrongType("result", expected: .list) }
        self = []
        for (index, element) in elements.enumerated() {
            append(try Element(json: element, at: "result[\(index)]"))
        }
    }

    package var json: JSONValue { .messages(self) }
}

extension JSONObject {
    /// Adds a member whose value may be absent: `nil` is written as null.
    mutating func write(_ name: String, _ value: JSONValue?) { append(name, value ?? .null) }

    /// Adds the member, or leaves it out when there is no value.
    mutating func writeIfAny(_ name: String, _ value: JSONValue?) {
        if let value { append(name, value) }
    }
}

extension JSONValue {
    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    static func messages(_ messages: [some Message]) -> JSONValue {
        .array(messages.map(\.json))
    }

    /// A probability or score with three digits after the point; more would only be noise.
    static func score(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }
}
