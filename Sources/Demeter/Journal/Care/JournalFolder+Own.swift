internal import Glibc
package import Nutrition
package import Recipes
internal import SQLite

extension JournalFolder {
    /// The person's own foods and recipes, read beside a daemon too; nothing where there is no journal.
    package func own() throws(CareError) -> (foods: [Food], recipes: [RecipeBook.Page]) {
        guard access(files.database, F_OK) == 0 else { return ([], []) }
        return try reading { ledger in
            // The daemon has not opened it since it was updated.
            guard try ledger.connection.schemaVersion() == Migrations.latest else {
                return ([], [])
            }
            return (try ledger.ownFoods(), try ledger.recipes())
        }
    }
}
