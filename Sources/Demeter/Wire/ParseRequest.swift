package import JSON

/// Parameters of `parse`: a meal to be read but not stored.
package struct ParseRequest: Message {
    package var text: String

    package init(text: String) { self.text = text }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text"])
        text = try members.required("text", members.text("text"))
    }

    package var json: JSONValue { ["text": .string(text)] }
}
