package import JSON

/// Result of `listen`: what was heard, and what became of it.
package struct ListenResult: Message {
    /// The words as spoken; empty when nobody spoke.
    package var text: String
    /// The reply's lines; empty when the words were not meant for the journal.
    package var reply: [String]

    package init(text: String, reply: [String]) {
        self.text = text
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        text = try members.required("text", members.text("text"))
        let reply = try members.required("reply", members.text("reply"))
        self.reply = reply.split(separator: "\n").map(String.init)
    }

    package var json: JSONValue {
        ["text": .string(text), "reply": .string(reply.joined(separator: "\n"))]
    }
}
