internal import Nutrition

extension Suggester {
    /// How much of a food is usual at this meal: what was had most often of its last ten times then, or of
    /// its last ten times at all where it never was; of several the newest.
    ///
    /// - Returns: `nil` of a food that was never had.
    package func usual(_ food: FoodKey, at moment: SuggestionMoment) -> Suggestion.Item? {
        guard let times = habits.foods[food]?.times, let last = times.last else { return nil }
        var newest = [Eaten](times.reversed().lazy.filter { $0.meal == moment.meal }.prefix(10))
        if newest.isEmpty { newest = [Eaten](times.reversed().prefix(10)) }
        var counts: [Amount: Int] = [:]
        for time in newest { counts[Amount(time), default: 0] += 1 }
        let most = counts.values.max() ?? 0
        let like = newest.first { counts[Amount($0)] == most } ?? last
        return Suggestion.Item(food: food, like: like)
    }
}

/// By what two helpings are the same.
private struct Amount: Hashable {
    let amount: Double?
    let unit: String?
    let grams: Thousandths?

    init(_ eaten: Eaten) {
        amount = eaten.amount
        unit = eaten.unit
        grams = eaten.grams
    }
}
