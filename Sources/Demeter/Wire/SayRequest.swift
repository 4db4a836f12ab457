package import JSON

/// Parameters of `say`: what a person says, as in a text line.
package struct SayRequest: Message {
    package var text: String

    package init(text: String) {
        self.text = text
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text"])
        text = try members.required("text", members.text("text"))
    }

    package var json: JSONValue { ["text": .string(text)] }
}
