internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
package import Service
internal import Threads
package import Wire

// What others of the household have, and what they are shown.
extension Logbook {
    /// Takes part in the pantry, where there is one.
    func joinPantry() async {
        // Without its name a journal's foods could be another's.
        guard let pantry, let name = try? await journal.device() else { return }
        pantry.join(
            journal: name, goods: { [weak self] in self?.goods ?? Goods() },
            told: { [weak self] in await self?.takeFromPantry() })
        await pantry.changed()
        if pantry.goods != Goods() { await takeFromPantry() }
    }

    /// What the person has now.
    private var goods: Goods {
        Goods(foods: foods.own.filter { RecipeID($0.id) == nil }, recipes: kitchen.book.shown)
    }
}

// What people of a household's server, each with computers of their own, are shown and show.
extension Logbook {
    package nonisolated(nonsending) func offer(
        _ request: ShelfRequest
    ) async throws(ServiceError) -> ShelfMessage {
        guard let sharing, pantry?.server != nil else { throw .notAvailable(.offerShelf) }
        let goods = goods
        let names = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.lastingNames(of: goods.recipes.map(\.id))
        }
        let work = { @Sendable in GoodsText.json(goods, names: names).text }
        let text = await OwnThread.run("pantry", work) ?? work()
        let version = String(TextDigest.of(text), radix: 16)
        if version != request.known { try hand(over: Array(text.utf8), by: sharing) }
        return ShelfMessage(version: version, isEmpty: goods == Goods())
    }

    package nonisolated(nonsending) func takeShelves() async throws(ServiceError) -> ShelvesMessage
    {
        guard let shelves = pantry?.server else { throw .notAvailable(.takeShelves) }
        return await shelves.reread()
    }
}
