package import JSON
package import MealReader
package import Nutrition

/// One food of a reading: an entry without ids and times, plus what else the words may mean.
package struct ItemMessage: Message {
    package var item: ReadingItem
    /// The occasion, when the words say it.
    package var meal: Meal?
    /// `nil` when no food was found.
    package var source: EntrySource?
    package var warnings: [Warning]
    /// What is known of triggers in it; `nil` where nobody looked.
    package var allergens: [AllergenMessage]?

    package init(
        _ item: ReadingItem, meal: Meal? = nil, source: EntrySource?, warnings: [Warning] = []
    ) {
        self.item = item
        self.meal = meal
        self.source = source
        self.warnings = warnings
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        item = try ReadingItem(members)
        meal = try members.oneOf("meal", Meal.self)
        source = try members.oneOf("source", EntrySource.self)
        warnings = try members.messages("warnings", Warning.self) ?? []
        allergens = try members.messages("allergens", AllergenMessage.self)
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(item.text)), ("name", .string(item.name))])
        object.write("food", item.food.map { .string($0.rawValue) })
        object.write("amount", item.amount.map(JSONValue.number))
        object.write("unit", item.unit.map(JSONValue.string))
        object.write("grams", item.grams?.json)
        object.write(item.nutrients)
        object.write("meal", meal.map { .string($0.rawValue) })
        object.write("brand", item.brand.map(JSONValue.string))
        object.write("preparation", item.preparation.map(JSONValue.string))
        object.write("modifiers", .texts(item.modifiers))
        object.write("confidence", .score(item.confidence))
        object.write("assumption", item.assumption.map(JSONValue.string))
        object.write("source", source.map { .string($0.rawValue) })
        object.write("warnings", .messages(warnings))
        object.write("alternatives", .messages(item.alternatives))
        object.writeIfAny("allergens", allergens.map { .messages($0) })
        if let time = item.time { object["time"] = time.json }
        return .object(object)
    }
}

extension ReadingItem {
    fileprivate init(_ members: Members) throws(MessageError) {
        self.init(
            text: try members.required("text", members.text("text")),
            name: try members.required("name", members.text("name")),
            food: try members.text("food").map(FoodID.init(rawValue:)),
            amount: try members.number("amount"),
            unit: try members.text("unit"),
            grams: try members.quantity("grams"),
            nutrients: try members.nutrients(),
            brand: try members.text("brand"),
            preparation: try members.text("preparation"),
            modifiers: try members.texts("modifiers") ?? [],
            confidence: try members.required("confidence", members.number("confidence")),
            assumption: try members.text("assumption"),
            alternatives: try members.messages("alternatives", Alternative.self) ?? [])
        time = try members.message("time", SpokenTime.self)
    }
}

extension ReadingItem.Alternative: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            food: FoodID(rawValue: try members.required("food", members.text("food"))),
            name: try members.required("name", members.text("name")),
            score: try members.required("score", members.number("score")))
    }

    package var json: JSONValue {
        ["food": .string(food.rawValue), "name": .string(name), "score": .score(score)]
    }
}
