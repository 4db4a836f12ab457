package import Nutrition

/// One food of a reading, with the amount, the grams assumed for it and the reason for them.
package struct ReadingItem: Sendable, Hashable {
    /// The words of the description that this item was read from.
    package var text: String
    /// The catalog's name, or the person's own words when no food matched.
    package var name: String
    /// The food matched; `nil` for food-like words that match nothing.
    package var food: FoodID?
    /// How many of `unit`; `nil` when no amount was said.
    package var amount: Double?
    /// The unit or portion, as the catalog or the person calls it.
    package var unit: String?
    package var grams: Thousandths?
    /// Figures for `grams`; all unknown when no food matched.
    package var nutrients: Nutrients
    package var brand: String?
    /// How it was prepared, when said: `fried`, `raw`.
    package var preparation: String?
    /// What else was said of it: `without butter`, `low fat`.
    package var modifiers: [String]
    /// How probable it is that this item's energy is within 20 % or 20 kcal, 0 to 1.
    package var confidence: Double
    /// Why these grams, in a person's words: "2 × 1 large (50 g)", "usual amount".
    package var assumption: String?
    /// Other foods that the words may mean, best first.
    package var alternatives: [Alternative]
    /// What the person says of its figures; `nil` when nothing.
    package var stated: StatedFigures?
    /// Its own occasion, in a line that speaks of several; `nil` where the reading's holds.
    package var meal: Meal?
    /// When it was eaten, in a line that speaks of several times; `nil` where the reading's holds.
    package var time: SpokenTime?

    /// Whether nothing but a slip of spelling in the only word of a line names it.
    package var isGuessed = false

    package struct Alternative: Sendable, Hashable {
        package var food: FoodID
        package var name: String
        /// 0 to 1, on the same scale as the matched food's.
        package var score: Double

        package init(food: FoodID, name: String, score: Double) {
            self.food = food
            self.name = name
            self.score = score
        }
    }

    package init(
        text: String, name: String, food: FoodID? = nil, amount: Double? = nil,
        unit: String? = nil, grams: Thousandths? = nil, nutrients: Nutrients = .unknown,
        brand: String? = nil, preparation: String? = nil, modifiers: [String] = [],
        confidence: Double = 0, assumption: String? = nil, alternatives: [Alternative] = []
    ) {
        self.text = text
        self.name = name
        self.food = food
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.nutrients = nutrients
        self.brand = brand
        self.preparation = preparation
        self.modifiers = modifiers
        self.confidence = confidence
        self.assumption = assumption
        self.alternatives = alternatives
    }
}
