package import Nutrition

/// What somebody eats or cooks, as far as triggers matter: a food, and what it was made of.
package struct AssessedFood: Sendable, Hashable {
    package var food: FoodID?
    /// What it is called, its own name first, and what was said of it.
    package var words: [String]
    /// `nil` where nobody knows how much.
    package var grams: Double?
    /// What went into it; where there are any they tell more than the name.
    package var parts: [AssessedFood]

    package init(
        _ food: FoodID?, called words: [String], grams: Double? = nil, parts: [AssessedFood] = []
    ) {
        self.food = food
        self.words = words
        self.grams = grams
        self.parts = parts
    }
}

/// What is known beyond the catalog's table of what is in a food.
package enum FoodContents: Sendable, Hashable {
    /// A dish of the person's own.
    case parts([AssessedFood])
    /// What a package declares.
    case label(FoodLabel)
}
