package import Nutrition
package import Recipes
internal import SQLite

/// What became of entries that were taken in from elsewhere.
package struct MergeSummary: Sendable, Hashable {
    package var entries = 0
    /// Entries that were in the journal already.
    package var repeated = 0
    package var foods = 0
    package var recipes = 0

    package init(entries: Int = 0, repeated: Int = 0, foods: Int = 0) {
        self.entries = entries
        self.repeated = repeated
        self.foods = foods
    }
}

extension JournalFolder {
    /// Adds entries and foods of one's own to what is there, as changes that can be undone.
    ///
    /// An entry that is there with the same moment, name, words and figures is not added again, and
    /// neither is a food whose id is taken. All of it is taken in, or nothing.
    package func merge(
        _ contents: [EntryContent], foods: [Food] = [], recipes: [Recipe] = []
    ) throws(CareError) -> MergeSummary {
        try writing { ledger in
            try ledger.connection.transaction {
                var summary = MergeSummary()
                for food in foods where try ledger.ownFood(food.id) == nil {
                    _ = try ledger.addFood(food)
                    summary.foods += 1
                }
                let known = Set(try ledger.recipes().map { $0.recipe.name.lowercased() })
                let new = recipes.filter { !known.contains($0.name.lowercased()) }
                if !new.isEmpty {
                    _ = try ledger.change(
                        .addRecipe, new.map { .recipe(.add($0, isOpen: false)) }, utterance: nil)
                }
                summary.recipes = new.count
                let additions = try Self.additions(of: contents) { day in
                    try ledger.entries(on: day)
                }
                if !additions.isEmpty {
                    _ = try ledger.change(.log, additions.map { .add($0) }, utterance: nil)
                }
                summary.entries = additions.count
                summary.repeated = contents.count - additions.count
                return summary
            }
        }
    }

    /// What `merge` would come to, without a change, and beside a daemon too; foods are not counted.
    package func previewMerge(_ contents: [EntryContent]) throws(CareError) -> MergeSummary {
        let additions: [EntryContent]
        if try isEmpty() {
            additions = Self.additions(of: contents) { _ in [] }
        } else {
            additions = try reading { ledger in
                try Self.additions(of: contents) { day in try ledger.entries(on: day) }
            }
        }
        return MergeSummary(
            entries: additions.count, repeated: contents.count - additions.count)
    }

    /// Those of `contents` that are not there yet.
    private static func additions(
        of contents: [EntryContent], to entries: (LocalDay) throws -> [FoodEntry]
    ) rethrows -> [EntryContent] {
        var present: [LocalDay: Set<EntryIdentity>] = [:]
        return try contents.filter { content in
            let day = content.moment.day
            if present[day] == nil {
                present[day] = Set(try entries(day).map { EntryIdentity($0.content) })
            }
            return present[day]?.insert(EntryIdentity(content)).inserted == true
        }
    }
}

/// By what two entries are the same.
private struct EntryIdentity: Hashable {
    let instant: Timestamp
    let name: String
    let text: String
    let grams: Thousandths?
    let nutrients: Nutrients
    let meal: Meal

    init(_ content: EntryContent) {
        instant = content.moment.instant
        name = content.name
        text = content.text
        grams = content.grams
        nutrients = content.nutrients
        meal = content.meal
    }
}
