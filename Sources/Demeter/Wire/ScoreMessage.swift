package import Allergens
package import JSON
package import Nutrition

/// Result of `score`: how a day was.
package struct ScoreMessage: Message {
    package var date: LocalDay
    /// `nil` of a day without meals, and where nothing is known of triggers in foods.
    package var allergy: AllergyScoreMessage?

    package init(date: LocalDay, allergy: AllergyScoreMessage?) {
        self.date = date
        self.allergy = allergy
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        date = try members.required("date", members.date("date"))
        allergy = try members.message("allergy", AllergyScoreMessage.self)
    }

    package var json: JSONValue {
        ["date": .string(date.description), "allergy": allergy?.json ?? .null, "hei": .null]
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
