package import JSON

/// Parameters of `watch`: events after `since` are sent; those after now when absent.
package struct WatchRequest: Message {
    package var since: Int?

    package init(since: Int? = nil) { self.since = since }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["since"])
        since = try members.wholeNumber("since", in: 0 ... .max)
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("since", since.map(JSONValue.integer))
        return .object(object)
    }
}
