internal import FoodCatalog
internal import Locking

/// Work space that is kept between readings.
struct Desk {
    var scores: NameScores
    var chains: NameChains
    let labels: LabelShelf
    /// What the span that foods are sought for makes of their names.
    var adjustment = Adjustment()
    /// The words of that span.
    var shares: [NameScores.Share] = []
    /// How well each portion of the food that is weighed fits.
    var fits: [Float] = []

    init(_ catalog: FoodCatalog) {
        let names = catalog.index.names.count
        scores = NameScores(names: names)
        chains = NameChains(names: names, words: catalog.index.rarity.count)
        labels = LabelShelf(foods: catalog.foods.count)
    }
}

/// As many desks as there were readings at the same time, all for one catalog.
final class Desks: Sendable {
    /// Holds a desk where it stands, because a desk of so many lists is dear to hand about.
    // Unchecked: whoever took a seat from the free ones has it alone until it is given back.
    private final class Seat: @unchecked Sendable {
        var desk: Desk

        init(_ desk: Desk) { self.desk = desk }
    }

    private let free = Mutex<[Seat]>([])

    func with<Result>(for catalog: FoodCatalog, _ body: (inout Desk) -> Result) -> Result {
        let seat = free.withLock { $0.popLast() } ?? Seat(Desk(catalog))
        let result = body(&seat.desk)
        free.withLock { $0.append(seat) }
        return result
    }
}
