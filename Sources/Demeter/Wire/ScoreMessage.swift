package import Allergens
package import HealthyEating
package import JSON
package import Nutrition

/// Parameters of `score`: a day, today when none is given, or the first and the last of several.
package struct ScoreRequest: Message {
    package var date: LocalDay?
    /// Both included, at most as many as `days` takes.
    package var days: ClosedRange<LocalDay>?

    package init(date: LocalDay? = nil) { self.date = date }

    package init(days: ClosedRange<LocalDay>) { self.days = days }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "from", "to"])
        date = try members.date("date")
        guard members.has("from") || members.has("to") else { return }
        guard date == nil else { throw .conflict(members.path + "date", members.path + "from") }
        let range = try DaysRequest(json: json, at: name)
        days = range.from...range.to
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        object.writeIfAny("from", days.map { .string($0.lowerBound.description) })
        object.writeIfAny("to", days.map { .string($0.upperBound.description) })
        return .object(object)
    }
}

/// Result of `score`: how a day was, or several together.
package struct ScoreMessage: Message {
    /// The last of several.
    package var date: LocalDay
    /// The first of several; `nil` of one day.
    package var from: LocalDay?
    /// `nil` of a day without meals, and where nothing is known of triggers in foods.
    package var allergy: AllergyScoreMessage?
    /// `nil` where nothing was eaten.
    package var eating: EatingIndex?

    package init(
        date: LocalDay, from: LocalDay? = nil, allergy: AllergyScoreMessage?,
        eating: EatingIndex? = nil
    ) {
        self.date = date
        self.from = from
        self.allergy = allergy
        self.eating = eating
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        date = try members.required("date", members.date("date"))
        from = try members.date("from")
        allergy = try members.message("allergy", AllergyScoreMessage.self)
        eating = try members.message("hei", EatingIndex.self)
    }

    package var json: JSONValue {
        var object = JSONObject([("date", .string(date.description))])
        object.writeIfAny("from", from.map { .string($0.description) })
        object["allergy"] = allergy?.json ?? .null
        object["hei"] = eating?.json ?? .null
        return .object(object)
    }
}

/// The allergy score of a day, and what each of its meals lost points for.
package struct AllergyScoreMessage: Message {
    /// 1 to 10.
    package var total: Int
    package var meals: [MealScore]

    package struct MealScore: Message {
        package var meal: Meal
        /// 1 to 10.
        package var score: Int
        package var losses: [Loss]

        package init(meal: Meal, score: Int, losses: [Loss]) {
            self.meal = meal
            self.score = score
            self.losses = losses
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            meal = try members.required("meal", members.oneOf("meal", Meal.self))
            score = try members.required("score", members.wholeNumber("score"))
            losses = try members.messages("losses", Loss.self) ?? []
        }

        package var json: JSONValue {
            [
                "meal": .string(meal.rawValue), "score": .integer(score),
                "losses": .messages(losses),
            ]
        }
    }

    /// One trigger in one food.
    package struct Loss: Message {
        package var entry: Int
        package var name: String
        package var severity: Severity
        package var finding: AllergenMessage

        package init(entry: Int, name: String, severity: Severity, finding: AllergenMessage) {
            self.entry = entry
            self.name = name
            self.severity = severity
            self.finding = finding
        }

        /// What the meal lost by it.
        package var points: Int { AllergyScore.points(severity) }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            entry = try members.required("entry", members.wholeNumber("entry"))
            self.name = try members.required("name", members.text("name"))
            severity = try members.required(
                "severity", members.oneOf("severity", Severity.self))
            finding = try AllergenMessage(json: json, at: name)
        }

        package var json: JSONValue {
            [
                "entry": .integer(entry), "name": .string(name),
                "trigger": .string(finding.trigger.rawValue),
                "answer": .string(finding.answer.word), "evidence": .string(finding.evidence),
                "severity": .string(severity.rawValue), "points": .integer(points),
            ]
        }
    }

    package init(total: Int, meals: [MealScore]) {
        self.total = total
        self.meals = meals
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        total = try members.required("total", members.wholeNumber("total"))
        meals = try members.messages("meals", MealScore.self) ?? []
    }

    package var json: JSONValue {
        ["total": .integer(total), "meals": .messages(meals)]
    }
}
