package import JSON
package import Nutrition
internal import Recipes

/// A pot of a recipe, of which portions are left.
package struct BatchMessage: Message {
    package var id: Int
    package var recipe: Int
    package var name: String
    package var cooked: LocalDay
    package var portions: Double
    package var left: Double
    package var place: String?

    package init(
        id: Int, recipe: Int, name: String, cooked: LocalDay, portions: Double, left: Double,
        place: String? = nil
    ) {
        self.id = id
        self.recipe = recipe
        self.name = name
        self.cooked = cooked
        self.portions = portions
        self.left = left
        self.place = place
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        recipe = try members.required("recipe", members.wholeNumber("recipe"))
        self.name = try members.required("name", members.text("name"))
        cooked = try members.required("cooked", members.date("cooked"))
        portions = try members.required("portions", members.number("portions"))
        left = try members.required("left", members.number("left"))
        place = try members.text("place")
    }

    package var json: JSONValue {
        [
            "id": .integer(id), "recipe": .integer(recipe), "name": .string(name),
            "cooked": .string(cooked.description), "portions": .number(portions),
            "left": .number(left), "place": place.map(JSONValue.string) ?? .null,
        ]
    }
}

/// Parameters of `recipes.batch`: a pot is cooked, or what is left of it is told.
package struct BatchRequest: Message {
    package var id: RecipeReference
    /// How many portions a new pot makes; the recipe's servings when `left` is not given either.
    package var portions: Double?
    /// How many portions of the newest pot are left.
    package var left: Double?
    package var place: String?

    package init(
        id: RecipeReference, portions: Double? = nil, left: Double? = nil, place: String? = nil
    ) {
        self.id = id
        self.portions = portions
        self.left = left
        self.place = place
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id", "portions", "left", "place"])
        id = try members.required("id", members.recipe())
        portions = try members.positive("portions", most: Recipe.greatestServings)
        left = try members.amount("left")
        if portions != nil, left != nil { throw .conflict("portions", "left") }
        place = try members.words("place", limit: Recipe.nameLimit)
    }

    package var json: JSONValue {
        var object = JSONObject([("id", id.json)])
        object.writeIfAny("portions", portions.map(JSONValue.number))
        object.writeIfAny("left", left.map(JSONValue.number))
        object.writeIfAny("place", place.map(JSONValue.string))
        return .object(object)
    }
}
