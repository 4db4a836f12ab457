package import JSON
package import Nutrition
package import Recipes

/// A recipe as programs see it.
package struct RecipeMessage: Message {
    /// `nil` of one that was only read.
    package var id: Int?
    package var recipe: Recipe
    package var created: Instant?
    package var lastUsed: Instant?
    /// Whether somebody is still telling it.
    package var isOpen: Bool
    /// Whether the ingredients stand in it; a long list leaves them out.
    package var isWhole: Bool
    /// What is known of triggers in it, by its ingredients; `nil` where nobody looked.
    package var allergens: [AllergenMessage]?
    /// What of it the person must not or would rather not have.
    package var warnings: [Warning] = []

    package init(
        id: Int?, recipe: Recipe, created: Instant? = nil, lastUsed: Instant? = nil,
        isOpen: Bool = false, isWhole: Bool = true
    ) {
        self.id = id
        self.recipe = recipe
        self.created = created
        self.lastUsed = lastUsed
        self.isOpen = isOpen
        self.isWhole = isWhole
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.wholeNumber("id")
        recipe = Recipe(
            name: try members.required("name", members.text("name")),
            servings: try members.required("servings", members.number("servings")),
            cookedGrams: try members.quantity("cooked_grams"),
            ingredients: (try members.messages("ingredients", PartMessage.self) ?? []).map(\.part),
            notes: try members.text("notes"))
        created = try members.instant("created")
        lastUsed = try members.instant("last_used")
        isOpen = try members.truth("open") ?? false
        isWhole = members.has("ingredients")
        totals = try members.message("totals", Nutrients.self)
        allergens = try members.messages("allergens", AllergenMessage.self)
        warnings = try members.messages("warnings", Warning.self) ?? []
    }

    /// The totals of one without ingredients, as they came.
    private var totals: Nutrients?

    /// The sums of the known figures; null what no ingredient knows.
    package var figures: Nutrients { totals ?? recipe.ingredients.figures }

    package var json: JSONValue {
        var object = JSONObject()
        object.write("id", id.map(JSONValue.integer))
        object.write("name", .string(recipe.name))
        object.write("servings", .number(recipe.servings))
        object.write("cooked_grams", recipe.cookedGrams?.json)
        object.write("raw_grams", recipe.rawGrams?.json)
        if isWhole {
            object.write("ingredients", .messages(recipe.ingredients.map(PartMessage.init)))
        }
        let total = recipe.total
        let figures = totals ?? recipe.ingredients.figures(of: total)
        object.write("totals", figures.json)
        object.write(
            "per_serving", figures.scaled(by: 1 / recipe.servings).json)
        object.write("incomplete", .names(total.incomplete))
        object.write("doubts", .array(recipe.doubts.map(doubt)))
        object.write("notes", recipe.notes.map(JSONValue.string))
        object.write("created", created.map { .string($0.description) })
        object.write("last_used", lastUsed.map { .string($0.description) })
        object.write("open", .bool(isOpen))
        object.writeIfAny("allergens", allergens.map { .messages($0) })
        if !warnings.isEmpty { object.append("warnings", .messages(warnings)) }
        return .object(object)
    }

    private func doubt(_ index: Int) -> JSONValue {
        let part = recipe.ingredients[index]
        let reason =
            part.nutrients.calories == nil ? (part.food == nil ? "unknown" : "amount") : "unsure"
        return [
            "ingredient": .integer(index), "name": .string(part.name), "text": .string(part.text),
            "reason": .string(reason),
        ]
    }
}
