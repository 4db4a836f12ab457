package import JSON

/// A JSON-RPC error: `data.kind` names it for programs, `message` tells a person.
package struct RPCError: Error, Hashable {
    package var code: Int
    package var message: String
    /// `kind`, and what else belongs to it: `limit`, `parameter`, `entry`.
    package var data: JSONObject

    package init(_ error: WireError, _ message: String, details: [(String, JSONValue)] = []) {
        code = error.rawValue
        self.message = message
        data = JSONObject([("kind", .string(error.kind))] + details)
    }

    /// The table's error; `nil` for a code that this version does not know.
    package var wireError: WireError? { WireError(rawValue: code) }
}

extension RPCError: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        code = try members.required("code", members.wholeNumber("code"))
        message = try members.required("message", members.text("message"))
        data = try members.optional("data", .object, \.object) ?? JSONObject()
    }

    package var json: JSONValue {
        ["code": .integer(code), "message": .string(message), "data": .object(data)]
    }
}
