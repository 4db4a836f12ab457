package import Nutrition

/// One food that a search found, and how well it fits.
package struct FoodMatch: Sendable, Hashable {
    package var food: Food
    /// 0 to 1; 1 when the words name exactly this food.
    package var score: Double

    package init(food: Food, score: Double) {
        self.food = food
        self.score = score
    }
}
