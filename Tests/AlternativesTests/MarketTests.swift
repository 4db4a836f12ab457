import Allergens
import Alternatives
import Nutrition
import TestSupport
import Testing

/// Seasons, shops and prices, on foods that are all of one role.
struct MarketTests {
    private static func fruit(_ name: String, calories: Double = 50) -> Food {
        Food(
            id: FoodID(rawValue: name.replacing(" ", with: "-")), name: name, category: .fruit,
            per100g: Nutrients(calories: Thousandths(calories)),
            portions: [Portion(label: "piece", grams: Thousandths(100))], defaultPortion: 0,
            usualGrams: Thousandths(100), source: FoodSource(release: "test"))
    }

    private static let foods = [
        "red apple", "green apple", "small apple", "sweet apple", "wild apple",
    ].map { fruit($0) }

    private func names(_ market: Market) -> [String] {
        AlternativeFinder(Self.foods, .nothing)
            .alternatives(to: Self.foods[0], .init([]), in: market).map(\.name)
    }

    private func shops(_ lines: (String, String, String?)...) -> ShopTable {
        var table = ShopTable()
        for (food, shop, price) in lines {
            table.add(ShopOffer(shop: shop, price: price.flatMap { ShopPrice($0) }), of: food)
        }
        return table
    }

    @Test func `what is in season comes first, and what is not comes last`() throws {
        #expect(names(.unknown) == ["green apple", "small apple", "sweet apple"])
        let market = Market(season: { food in
            ["wild-apple": true, "green-apple": false][food.rawValue]
        })
        let found = AlternativeFinder(Self.foods, .nothing)
            .alternatives(to: Self.foods[0], .init([]), in: market, limit: 4)
        #expect(found.map(\.name) == ["wild apple", "small apple", "sweet apple", "green apple"])
        #expect(found.map(\.isInSeason) == [true, nil, nil, false])
        #expect(found[0].reason == "apple too; about as much energy; in season")
        #expect(found[3].reason == "apple too; about as much energy; not in season now")
    }

    @Test func `what a shop has comes before what none has, whatever it costs, then the cheaper`()
        throws
    {
        let table = shops(
            ("wild apple", "Market", "9 EUR/kg"), ("Sweet Apple", "Corner", "2 EUR/kg"),
            ("sweet-apple", "Far", "3 EUR/kg"))
        let found = AlternativeFinder(Self.foods, .nothing)
            .alternatives(to: Self.foods[0], .init([]), in: Market(shops: table))
        #expect(found.map(\.name) == ["sweet apple", "wild apple", "green apple"])
        #expect(found[0].offer == ShopOffer(shop: "Corner", price: ShopPrice("2 EUR/kg")))
        #expect(found[0].reason == "apple too; about as much energy; at Corner, 2 EUR/kg")
        #expect(found[2].offer == nil)
        // Prices of other measures are not compared.
        let mixed = shops(
            ("wild apple", "Market", "1 EUR/piece"), ("sweet apple", "Corner", "2 EUR/kg"))
        #expect(Array(names(Market(shops: mixed)).prefix(2)) == ["sweet apple", "wild apple"])
        #expect(names(Market(shops: ShopTable())) == names(.unknown))
    }

    @Test func `neither season nor shop brings another kind before what is alike`() {
        let foods = Self.foods + [Self.fruit("round pear")]
        let table = shops(("round pear", "Corner", "1 EUR/kg"))
        let market = Market(season: { $0.rawValue == "round-pear" }, shops: table)
        let found = AlternativeFinder(foods, .nothing)
            .alternatives(to: foods[0], .init([]), in: market, limit: 5).map(\.name)
        #expect(found == ["green apple", "small apple", "sweet apple", "wild apple", "round pear"])
    }

    @Test(arguments: (0..<100).map(UInt64.init))
    func `no price outweighs that a shop has it, whatever the prices`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var table = ShopTable()
        var stocked: Set<String> = []
        for food in Self.foods.dropFirst() where Bool.random(using: &random) {
            stocked.insert(food.name)
            let amount = Int.random(in: 0...100_000, using: &random)
            let unit = ["EUR/kg", "TWD/kg"].randomElement(using: &random) ?? ""
            let price = Bool.random(using: &random) ? ShopPrice("\(amount) \(unit)") : nil
            table.add(ShopOffer(shop: "Corner", price: price), of: food.id.rawValue)
        }
        let found = AlternativeFinder(Self.foods, .nothing)
            .alternatives(to: Self.foods[0], .init([]), in: Market(shops: table), limit: 5)
        let has = found.map { stocked.contains($0.name) }
        #expect(has == has.sorted { $0 && !$1 }, "seed \(seed): \(found.map(\.name))")
        #expect(found.count == 4, "seed \(seed)")
    }

    @Test(
        arguments: [
            ("TW", .taiwan), ("hk", .hongKong), ("DE", .europe), ("GB", .europe),
            ("US", .northAmerica), ("CA", .northAmerica), ("JP", nil), ("", nil),
        ] as [(String, SeasonRegion?)])
    func `a country is of a region, or of none`(country: String, region: SeasonRegion?) {
        #expect(SeasonRegion(country: country) == region)
    }

    @Test(
        arguments: [
            ("2.49 EUR/kg", "2.49 EUR/kg"), ("3 TWD/piece", "3 TWD/piece"), ("2.49", nil),
            ("EUR 2", nil), ("-1 EUR/kg", nil), ("nan EUR/kg", nil), ("2 EUR", nil),
            ("1e9 EUR/kg", nil),
        ] as [(String, String?)])
    func `a price is money for a measure`(text: String, price: String?) {
        #expect(ShopPrice(text)?.description == price)
    }
}
