package import JSON
package import Nutrition

/// Parameters of `foods.add`: a food of the person's own.
package struct NewFood: Message {
    static let idLimit = 120
    /// As `idLimit`, with what stands before the id of a food that somebody else of the household has.
    static let anyIDLimit = idLimit + 20
    static let nameLimit = 120
    static let listLimit = 50

    /// Made from the name when absent.
    package var id: FoodID?
    package var name: String
    package var aliases: [String]
    package var category: FoodCategory
    package var brand: String?
    package var per100g: Nutrients
    package var portions: [Portion]
    /// Index into `portions`.
    package var defaultPortion: Int?
    package var usualGrams: Thousandths?
    /// What stands on its packages; of two foods with the same number the newer one counts.
    package var barcodes: [GTIN]
    /// What it is made of, as it is printed, English or Chinese.
    package var ingredients: String?

    package init(
        id: FoodID? = nil, name: String, aliases: [String] = [], category: FoodCategory = .meal,
        brand: String? = nil, per100g: Nutrients, portions: [Portion] = [],
        defaultPortion: Int? = nil, usualGrams: Thousandths? = nil, barcodes: [GTIN] = [],
        ingredients: String? = nil
    ) {
        self.ingredients = ingredients
        self.id = id
        self.name = name
        self.aliases = aliases
        self.category = category
        self.brand = brand
        self.per100g = per100g
        self.portions = portions
        self.defaultPortion = defaultPortion
        self.usualGrams = usualGrams
        self.barcodes = barcodes
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: [
            "id", "name", "aliases", "category", "brand", "per_100g", "portions",
            "default_portion", "usual_grams", "barcodes", "ingredients",
            // Of a food taken from a reply; they do not carry over to the person's own.
            "source", "rank", "score", "by_meaning",
        ])
        id = try members.words("id", limit: Self.idLimit).map(FoodID.init(rawValue:))
        self.name = try members.required("name", members.words("name", limit: Self.nameLimit))
        aliases = try members.aliases()
        category = try members.oneOf("category", FoodCategory.self) ?? .meal
        brand = try members.words("brand", limit: Self.nameLimit)
        per100g = try members.required("per_100g", members.figures())
        portions = try members.newPortions()
        defaultPortion = try members.defaultPortion(of: portions)
        usualGrams = try members.quantity("usual_grams", in: Self.grams)
        barcodes = try members.barcodes() ?? []
        ingredients = try members.words("ingredients", limit: FoodLabel.ingredientsLimit)
    }

    /// What a portion may weigh.
    static let grams = Thousandths(rawValue: 1)...Thousandths(100_000)

    /// What 100 g of anything may hold; pure fat has 902 kcal, pure salt 38,758 mg of sodium.
    package static func range(of nutrient: Nutrient) -> ClosedRange<Thousandths> {
        switch nutrient {
        case .calories: .zero...Thousandths(910)
        case .protein, .carbohydrates, .fat, .fiber, .sugar: .zero...Thousandths(100)
        case .sodium: .zero...Thousandths(40_000)
        // 100 g in its own unit, of which a pill is mostly made.
        default: .zero...Thousandths((100 / (nutrient.measure.grams ?? 1)).rounded())
        }
    }

    /// What protein, carbohydrates and fat may come to: all of 100 g, and what rounding adds.
    package static let greatestSum = Thousandths(101)

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("id", id.map { .string($0.rawValue) })
        object["name"] = .string(name)
        object["aliases"] = .texts(aliases)
        object["category"] = .string(category.rawValue)
        object.writeIfAny("brand", brand.map(JSONValue.string))
        object["per_100g"] = per100g.json
        object["portions"] = .messages(portions)
        object.writeIfAny("default_portion", portions.label(at: defaultPortion))
        object.writeIfAny("usual_grams", usualGrams?.json)
        if !barcodes.isEmpty { object["barcodes"] = barcodes.json }
        object.writeIfAny("ingredients", ingredients.map(JSONValue.string))
        return .object(object)
    }
}

extension Members {
    func aliases() throws(MessageError) -> [String] {
        try list("aliases", limit: NewFood.listLimit) { (value, name) throws(MessageError) in
            guard let text = value.string else { throw .wrongType(name, expected: .text) }
            return try Self.words(text, at: name, limit: NewFood.nameLimit)
        } ?? []
    }

    func figures() throws(MessageError) -> Nutrients? {
        guard has("per_100g"), let value = object["per_100g"] else { return nil }
        let members = try Members(value, at: path + "per_100g")
        try members.refuse(allBut: Members.nutrientNames)
        let figures = try members.givenNutrients(in: NewFood.range(of:))
        guard figures != .unknown else {
            throw .nothingOf(
                (Nutrient.leading.map(\.rawValue) + ["nutrients"]).map { members.path + $0 })
        }
        let sum = [figures.protein, figures.carbohydrates, figures.fat]
            .reduce(Thousandths.zero) { $0 + ($1 ?? .zero) }
        guard sum <= NewFood.greatestSum else {
            throw .outOfRange(
                members.path + "protein + carbohydrates + fat", lowest: "0", highest: "100")
        }
        return figures
    }

    func newPortions() throws(MessageError) -> [Portion] {
        try list("portions", limit: NewFood.listLimit) { (value, name) throws(MessageError) in
            let members = try Members(value, at: name)
            try members.refuse(allBut: ["label", "grams"])
            return Portion(
                label: try members.required(
                    "label", members.words("label", limit: NewFood.nameLimit)),
                grams: try members.required("grams", members.quantity("grams", in: NewFood.grams)))
        } ?? []
    }
}
