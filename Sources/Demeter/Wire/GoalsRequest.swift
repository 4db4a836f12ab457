package import JSON
package import Nutrition

/// Parameters of `goals.set`: goals by nutrient, `"none"` to have none, from a day on.
package struct GoalsRequest: Message {
    /// Today when `nil`.
    package var from: LocalDay?
    /// 1 for Monday to 7 for Sunday; `nil` for every day without rules of its own.
    package var weekday: Int?
    /// A value of `nil` ends an earlier goal; at least one, unless there is a reference.
    package var goals: [Nutrient: Goal?]
    /// What is advised becomes a goal where `goals` say nothing.
    package var reference: ReferenceRequest?

    package init(
        from: LocalDay? = nil, weekday: Int? = nil, goals: [Nutrient: Goal?],
        reference: ReferenceRequest? = nil
    ) {
        self.reference = reference
        self.from = from
        self.weekday = weekday
        self.goals = goals
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let names = Nutrient.all.map(\.rawValue)
        try members.refuse(allBut: ["from", "weekday"] + ReferenceRequest.names + names)
        from = try members.date("from")
        weekday = try members.wholeNumber("weekday", in: 1...7)
        reference = try ReferenceRequest(members)
        goals = [:]
        for nutrient in Nutrient.all {
            guard members.has(nutrient.rawValue), let value = members.object[nutrient.rawValue]
            else { continue }
            let goal =
                value.string == "none"
                ? nil : try Goal(given: value, at: members.path + nutrient.rawValue)
            goals.updateValue(goal, forKey: nutrient)
        }
        guard !goals.isEmpty || reference != nil else { throw .nothingOf(names) }
    }

    /// The goals, with those of the reference for a person.
    package func all(for person: ReferencePerson?) -> [Nutrient: Goal?] {
        guard let reference else { return goals }
        return ReferenceValues(reference.region, for: person).values
            .reduce(into: [Nutrient: Goal?]()) { $0.updateValue($1.goal, forKey: $1.nutrient) }
            .merging(goals) { _, own in own }
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("weekday", weekday.map(JSONValue.integer))
        reference?.write(to: &object)
        for nutrient in Nutrient.all {
            guard let goal = goals[nutrient] else { continue }
            object[nutrient.rawValue] = goal?.json ?? "none"
        }
        return .object(object)
    }
}
