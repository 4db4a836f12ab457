package import JSON

/// Parameters of `answer`: the utterance that waits, and what is said to it.
package struct AnswerRequest: Message {
    package var utterance: Int
    package var text: String
    /// What the words may do; everything when `nil`.
    package var rights: Set<SayRight>?

    package init(utterance: Int, text: String, rights: Set<SayRight>? = nil) {
        self.utterance = utterance
        self.text = text
        self.rights = rights
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["utterance", "text", "allow"])
        utterance = try members.required("utterance", members.wholeNumber("utterance"))
        text = try members.required("text", members.text("text"))
        rights = try SayRight.allowed(members)
    }

    package var json: JSONValue {
        var object = JSONObject([("utterance", .integer(utterance)), ("text", .string(text))])
        object.writeIfAny("allow", rights.map(SayRight.json))
        return .object(object)
    }
}
