package import Nutrition

/// The number of a recipe, which it keeps through all its changes.
package struct RecipeID: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Under which the reader knows the recipe as a food: `recipe:12`.
    package var food: FoodID { FoodID(rawValue: "\(Self.prefix)\(rawValue)") }

    /// The recipe that a food's id stands for; `nil` for every other food.
    package init?(_ food: FoodID) {
        guard food.rawValue.hasPrefix(Self.prefix),
            let number = Int64(food.rawValue.dropFirst(Self.prefix.count))
        else { return nil }
        rawValue = number
    }

    /// Whether it is of the person's own journal, and none that somebody else of the household has.
    package var isOwn: Bool { rawValue >= 0 }

    /// What a journal keeps of it: nothing there refers to another's recipes.
    package var kept: RecipeID? { isOwn ? self : nil }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    private static let prefix = "recipe:"
}
