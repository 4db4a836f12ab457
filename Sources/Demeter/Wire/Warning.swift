package import JSON

/// What a sanity rule found unbelievable in an entry.
package struct Warning: Message {
    /// The rule's name, for programs.
    package var rule: String
    /// A sentence for a person.
    package var message: String

    package init(rule: String, message: String) {
        self.rule = rule
        self.message = message
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        rule = try members.required("rule", members.text("rule"))
        message = try members.required("message", members.text("message"))
    }

    package var json: JSONValue { ["rule": .string(rule), "message": .string(message)] }
}
