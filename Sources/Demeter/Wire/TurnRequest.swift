package import JSON

/// Parameters of `undo` and `redo`: which change is meant, if that matters.
package struct TurnRequest: Message {
    /// The change as `steps` told it; another one that came meanwhile is then left alone.
    package var change: Int?

    package init(change: Int? = nil) { self.change = change }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["change"])
        change = try members.wholeNumber("change")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("change", change.map(JSONValue.integer))
        return .object(object)
    }
}
