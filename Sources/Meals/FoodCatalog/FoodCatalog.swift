package import Nutrition

/// The foods that are known, ready to be looked up and searched.
package struct FoodCatalog: Sendable {
    package let foods: [Food]
    private let positions: [FoodID: Int]
    /// Names by their words, for the search and for the reader.
    package let index: FoodIndex

    /// Of foods with the same id the first stays.
    package init(foods: [Food], weights: IndexWeights = IndexWeights()) {
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
        index = FoodIndex.build(unique, weights: weights)
    }

    package subscript(id: FoodID) -> Food? { positions[id].map { foods[$0] } }

    /// Where a food stands in `foods`.
    package func position(of id: FoodID) -> Int? { positions[id] }

    /// This catalog with a person's own foods in front of it; an id that exists already is replaced.
    package func adding(_ own: [Food]) -> FoodCatalog { FoodCatalog(foods: own + foods) }
}
