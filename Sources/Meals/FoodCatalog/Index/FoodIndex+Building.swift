package import Nutrition

extension FoodIndex {
    /// Reads all names of `foods` once.
    package static func build(
        _ foods: [Food], weights: IndexWeights = IndexWeights(), background: FoodIndex? = nil
    ) -> FoodIndex {
        var builder = IndexBuilder(weights: weights)
        for food in foods.indices { builder.read(foods[food], number: Int32(food)) }
        return builder.finish(foods, background: background)
    }
}
