/// What was shown of the last queries, for an hour.
struct ShownFoods {
    private var kept: [(query: LookupQuery, foods: [FoundFood], time: Double)] = []

    static let limit = 100
    /// Seconds.
    static let age = 3600.0

    func foods(of query: LookupQuery, at now: Double) -> [FoundFood] {
        kept.last { $0.query.key == query.key && now - $0.time < Self.age }?.foods ?? []
    }

    mutating func keep(_ foods: [FoundFood], of query: LookupQuery, at now: Double) {
        kept.removeAll { $0.query.key == query.key || now - $0.time >= Self.age }
        guard !foods.isEmpty else { return }
        kept.append((query, foods, now))
        if kept.count > Self.limit { kept.removeFirst() }
    }
}
