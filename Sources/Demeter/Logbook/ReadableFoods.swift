internal import FoodCatalog
internal import MealReader
internal import Nutrition
internal import Recipes

/// The foods that the reader knows, and what they were made of.
struct ReadableFoods: Sendable {
    /// Without the person's own.
    let catalog: FoodCatalog
    let own: [Food]
    /// What others of the household have; none where nobody else is there.
    let others: [Food]
    let reader: MealReader

    init(catalog: FoodCatalog, own: [Food], others: [Food] = []) {
        self.catalog = catalog
        self.own = own
        self.others = others
        reader = MealReader(
            catalog: catalog.adding(own + Self.named(others, behind: own, catalog)))
    }

    private init(_ before: ReadableFoods, adding new: [Food], own: [Food]) {
        catalog = before.catalog
        self.own = own
        others = []
        reader = MealReader(catalog: before.reader.catalog.adding(new))
    }

    /// The foods with another catalog or other own foods; those that only came are added.
    func renewed(read: FoodCatalog?, own: [Food], others: [Food] = []) -> ReadableFoods {
        // Behind what others have nothing of one's own is added.
        guard read == nil, others.isEmpty, self.others.isEmpty else {
            if read == nil, own == self.own, others == self.others { return self }
            return ReadableFoods(catalog: read ?? catalog, own: own, others: others)
        }
        let before = Dictionary(self.own.map { ($0.id, $0) }) { first, _ in first }
        let new = own.filter { before[$0.id] == nil }
        guard own.count == before.count + new.count,
            own.allSatisfy({ before[$0.id] == nil || before[$0.id] == $0 })
        else { return ReadableFoods(catalog: catalog, own: own) }
        return new.isEmpty ? self : ReadableFoods(self, adding: new, own: own)
    }

    /// Whether somebody else of the household has a food under a name in small letters.
    func holdsOthers(called name: String) -> Bool {
        others.contains { food in
            ([food.name] + food.aliases).contains { $0.lowercased() == name }
        }
    }

    private static func isKnown(_ name: String, _ catalog: FoodCatalog) -> Bool {
        guard HanText.holdsHan(name) else { return catalog.isCalled(name) }
        return catalog.search(name, limit: 6).contains {
            $0.food.names[.traditionalChinese]?.contains(name) == true
        }
    }

    /// What others have, without those of their names that mean something else already: a food of one's own, one of the
    /// catalog, or what somebody before them has. With their owner's name in front each is still found.
    private static func named(
        _ others: [Food], behind own: [Food], _ catalog: FoodCatalog
    ) -> [Food] {
        guard !others.isEmpty else { return [] }
        var taken = Set(own.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })
        taken.formUnion(others.map { $0.name.lowercased() })
        return others.map { food in
            var food = food
            food.aliases = food.aliases.filter { alias in
                !isKnown(alias, catalog) && taken.insert(alias.lowercased()).inserted
            }
            return food
        }
    }
}
