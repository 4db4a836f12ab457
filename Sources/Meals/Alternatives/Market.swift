package import Nutrition

/// What is known of when and where foods are to be had, as far as somebody knows.
package struct Market: Sendable {
    /// Whether the present month is one of the food's; `nil` where nobody says, of any food or of one.
    private let season: (@Sendable (FoodID) -> Bool?)?
    /// What the person's shops have; `nil` where they have given none.
    private let shops: ShopTable?

    package init(
        season: (@Sendable (FoodID) -> Bool?)? = nil, shops: ShopTable? = nil
    ) {
        self.season = season
        self.shops = shops
    }

    /// Nothing is known of any food.
    package static let unknown = Market()

    func isInSeason(_ food: FoodID) -> Bool? { season?(food) }

    /// The cheapest offer of the first shop that has it.
    func offer(of food: Food) -> ShopOffer? { shops?.offer(of: food) }

    /// Whether anything can be said of what is available.
    var hasShops: Bool { shops?.isEmpty == false }

    /// Whether anything is known that would tell one food from another.
    var isKnown: Bool { season != nil || hasShops }
}

// How much farther a food is for being hard to get. Nearness in use and nutrients has the same measure, in which
// another kind of food is 2 away, so that neither season nor shop brings something of another kind before what
// is alike.
extension Market {
    /// Out of season is as much as not to be had; of what nobody says anything is half as much.
    private static let outOfSeason = 1.0
    private static let unknownSeason = 0.5
    private static let unavailable = 1.0
    /// The dearest of comparable offers; below `unavailable`, so that no price outweighs a shop that has it.
    private static let dearest = 0.4

    /// For each of some foods how much is added to its distance.
    func distances(of foods: [Food]) -> [Double] {
        let offers = foods.map(offer)
        let prices = offers.map { $0?.price }
        return foods.indices.map { index in
            let season =
                switch isInSeason(foods[index].id) {
                case true?: 0.0
                case false?: Self.outOfSeason
                case nil: Self.unknownSeason
                }
            guard hasShops else { return season }
            guard offers[index] != nil else { return season + Self.unavailable }
            return season + Self.dearest * Self.place(of: prices[index], among: prices)
        }
    }

    /// From 0 for the cheapest to 1 for the dearest of those in the same money for the same measure; half of it
    /// for one that has no price, or nothing to compare with.
    private static func place(of price: ShopPrice?, among prices: [ShopPrice?]) -> Double {
        guard let price else { return 0.5 }
        let amounts = prices.compactMap { $0 }.filter { $0.unit == price.unit }
            .map(\.amount.value)
        guard let least = amounts.min(), let most = amounts.max(), most > least else { return 0.5 }
        return (price.amount.value - least) / (most - least)
    }
}
