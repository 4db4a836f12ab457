package import Allergens
package import JSON
package import Nutrition

/// Parameters of `allergies.set`: one trigger of the person's own, or its end.
package struct AllergyRequest: Message {
    /// An id (`tree_nuts`), a name ("tree nuts") or a word of the person's own.
    package var trigger: Trigger
    /// `nil` ends it.
    package var severity: Severity?
    /// Grams that are fine in a day, for small amounts.
    package var amount: Thousandths?

    package init(_ trigger: Trigger, _ severity: Severity?, amount: Thousandths? = nil) {
        self.trigger = trigger
        self.severity = severity
        self.amount = amount
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["trigger", "severity", "amount"])
        let words = try members.required(
            "trigger", members.words("trigger", limit: Self.triggerLimit))
        trigger = TriggerTable.trigger(called: words)
        severity = try members.oneOf("severity", Severity.self)
        amount = try members.quantity("amount", in: Self.amounts)
        guard amount == nil || severity == .smallAmounts else {
            throw .conflict(members.path + "amount", members.path + "severity")
        }
        guard severity != nil || members.object["severity"] != nil else {
            throw .missing(members.path + "severity")
        }
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("trigger", .string(trigger.rawValue)),
            ("severity", severity.map { .string($0.rawValue) } ?? .null),
        ])
        if let amount { object["amount"] = amount.json }
        return .object(object)
    }

    /// Characters; the longest names of ingredients have fewer.
    package static let triggerLimit = 60
    /// Grams a day, in thousandths.
    package static let amounts = Thousandths(rawValue: 1)...Thousandths(rawValue: 10_000_000)
}

/// Result of `allergies` and `allergies.set`.
package struct AllergiesMessage: Message {
    package var allergies: [Allergy]
    /// What was logged though a trigger is in it or may be, the latest first.
    package var exposures: [Exposure]

    /// One entry that has a trigger.
    package struct Exposure: Message {
        package var entry: Int
        package var name: String
        package var loggedAt: Instant
        /// The warning with which it was logged.
        package var message: String

        package init(entry: Int, name: String, loggedAt: Instant, message: String) {
            self.entry = entry
            self.name = name
            self.loggedAt = loggedAt
            self.message = message
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            entry = try members.required("entry", members.wholeNumber("entry"))
            self.name = try members.required("name", members.text("name"))
            loggedAt = try members.required("logged_at", members.instant("logged_at"))
            message = try members.required("message", members.text("message"))
        }

        package var json: JSONValue {
            [
                "entry": .integer(entry), "name": .string(name),
                "logged_at": .string(loggedAt.description), "message": .string(message),
            ]
        }
    }

    package init(allergies: [Allergy], exposures: [Exposure] = []) {
        self.allergies = allergies
        self.exposures = exposures
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        allergies = try members.required("allergies", members.messages("allergies", Allergy.self))
        exposures = try members.messages("exposures", Exposure.self) ?? []
    }

    package var json: JSONValue {
        ["allergies": .messages(allergies), "exposures": .messages(exposures)]
    }
}

extension Allergy: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            Trigger(rawValue: try members.required("trigger", members.text("trigger"))),
            try members.required("severity", members.oneOf("severity", Severity.self)),
            dailyGrams: try members.quantity("amount"),
            since: try members.required("since", members.date("since")))
    }

    package var json: JSONValue {
        [
            "trigger": .string(trigger.rawValue), "name": .string(trigger.name),
            "severity": .string(severity.rawValue), "amount": dailyGrams?.json ?? .null,
            "since": .string(since.description),
        ]
    }
}
