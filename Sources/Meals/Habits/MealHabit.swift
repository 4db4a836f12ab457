package import Nutrition

/// Foods that were eaten together, in the order of their keys; at least two.
package struct FoodSet: Sendable, Hashable {
    package let foods: [FoodKey]

    /// `nil` of fewer than two foods.
    package init?(_ foods: some Sequence<FoodKey>) {
        let sorted = Set(foods).sorted()
        guard sorted.count > 1 else { return nil }
        self.foods = sorted
    }
}

/// One meal of one day.
package struct MealOfDay: Sendable, Hashable {
    /// In days since 1970-01-01.
    package var day: Int
    package var meal: Meal

    package init(day: Int, meal: Meal) {
        self.day = day
        self.meal = meal
    }
}
