package import JSON

/// Parameters of `parse`: a meal to be read but not stored.
package struct ParseRequest: Message {
    package var text: String
    /// Whether the rules that spoke are told as well.
    package var why: Bool

    package init(text: String, why: Bool = false) { (self.text, self.why) = (text, why) }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text", "why"])
        text = try members.required("text", members.text("text"))
        why = try members.truth("why") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(text))])
        if why { object["why"] = true }
        return .object(object)
    }
}
