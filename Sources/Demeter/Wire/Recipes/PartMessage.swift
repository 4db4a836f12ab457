package import JSON
internal import Nutrition
package import Recipes

/// An ingredient of a recipe, or a part of an entry: as an item of a reading.
package struct PartMessage: Message {
    package var part: MealPart

    package init(_ part: MealPart) { self.part = part }

    /// Leaves of the nutrients the seven.
    package mutating func dropFurther() { part.nutrients.further = FurtherFigures() }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        part = MealPart(
            text: try members.text("text") ?? "",
            name: try members.required("name", members.text("name")),
            food: try members.text("food").map(FoodID.init(rawValue:)),
            recipe: try members.wholeNumber("recipe").map { RecipeID(rawValue: Int64($0)) },
            amount: try members.number("amount"), unit: try members.text("unit"),
            grams: try members.quantity("grams"), nutrients: try members.nutrients(),
            brand: try members.text("brand"), preparation: try members.text("preparation"),
            modifiers: try members.texts("modifiers") ?? [],
            confidence: try members.number("confidence") ?? 1,
            assumption: try members.text("assumption"),
            source: try members.oneOf("source", FigureSource.self) ?? .catalog,
            section: try members.text("section"))
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(part.text)), ("name", .string(part.name))])
        object.write("food", part.food.map { .string($0.rawValue) })
        object.writeIfAny("recipe", part.recipe.map { .integer(Int($0.rawValue)) })
        object.write("amount", part.amount.map(JSONValue.number))
        object.write("unit", part.unit.map(JSONValue.string))
        object.write("grams", part.grams?.json)
        object.write(part.nutrients)
        object.write("brand", part.brand.map(JSONValue.string))
        object.write("preparation", part.preparation.map(JSONValue.string))
        object.write("modifiers", .texts(part.modifiers))
        object.write("confidence", .score(part.confidence))
        object.write("assumption", part.assumption.map(JSONValue.string))
        object.write("source", .string(part.source.rawValue))
        object.write("section", part.section.map(JSONValue.string))
        return .object(object)
    }
}
