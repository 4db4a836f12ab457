package import JSON
package import Nutrition

/// One meal that somebody means to have.
package struct PlanMessage: Message {
    /// `nil` of a proposal that nobody has taken yet.
    package var id: Int?
    package var day: LocalDay
    package var meal: Meal
    package var text: String
    /// What it would come to, as its words are read now; `nil` where that is not known.
    package var calories: Thousandths?
    /// Why it is proposed; `nil` of what somebody planned themselves.
    package var reason: String?

    package init(
        id: Int?, day: LocalDay, meal: Meal, text: String, calories: Thousandths?,
        reason: String? = nil
    ) {
        self.id = id
        self.day = day
        self.meal = meal
        self.text = text
        self.calories = calories
        self.reason = reason
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.wholeNumber("id")
        day = try members.required("day", members.date("day"))
        meal = try members.required("meal", members.oneOf("meal", Meal.self))
        text = try members.required("text", members.text("text"))
        calories = try members.quantity("calories")
        reason = try members.text("reason")
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("id", id.map(JSONValue.integer) ?? .null), ("day", .string(day.description)),
            ("meal", .string(meal.rawValue)), ("text", .string(text)),
            ("calories", calories?.json ?? .null),
        ])
        object.writeIfAny("reason", reason.map(JSONValue.string))
        return .object(object)
    }
}

/// Result of what changes plans.
package struct PlanResult: Message {
    package var plans: [PlanMessage]
    /// What to tell the person.
    package var reply: String

    package init(plans: [PlanMessage], reply: String) {
        self.plans = plans
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        plans = try members.required("plans", members.messages("plans", PlanMessage.self))
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue { ["plans": .messages(plans), "reply": .string(reply)] }
}

/// Something to buy: one food of all that is planned.
package struct ShoppingItem: Message {
    package var name: String
    package var food: FoodID?
    /// `nil` where an amount is not known.
    package var grams: Thousandths?
    /// For how many plans.
    package var plans: Int

    package init(name: String, food: FoodID?, grams: Thousandths?, plans: Int) {
        self.name = name
        self.food = food
        self.grams = grams
        self.plans = plans
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.name = try members.required("name", members.text("name"))
        food = try members.text("food").map(FoodID.init(rawValue:))
        grams = try members.quantity("grams")
        plans = try members.required("plans", members.wholeNumber("plans"))
    }

    package var json: JSONValue {
        [
            "name": .string(name), "food": food.map { .string($0.rawValue) } ?? .null,
            "grams": grams?.json ?? .null, "plans": .integer(plans),
        ]
    }
}
