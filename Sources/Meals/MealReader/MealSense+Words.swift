internal import FoodCatalog

/// Single words that a clause is asked for.
extension MealSense {
    static var have: WordHash { "have" }
    static var vitamin: WordHash { "vitamin" }
}
