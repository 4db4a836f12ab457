internal import FoodCatalog
internal import Locking

/// Work space that is kept between readings.
struct Desk: Sendable {
    var scores: NameScores
    var chains: NameChains
    var labels: LabelShelf

    init(_ catalog: FoodCatalog) {
        let names = catalog.index.names.count
        scores = NameScores(names: names)
        chains = NameChains(names: names, words: catalog.index.rarity.count)
        labels = LabelShelf(foods: catalog.foods.count)
    }
}

/// As many desks as there were readings at the same time, all for one catalog.
final class Desks: Sendable {
    private let free = Mutex<[Desk]>([])
    func with<Result>(for catalog: FoodCatalog, _ body: (inout Desk) -> Result) -> Result {
        var desk = free.withLock { $0.popLast() } ?? Desk(catalog)
        let result = body(&desk)
        free.withLock { $0.append(desk) }
        return result
    }
}
