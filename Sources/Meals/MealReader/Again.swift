package import Nutrition

/// What is to be logged once more; everything is optional, and what is not said is guessed.
package struct Again: Sendable, Hashable {
    /// The day it was eaten; `nil` for the last time.
    package var day: SpokenTime.Day?
    /// The occasion then.
    package var meal: Meal?
    /// The occasion now; as then unless said.
    package var target: Meal?
    /// Whether all of that day is meant, whatever the hour: "everything from yesterday again".
    package var isAll: Bool

    package init(
        day: SpokenTime.Day? = nil, meal: Meal? = nil, target: Meal? = nil, isAll: Bool = false
    ) {
        self.isAll = isAll
        self.day = day
        self.meal = meal
        self.target = target
    }
}
