package import JSON

/// Parameters of `foods.search`.
package struct SearchRequest: Message {
    /// Words of the food's name; at most 200 characters.
    package var query: String
    /// How many foods at most, 1 to 100.
    package var limit: Int

    package init(query: String, limit: Int = 10) {
        self.query = query
        self.limit = limit
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["query", "limit"])
        query = try members.required("query", members.words("query", limit: 200))
        limit = try members.wholeNumber("limit", in: 1...100) ?? 10
    }

    package var json: JSONValue { ["query": .string(query), "limit": .integer(limit)] }
}
