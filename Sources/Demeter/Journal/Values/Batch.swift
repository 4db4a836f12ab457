package import Nutrition
package import Recipes

/// A pot of something that was cooked, of which portions are left.
package struct Batch: Sendable, Hashable, Identifiable {
    package let id: BatchID
    package var recipe: RecipeID
    /// The recipe as it was cooked, whatever becomes of it later.
    package var revision: Int64
    package var cooked: Timestamp
    package var day: LocalDay
    /// How many portions it made.
    package var portions: Double
    /// How many are left; 0 when it is eaten.
    package var left: Double
    /// Where the rest is, in the person's words: "the freezer".
    package var place: String?

    package init(
        id: BatchID, recipe: RecipeID, revision: Int64, cooked: Timestamp, day: LocalDay,
        portions: Double, left: Double, place: String? = nil
    ) {
        self.id = id
        self.recipe = recipe
        self.revision = revision
        self.cooked = cooked
        self.day = day
        self.portions = portions
        self.left = left
        self.place = place
    }
}
