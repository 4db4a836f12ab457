internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// The foods that the reader knows, and what they were made of.
struct ReadableFoods: Sendable {
    let catalog: [Food]
    let store: (any FoodStore)?
    let own: [Food]
    let reader: MealReader

    init(catalog: [Food], store: (any FoodStore)?, own: [Food]) {
        self.catalog = catalog
        self.store = store
        self.own = own
        reader = MealReader(catalog: FoodCatalog(foods: catalog, store: store).adding(own))
    }

    private init(_ before: ReadableFoods, adding new: [Food], own: [Food]) {
        catalog = before.catalog
        store = before.store
        self.own = own
        reader = MealReader(catalog: before.reader.catalog.adding(new))
    }

    /// The foods with another catalog or other own foods; those that only came are added.
    func renewed(
        read: (foods: [Food], store: (any FoodStore)?)?, own: [Food]
    ) -> ReadableFoods {
        if let read { return ReadableFoods(catalog: read.foods, store: read.store, own: own) }
        let before = Dictionary(self.own.map { ($0.id, $0) }) { first, _ in first }
        let new = own.filter { before[$0.id] == nil }
        guard own.count == before.count + new.count,
            own.allSatisfy({ before[$0.id] == nil || before[$0.id] == $0 })
        else { return ReadableFoods(catalog: catalog, store: store, own: own) }
        return new.isEmpty ? self : ReadableFoods(self, adding: new, own: own)
    }
}
