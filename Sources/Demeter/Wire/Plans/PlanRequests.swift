package import JSON
package import Nutrition

/// Parameters of `plans` and `plans.shopping`: which days.
package struct PlansRequest: Message {
    /// Today when `nil`.
    package var from: LocalDay?
    /// Four weeks from `from` on when `nil`.
    package var to: LocalDay?

    package init(from: LocalDay? = nil, to: LocalDay? = nil) {
        self.from = from
        self.to = to
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["from", "to"])
        (from, to) = try members.days()
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("to", to.map { .string($0.description) })
        return .object(object)
    }
}

/// Parameters of `plans.add`: what is to be eaten, and when.
package struct NewPlan: Message {
    package var day: LocalDay
    package var meal: Meal
    package var text: String

    package init(day: LocalDay, meal: Meal, text: String) {
        self.day = day
        self.meal = meal
        self.text = text
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["day", "meal", "text"])
        day = try members.required("day", members.date("day"))
        meal = try members.required("meal", members.oneOf("meal", Meal.self))
        text = try members.required("text", members.words("text", limit: 500))
    }

    package var json: JSONValue {
        [
            "day": .string(day.description), "meal": .string(meal.rawValue), "text": .string(text),
        ]
    }
}

/// Parameters of `plans.remove` and `plans.eat`.
package struct PlanRequest: Message {
    package var plan: Int

    package init(plan: Int) { self.plan = plan }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["plan"])
        plan = try members.required("plan", members.wholeNumber("plan"))
    }

    package var json: JSONValue { ["plan": .integer(plan)] }
}

/// Parameters of `plans.propose`: for which days.
package struct ProposalRequest: Message {
    /// Tomorrow when `nil`.
    package var from: LocalDay?
    /// 1 to 14.
    package var days: Int
    /// Whether they are planned at once; without it nothing is changed.
    package var keeps: Bool

    package init(from: LocalDay? = nil, days: Int = 1, keeps: Bool = false) {
        self.from = from
        self.days = days
        self.keeps = keeps
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["from", "days", "keep"])
        from = try members.date("from")
        days = try members.wholeNumber("days", in: 1...14) ?? 1
        keeps = try members.truth("keep") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([("days", .integer(days)), ("keep", .bool(keeps))])
        object.writeIfAny("from", from.map { .string($0.description) })
        return .object(object)
    }
}
