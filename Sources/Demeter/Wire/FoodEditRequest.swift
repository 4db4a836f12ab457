package import JSON
package import Nutrition

/// Parameters of `foods.edit`: one's own food, and what is to be different of it.
package struct FoodEditRequest: Message {
    /// Its id, with or without `own:`, or what it is called.
    package var food: FoodID
    package var name: String?
    package var aliases: [String]?
    package var category: FoodCategory?
    package var brand: String?
    /// Of 100 g; unknown ones stay as they are.
    package var per100g: Nutrients
    /// In the place of all that it has.
    package var portions: [Portion]?
    package var usualGrams: Thousandths?
    /// In the place of all that it has.
    package var barcodes: [GTIN]?
    /// What it is made of, in the place of what was said.
    package var ingredients: String?

    package init(
        food: FoodID, name: String? = nil, aliases: [String]? = nil,
        category: FoodCategory? = nil, brand: String? = nil, per100g: Nutrients = .unknown,
        portions: [Portion]? = nil, usualGrams: Thousandths? = nil, barcodes: [GTIN]? = nil,
        ingredients: String? = nil
    ) {
        self.ingredients = ingredients
        self.food = food
        self.name = name
        self.aliases = aliases
        self.category = category
        self.brand = brand
        self.per100g = per100g
        self.portions = portions
        self.usualGrams = usualGrams
        self.barcodes = barcodes
    }

    private static let changes = [
        "name", "aliases", "category", "brand", "per_100g", "portions", "usual_grams",
        "barcodes", "ingredients",
    ]

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id"] + Self.changes)
        food = FoodID(
            rawValue: try members.required("id", members.words("id", limit: NewFood.idLimit)))
        self.name = try members.words("name", limit: NewFood.nameLimit)
        aliases = members.has("aliases") ? try members.aliases() : nil
        category = try members.oneOf("category", FoodCategory.self)
        brand = try members.words("brand", limit: NewFood.nameLimit)
        per100g = try members.figures() ?? .unknown
        portions = members.has("portions") ? try members.newPortions() : nil
        usualGrams = try members.quantity("usual_grams", in: NewFood.grams)
        barcodes = try members.barcodes()
        ingredients = try members.words("ingredients", limit: FoodLabel.ingredientsLimit)
        if !Self.changes.contains(where: members.has) { throw .nothingOf(Self.changes) }
    }

    package var json: JSONValue {
        var object = JSONObject([("id", .string(food.rawValue))])
        object.writeIfAny("name", name.map(JSONValue.string))
        object.writeIfAny("aliases", aliases.map(JSONValue.texts))
        object.writeIfAny("category", category.map { .string($0.rawValue) })
        object.writeIfAny("brand", brand.map(JSONValue.string))
        object.writeIfAny("per_100g", per100g == .unknown ? nil : per100g.json)
        object.writeIfAny("portions", portions.map(JSONValue.messages))
        object.writeIfAny("usual_grams", usualGrams?.json)
        object.writeIfAny("barcodes", barcodes?.json)
        object.writeIfAny("ingredients", ingredients.map(JSONValue.string))
        return .object(object)
    }
}
