package import JSON
package import Nutrition
internal import Telling

/// One food of the journal.
package struct EntryMessage: Message {
    package var id: Int
    package var utterance: Int
    package var day: LocalDay
    package var loggedAt: Instant
    /// The words it was read from.
    package var text: String
    package var name: String
    /// What the food is called in the language of the call, where that is not English and has a name for it.
    package var toldName: String?
    package var food: FoodID?
    package var amount: Double?
    package var unit: String?
    package var grams: Thousandths?
    package var nutrients: Nutrients
    package var meal: Meal
    package var brand: String?
    package var preparation: String?
    package var modifiers: [String]
    /// 0 to 1
    package var confidence: Double
    /// Why these grams, in a person's words.
    package var assumption: String?
    package var source: EntrySource
    package var state: EntryState
    package var warnings: [Warning]
    /// Whether the nutrients beyond the seven were filled in later.
    package var isCompleted = false
    /// The recipe that it was eaten from.
    package var recipe: Int?
    /// What it was made of; empty for a single food.
    package var parts: [PartMessage]
    /// Nutrients of which there is at least as much as it says, since some parts know nothing of them.
    package var incomplete: [Nutrient]
    /// What is known of triggers in it; `nil` where nobody looked.
    package var allergens: [AllergenMessage]?

    package init(
        id: Int, utterance: Int, day: LocalDay, loggedAt: Instant, text: String, name: String,
        food: FoodID? = nil, amount: Double? = nil, unit: String? = nil,
        grams: Thousandths? = nil, nutrients: Nutrients = .unknown, meal: Meal,
        brand: String? = nil, preparation: String? = nil, modifiers: [String] = [],
        confidence: Double, assumption: String? = nil, source: EntrySource, state: EntryState,
        warnings: [Warning] = [], recipe: Int? = nil, parts: [PartMessage] = [],
        incomplete: [Nutrient] = []
    ) {
        self.id = id
        self.utterance = utterance
        self.day = day
        self.loggedAt = loggedAt
        self.text = text
        self.name = name
        self.food = food
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.nutrients = nutrients
        self.meal = meal
        self.brand = brand
        self.preparation = preparation
        self.modifiers = modifiers
        self.confidence = confidence
        self.assumption = assumption
        self.source = source
        self.state = state
        self.warnings = warnings
        self.recipe = recipe
        self.parts = parts
        self.incomplete = incomplete
    }
}

extension EntryMessage {
    /// What the food is called where it is shown to a person.
    package var shownName: String { toldName ?? name }

    /// As the person called it, or by its usual name, in the language of the moment.
    private var nameOfMoment: String? {
        let told = Telling.current.name(name, food: food?.rawValue, saidAs: text)
        return told == name ? toldName : told
    }

    /// Leaves of the nutrients the seven.
    package mutating func dropFurther() {
        nutrients.further = FurtherFigures()
        for index in parts.indices { parts[index].dropFurther() }
        incomplete.removeAll { !$0.isLeading }
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        utterance = try members.required("utterance", members.wholeNumber("utterance"))
        day = try members.required("day", members.date("day"))
        loggedAt = try members.required("logged_at", members.instant("logged_at"))
        text = try members.required("text", members.text("text"))
        self.name = try members.required("name", members.text("name"))
        toldName = try members.text("told_name")
        food = try members.text("food").map(FoodID.init(rawValue:))
        amount = try members.number("amount")
        unit = try members.text("unit")
        grams = try members.quantity("grams")
        nutrients = try members.nutrients()
        meal = try members.required("meal", members.oneOf("meal", Meal.self))
        brand = try members.text("brand")
        preparation = try members.text("preparation")
        modifiers = try members.texts("modifiers") ?? []
        confidence = try members.required("confidence", members.number("confidence"))
        assumption = try members.text("assumption")
        source = try members.required("source", members.oneOf("source", EntrySource.self))
        state = try members.required("state", members.oneOf("state", EntryState.self))
        warnings = try members.messages("warnings", Warning.self) ?? []
        isCompleted = try members.truth("nutrients_completed") ?? false
        recipe = try members.wholeNumber("recipe")
        parts = try members.messages("parts", PartMessage.self) ?? []
        incomplete = try members.incomplete()
        allergens = try members.messages("allergens", AllergenMessage.self)
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.reserveCapacity(28)
        object.write("id", .integer(id))
        object.write("utterance", .integer(utterance))
        object.write("day", .string(day.description))
        object.write("logged_at", .string(loggedAt.description))
        object.write("text", .string(text))
        object.write("name", .string(name))
        object.writeIfAny("told_name", nameOfMoment.map { .string($0) })
        object.write("food", food.map { .string($0.rawValue) })
        object.write("amount", amount.map(JSONValue.number))
        object.write("unit", unit.map(JSONValue.string))
        object.write("grams", grams?.json)
        object.write(nutrients)
        object.write("meal", .string(meal.rawValue))
        object.write("brand", brand.map(JSONValue.string))
        object.write("preparation", preparation.map(JSONValue.string))
        object.write("modifiers", .texts(modifiers))
        object.write("confidence", .score(confidence))
        object.write("assumption", assumption.map(JSONValue.string))
        object.write("source", .string(source.rawValue))
        object.write("state", .string(state.rawValue))
        object.write("warnings", .messages(warnings))
        if isCompleted { object.append("nutrients_completed", true) }
        object.writeIfAny("recipe", recipe.map(JSONValue.integer))
        if !parts.isEmpty { object.append("parts", .messages(parts)) }
        if !incomplete.isEmpty { object.append("incomplete", .names(incomplete)) }
        object.writeIfAny("allergens", allergens.map { .messages($0) })
        return .object(object)
    }
}
