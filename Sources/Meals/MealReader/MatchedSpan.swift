internal import FoodCatalog
internal import Nutrition

/// A stretch of a sentence with the foods that it may mean, best first and never empty.
struct MatchedSpan {
    var span: Span
    var candidates: [Candidate]
}

extension MatchedSpan {
    /// Takes it for another food, which its company makes of it; not where the person's own was meant.
    mutating func become(_ id: FoodID, in catalog: FoodCatalog) {
        guard let food = catalog.position(of: id), var best = candidates.first,
            best.food != food, !catalog.isOwn(at: Int(best.food))
        else { return }
        best.food = Int32(food)
        let known = candidates.first { $0.food == food }?.name
        best.name = known ?? catalog.index.name(of: Int32(food)) ?? best.name
        candidates.removeAll { $0.food == food }
        candidates.insert(best, at: 0)
    }
}
