internal import Journal
internal import Nutrition
internal import Recipes

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
