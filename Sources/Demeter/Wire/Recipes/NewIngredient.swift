package import JSON
package import Nutrition
internal import Recipes

/// An ingredient that a program gives: a line to be read, or its name with an amount or figures.
package enum NewIngredient: Message {
    case line(String)
    /// What is not given is looked up by the name.
    case item(Item)

    package struct Item: Sendable, Hashable {
        package var name: String
        package var food: FoodID?
        package var recipe: Int?
        package var amount: Double?
        package var unit: String?
        package var grams: Thousandths?
        /// Unknown when none is given.
        package var nutrients: Nutrients
        package var confidence: Double?
        package var source: FigureSource?
        package var section: String?
        package var text: String?

        package init(
            name: String, food: FoodID? = nil, recipe: Int? = nil, amount: Double? = nil,
            unit: String? = nil, grams: Thousandths? = nil, nutrients: Nutrients = .unknown,
            confidence: Double? = nil, source: FigureSource? = nil, section: String? = nil,
            text: String? = nil
        ) {
            self.name = name
            self.food = food
            self.recipe = recipe
            self.amount = amount
            self.unit = unit
            self.grams = grams
            self.nutrients = nutrients
            self.confidence = confidence
            self.source = source
            self.section = section
            self.text = text
        }
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        if let text = json.string {
            self = .line(try Members.words(text, at: name, limit: Self.lineLimit))
            return
        }
        let members = try Members(json, at: name)
        try members.refuse(
            allBut: Members.nutrientNames + [
                "text", "name", "food", "recipe", "amount", "unit", "grams", "confidence",
                "section",
                // Of an ingredient taken from a reply.
                "source", "brand", "preparation", "modifiers", "assumption", "alternatives", "meal",
                "warnings",
            ])
        let text = try members.words("text", limit: Self.lineLimit)
        if let text, !members.has("name") {
            self = .line(text)
            return
        }
        let figures = try members.handFigures()
        let item = Item(
            name: try members.required("name", members.words("name", limit: Recipe.nameLimit)),
            food: try members.text("food").map(FoodID.init(rawValue:)),
            recipe: try members.wholeNumber("recipe"), amount: try members.handAmount(),
            unit: try members.words("unit", limit: 40),
            grams: try members.handGrams(), nutrients: figures,
            confidence: try members.number("confidence"),
            source: try members.oneOf("source", FigureSource.self),
            section: try members.words("section", limit: Recipe.nameLimit), text: text)
        // Whoever gives figures gives the energy; else all are looked up, or stay unknown.
        if figures != .unknown, figures.calories == nil {
            throw .missing(members.path + Nutrient.calories.rawValue)
        }
        self = .item(item)
    }

    static let lineLimit = 500

    package var json: JSONValue {
        switch self {
        case .line(let text): return .string(text)
        case .item(let item):
            var object = JSONObject([("name", .string(item.name))])
            object.writeIfAny("text", item.text.map(JSONValue.string))
            object.writeIfAny("food", item.food.map { .string($0.rawValue) })
            object.writeIfAny("recipe", item.recipe.map(JSONValue.integer))
            object.writeIfAny("amount", item.amount.map(JSONValue.number))
            object.writeIfAny("unit", item.unit.map(JSONValue.string))
            object.writeIfAny("grams", item.grams?.json)
            for nutrient in Nutrient.leading {
                object.writeIfAny(nutrient.rawValue, item.nutrients[nutrient]?.json)
            }
            if !item.nutrients.further.isEmpty {
                object.append("nutrients", item.nutrients.further.json)
            }
            object.writeIfAny("confidence", item.confidence.map(JSONValue.number))
            object.writeIfAny("source", item.source.map { .string($0.rawValue) })
            object.writeIfAny("section", item.section.map(JSONValue.string))
            return .object(object)
        }
    }
}

extension Members {
    /// A number that is not negative.
    func amount(_ name: String) throws(MessageError) -> Double? {
        guard let amount = try number(name) else { return nil }
        guard amount >= 0, amount <= 1_000_000 else {
            throw .outOfRange(path + name, lowest: "0", highest: "1000000")
        }
        return amount
    }

    /// A number above 0.
    func positive(_ name: String, most: Double) throws(MessageError) -> Double? {
        guard let amount = try number(name) else { return nil }
        guard amount > 0, amount <= most else {
            throw .outOfRange(path + name, lowest: "above 0", highest: String(Int(most)))
        }
        return amount
    }

    /// A text that may have several lines.
    func passage(_ name: String, limit: Int) throws(MessageError) -> String? {
        guard let text = try text(name) else { return nil }
        guard text.utf8.count <= limit else { throw .tooMany(path + name, limit: limit) }
        return text
    }
}
