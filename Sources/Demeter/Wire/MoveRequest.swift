package import JSON

/// Parameters of `move`: entries, and where they belong.
package struct MoveRequest: Message {
    static let limit = 100

    package var entries: [Int]
    package var place: EntryPlace

    package init(entries: [Int], place: EntryPlace) {
        self.entries = entries
        self.place = place
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["entries", "at", "date", "meal"])
        entries = try members.required(
            "entries",
            members.list("entries", limit: Self.limit) { (value, name) throws(MessageError) in
                guard let id = value.integer else { throw .wrongType(name, expected: .wholeNumber) }
                return id
            })
        place = try EntryPlace(members, day: "date")
        if entries.isEmpty { throw .missing(members.path + "entries") }
        if place.isEmpty { throw .nothingOf(["meal", "date", "at"]) }
    }

    package var json: JSONValue {
        var object = JSONObject([("entries", .array(entries.map(JSONValue.integer)))])
        place.write(to: &object, day: "date")
        return .object(object)
    }
}
