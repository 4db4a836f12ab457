/// What a package declares of what is in it, in the words of the table of triggers.
///
/// Declared is what the law asks for; what is not named may still be in it where no ingredients are given.
package struct FoodLabel: Sendable, Hashable {
    /// Names of allergens that it contains: `milk`, `tree_nuts`; unknown ones as they are written.
    package var contains: [String]
    /// Names of allergens of which there may be traces.
    package var traces: [String]
    /// The list of ingredients as it is printed; `nil` where none was given.
    package var ingredients: String?

    package init(contains: [String] = [], traces: [String] = [], ingredients: String? = nil) {
        self.contains = contains
        self.traces = traces
        self.ingredients = ingredients
    }

    /// Bytes of a list of ingredients; of a longer one the rest is not kept, so that it tells no longer all.
    package static let ingredientsLimit = 2000

    package var isEmpty: Bool { contains.isEmpty && traces.isEmpty && ingredients == nil }
}
