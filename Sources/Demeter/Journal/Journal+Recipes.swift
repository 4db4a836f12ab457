package import Nutrition
package import Recipes

// Recipes, and what was cooked of them. They change by `change` and by acts of utterances.
extension Journal {
    /// All recipes as they stand, by their numbers.
    package nonisolated func recipes() async throws(JournalError) -> [RecipeBook.Page] {
        try await reader.read { try $0.recipes() }
    }

    /// Those of these recipes that stand.
    package nonisolated func recipes(
        _ ids: [RecipeID]
    ) async throws(JournalError) -> [RecipeBook.Page] {
        try await reader.read { ledger in try ids.compactMap { try ledger.recipe($0) } }
    }

    /// A recipe as it was in a revision; `nil` when that was never there.
    package nonisolated func recipe(
        revision: Int64
    ) async throws(JournalError) -> RecipeBook.Page? {
        try await reader.read { try $0.recipe(revision: revision) }
    }

    /// Batches of which something is left, or all of them; the newest first.
    package nonisolated func batches(all: Bool = false) async throws(JournalError) -> [Batch] {
        try await reader.read { try $0.batches(all: all) }
    }

    /// What was eaten of a recipe from a day on, in order.
    package nonisolated func entries(
        of recipe: RecipeID, from first: LocalDay
    ) async throws(JournalError) -> [FoodEntry] {
        try await reader.read { try $0.entries(of: recipe, from: first) }
    }
}
