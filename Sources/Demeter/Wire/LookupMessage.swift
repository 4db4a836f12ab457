package import JSON
package import Nutrition

/// Result of `foods.lookup`: what was found, and by whom. Nothing of it is entered anywhere.
package struct LookupMessage: Message {
    /// A food that somebody knows.
    package struct Found: Message {
        package var food: Food
        /// Who told of it: `openfoodfacts`, `history` …
        package var origin: String
        /// The terms of its figures.
        package var licence: String?
        /// When it was told.
        package var asked: Instant
        /// Whether a language model made its figures up.
        package var isEstimate: Bool

        package init(
            food: Food, origin: String, licence: String? = nil, asked: Instant,
            isEstimate: Bool = false
        ) {
            self.food = food
            self.origin = origin
            self.licence = licence
            self.asked = asked
            self.isEstimate = isEstimate
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            food = try FoodMessage(json: json, at: name).food
            origin = try members.required("origin", members.text("origin"))
            licence = try members.text("licence")
            asked = try members.required("asked_at", members.instant("asked_at"))
            isEstimate = try members.truth("estimate") ?? false
        }

        package var json: JSONValue {
            var object = FoodMessage(food).json.object ?? JSONObject()
            object["origin"] = .string(origin)
            object.write("licence", licence.map(JSONValue.string))
            object["asked_at"] = .string(asked.description)
            object["estimate"] = .bool(isEstimate)
            return .object(object)
        }
    }

    /// What came of asking one source.
    package struct Step: Message {
        package var origin: String
        /// `found`, `nothing`, `too_often`, `resting`, `unset`, `failed`.
        package var outcome: String
        /// Why, for people: the key that is not set, what went wrong.
        package var detail: String?
        /// Foods that it knows.
        package var count: Int?
        /// The server that was asked; absent where nothing left the machine.
        package var host: String?
        package var licence: String?
        /// How old a kept answer is, in seconds.
        package var age: Int?
        /// After how many seconds it may be asked again.
        package var wait: Int?
        package var milliseconds: Int?
        /// Why products that were told cannot be used.
        package var refusals: [String]

        package init(origin: String, outcome: String) {
            self.origin = origin
            self.outcome = outcome
            refusals = []
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            origin = try members.required("origin", members.text("origin"))
            outcome = try members.required("outcome", members.text("outcome"))
            detail = try members.text("detail")
            count = try members.wholeNumber("count")
            host = try members.text("host")
            licence = try members.text("licence")
            age = try members.wholeNumber("age")
            wait = try members.wholeNumber("wait")
            milliseconds = try members.wholeNumber("milliseconds")
            refusals = try members.texts("refusals") ?? []
        }

        package var json: JSONValue {
            var object = JSONObject([
                ("origin", .string(origin)), ("outcome", .string(outcome)),
            ])
            object.writeIfAny("detail", detail.map(JSONValue.string))
            object.writeIfAny("count", count.map(JSONValue.integer))
            object.writeIfAny("host", host.map(JSONValue.string))
            object.writeIfAny("licence", licence.map(JSONValue.string))
            object.writeIfAny("age", age.map(JSONValue.integer))
            object.writeIfAny("wait", wait.map(JSONValue.integer))
            object.writeIfAny("milliseconds", milliseconds.map(JSONValue.integer))
            if !refusals.isEmpty { object["refusals"] = .texts(refusals) }
            return .object(object)
        }
    }

    package var query: String
    /// Foods of the catalog, of imports or the person's own that are called so: then nobody is asked.
    package var known: [FoodMessage]
    package var foods: [Found]
    /// Foods of the catalog that the words may mean, where nobody knows one that is called so.
    package var meant: [FoodMessage]
    /// Whether everybody who was to be asked has answered.
    package var isCertain: Bool
    /// `nil` unless it was asked for.
    package var steps: [Step]?

    package init(
        query: String, known: [FoodMessage] = [], foods: [Found] = [],
        meant: [FoodMessage] = [], isCertain: Bool = true, steps: [Step]? = nil
    ) {
        self.query = query
        self.meant = meant
        self.known = known
        self.foods = foods
        self.isCertain = isCertain
        self.steps = steps
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        query = try members.required("query", members.text("query"))
        known = try members.messages("known", FoodMessage.self) ?? []
        foods = try members.messages("foods", Found.self) ?? []
        meant = try members.messages("meant", FoodMessage.self) ?? []
        isCertain = try members.truth("certain") ?? true
        steps = try members.messages("steps", Step.self)
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("query", .string(query)), ("known", .messages(known)),
            ("foods", .messages(foods)), ("certain", .bool(isCertain)),
        ])
        if !meant.isEmpty { object["meant"] = .messages(meant) }
        object.writeIfAny("steps", steps.map { .messages($0) })
        return .object(object)
    }
}
