internal import Nutrition

extension Suggester {
    /// The same for somebody who asks for it, whether or not it was had today.
    package func usualMeal(at moment: SuggestionMoment) -> Suggestion? {
        usualMeal(at: moment, ranking(at: moment), again: true)
    }

    /// The meal that is usual now: foods that were had together at this meal, exactly these, at least three
    /// times and at least three of its last ten times, none of which was had at it today.
    ///
    /// It is as good as the best of its foods.
    ///
    /// - Parameter again: whether it counts although some of it was had today.
    func usualMeal(
        at moment: SuggestionMoment, _ ranked: [Ranked], without excluded: Set<FoodKey> = [],
        again: Bool = false
    ) -> Suggestion? {
        guard moment.meal != .snack else { return nil }
        let recent = habits.days(before: moment.day, limit: 10) {
            !habits.foods(at: MealOfDay(day: $0, meal: moment.meal)).isEmpty
        }
        var counts: [FoodSet: Int] = [:]
        for day in recent {
            let meal = MealOfDay(day: day, meal: moment.meal)
            if let set = FoodSet(habits.foods(at: meal)) { counts[set, default: 0] += 1 }
        }
        let today =
            again ? [] : habits.foods(at: MealOfDay(day: moment.day, meal: moment.meal))
        let values = Dictionary(
            ranked.map { ($0.food, $0.value) }, uniquingKeysWith: { first, _ in first })
        let common = counts.filter { set, count in
            count >= 3 && set.foods.allSatisfy { !today.contains($0) && values[$0] != nil }
        }
        // Of two that are as usual the one that comes first by its foods.
        let best = common.min {
            ($1.value, $0.key.foods.map(\.rawValue).joined(separator: " "))
                < ($0.value, $1.key.foods.map(\.rawValue).joined(separator: " "))
        }
        guard let best, best.key.foods.allSatisfy({ !excluded.contains($0) }) else { return nil }
        let scores = best.key.foods.compactMap { values[$0] }
        // In the order of the best first, as people name what matters.
        let items = best.key.foods.sorted { (values[$1] ?? 0, $0) < (values[$0] ?? 0, $1) }
            .compactMap { usual($0, at: moment) }
        return Suggestion(
            items: items, score: scores.max() ?? 0,
            reason: .meal(moment.meal, count: best.value, of: recent.count))
    }
}
