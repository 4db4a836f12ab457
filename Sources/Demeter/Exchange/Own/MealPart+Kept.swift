package import JSON
internal import Journal
internal import Nutrition
package import Recipes
internal import Wire

// A part as the column `parts` of a table carries it: what is not known is left out, and so is the number of a
// recipe, which means nothing elsewhere.
extension MealPart {
    package var kept: JSONValue {
        var object = JSONObject([("name", .string(name))])
        if !text.isEmpty { object["text"] = .string(text) }
        object["food"] = food.map { .string($0.rawValue) }
        object["amount"] = amount.map(JSONValue.number)
        object["unit"] = unit.map(JSONValue.string)
        object["grams"] = grams.map { .integer(Int($0.rawValue)) }
        object["figures"] = nutrients.kept
        object["brand"] = brand.map(JSONValue.string)
        object["preparation"] = preparation.map(JSONValue.string)
        if !modifiers.isEmpty { object["modifiers"] = .array(modifiers.map(JSONValue.string)) }
        object["confidence"] = .number(confidence)
        object["assumption"] = assumption.map(JSONValue.string)
        object["source"] = .string(source.rawValue)
        object["section"] = section.map(JSONValue.string)
        return .object(object)
    }

    /// `nil` when it has no name or a figure that is none.
    init?(kept json: JSONValue) {
        guard let name = json["name"]?.string else { return nil }
        self.init(
            text: json["text"]?.string ?? "", name: name,
            food: json["food"]?.string.map(FoodID.init(rawValue:)),
            amount: json["amount"]?.number, unit: json["unit"]?.string,
            grams: json["grams"]?.integer.map { Thousandths(rawValue: Int64($0)) },
            nutrients: json["figures"].flatMap(Nutrients.init(kept:)) ?? .unknown,
            brand: json["brand"]?.string, preparation: json["preparation"]?.string,
            modifiers: json["modifiers"]?.array?.compactMap(\.string) ?? [],
            confidence: json["confidence"]?.number ?? 1, assumption: json["assumption"]?.string,
            source: json["source"]?.string.flatMap(FigureSource.init(rawValue:)) ?? .catalog,
            section: json["section"]?.string)
    }

    /// A row of `entry_parts` or `recipe_parts`, as an export has it; `nil` when a figure is none.
    package init?(row: JSONObject) {
        guard let name = row["name"]?.string else { return nil }
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.leading {
            guard let figure = row[nutrient.rawValue]?.integer else { continue }
            guard figure >= 0 else { return nil }
            nutrients[nutrient] = Thousandths(rawValue: Int64(figure))
        }
        if let further = row["nutrients"], !further.isNull {
            guard let figures = FurtherFigures(stored: further) else { return nil }
            nutrients.further = figures
        }
        let modifiers = (try? JSONValue(parsing: row["modifiers"]?.string ?? "[]"))?.array
        self.init(
            text: row["text"]?.string ?? "", name: name,
            food: row["food"]?.string.map(FoodID.init(rawValue:)),
            recipe: row["recipe"]?.integer.map { RecipeID(rawValue: Int64($0)) },
            amount: row["amount"]?.number, unit: row["unit"]?.string,
            grams: row["grams"]?.integer.map { Thousandths(rawValue: Int64($0)) },
            nutrients: nutrients, brand: row["brand"]?.string,
            preparation: row["preparation"]?.string,
            modifiers: modifiers?.compactMap(\.string) ?? [],
            confidence: row["confidence"]?.number ?? 1, assumption: row["assumption"]?.string,
            source: row["source"]?.string.flatMap(FigureSource.init(rawValue:)) ?? .catalog,
            section: row["section"]?.string)
    }

    /// As a row of `entry_parts`.
    func row(of revision: Int, at ordinal: Int) -> JSONObject {
        var row = JSONObject([
            ("revision", .integer(revision)), ("ordinal", .integer(ordinal)),
            ("text", .string(text)), ("name", .string(name)),
        ])
        row["food"] = food.map { .string($0.rawValue) } ?? .null
        row["recipe"] = recipe.map { .integer(Int($0.rawValue)) } ?? .null
        row["amount"] = amount.map(JSONValue.number) ?? .null
        row["unit"] = unit.map(JSONValue.string) ?? .null
        row["grams"] = grams.map { .integer(Int($0.rawValue)) } ?? .null
        for nutrient in Nutrient.leading {
            row[nutrient.rawValue] = nutrients[nutrient].map { .integer(Int($0.rawValue)) } ?? .null
        }
        row["nutrients"] = nutrients.further.isEmpty ? .null : nutrients.further.stored
        row["brand"] = brand.map(JSONValue.string) ?? .null
        row["preparation"] = preparation.map(JSONValue.string) ?? .null
        row["modifiers"] = .string(JSONValue.array(modifiers.map(JSONValue.string)).text)
        row["confidence"] = .number(confidence)
        row["assumption"] = assumption.map(JSONValue.string) ?? .null
        row["source"] = .string(source.rawValue)
        row["section"] = section.map(JSONValue.string) ?? .null
        return row
    }
}
