package import JSON
package import MealReader
package import Nutrition
internal import Recipes

/// What was understood of a description; nothing of it is stored.
package struct ReadingMessage: Message {
    package var text: String
    package var items: [ItemMessage]
    package var total: NutrientTotal
    /// How probable it is that the total's energy is within 20 % or 20 kcal, 0 to 1.
    package var confidence: Double
    package var unread: [String]
    package var question: Question?
    package var meal: Meal?
    package var time: SpokenTime?
    /// The rules that spoke, in their order; `nil` where nobody asked.
    package var why: [SpokenRule]?

    /// - Parameter warnings: for each item what the sanity rules found; none where it is shorter.
    package init(_ reading: Reading, warnings: [[Warning]] = []) {
        text = reading.text
        items = reading.items.enumerated().map { index, item in
            ItemMessage(
                item, meal: reading.meal(of: item),
                source: item.stated?.areOwn == true
                    ? .manual
                    : item.food.map { RecipeID($0) == nil ? .catalog : .customMeal },
                warnings: warnings.indices.contains(index) ? warnings[index] : [])
        }
        total = NutrientSum(of: reading.items.map(\.nutrients)).total
        confidence = reading.confidence
        unread = reading.unread
        question = reading.question
        meal = reading.meal
        time = reading.time
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        text = try members.required("text", members.text("text"))
        items = try members.required("items", members.messages("items", ItemMessage.self))
        total = try members.total("total")
        confidence = try members.required("confidence", members.number("confidence"))
        unread = try members.texts("unread") ?? []
        question = try members.message("question", Question.self)
        meal = try members.oneOf("meal", Meal.self)
        time = try members.message("time", SpokenTime.self)
        why = try members.messages("why", SpokenRule.self)
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("text", .string(text)), ("items", .messages(items)), ("total", total.sum.json),
            ("incomplete", .names(total.incomplete)), ("confidence", .score(confidence)),
            ("unread", .texts(unread)),
        ])
        object.writeIfAny("coverage", total.coverageJSON)
        object.write("question", question?.json)
        object.write("meal", meal.map { .string($0.rawValue) })
        object.write("time", time?.json)
        if let why { object["why"] = .messages(why) }
        return .object(object)
    }
}
