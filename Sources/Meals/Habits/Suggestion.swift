package import Nutrition

/// Something to have now: a food, or foods that belong together.
package struct Suggestion: Sendable, Hashable {
    /// One food with the amount that is usual.
    package struct Item: Sendable, Hashable {
        package var food: FoodKey
        /// The newest time that so much of it was had at this meal; the journal's entry tells the rest.
        package var like: Eaten

        package init(food: FoodKey, like: Eaten) {
            self.food = food
            self.like = like
        }
    }

    /// At least one.
    package var items: [Item]
    /// At most 1.
    package var score: Double
    package var reason: SuggestionReason

    package init(items: [Item], score: Double, reason: SuggestionReason) {
        self.items = items
        self.score = score
        self.reason = reason
    }

    /// Of all of it; `nil` where the energy of one is not known.
    package var calories: Thousandths? {
        items.reduce(.zero as Thousandths?) { sum, item in
            sum.flatMap { sum in item.like.calories.map { sum + $0 } }
        }
    }
}
