package import Allergens
package import Alternatives
package import JSON
internal import Nutrition

/// Parameters of `alternatives`: instead of which food, and what else must not be in it.
package struct AlternativesRequest: Message {
    /// The food in words; `nil` where an entry names it.
    package var food: String?
    package var entry: Int?
    /// The recipe of which `food` names an ingredient.
    package var recipe: RecipeReference?
    /// Triggers to leave out this once, besides the person's own.
    package var without: [Trigger]

    package init(
        food: String? = nil, entry: Int? = nil, recipe: RecipeReference? = nil,
        without: [Trigger] = []
    ) {
        self.food = food
        self.entry = entry
        self.recipe = recipe
        self.without = without
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["food", "entry", "recipe", "without"])
        food = try members.words("food", limit: Self.longest)
        entry = try members.wholeNumber("entry")
        if food != nil, entry != nil {
            throw .conflict(members.path + "food", members.path + "entry")
        }
        if food == nil, entry == nil { throw .missing(members.path + "food") }
        recipe = try members.recipe("recipe")
        if recipe != nil, entry != nil {
            throw .conflict(members.path + "recipe", members.path + "entry")
        }
        without = (try members.texts("without") ?? []).map(TriggerTable.trigger(called:))
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("food", food.map(JSONValue.string))
        object.writeIfAny("entry", entry.map(JSONValue.integer))
        object.writeIfAny("recipe", recipe?.json)
        object["without"] = .array(without.map { .string($0.rawValue) })
        return .object(object)
    }

    /// Characters of the food's words.
    package static let longest = 200
}

/// Result of `alternatives`.
package struct AlternativesMessage: Message {
    /// The food that they are instead of.
    package var food: String
    /// The nearest first, at most three.
    package var alternatives: [Alternative]
    /// What became of all that was offered until now.
    package var swaps: SwapsMessage
    /// The place of the ingredient that they are instead of, from 0, where a recipe was named.
    package var ingredient: Int?
    /// Lines of the person's table of shops that were left out, with why.
    package var faults: [String]

    package init(
        food: String, alternatives: [Alternative], swaps: SwapsMessage = SwapsMessage(),
        ingredient: Int? = nil, faults: [String] = []
    ) {
        self.food = food
        self.alternatives = alternatives
        self.swaps = swaps
        self.ingredient = ingredient
        self.faults = faults
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        food = try members.required("instead_of", members.text("instead_of"))
        alternatives = try members.required(
            "alternatives", members.messages("alternatives", Alternative.self))
        swaps = SwapsMessage(
            taken: try members.wholeNumber("taken") ?? 0,
            refused: try members.wholeNumber("refused") ?? 0)
        ingredient = try members.wholeNumber("ingredient")
        faults = try members.texts("faults") ?? []
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("instead_of", .string(food)), ("alternatives", .messages(alternatives)),
            ("taken", .integer(swaps.taken)), ("refused", .integer(swaps.refused)),
        ])
        object.writeIfAny("ingredient", ingredient.map(JSONValue.integer))
        if !faults.isEmpty { object["faults"] = .texts(faults) }
        return .object(object)
    }
}

extension Alternative: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            food: FoodID(rawValue: try members.required("food", members.text("food"))),
            name: try members.required("name", members.text("name")),
            grams: try members.quantity("grams"), calories: try members.quantity("calories"),
            reason: try members.text("reason") ?? "", isInSeason: try members.truth("in_season"),
            offer: try members.text("shop").map { (shop) throws(MessageError) in
                ShopOffer(shop: shop, price: try members.text("price").flatMap { ShopPrice($0) })
            })
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("food", .string(food.rawValue)), ("name", .string(name)),
            ("grams", grams?.json ?? .null), ("calories", calories?.json ?? .null),
            ("reason", .string(reason)),
        ])
        object.writeIfAny("in_season", isInSeason.map(JSONValue.bool))
        object.writeIfAny("shop", offer.map { .string($0.shop) })
        object.writeIfAny("price", offer?.price.map { .string($0.description) })
        return .object(object)
    }
}
