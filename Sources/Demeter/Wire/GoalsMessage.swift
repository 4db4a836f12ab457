package import JSON
package import Nutrition

/// Result of `goals` and `goals.set`: what holds on a day, and all that was ever set.
package struct GoalsMessage: Message {
    package var date: LocalDay
    package var goals: Goals
    /// The oldest validity first.
    package var rules: [GoalRule]
    /// Where the goals come from that a `reference` set, in a person's words.
    package var source: String?

    package init(date: LocalDay, goals: Goals, rules: [GoalRule]) {
        self.date = date
        self.goals = goals
        self.rules = rules
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        date = try members.required("date", members.date("date"))
        goals = try members.required("goals", members.message("goals", Goals.self))
        rules = try members.required("rules", members.messages("rules", GoalRule.self))
        source = try members.text("source")
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("date", .string(date.description)), ("goals", goals.json),
            ("rules", .messages(rules)),
        ])
        object.writeIfAny("source", source.map(JSONValue.string))
        return .object(object)
    }
}
