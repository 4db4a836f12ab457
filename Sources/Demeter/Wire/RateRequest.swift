package import JSON
package import Nutrition

/// Parameters of `rate`: how much somebody likes a food.
package struct RateRequest: Message {
    /// Its id, or words that name it.
    package var food: String
    /// 1 to 5; `nil` takes them away.
    package var stars: Int?

    package init(food: String, stars: Int?) {
        self.food = food
        self.stars = stars
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["food", "stars"])
        food = try members.required("food", members.words("food", limit: 200))
        // Null takes the stars away, and nothing at all is a mistake.
        guard members.object["stars"] != nil else { throw .missing(members.path + "stars") }
        stars = try members.wholeNumber("stars", in: 1...5)
    }

    package var json: JSONValue {
        ["food": .string(food), "stars": stars.map(JSONValue.integer) ?? .null]
    }
}

/// Result of `rate`.
package struct RateResult: Message {
    /// `nil` of a food that is known by its name alone.
    package var food: FoodID?
    package var name: String
    package var stars: Int?
    /// What to tell the person.
    package var reply: String

    package init(food: FoodID?, name: String, stars: Int?, reply: String) {
        self.food = food
        self.name = name
        self.stars = stars
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        food = try members.text("food").map(FoodID.init(rawValue:))
        self.name = try members.required("name", members.text("name"))
        stars = try members.wholeNumber("stars")
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        [
            "food": food.map { .string($0.rawValue) } ?? .null, "name": .string(name),
            "stars": stars.map(JSONValue.integer) ?? .null, "reply": .string(reply),
        ]
    }
}
