package import Alternatives

/// What is known of seasons, and of the person's shops.
package struct KnownMarkets: Sendable {
    /// `nil` where nothing is known of any food.
    package var seasons: (any SeasonSource)?
    /// Looks at the person's own table as it is now; `nil` where they have none.
    package var shops: @Sendable () -> ShopTable?

    package init(
        seasons: (any SeasonSource)? = nil, shops: @escaping @Sendable () -> ShopTable? = { nil }
    ) {
        self.seasons = seasons
        self.shops = shops
    }
}
