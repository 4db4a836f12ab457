package import Nutrition

/// Something to eat instead of something else.
package struct Alternative: Sendable, Hashable {
    package var food: FoodID
    package var name: String
    /// A usual amount of it.
    package var grams: Thousandths?
    package var calories: Thousandths?
    /// `a latte too; no milk by its recipe; 40 kcal less`
    package var reason: String

    package init(
        food: FoodID, name: String, grams: Thousandths?, calories: Thousandths?, reason: String
    ) {
        self.food = food
        self.name = name
        self.grams = grams
        self.calories = calories
        self.reason = reason
    }
}
