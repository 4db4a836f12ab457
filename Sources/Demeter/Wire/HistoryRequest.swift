package import JSON
package import Nutrition

/// Parameters of `history`: a food in a person's words, and which days to look at.
package struct HistoryRequest: Message {
    /// Words of its name, or the id of a catalog's food; at most 120 characters.
    package var food: String
    /// From the first day on when absent.
    package var from: LocalDay?
    /// Today when absent; not before `from`.
    package var to: LocalDay?
    /// How many entries are listed, 1 to 1000.
    package var limit: Int

    package static let defaultLimit = 20

    package init(
        food: String, from: LocalDay? = nil, to: LocalDay? = nil,
        limit: Int = HistoryRequest.defaultLimit
    ) {
        self.food = food
        self.from = from
        self.to = to
        self.limit = limit
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["food", "from", "to", "limit"])
        food = try members.required("food", members.words("food", limit: 120))
        from = try members.date("from")
        to = try members.date("to")
        limit = try members.wholeNumber("limit", in: 1...1000) ?? Self.defaultLimit
        if let from, let to, to < from {
            throw .outOfRange("to", lowest: from.description, highest: "9999-12-31")
        }
    }

    package var json: JSONValue {
        var object = JSONObject([("food", .string(food))])
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("to", to.map { .string($0.description) })
        if limit != Self.defaultLimit { object["limit"] = .integer(limit) }
        return .object(object)
    }
}
