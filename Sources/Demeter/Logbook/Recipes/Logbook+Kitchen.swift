internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import TimeZones
internal import Wire

// What the logbook keeps of recipes in memory.
extension Logbook {
    /// Reads lines of ingredients with the foods and recipes of the moment.
    var ingredients: IngredientReader {
        IngredientReader(reader, raw: rawFoods)
    }

    var writer: RecipeWriter { RecipeWriter(ingredients, book: kitchen.book) }

    /// Takes a change to recipes and pots into account, and what was eaten of them.
    nonisolated(nonsending) func keepKitchen(_ recorded: Recorded) async throws(JournalError) {
        var eaten: Set<RecipeID> = []
        for change in recorded.entries {
            for entry in [change.before, change.after].compactMap(\.self) {
                if let id = entry.recipe { eaten.insert(id) }
            }
        }
        guard !eaten.isEmpty || !recorded.recipes.isEmpty || !recorded.batches.isEmpty else {
            return
        }
        // The pages stay what they were when something more was eaten, of which there may be years.
        if let made = recorded.made, recorded.recipes.isEmpty, recorded.batches.isEmpty,
            recorded.entries.allSatisfy({ $0.before == nil })
        {
            return change(kitchen: { kitchen in
                for id in eaten { kitchen.book.note(id, usedAt: made.milliseconds) }
            })
        }
        let touched = eaten.union(recorded.recipes.compactMap { ($0.after ?? $0.before)?.id })
        let pages = try await journal.recipes(touched.sorted())
        let pots = recorded.batches.isEmpty ? nil : try await pots()
        change(kitchen: { kitchen in
            for id in touched {
                if let page = pages.first(where: { $0.id == id }) {
                    kitchen.book.put(page)
                } else {
                    kitchen.book.remove(id)
                }
            }
            if let pots {
                kitchen.batches = pots.batches
                kitchen.cooked = pots.cooked
            }
        })
    }

    /// The pots of which something is left, and their recipes as they were cooked.
    nonisolated(nonsending) func pots() async throws(JournalError) -> (
        batches: [Batch], cooked: [Int64: Recipe]
    ) {
        let batches = try await journal.batches()
        var cooked: [Int64: Recipe] = [:]
        for batch in batches where cooked[batch.revision] == nil {
            cooked[batch.revision] = try await journal.recipe(revision: batch.revision)?.recipe
        }
        return (batches, cooked)
    }
}
