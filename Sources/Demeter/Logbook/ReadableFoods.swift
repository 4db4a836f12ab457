internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// The foods that the reader knows, and what they were made of.
struct ReadableFoods: Sendable {
    /// Without the person's own.
    let catalog: FoodCatalog
    let own: [Food]
    let reader: MealReader

    init(catalog: FoodCatalog, own: [Food]) {
        self.catalog = catalog
        self.own = own
        reader = MealReader(catalog: catalog.adding(own))
    }

    private init(_ before: ReadableFoods, adding new: [Food], own: [Food]) {
        catalog = before.catalog
        self.own = own
        reader = MealReader(catalog: before.reader.catalog.adding(new))
    }

    /// The foods with another catalog or other own foods; those that only came are added.
    func renewed(read: FoodCatalog?, own: [Food]) -> ReadableFoods {
        if let read { return ReadableFoods(catalog: read, own: own) }
        let before = Dictionary(self.own.map { ($0.id, $0) }) { first, _ in first }
        let new = own.filter { before[$0.id] == nil }
        guard own.count == before.count + new.count,
            own.allSatisfy({ before[$0.id] == nil || before[$0.id] == $0 })
        else { return ReadableFoods(catalog: catalog, own: own) }
        return new.isEmpty ? self : ReadableFoods(self, adding: new, own: own)
    }
}
