package import JSON
package import Nutrition

/// Parameters of `sync.days`: from which day of UTC on, all when `nil`.
package struct SharedDaysRequest: Message {
    package var from: LocalDay?

    package init(from: LocalDay? = nil) { self.from = from }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["from"])
        from = try members.date("from")
    }

    package var json: JSONValue {
        var object = JSONObject()
        if let from { object["from"] = .string(from.description) }
        return .object(object)
    }
}
