/// What a person says of foods themselves, beside what they eat.
package struct Tastes: Sendable, Hashable {
    /// A suggestion that was waved away.
    package struct Dismissal: Sendable, Hashable {
        package var food: FoodKey
        /// In days since 1970-01-01.
        package var day: Int
        /// Minutes after midnight.
        package var minute: Int

        package init(food: FoodKey, day: Int, minute: Int) {
            self.food = food
            self.day = day
            self.minute = minute
        }
    }

    /// Stars, 1 to 5.
    package var ratings: [FoodKey: Int]
    package var dismissals: [Dismissal]

    package init(ratings: [FoodKey: Int] = [:], dismissals: [Dismissal] = []) {
        self.ratings = ratings
        self.dismissals = dismissals
    }
}
