package import Nutrition

/// What a model said of a meal, decoded and within bounds, before anything is looked up or weighed.
package struct ModelAnswer: Sendable, Hashable {
    package var items: [Item]
    package var unparsed: String?
    /// The question that the model wants asked.
    package var question: String?

    package struct Item: Sendable, Hashable {
        package var name: String
        /// Greater than 0.
        package var quantity: Double?
        package var unit: String?
        /// The model's estimate for the whole amount; fiber, sugar and sodium are unknown.
        package var nutrients: Nutrients
        /// 0 to 1
        package var confidence: Double
        /// As the model gave it; not yet known to exist.
        package var food: FoodID?
        package var modifiers: [String]
        package var brand: String?
        package var text: String

        package init(
            name: String, quantity: Double? = nil, unit: String? = nil,
            nutrients: Nutrients = .unknown, confidence: Double = ModelAnswer.unsaidConfidence,
            food: FoodID? = nil, modifiers: [String] = [], brand: String? = nil, text: String = ""
        ) {
            self.name = name
            self.quantity = quantity
            self.unit = unit
            self.nutrients = nutrients
            self.confidence = confidence
            self.food = food
            self.modifiers = modifiers
            self.brand = brand
            self.text = text
        }
    }

    /// Confidence of an item that comes without one, or with one that is none.
    package static let unsaidConfidence = 0.5

    package init(items: [Item], unparsed: String? = nil, question: String? = nil) {
        self.items = items
        self.unparsed = unparsed
        self.question = question
    }
}
