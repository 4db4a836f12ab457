internal import FoodCatalog
internal import Nutrition

/// What a dish is put together from whose figures are summed from other foods: "505 g of a full English breakfast" are
/// eggs, bacon, sausages, beans, toast and tomatoes.
///
/// Read from the recipe that the catalog keeps as the food's source ("100 g fried-egg + 45 g bacon"), and only where
/// somebody speaks of a part.
struct RecipeParts {
    private struct Part {
        var food: FoodID
        /// What its name ends with.
        var noun: WordHash?
        var calories: Double
    }

    private let parts: [Part]

    /// Nothing for a food that is no recipe.
    init?(of dish: Food, in catalog: FoodCatalog) {
        guard dish.source.release == "recipe", let code = dish.source.code else { return nil }
        parts = code.split(separator: "+").compactMap { text in
            let words = text.split(separator: " ")
            guard words.count == 3, let grams = Double(words[0]),
                let food = catalog[FoodID(rawValue: String(words[2]))]
            else { return nil }
            return Part(
                food: food.id,
                noun: TextScanner.words(of: food.name)
                    .prefix { $0.surface != .with && $0.surface != .without }.last?.word,
                calories: grams * (food.per100g.calories?.value ?? 0) / 100)
        }
    }

    func holds(_ food: FoodID) -> Bool { parts.contains { $0.food == food } }

    /// The part of its energy that comes from what is called by one of these words.
    func share(of nouns: [WordHash]) -> Double {
        let all = parts.reduce(0) { $0 + $1.calories }
        guard all > 0 else { return 0 }
        let own = parts.filter { part in part.noun.map(nouns.contains) ?? false }
        return own.reduce(0) { $0 + $1.calories } / all
    }
}
