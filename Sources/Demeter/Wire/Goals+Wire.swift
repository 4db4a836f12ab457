package import JSON
package import Nutrition

extension Goal {
    /// `{"kind": "range", "lower": 1800, "upper": 2200}`; a target has its `amount`.
    package var json: JSONValue {
        var object = JSONObject([("kind", .string(kind.rawValue))])
        if case .target(let amount) = self { object["amount"] = amount.json }
        object.writeIfAny("lower", lower?.json)
        object.writeIfAny("upper", upper?.json)
        return .object(object)
    }

    /// What a goal is given as: a number, or an object as above of which `kind` may be left out.
    init(given value: JSONValue, at name: String) throws(MessageError) {
        if let amount = Thousandths(nearest: value) {
            guard Self.possible.contains(amount) else { throw Self.outOfRange(name) }
            self = .target(amount)
            return
        }
        let members = try Members(value, at: name)
        try members.refuse(allBut: ["kind", "amount", "lower", "upper"])
        let kind = try members.oneOf("kind", Kind.self)
        let amount = try members.quantity("amount", in: Self.possible)
        let lower = try members.quantity("lower", in: Self.possible)
        let upper = try members.quantity("upper", in: Self.possible)
        switch (amount, lower, upper) {
        case (let amount?, nil, nil): self = .target(amount)
        case (nil, let lower?, nil): self = .minimum(lower)
        case (nil, nil, let upper?): self = .maximum(upper)
        case (nil, let lower?, let upper?):
            // The ends themselves make no range.
            let step = Thousandths(rawValue: 1)
            guard lower < Self.possible.upperBound else {
                throw .outOfRange(
                    members.path + "lower", lowest: "0",
                    highest: (Self.possible.upperBound - step).json.text)
            }
            guard lower < upper else {
                throw .outOfRange(
                    members.path + "upper", lowest: (lower + step).json.text,
                    highest: Self.possible.upperBound.json.text)
            }
            self = .range(lower: lower, upper: upper)
        case (nil, nil, nil):
            throw .nothingOf(["amount", "lower", "upper"].map { members.path + $0 })
        default: throw .conflict(members.path + "amount", members.path + "lower")
        }
        if let kind, kind != self.kind { throw .conflict(members.path + "kind", name) }
    }

    private static let possible = Thousandths.zero...Thousandths(rawValue: 1_000_000_000)

    private static func outOfRange(_ name: String) -> MessageError {
        .outOfRange(name, lowest: "0", highest: possible.upperBound.json.text)
    }
}

extension Goals: Message {
    /// Nutrients by name.
    package init(json: JSONValue, at name: String) throws(MessageError) {
        self.init()
        let members = try Members(json, at: name)
        for nutrient in Nutrient.all {
            guard members.has(nutrient.rawValue), let value = members.object[nutrient.rawValue]
            else { continue }
            self[nutrient] = try Goal(given: value, at: members.path + nutrient.rawValue)
        }
    }

    package var json: JSONValue {
        .object(JSONObject(all.map { ($0.nutrient.rawValue, $0.goal.json) }))
    }
}

extension GoalRule: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let nutrient = try members.required(
            "nutrient",
            members.optional("nutrient", .oneOf(Nutrient.all.map(\.rawValue))) { value in
                value.string.flatMap(Nutrient.init(rawValue:))
            })
        let goal: Goal? =
            if members.has("goal"), let value = members.object["goal"] {
                try Goal(given: value, at: members.path + "goal")
            } else { nil }
        self.init(
            nutrient: nutrient, goal: goal,
            from: try members.required("from", members.date("from")),
            weekday: try members.wholeNumber("weekday", in: 1...7))
    }

    /// The end of a rule, as it is told when it was taken back.
    package init(removing rule: GoalRule) {
        self = rule
        goal = nil
    }

    package var json: JSONValue {
        [
            "nutrient": .string(nutrient.rawValue), "goal": goal?.json ?? .null,
            "from": .string(from.description), "weekday": weekday.map(JSONValue.integer) ?? .null,
        ]
    }
}
