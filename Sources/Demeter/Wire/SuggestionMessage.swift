package import JSON
package import Nutrition

/// Something to have now: a food, or foods that belong together.
package struct SuggestionMessage: Message {
    /// One food of it, with the amount that is usual.
    package struct Item: Message {
        package var name: String
        /// `nil` of a food that is known by its name alone.
        package var food: FoodID?
        package var amount: Double?
        package var unit: String?
        package var grams: Thousandths?
        package var calories: Thousandths?

        package init(
            name: String, food: FoodID?, amount: Double?, unit: String?, grams: Thousandths?,
            calories: Thousandths?
        ) {
            self.name = name
            self.food = food
            self.amount = amount
            self.unit = unit
            self.grams = grams
            self.calories = calories
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            self.name = try members.required("name", members.text("name"))
            food = try members.text("food").map(FoodID.init(rawValue:))
            amount = try members.number("amount")
            unit = try members.text("unit")
            grams = try members.quantity("grams")
            calories = try members.quantity("calories")
        }

        package var json: JSONValue { .object(object) }

        var object: JSONObject {
            var object = JSONObject([("name", .string(name))])
            object.write("food", food.map { .string($0.rawValue) })
            object.write("amount", amount.map(JSONValue.number))
            object.write("unit", unit.map(JSONValue.string))
            object.write("grams", grams?.json)
            object.write("calories", calories?.json)
            return object
        }
    }

    /// As a person reads it: "oatmeal, 1 bowl (250 g)".
    package var text: String
    /// At least one.
    package var items: [Item]
    /// Of all of it; `nil` where that of one is not known.
    package var calories: Thousandths?
    /// Why, in figures that the journal has.
    package var reason: String
    /// At most 1.
    package var score: Double

    package init(
        text: String, items: [Item], calories: Thousandths?, reason: String, score: Double
    ) {
        self.text = text
        self.items = items
        self.calories = calories
        self.reason = reason
        self.score = score
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        text = try members.required("text", members.text("text"))
        items = try members.required("items", members.messages("items", Item.self))
        calories = try members.quantity("calories")
        reason = try members.required("reason", members.text("reason"))
        score = try members.required("score", members.number("score"))
    }

    /// Of one food its members stand beside `text` as well; of several they are null there.
    package var json: JSONValue {
        let single = items.count == 1 ? items[0] : nil
        var object = JSONObject([("text", .string(text))])
        object.write("food", single?.food.map { .string($0.rawValue) })
        object.write("amount", single?.amount.map(JSONValue.number))
        object.write("unit", single?.unit.map(JSONValue.string))
        object.write("grams", single?.grams?.json)
        object.write("calories", calories?.json)
        object.write("reason", .string(reason))
        object.write("score", .score(score))
        object.write("items", .messages(items))
        return .object(object)
    }
}
