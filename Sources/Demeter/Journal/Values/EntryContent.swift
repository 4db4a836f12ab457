package import HealthyEating
package import Nutrition
package import Recipes

/// What an entry says of one food that was eaten.
@usableFromInline
package struct EntryContent: Sendable, Hashable {
    package var moment: Moment
    /// The words that it was read from.
    package var text: String
    package var name: String
    package var food: FoodID?
    /// How many of `unit`; finite.
    package var amount: Double?
    package var unit: String?
    package var grams: Thousandths?
    /// Figures for the whole amount.
    package var nutrients: Nutrients
    package var meal: Meal
    package var brand: String?
    package var preparation: String?
    package var modifiers: [String]
    /// 0 to 1.
    package var confidence: Double
    /// Why these grams, in a person's words.
    package var assumption: String?
    package var source: FoodEntry.Source
    package var state: FoodEntry.State
    package var warnings: [EntryWarning]
    /// Whether the nutrients beyond the seven were filled in later, from the catalog as it was then.
    package var isCompleted = false
    /// The recipe it was eaten from; it may have been changed or deleted since.
    package var recipe: RecipeID?
    /// What it was made of, as it was then; its figures are their sums. Empty for a single food.
    package var parts: [MealPart]
    /// Nutrients of which some parts know nothing, so that there is at least as much as `nutrients` says.
    package var incomplete: [Nutrient]
    /// The food groups in it, as the catalog had them when it was entered; `nil` where they are not known.
    ///
    /// The journal finds them when it enters what has none.
    package var patterns: PatternAmounts?

    package init(
        moment: Moment, text: String, name: String, food: FoodID? = nil, amount: Double? = nil,
        unit: String? = nil, grams: Thousandths? = nil, nutrients: Nutrients = .unknown,
        meal: Meal, brand: String? = nil, preparation: String? = nil, modifiers: [String] = [],
        confidence: Double = 1, assumption: String? = nil, source: FoodEntry.Source,
        state: FoodEntry.State = .logged, warnings: [EntryWarning] = [],
        recipe: RecipeID? = nil, parts: [MealPart] = [], incomplete: [Nutrient] = []
    ) {
        self.moment = moment
        self.text = text
        self.name = name
        self.food = food
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.nutrients = nutrients
        self.meal = meal
        self.brand = brand
        self.preparation = preparation
        self.modifiers = modifiers
        self.confidence = confidence
        self.assumption = assumption
        self.source = source
        self.state = state
        self.warnings = warnings
        self.recipe = recipe
        self.parts = parts
        self.incomplete = incomplete
    }
}
