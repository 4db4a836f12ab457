package import JSON

/// Parameters of `say`: what a person says, as in a text line.
package struct SayRequest: Message {
    package var text: String
    /// What the words may do; everything when `nil`.
    package var rights: Set<SayRight>?

    package init(text: String, rights: Set<SayRight>? = nil) {
        self.text = text
        self.rights = rights
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text", "allow"])
        text = try members.required("text", members.text("text"))
        rights = try SayRight.allowed(members)
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(text))])
        object.writeIfAny("allow", rights.map(SayRight.json))
        return .object(object)
    }
}
