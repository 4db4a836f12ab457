package import Habits
package import Nutrition

/// Something that a person was reminded of.
package struct SentReminder: Sendable, Hashable, Identifiable {
    package struct Content: Sendable, Hashable {
        package var meal: Meal
        /// What a yes logs; none where nobody knows what it was.
        package var foods: [FoodKey]
        /// What they were told.
        package var text: String

        package init(meal: Meal, foods: [FoodKey], text: String) {
            self.meal = meal
            self.foods = foods
            self.text = text
        }
    }

    package enum State: String, Sendable, Hashable, CaseIterable {
        /// Nobody has answered it.
        case sent
        case logged
        case dismissed
    }

    package let id: Int64
    package var day: LocalDay
    package var instant: Timestamp
    package var content: Content
    package var state: State

    package init(
        id: Int64, day: LocalDay, instant: Timestamp, content: Content, state: State
    ) {
        self.id = id
        self.day = day
        self.instant = instant
        self.content = content
        self.state = state
    }
}
