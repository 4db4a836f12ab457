internal import FoodCatalog
internal import Locking
internal import Nutrition

/// Which foods are drinks, so that a whole food is not put together for each entry of each day that is looked at.
final class KnownDrinks: Sendable {
    private let known = Mutex<(catalog: FoodCatalog?, foods: [FoodID: Bool])>((nil, [:]))

    /// As many foods are remembered at most.
    private static let limit = 1000

    /// Whether the catalog has it as one.
    func isDrink(_ food: FoodID, in catalog: FoodCatalog) -> Bool {
        known.withLock { known in
            if known.catalog !== catalog || known.foods.count >= Self.limit {
                known = (catalog, [:])
            }
            if let isDrink = known.foods[food] { return isDrink }
            let isDrink = catalog[food]?.category == .beverage
            known.foods[food] = isDrink
            return isDrink
        }
    }
}
