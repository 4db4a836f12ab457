package import Nutrition

/// The foods that are known, ready to be looked up and searched.
package struct FoodCatalog: Sendable {
    package let foods: [Food]
    private let positions: [FoodID: Int]
    /// Names by their words, for the search and for the reader.
    package let index: FoodIndex
    /// More foods, of which only those are looked at that a query or a text may mean.
    package let store: (any FoodStore)?

    /// Of foods with the same id the first stays.
    ///
    /// - Parameter background: tells how rare words are, where `foods` are only some of many.
    package init(
        foods: [Food], store: (any FoodStore)? = nil, weights: IndexWeights = IndexWeights(),
        background: FoodIndex? = nil
    ) {
        self.store = store
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
        self.foods = unique
        self.positions = positions
        index = FoodIndex.build(unique, weights: weights, background: background)
    }

    package subscript(id: FoodID) -> Food? {
        positions[id].map { foods[$0] } ?? store?.food(id)
    }

    /// Where a food stands in `foods`.
    package func position(of id: FoodID) -> Int? { positions[id] }

    /// This catalog with a person's own foods in front of it; an id that exists already is replaced.
    package func adding(_ own: [Food]) -> FoodCatalog {
        FoodCatalog(foods: own + foods, store: store)
    }

    /// A small catalog of what a text with these words may mean: `foods`, and what the store has.
    package func narrowed(to words: [WordHash], with foods: [Food], limit: Int) -> FoodCatalog? {
        guard let store else { return nil }
        let found = store.foods(with: words, limit: limit)
        return found.isEmpty ? nil : FoodCatalog(foods: foods + found, background: index)
    }
}
