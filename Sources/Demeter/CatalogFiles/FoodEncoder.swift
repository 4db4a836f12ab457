package import JSON
internal import Nutrition

/// A food as the catalog's JSON writes it; `FoodDecoder` reads it back.
package enum FoodEncoder {
    package static func json(_ entry: CatalogEntry) -> JSONValue {
        let food = entry.food
        var object = JSONObject([
            ("id", .string(food.id.rawValue)), ("name", .string(food.name)),
            ("aliases", .array(food.aliases.map(JSONValue.string))),
        ])
        if !food.names.isEmpty {
            object["names"] = .object(
                JSONObject(
                    NameLanguage.allCases.compactMap { language in
                        food.names[language].map { names in
                            (language.rawValue, .array(names.map(JSONValue.string)))
                        }
                    }))
        }
        object["home"] = food.home.map { .string($0.rawValue) }
        object["category"] = .string(food.category.rawValue)
        object["brand"] = food.brand.map(JSONValue.string)
        var figures = JSONObject(
            Nutrient.leading.map { nutrient in
                (nutrient.rawValue, food.per100g[nutrient].map(number) ?? .null)
            })
        // What is not there is unknown: most foods know some thirty.
        let further = food.per100g.further
        if !further.isEmpty {
            figures["nutrients"] = .object(
                JSONObject(
                    further.nutrients.map { ($0.rawValue, further[$0].map(number) ?? .null) }))
        }
        object["per_100g"] = .object(figures)
        object["portions"] = .array(
            food.portions.map { portion in
                ["label": .string(portion.label), "grams": number(portion.grams)]
            })
        if let index = food.defaultPortion, food.portions.indices.contains(index) {
            object["default_portion"] = .string(food.portions[index].label)
        }
        object["usual_grams"] = food.usualGrams.map(number)
        var source = JSONObject([("release", .string(food.source.release))])
        source["code"] = food.source.code.map(JSONValue.string)
        object["source"] = .object(source)
        object["rank"] = food.rank.map(JSONValue.integer)
        object["explained"] = entry.explained.map { .string($0.rawValue) }
        return .object(object)
    }

    private static func number(_ value: Thousandths) -> JSONValue { .number(value.value) }
}
