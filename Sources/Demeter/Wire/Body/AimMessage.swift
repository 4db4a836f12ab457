package import Body
package import JSON
package import Nutrition

/// How a weight is to change, and the goal of energy that follows it.
package struct AimMessage: Message {
    /// In kg a week; below zero to lose.
    package var weekly: Thousandths
    /// The least that a day's goal may be, in kcal.
    package var floor: Thousandths
    package var ceiling: Thousandths?
    package var since: LocalDay
    /// The day on which the goal is looked at again.
    package var next: LocalDay?

    package init(_ aim: WeightAim, since: LocalDay, next: LocalDay?) {
        weekly = aim.weekly
        floor = aim.leastGoal
        ceiling = aim.ceiling
        self.since = since
        self.next = next
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        weekly = try members.required("weekly", members.signed("weekly"))
        floor = try members.required("floor", members.quantity("floor"))
        ceiling = try members.quantity("ceiling")
        since = try members.required("since", members.date("since"))
        next = try members.date("next")
    }

    package var json: JSONValue {
        [
            "weekly": weekly.json, "floor": floor.json, "ceiling": ceiling?.json ?? .null,
            "since": .string(since.description),
            "next": next.map { .string($0.description) } ?? .null,
        ]
    }
}

/// Parameters of `goals.follow`: how the weight is to change.
package struct AimRequest: Message {
    /// `nil` lets the weight come as it comes; goals stay as they are.
    package var aim: WeightAim?

    package init(aim: WeightAim?) { self.aim = aim }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["weekly", "floor", "ceiling"])
        // Null ends the aim, and nothing at all is a mistake.
        guard members.object["weekly"] != nil else { throw .missing(members.path + "weekly") }
        guard let weekly = try members.signed("weekly") else { return }
        guard (-20...20).contains(weekly.value) else {
            throw .outOfRange(members.path + "weekly", lowest: "-20", highest: "20")
        }
        let floor = try Self.bound("floor", members, WeightAim.floors)
        let ceiling = try Self.bound("ceiling", members, WeightAim.ceilings)
        let aim = WeightAim(weekly: weekly, floor: floor, ceiling: ceiling)
        if let ceiling, ceiling < aim.leastGoal {
            throw .outOfRange(
                members.path + "ceiling", lowest: aim.leastGoal.json.text,
                highest: WeightAim.ceilings.upperBound.json.text)
        }
        self.aim = aim
    }

    private static func bound(
        _ name: String, _ members: Members, _ range: ClosedRange<Thousandths>
    ) throws(MessageError) -> Thousandths? {
        guard let value = try members.quantity(name) else { return nil }
        guard range.contains(value) else {
            throw .outOfRange(
                members.path + name, lowest: range.lowerBound.json.text,
                highest: range.upperBound.json.text)
        }
        return value
    }

    package var json: JSONValue {
        var object = JSONObject([("weekly", aim?.weekly.json ?? .null)])
        object.writeIfAny("floor", aim?.floor?.json)
        object.writeIfAny("ceiling", aim?.ceiling?.json)
        return .object(object)
    }
}

/// Result of `goals.follow`.
package struct AimResult: Message {
    package var aim: AimMessage?
    /// The goal that it makes from today on, in kcal; `nil` where nothing is known of what is burned.
    package var goal: Thousandths?
    /// What to tell the person.
    package var reply: String

    package init(aim: AimMessage?, goal: Thousandths?, reply: String) {
        self.aim = aim
        self.goal = goal
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        aim = try members.message("aim", AimMessage.self)
        goal = try members.quantity("goal")
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        [
            "aim": aim?.json ?? .null, "goal": goal?.json ?? .null, "reply": .string(reply),
        ]
    }
}
