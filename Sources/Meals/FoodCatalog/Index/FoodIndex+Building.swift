package import Nutrition

extension FoodIndex {
    /// Reads all names of `foods` once.
    package static func build(
        _ foods: [Food], weights: IndexWeights = IndexWeights(), background: FoodIndex? = nil
    ) -> FoodIndex {
        var builder = IndexBuilder(weights: weights, foods: foods.count)
        for food in foods.indices { builder.read(foods[food], number: Int32(food)) }
        return builder.finish(foods: foods.count, background: background)
    }

    /// This index with `more` behind its `count` foods, of which none is read again.
    ///
    /// What the words and names that are here already are worth stays as it is.
    func adding(_ more: [Food], behind count: Int) -> FoodIndex {
        var builder = IndexBuilder(weights: weights, foods: more.count, finished: self)
        for food in more.indices { builder.read(more[food], number: Int32(food)) }
        return builder.finish(behind: count)
    }
}
