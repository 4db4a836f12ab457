package import JSON
package import Nutrition

/// Parameters of `goals.set`: goals by nutrient, `"none"` to have none, from a day on.
package struct GoalsRequest: Message {
    /// Today when `nil`.
    package var from: LocalDay?
    /// 1 for Monday to 7 for Sunday; `nil` for every day without rules of its own.
    package var weekday: Int?
    /// At least one; a value of `nil` ends an earlier goal.
    package var goals: [Nutrient: Goal?]

    package init(from: LocalDay? = nil, weekday: Int? = nil, goals: [Nutrient: Goal?]) {
        self.from = from
        self.weekday = weekday
        self.goals = goals
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let names = Nutrient.allCases.map(\.rawValue)
        try members.refuse(allBut: ["from", "weekday"] + names)
        from = try members.date("from")
        weekday = try members.wholeNumber("weekday", in: 1...7)
        goals = [:]
        for nutrient in Nutrient.allCases {
            guard members.has(nutrient.rawValue), let value = members.object[nutrient.rawValue]
            else { continue }
            let goal =
                value.string == "none"
                ? nil : try Goal(given: value, at: members.path + nutrient.rawValue)
            goals.updateValue(goal, forKey: nutrient)
        }
        guard !goals.isEmpty else { throw .nothingOf(names) }
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("weekday", weekday.map(JSONValue.integer))
        for nutrient in Nutrient.allCases {
            guard let goal = goals[nutrient] else { continue }
            object[nutrient.rawValue] = goal?.json ?? "none"
        }
        return .object(object)
    }
}
