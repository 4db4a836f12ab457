package import FoodCatalog
internal import Journal
internal import MealReader
internal import Memory
internal import RecipeReader
internal import Recipes
package import Service
internal import Threads
internal import Wire

// Nothing of this is done on the threads that every meal passes: it takes long, and what it reads may
// lie in a folder that does not answer.
extension Logbook {
    /// The foods of the catalog and its imports.
    package typealias CatalogSource = @Sendable () -> FoodCatalog?

    /// Reads the person's own foods anew and makes the reader know them.
    ///
    /// Who else is there finds them when it returns.
    func reloadFoods() async throws(JournalError) {
        try await renewFoods(rereading: false)
        await pantry?.changed()
    }

    /// Makes the reader know what others of the household have now.
    func takeFromPantry() async { try? await renewFoods(rereading: false) }

    /// Reads the catalog and the imports again; what cannot be read changes nothing.
    package nonisolated(nonsending) func rereadFoods() async throws(ServiceError) -> Int {
        guard source != nil else { throw .notAvailable(.reloadFoods) }
        try await ServiceError.translating { () async throws(JournalError) in
            try await renewFoods(rereading: true)
        }
        let catalog = reader.catalog
        return catalog.foods.count + (catalog.store?.count ?? 0)
    }

    private func renewFoods(rereading: Bool) async throws(JournalError) {
        try await renewal.renew(rereading: rereading) { [self] rereading in
            do throws(JournalError) {
                try await renew(rereading: rereading)
                // The foods before are gone now, and with them thousands of words.
                _ = await OwnThread.run("foods") { Heap.returnFreePages() }
                return .success(())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    private func renew(rereading: Bool) async throws(JournalError) {
        let others = pantry?.goods ?? Goods()
        if pantry != nil { change(kitchen: { $0.book.shelve(others.recipes) }) }
        let book = kitchen.book
        let own = try await journal.ownFoods() + book.foods
        let known = foods
        let source = rereading ? source : nil
        let work = { @Sendable in
            known.renewed(read: source?(), own: own, others: others.foods + book.othersFoods)
        }
        // Without room for a thread the others have to wait.
        remember(await OwnThread.run("foods", work) ?? work())
        await teachModel()
    }
}
