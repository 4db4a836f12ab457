package import Nutrition

/// Something to eat instead of something else.
package struct Alternative: Sendable, Hashable {
    package var food: FoodID
    package var name: String
    /// A usual amount of it.
    package var grams: Thousandths?
    package var calories: Thousandths?
    /// Whether the present month is one of its own in the person's region; `nil` where nobody says.
    package var isInSeason: Bool?
    /// Where the person can buy it, by their own table of shops.
    package var offer: ShopOffer?
    /// `a latte too; no milk by its recipe; 40 kcal less`
    package var reason: String

    package init(
        food: FoodID, name: String, grams: Thousandths?, calories: Thousandths?, reason: String,
        isInSeason: Bool? = nil, offer: ShopOffer? = nil
    ) {
        self.food = food
        self.name = name
        self.grams = grams
        self.calories = calories
        self.reason = reason
        self.isInSeason = isInSeason
        self.offer = offer
    }
}
