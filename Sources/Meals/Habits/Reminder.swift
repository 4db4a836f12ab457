package import Nutrition

/// Something that was probably eaten and is not logged.
package struct Reminder: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// What is usually had with a food that was logged.
        case companion(of: FoodKey)
        /// A meal that is usual at this hour.
        case meal
    }

    package var kind: Kind
    package var meal: Meal
    /// What would be logged; of a meal without foods that are usual there is nothing.
    package var foods: [FoodKey]
    /// Logged so often, of so many times.
    package var count: Int
    package var occasions: Int
    /// That it was eaten, 0 to 1.
    package var chance: Double
}
