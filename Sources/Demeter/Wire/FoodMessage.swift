package import JSON
package import Nutrition

/// A food of the catalog, with its score when it was searched for.
package struct FoodMessage: Message {
    package var food: Food
    /// How well it answers the query, 0 to 1; `nil` when nothing was searched.
    package var score: Double?
    /// Whether it is not called so, and the words may only mean it.
    package var isByMeaning: Bool

    package init(_ food: Food, score: Double? = nil, isByMeaning: Bool = false) {
        self.food = food
        self.score = score
        self.isByMeaning = isByMeaning
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let portions = try members.required(
            "portions", members.messages("portions", Portion.self))
        food = Food(
            id: FoodID(rawValue: try members.required("id", members.text("id"))),
            name: try members.required("name", members.text("name")),
            aliases: try members.texts("aliases") ?? [],
            category: try members.required(
                "category", members.oneOf("category", FoodCategory.self)),
            brand: try members.text("brand"),
            per100g: try members.required("per_100g", members.message("per_100g", Nutrients.self)),
            portions: portions,
            defaultPortion: try members.defaultPortion(of: portions),
            usualGrams: try members.quantity("usual_grams"),
            source: try members.required("source", members.message("source", FoodSource.self)),
            barcodes: try members.barcodes() ?? [],
            label: try members.text("ingredients").map { FoodLabel(ingredients: $0) },
            rank: try members.wholeNumber("rank"))
        score = try members.number("score")
        isByMeaning = try members.truth("by_meaning") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("id", .string(food.id.rawValue)), ("name", .string(food.name)),
            ("aliases", .texts(food.aliases)), ("category", .string(food.category.rawValue)),
        ])
        object.write("brand", food.brand.map(JSONValue.string))
        object.write("per_100g", food.per100g.json)
        object.write("portions", .messages(food.portions))
        object.write("default_portion", food.portions.label(at: food.defaultPortion))
        object.write("usual_grams", food.usualGrams?.json)
        object.write("source", food.source.json)
        if !food.barcodes.isEmpty { object["barcodes"] = food.barcodes.json }
        object.writeIfAny("ingredients", food.label?.ingredients.map(JSONValue.string))
        object.write("rank", food.rank.map(JSONValue.integer))
        object.writeIfAny("score", score.map(JSONValue.score))
        if isByMeaning { object["by_meaning"] = true }
        return .object(object)
    }
}

extension [Portion] {
    /// The label that stands for the portion on the wire.
    func label(at index: Int?) -> JSONValue? {
        index.flatMap { indices.contains($0) ? .string(self[$0].label) : nil }
    }
}

extension Members {
    /// The place of the portion whose label `default_portion` gives.
    func defaultPortion(of portions: [Portion]) throws(MessageError) -> Int? {
        let labels = portions.map(\.label)
        return try optional("default_portion", .oneOf(labels)) { value in
            value.string.flatMap(labels.firstIndex(of:))
        }
    }
}

extension Portion: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            label: try members.required("label", members.text("label")),
            grams: try members.required("grams", members.quantity("grams")))
    }

    package var json: JSONValue { ["label": .string(label), "grams": grams.json] }
}

extension FoodSource: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            release: try members.required("release", members.text("release")),
            code: try members.text("code"))
    }

    package var json: JSONValue {
        var object = JSONObject([("release", .string(release))])
        object.write("code", code.map(JSONValue.string))
        return .object(object)
    }
}
