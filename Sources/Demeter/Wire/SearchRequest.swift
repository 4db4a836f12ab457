package import JSON

/// Parameters of `foods.search`.
package struct SearchRequest: Message {
    /// Words of the food's name; at most 200 characters.
    package var query: String
    /// How many foods at most, 1 to 100.
    package var limit: Int

    /// Whether foods are wanted that the words may mean, where no food is called so.
    package var byMeaning: Bool

    package init(query: String, limit: Int = 10, byMeaning: Bool = false) {
        self.query = query
        self.limit = limit
        self.byMeaning = byMeaning
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["query", "limit", "meaning"])
        query = try members.required("query", members.words("query", limit: 200))
        limit = try members.wholeNumber("limit", in: 1...100) ?? 10
        byMeaning = try members.truth("meaning") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([("query", .string(query)), ("limit", .integer(limit))])
        if byMeaning { object["meaning"] = true }
        return .object(object)
    }
}
