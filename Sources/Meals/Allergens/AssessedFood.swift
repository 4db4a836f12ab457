package import Nutrition

/// What somebody eats or cooks, as far as triggers matter: a food, and what it was made of.
package struct AssessedFood: Sendable, Hashable {
    package var food: FoodID?
    /// What it is called, its own name first, and the words it was read from.
    package var words: [String]
    /// What else was said of it, as `without butter`, `rouille`. Words of it that nobody knows leave
    /// open what is in the food.
    package var said: [String]
    /// `nil` where nobody knows how much.
    package var grams: Double?
    /// What went into it; where there are any they tell more than the name.
    package var parts: [AssessedFood]

    package init(
        _ food: FoodID?, called words: [String], said: [String] = [], grams: Double? = nil,
        parts: [AssessedFood] = []
    ) {
        self.food = food
        self.words = words
        self.said = said
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
