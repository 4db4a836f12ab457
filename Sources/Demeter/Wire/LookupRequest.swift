package import JSON
package import Nutrition

/// Parameters of `foods.lookup`: a food that the catalog does not have.
package struct LookupRequest: Message {
    /// Words of its name, or the number on its package; at most 200 characters.
    package var query: String
    /// Whether to tell who was asked, and what came of it.
    package var explain: Bool

    package init(query: String, explain: Bool = false) {
        self.query = query
        self.explain = explain
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["query", "explain"])
        query = try members.required("query", members.words("query", limit: 200))
        explain = try members.truth("explain") ?? false
    }

    package var json: JSONValue { ["query": .string(query), "explain": .bool(explain)] }
}

/// Parameters of `foods.take`: which of the foods that were looked up becomes one's own.
package struct TakeRequest: Message {
    /// As it was looked up.
    package var query: String
    /// The id among what was found.
    package var food: FoodID
    /// What it is to be called; its own name when absent.
    package var name: String?

    package init(query: String, food: FoodID, name: String? = nil) {
        self.query = query
        self.food = food
        self.name = name
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["query", "food", "name"])
        query = try members.required("query", members.words("query", limit: 200))
        food = FoodID(
            rawValue: try members.required("food", members.words("food", limit: NewFood.idLimit)))
        self.name = try members.words("name", limit: NewFood.nameLimit)
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("query", .string(query)), ("food", .string(food.rawValue)),
        ])
        object.writeIfAny("name", name.map(JSONValue.string))
        return .object(object)
    }
}
