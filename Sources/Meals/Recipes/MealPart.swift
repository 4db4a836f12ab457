package import Nutrition

/// One ingredient of a recipe, or one part of what was eaten from it: what it is, how much, and its figures.
package struct MealPart: Sendable, Hashable {
    /// The words that it was read from.
    package var text: String
    /// The catalog's name, or the person's own words when no food matched.
    package var name: String
    /// The food matched; `nil` for words that match nothing, and for a recipe.
    package var food: FoodID?
    /// The recipe that is an ingredient of this one.
    package var recipe: RecipeID?
    /// How many of `unit`; `nil` when no amount was said.
    package var amount: Double?
    package var unit: String?
    package var grams: Thousandths?
    /// Figures for the whole amount; what is not known is unknown.
    package var nutrients: Nutrients
    package var brand: String?
    package var preparation: String?
    package var modifiers: [String]
    /// 0 to 1; below `doubt` somebody should look at it.
    package var confidence: Double
    /// Why these grams, in a person's words.
    package var assumption: String?
    package var source: FigureSource
    /// The heading it stands under: `For the sauce`.
    package var section: String?

    package init(
        text: String, name: String, food: FoodID? = nil, recipe: RecipeID? = nil,
        amount: Double? = nil, unit: String? = nil, grams: Thousandths? = nil,
        nutrients: Nutrients = .unknown, brand: String? = nil, preparation: String? = nil,
        modifiers: [String] = [], confidence: Double = 1, assumption: String? = nil,
        source: FigureSource = .catalog, section: String? = nil
    ) {
        self.text = text
        self.name = name
        self.food = food
        self.recipe = recipe
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.nutrients = nutrients
        self.brand = brand
        self.preparation = preparation
        self.modifiers = modifiers
        self.confidence = confidence
        self.assumption = assumption
        self.source = source
        self.section = section
    }

    /// How an assumption begins where nobody said how much, and a usual amount was taken.
    package static let usualAmount = "usual amount"

    /// Whether its amount is a usual one that nobody said.
    package var isUsualAmount: Bool { assumption?.hasPrefix(Self.usualAmount) ?? false }

    /// Below this confidence an ingredient is marked as doubtful.
    package static let doubt = 0.7

    /// So many times as much of it; unknown stays unknown.
    package func scaled(by factor: Double) -> MealPart {
        var part = self
        part.amount = amount.map { $0 * factor }
        part.grams = grams?.scaled(by: factor)
        part.nutrients = nutrients.scaled(by: factor)
        return part
    }

    /// The first figure, weight or amount that cannot be, by its name; `nil` when all can.
    ///
    /// - Parameter greatest: what no figure may exceed.
    package func impossibleFigure(above greatest: Thousandths) -> String? {
        if let amount, !amount.isFinite || amount < 0 { return "amount" }
        if let grams, grams < .zero || grams > greatest { return "grams" }
        for nutrient in nutrients.known {
            if let figure = nutrients[nutrient], figure < .zero || figure > greatest {
                return nutrient.rawValue
            }
        }
        return nil
    }
}
