internal import FoodCatalog

/// Words by which people tell what they cooked, into how much it came, and what they had of it.
enum CookedWords {
    /// Grams of a weight or a volume.
    static let grams: [WordHash: Double] = [
        "g": 1, "gr": 1, "gram": 1, "grams": 1, "kg": 1000, "ml": 1, "l": 1000, "litre": 1000,
        "liter": 1000,
        "oz": 28.35, "lb": 453.6, "lbs": 453.6,
    ]
    static let `for` = WordSet("for between among")
}
