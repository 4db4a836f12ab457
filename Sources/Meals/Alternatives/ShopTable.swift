package import Nutrition

/// What a food costs: so much money for so much of it.
package struct ShopPrice: Sendable, Hashable, CustomStringConvertible {
    package var amount: Thousandths
    /// The money and the measure as they were written: `EUR/kg`. Prices of another unit are not compared.
    package var unit: String

    package init(amount: Thousandths, unit: String) {
        self.amount = amount
        self.unit = unit
    }

    /// From `2.49 EUR/kg`; `nil` where it is none.
    package init?(_ text: some StringProtocol) {
        let words = text.split(separator: " ")
        guard words.count == 2, let value = Double(words[0]), value.isFinite,
            (0...1_000_000).contains(value), words[1].contains("/")
        else { return nil }
        self.init(amount: Thousandths(value), unit: String(words[1]))
    }

    package var description: String { "\(Figures.plain(amount.value)) \(unit)" }
}

/// A food in a shop.
package struct ShopOffer: Sendable, Hashable {
    package var shop: String
    /// `nil` where nobody said.
    package var price: ShopPrice?

    package init(shop: String, price: ShopPrice? = nil) {
        self.shop = shop
        self.price = price
    }
}

/// A person's own table of what their shops have.
package struct ShopTable: Sendable {
    private var offers: [String: [ShopOffer]] = [:]
    /// Lines that were left out: which file and line, and why.
    package var faults: [String] = []

    package init() {}

    package var isEmpty: Bool { offers.isEmpty }

    /// - Parameter food: its id, or its name in any case.
    package mutating func add(_ offer: ShopOffer, of food: String) {
        offers[food.lowercased(), default: []].append(offer)
    }

    /// The cheapest of comparable prices; of others the one that was written first.
    package func offer(of food: Food) -> ShopOffer? {
        let all = [food.id.rawValue, food.name].flatMap { offers[$0.lowercased()] ?? [] }
        guard let first = all.first else { return nil }
        guard let unit = all.lazy.compactMap(\.price?.unit).first else { return first }
        return all.filter { $0.price?.unit == unit }
            .min { ($0.price?.amount ?? .zero) < ($1.price?.amount ?? .zero) } ?? first
    }
}
