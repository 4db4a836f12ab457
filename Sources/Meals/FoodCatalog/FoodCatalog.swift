package import Nutrition

/// The foods that are known, ready to be looked up and searched.
///
/// A class, because every pass of every reading holds it: of a structure each list would be counted.
package final class FoodCatalog: Sendable {
    package let foods: FoodList
    /// Of those that are held in memory.
    private let positions: [FoodID: Int]
    /// Names by their words, for the search and for the reader.
    package let index: FoodIndex
    /// More foods, of which only those are looked at that a query or a text may mean.
    package let store: (any FoodStore)?
    /// Where the person's own begin in `foods`.
    private let firstOwn: Int
    /// The collections among `foods` whose ids are the numbers of products.
    private let products: [String]

    /// Of foods with the same id the first stays.
    ///
    /// - Parameters:
    ///   - background: tells how rare words are, where `foods` are only some of many.
    ///   - products: the collections whose ids are the numbers of products: `off` of `off:5449000000996`.
    package init(
        foods: [Food], store: (any FoodStore)? = nil, weights: IndexWeights = IndexWeights(),
        background: FoodIndex? = nil, products: [String] = []
    ) {
        self.store = store
        self.products = products
        var positions: [FoodID: Int] = [:]
        positions.reserveCapacity(foods.count)
        var unique: [Food] = []
        unique.reserveCapacity(foods.count)
        for food in foods where positions.updateValue(unique.count, forKey: food.id) == nil {
            unique.append(food)
        }
        if unique.count < foods.count {
            positions.removeAll(keepingCapacity: true)
            for (position, food) in unique.enumerated() { positions[food.id] = position }
        }
        self.foods = FoodList(held: unique.count < foods.count ? unique : foods)
        self.positions = positions
        firstOwn = unique.count
        index = FoodIndex.build(unique, weights: weights, background: background)
    }

    /// A catalog of which the index was made before.
    package init(
        kept: any KeptFoods, index: FoodIndex, store: (any FoodStore)? = nil,
        products: [String] = []
    ) {
        self.store = store
        self.products = products
        foods = FoodList(kept: kept)
        positions = [:]
        firstOwn = kept.count
        self.index = index
    }

    package subscript(id: FoodID) -> Food? {
        position(of: id).map { foods[$0] } ?? store?.food(id)
    }

    /// The product with this number: the person's own, then one of their household's, before any that was imported.
    package func product(_ code: GTIN) -> Food? {
        let own = foods[firstOwn...]
        if let food = own.last(where: { $0.barcodes.contains(code) && !$0.id.isOthers })
            ?? own.last(where: { $0.barcodes.contains(code) })
        {
            return food
        }
        for collection in products {
            for spelling in code.spellings {
                let id = FoodID(rawValue: "\(collection):\(spelling)")
                if let place = position(of: id) { return foods[place] }
            }
        }
        return store?.product(code)
    }

    /// Whether a food that is held in memory is called just so, in English.
    package func isCalled(_ name: String) -> Bool {
        let words = TextScanner.words(of: name).map(\.word).filter { !FoodIndex.isGlue($0) }
            .map(index.number)
        guard let first = words.first, words.allSatisfy({ $0 >= 0 }) else { return false }
        return words.count == 1 ? index.isName[Int(first)] : index.isCalled(words)
    }

    /// Where a food stands in `foods`.
    package func position(of id: FoodID) -> Int? { positions[id] ?? foods.keptPlace(of: id) }

    /// Whether any food was imported besides the curated ones; a person's own are none.
    package var hasImports: Bool { foods.hasImported(before: firstOwn) }

    /// Whether the food at a position of `foods` is one of the person's own.
    package func isOwn(at position: Int) -> Bool { position >= firstOwn }

    /// This catalog with a person's own foods; an id that exists already is replaced.
    ///
    /// Only the names of `own` are read, and those of the catalog count as much as before.
    package func adding(_ own: [Food]) -> FoodCatalog {
        if own.isEmpty { return self }
        let ids = Set(own.map(\.id))
        guard ids.count == own.count, ids.allSatisfy({ position(of: $0) == nil }) else {
            let others = FoodCatalog(
                foods: foods.filter { !ids.contains($0.id) }, store: store, weights: index.weights,
                products: products)
            var first: Set<FoodID> = []
            return others.adding(own.filter { first.insert($0.id).inserted })
        }
        return FoodCatalog(self, adding: own)
    }

    private init(_ catalog: FoodCatalog, adding own: [Food]) {
        store = catalog.store
        products = catalog.products
        foods = catalog.foods + own
        firstOwn = catalog.firstOwn
        var positions = catalog.positions
        for (number, food) in own.enumerated() {
            positions[food.id] = catalog.foods.count + number
        }
        self.positions = positions
        index = catalog.index.adding(own, behind: catalog.foods.count)
    }

    /// A small catalog of what a text may mean: `foods`, and what the store has, slips forgiven.
    package func narrowed(to text: String, with foods: [Food], limit: Int) -> FoodCatalog? {
        guard let store else { return nil }
        let words = SlipGuesses.words(of: text, knownBy: store.knows)
        let found = store.foods(with: words, limit: limit)
        guard !found.isEmpty else { return nil }
        let own = foods.filter { position(of: $0.id).map(isOwn) ?? false }
        let others = own.isEmpty ? foods : foods.filter { !own.contains($0) }
        return FoodCatalog(foods: others + found, background: index).adding(own)
    }
}
