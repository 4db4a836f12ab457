package import JSON
package import Nutrition

/// Parameters of `suggest`: when something is to be eaten, and at which meal.
package struct SuggestRequest: Message {
    /// Now when absent.
    package var at: Instant?
    /// By the clock when absent.
    package var meal: Meal?
    /// 1 to 5.
    package var limit: Int

    package init(at: Instant? = nil, meal: Meal? = nil, limit: Int = 5) {
        self.at = at
        self.meal = meal
        self.limit = limit
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["at", "meal", "limit"])
        at = try members.instant("at")
        meal = try members.oneOf("meal", Meal.self)
        limit = try members.wholeNumber("limit", in: 1...5) ?? 5
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        if limit != 5 { object["limit"] = .integer(limit) }
        return .object(object)
    }
}

/// Parameters of `suggest.dismiss`: what was suggested and is not wanted.
package struct DismissRequest: Message {
    /// Ids of foods, or names of those that have none; up to 20.
    package var foods: [String]
    /// When it was suggested; now when absent.
    package var at: Instant?

    package init(foods: [String], at: Instant? = nil) {
        self.foods = foods
        self.at = at
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["foods", "at"])
        let foods = try members.list("foods", limit: 20) { (value, name) throws(MessageError) in
            guard let text = value.string else { throw .wrongType(name, expected: .text) }
            return try Members.words(text, at: name, limit: 200)
        }
        self.foods = try members.required("foods", foods)
        at = try members.instant("at")
    }

    package var json: JSONValue {
        var object = JSONObject([("foods", .texts(foods))])
        object.writeIfAny("at", at.map { .string($0.description) })
        return .object(object)
    }
}
