package import JSON
package import Nutrition
internal import Recipes

/// Parameters of `recipes.add` and `recipes.read`: a text, or ingredients one by one.
package struct NewRecipe: Message {
    package var name: String?
    package var text: String?
    package var ingredients: [NewIngredient]
    package var servings: Double?
    package var cookedGrams: Thousandths?
    package var notes: String?

    package init(
        name: String? = nil, text: String? = nil, ingredients: [NewIngredient] = [],
        servings: Double? = nil, cookedGrams: Thousandths? = nil, notes: String? = nil
    ) {
        self.name = name
        self.text = text
        self.ingredients = ingredients
        self.servings = servings
        self.cookedGrams = cookedGrams
        self.notes = notes
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: [
            "name", "text", "ingredients", "servings", "cooked_grams", "notes",
        ])
        self.name = try members.words("name", limit: Recipe.nameLimit)
        text = try members.passage("text", limit: Self.textLimit)
        ingredients =
            try members.list("ingredients", limit: Recipe.ingredientLimit) {
                (value, name) throws(MessageError) in try NewIngredient(json: value, at: name)
            } ?? []
        if text != nil, members.has("ingredients") { throw .conflict("text", "ingredients") }
        if text == nil, ingredients.isEmpty { throw .nothingOf(["text", "ingredients"]) }
        // What a program puts together itself it also names.
        if text == nil, self.name == nil { throw .missing("name") }
        servings = try members.positive("servings", most: Recipe.greatestServings)
        cookedGrams = try members.quantity("cooked_grams", in: Self.cooked)
        notes = try members.passage("notes", limit: Recipe.notesLimit)
    }

    /// Bytes of a recipe's text.
    package static let textLimit = 16_384

    static let cooked = Thousandths(rawValue: 1)...Thousandths(1_000_000)

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("name", name.map(JSONValue.string))
        object.writeIfAny("text", text.map(JSONValue.string))
        if !ingredients.isEmpty { object["ingredients"] = .messages(ingredients) }
        object.writeIfAny("servings", servings.map(JSONValue.number))
        object.writeIfAny("cooked_grams", cookedGrams?.json)
        object.writeIfAny("notes", notes.map(JSONValue.string))
        return .object(object)
    }
}
