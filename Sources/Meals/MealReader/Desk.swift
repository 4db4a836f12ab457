internal import FoodCatalog
internal import Locking

/// Work space that is kept between readings.
struct Desk: Sendable {
    var scores: NameScores
    var chains: NameChains
    var labels: LabelShelf

    init(names: Int, foods: Int) {
        scores = NameScores(names: names)
        chains = NameChains(names: names)
        labels = LabelShelf(foods: foods)
    }
}

/// As many desks as there were readings at the same time.
final class Desks: Sendable {
    private let free = Mutex<[Desk]>([])
    private let names: Int
    private let foods: Int

    init(names: Int, foods: Int) {
        self.names = names
        self.foods = foods
    }

    func with<Result>(_ body: (inout Desk) -> Result) -> Result {
        var desk = free.withLock { $0.popLast() } ?? Desk(names: names, foods: foods)
        let result = body(&desk)
        free.withLock { $0.append(desk) }
        return result
    }
}
