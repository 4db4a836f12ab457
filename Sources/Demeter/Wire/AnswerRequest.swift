package import JSON

/// Parameters of `answer`: the utterance that waits, and what is said to it.
package struct AnswerRequest: Message {
    package var utterance: Int
    package var text: String

    package init(utterance: Int, text: String) {
        self.utterance = utterance
        self.text = text
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["utterance", "text"])
        utterance = try members.required("utterance", members.wholeNumber("utterance"))
        text = try members.required("text", members.text("text"))
    }

    package var json: JSONValue {
        ["utterance": .integer(utterance), "text": .string(text)]
    }
}
