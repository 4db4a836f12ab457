package import JSON

/// What is answered to something that a person said.
package struct SayResult: Message {
    /// The reply's lines, at least one.
    package var lines: [String]
    /// Whether something was done, asked or told; not when the words made no sense or fitted nothing.
    package var isUnderstood: Bool

    package init(_ lines: [String], isUnderstood: Bool = true) {
        self.lines = lines
        self.isUnderstood = isUnderstood
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let reply = try members.required("reply", members.text("reply"))
        lines = reply.split(separator: "\n").map(String.init)
        isUnderstood = try members.required("understood", members.truth("understood"))
    }

    package var json: JSONValue {
        ["reply": .string(lines.joined(separator: "\n")), "understood": .bool(isUnderstood)]
    }
}
