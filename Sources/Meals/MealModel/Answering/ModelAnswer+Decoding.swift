internal import JSON
internal import Nutrition

extension ModelAnswer {
    package static let itemLimit = 20

    /// Reads a message, or refuses the whole of it.
    package init(decoding message: String) throws(AnswerFault) {
        let root = try AnswerText.object(in: message)
        guard let items = root["food_items"]?.array else { throw .wrongType("food_items") }
        guard items.count <= Self.itemLimit else { throw .tooManyItems(items.count) }
        self.items = []
        for (index, item) in items.enumerated() {
            self.items.append(try Item(item, at: "food_items[\(index)]"))
        }
        unparsed = try AnswerFields(root, "").text("unparsed_text", limit: 1000)
        let asks = root["clarification_needed"]?.bool ?? false
        question =
            try asks ? AnswerFields(root, "").text("clarification_question", limit: 200) : nil
    }
}

extension ModelAnswer.Item {
    init(_ value: JSONValue, at path: String) throws(AnswerFault) {
        guard let object = value.object else { throw .wrongType(path) }
        let fields = AnswerFields(object, path + ".")
        guard let name = try fields.text("name", limit: 200) else {
            throw .wrongType(path + ".name")
        }
        self.name = name
        quantity = try fields.number("quantity", 0...Bounds.quantity)
        // "Zero of it" was not eaten, and a unit of nothing weighs nothing.
        if quantity == 0 { throw .impossible(path + ".quantity") }
        unit = try fields.text("unit", limit: 60)
        nutrients = Nutrients(
            calories: try fields.number("calories", 0...Bounds.calories).map(Thousandths.init(_:)),
            protein: try fields.number("protein", 0...Bounds.grams).map(Thousandths.init(_:)),
            carbohydrates: try fields.number("carbohydrates", 0...Bounds.grams)
                .map(Thousandths.init(_:)),
            fat: try fields.number("fat", 0...Bounds.grams).map(Thousandths.init(_:)))
        if Bounds.contradict(nutrients) { throw .impossible(path + ".calories") }
        let said = object["confidence"]?.number
        confidence =
            said.flatMap { (0...1).contains($0) ? $0 : nil } ?? ModelAnswer.unsaidConfidence
        food = try fields.text("matched_ingredient_id", limit: 200).map(FoodID.init(rawValue:))
        modifiers = try fields.texts("modifiers")
        brand = try fields.text("brand", limit: 100)
        text = try fields.text("original_text", limit: 1000) ?? ""
    }
}

/// Figures beyond which an item is no food that anybody ate at once.
private enum Bounds {
    static let quantity = 10_000.0
    /// kcal in one item.
    static let calories = 10_000.0
    /// Grams of protein, carbohydrates or fat in one item.
    static let grams = 2_000.0

    /// Whether the energy is less than half of what the macronutrients alone hold (Atwater: 4, 4 and
    /// 9 kcal/g), as in "0 calories" for a plate of pasta. Fibre and polyols explain a part, and
    /// alcohol explains more energy, never less.
    static func contradict(_ figures: Nutrients) -> Bool {
        guard let calories = figures.calories?.value, let protein = figures.protein?.value,
            let carbohydrates = figures.carbohydrates?.value, let fat = figures.fat?.value
        else { return false }
        return calories + 20 < (4 * protein + 4 * carbohydrates + 9 * fat) / 2
    }
}
