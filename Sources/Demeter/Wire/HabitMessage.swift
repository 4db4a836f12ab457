package import JSON
package import Nutrition

/// What is known of how somebody has one food.
package struct HabitMessage: Message {
    package var name: String
    /// `nil` of a food that is known by its name alone.
    package var food: FoodID?
    /// How often it counts.
    package var count: Int
    package var first: LocalDay
    package var last: LocalDay
    /// The meal at which it was had most.
    package var meal: Meal
    /// The middle of the times, in minutes after midnight.
    package var minute: Int
    /// How often its food or figures were corrected.
    package var corrections: Int
    package var stars: Int?
    /// Why it would be suggested now, in a person's words.
    package var reason: String

    package init(
        name: String, food: FoodID?, count: Int, first: LocalDay, last: LocalDay, meal: Meal,
        minute: Int, corrections: Int, stars: Int?, reason: String
    ) {
        self.name = name
        self.food = food
        self.count = count
        self.first = first
        self.last = last
        self.meal = meal
        self.minute = minute
        self.corrections = corrections
        self.stars = stars
        self.reason = reason
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.name = try members.required("name", members.text("name"))
        food = try members.text("food").map(FoodID.init(rawValue:))
        count = try members.required("count", members.wholeNumber("count"))
        first = try members.required("first", members.date("first"))
        last = try members.required("last", members.date("last"))
        meal = try members.required("meal", members.oneOf("meal", Meal.self))
        minute = try members.required("minute", members.wholeNumber("minute"))
        corrections = try members.required("corrections", members.wholeNumber("corrections"))
        stars = try members.wholeNumber("stars")
        reason = try members.required("reason", members.text("reason"))
    }

    package var json: JSONValue {
        [
            "name": .string(name), "food": food.map { .string($0.rawValue) } ?? .null,
            "count": .integer(count), "first": .string(first.description),
            "last": .string(last.description), "meal": .string(meal.rawValue),
            "minute": .integer(minute), "corrections": .integer(corrections),
            "stars": stars.map(JSONValue.integer) ?? .null, "reason": .string(reason),
        ]
    }
}
