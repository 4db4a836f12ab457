internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// Entries from before nutrients beyond the seven were kept.
extension Logbook {
    package nonisolated(nonsending) func completeNutrients(
        _ request: CompletionRequest
    ) async throws(ServiceError) -> CompletionResult {
        let entries = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.incompleteEntries()
        }
        var figures: [EntryID: FurtherFigures] = [:]
        for entry in entries {
            if let further = further(of: entry.content) { figures[entry.id] = further }
        }
        var count = figures.count
        if !request.dryRun, count > 0 {
            let found = figures
            let recorded = try await ServiceError.translating { () async throws(JournalError) in
                try await writing { () async throws(JournalError) in
                    try await journal.complete(found)
                }
            }
            count = recorded.entries.count
        }
        let left = entries.count - count
        return CompletionResult(
            completed: count, left: left,
            reply: Phrases.completed(count, left: left, isDry: request.dryRun))
    }

    /// What the catalog has beyond the seven for an entry's weight, if it is still the food that was
    /// logged: its energy for so much is the entry's, within a twentieth or 2 kcal.
    private nonisolated func further(of content: EntryContent) -> FurtherFigures? {
        guard let food = content.food.flatMap({ reader.catalog[$0] }), let grams = content.grams,
            let calories = content.nutrients.calories?.value,
            !food.per100g.further.isEmpty
        else { return nil }
        let figures = food.per100g.scaled(by: grams.value / 100)
        guard let own = figures.calories?.value,
            abs(own - calories) <= max(2, 0.05 * max(own, calories))
        else { return nil }
        return figures.further
    }
}
