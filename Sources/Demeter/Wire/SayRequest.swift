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
        let allowed = try members.list("allow") { (value, name) throws(MessageError) in
            guard let right = value.string.flatMap(SayRight.init(rawValue:)) else {
                throw .wrongType(name, expected: .oneOf(SayRight.allCases.map(\.rawValue)))
            }
            return right
        }
        rights = allowed.map(Set.init)
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(text))])
        object.writeIfAny(
            "allow",
            rights.map { rights in
                .texts(SayRight.allCases.filter(rights.contains).map(\.rawValue))
            })
        return .object(object)
    }
}
