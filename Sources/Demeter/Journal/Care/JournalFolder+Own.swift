package import Allergens
internal import Glibc
package import Nutrition
package import Recipes
internal import SQLite

/// What is a person's own and matters for reading what they say.
package struct OwnFacts: Sendable {
    package var foods: [Food] = []
    package var recipes: [RecipeBook.Page] = []
    /// What they must not or would rather not eat.
    package var allergies: [Allergy] = []
}

extension JournalFolder {
    /// The person's own facts, read beside a daemon too; nothing where there is no journal.
    package func own() throws(CareError) -> OwnFacts {
        guard access(files.database, F_OK) == 0 else { return OwnFacts() }
        return try reading { ledger in
            // The daemon has not opened it since it was updated.
            guard try ledger.connection.schemaVersion() == Migrations.latest else {
                return OwnFacts()
            }
            return OwnFacts(
                foods: try ledger.ownFoods(), recipes: try ledger.recipes(),
                allergies: try ledger.allergies())
        }
    }
}
