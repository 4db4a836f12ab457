package import JSON
package import Nutrition
internal import Recipes

/// Parameters of `recipes.change`: words, or any of the fields.
package struct RecipeChangeRequest: Message {
    package var id: RecipeReference
    /// What is another way: "use 500 g chicken thighs instead", "serves 6".
    package var text: String?
    package var name: String?
    package var servings: Double?
    package var cookedGrams: Thousandths?
    package var notes: String?
    /// In the place of all there are.
    package var ingredients: [NewIngredient]?
    /// Behind those there are.
    package var add: [NewIngredient]
    /// Places of ingredients, from 0, that go.
    package var remove: [Int]
    /// From this day on, what was eaten of it is corrected as well.
    package var since: LocalDay?

    package init(
        id: RecipeReference, text: String? = nil, name: String? = nil, servings: Double? = nil,
        cookedGrams: Thousandths? = nil, notes: String? = nil,
        ingredients: [NewIngredient]? = nil, add: [NewIngredient] = [], remove: [Int] = [],
        since: LocalDay? = nil
    ) {
        self.id = id
        self.text = text
        self.name = name
        self.servings = servings
        self.cookedGrams = cookedGrams
        self.notes = notes
        self.ingredients = ingredients
        self.add = add
        self.remove = remove
        self.since = since
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let changes = [
            "text", "name", "servings", "cooked_grams", "notes", "ingredients", "add", "remove",
            "since",
        ]
        try members.refuse(allBut: ["id"] + changes)
        guard changes.contains(where: members.has) else { throw .nothingOf(changes) }
        id = try members.required("id", members.recipe())
        text = try members.passage("text", limit: NewRecipe.textLimit)
        self.name = try members.words("name", limit: Recipe.nameLimit)
        servings = try members.positive("servings", most: Recipe.greatestServings)
        cookedGrams = try members.quantity("cooked_grams", in: NewRecipe.cooked)
        notes = try members.passage("notes", limit: Recipe.notesLimit)
        ingredients = try members.list("ingredients", limit: Recipe.ingredientLimit) {
            (value, name) throws(MessageError) in try NewIngredient(json: value, at: name)
        }
        add =
            try members.list("add", limit: Recipe.ingredientLimit) {
                (value, name) throws(MessageError) in try NewIngredient(json: value, at: name)
            } ?? []
        remove =
            try members.list("remove", limit: Recipe.ingredientLimit) {
                (value, name) throws(MessageError) in
                guard let place = value.integer, place >= 0 else {
                    throw .wrongType(name, expected: .wholeNumber)
                }
                return place
            } ?? []
        since = try members.date("since")
    }

    package var json: JSONValue {
        var object = JSONObject([("id", id.json)])
        object.writeIfAny("text", text.map(JSONValue.string))
        object.writeIfAny("name", name.map(JSONValue.string))
        object.writeIfAny("servings", servings.map(JSONValue.number))
        object.writeIfAny("cooked_grams", cookedGrams?.json)
        object.writeIfAny("notes", notes.map(JSONValue.string))
        object.writeIfAny("ingredients", ingredients.map { .messages($0) })
        if !add.isEmpty { object["add"] = .messages(add) }
        if !remove.isEmpty { object["remove"] = .array(remove.map(JSONValue.integer)) }
        object.writeIfAny("since", since.map { .string($0.description) })
        return .object(object)
    }
}
