package import JSON

/// What is answered to something that a person said.
package struct SayResult: Message {
    /// The reply's lines, at least one.
    package var lines: [String]
    /// Whether something was done, asked or told; not when the words made no sense or fitted nothing.
    package var isUnderstood: Bool
    /// Whether something waits because the person must not have it.
    package var isAlert: Bool

    package init(_ lines: [String], isUnderstood: Bool = true, isAlert: Bool = false) {
        self.isAlert = isAlert
        self.lines = lines
        self.isUnderstood = isUnderstood
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let reply = try members.required("reply", members.text("reply"))
        lines = reply.split(separator: "\n").map(String.init)
        isUnderstood = try members.required("understood", members.truth("understood"))
        isAlert = try members.truth("alert") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("reply", .string(lines.joined(separator: "\n"))),
            ("understood", .bool(isUnderstood)),
        ])
        if isAlert { object["alert"] = true }
        return .object(object)
    }
}
