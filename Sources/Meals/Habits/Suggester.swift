internal import Nutrition

/// Finds what a person would have now, by what they had before.
package struct Suggester: Sendable {
    let habits: EatingHabits
    let tastes: Tastes
    let weights: SuggestionScore.Weights

    package init(
        _ habits: EatingHabits, tastes: Tastes = Tastes(),
        weights: SuggestionScore.Weights = .usual
    ) {
        self.habits = habits
        self.tastes = tastes
        self.weights = weights
    }

    /// How many are suggested at a time.
    package static let limit = 5
    /// Older than so many days nothing tells of the hour any more.
    static let reach = 120

    /// Foods and at most one whole meal, the best first.
    ///
    /// - Parameter excluded: what was suggested just now and is not wanted.
    package func suggestions(
        at moment: SuggestionMoment, limit: Int = Suggester.limit,
        without excluded: Set<FoodKey> = []
    ) -> [Suggestion] {
        guard limit > 0 else { return [] }
        let ranked = ranking(at: moment).filter { !excluded.contains($0.food) }
        var found = ranked.filter { !isPill($0.food) }.prefix(limit).compactMap {
            suggestion($0, moment)
        }
        if let meal = usualMeal(at: moment, ranked, without: excluded) {
            let place = found.firstIndex { $0.score <= meal.score } ?? found.endIndex
            found.insert(meal, at: place)
        }
        return Array(found.prefix(limit))
    }

    /// A food and what speaks for it.
    package struct Ranked: Sendable, Hashable {
        package var food: FoodKey
        package var score: SuggestionScore
        /// By the suggester's weights.
        package var value: Double
    }

    /// All foods, the best first; of two that are alike the one that comes first by its key.
    package func ranking(at moment: SuggestionMoment) -> [Ranked] {
        let rates = habits.foods.mapValues { Rate($0, moment) }
        let mostHour = rates.values.map(\.hour).max() ?? 0
        let mostWeekday = rates.values.map(\.weekday).max() ?? 0
        let patience = patience(at: moment)
        let company = company(at: moment)
        return habits.foods.map { food, habit in
            let rate = rates[food] ?? Rate()
            let score = SuggestionScore(
                preference: habit.preference(on: moment.day, rating: tastes.ratings[food]),
                hour: mostHour > 0 ? rate.hour / mostHour : 0,
                weekday: mostWeekday > 0 ? rate.weekday / mostWeekday : 0,
                fit: SuggestionScore.fit(habit.times.last?.calories, moment.remaining),
                notToday: chanceOfAnother(habit, moment.day), company: company[food] ?? 0,
                patience: patience[food] ?? 1)
            return Ranked(food: food, score: score, value: score.value(weights))
        }.sorted { ($1.value, $0.food) < ($0.value, $1.food) }
    }

    /// Pills count without being food: what no catalog has and has no energy. A usual meal may have them.
    private func isPill(_ food: FoodKey) -> Bool {
        food.food == nil && habits.foods[food]?.times.last?.calories == .zero
    }

    private func suggestion(_ ranked: Ranked, _ moment: SuggestionMoment) -> Suggestion? {
        guard let item = usual(ranked.food, at: moment) else { return nil }
        return Suggestion(
            items: [item], score: ranked.value, reason: reason(for: ranked.food, at: moment))
    }

    /// How often a food was had at a time like this, newer times counting more.
    private struct Rate {
        var hour = 0.0
        var weekday = 0.0

        init() {}

        init(_ habit: Timeline, _ moment: SuggestionMoment) {
            for time in habit.since(moment.day - Suggester.reach) where time.day <= moment.day {
                let age = Double(moment.day - time.day)
                let distance = Double(SuggestionMoment.distance(time.minute, moment.minute))
                hour += Suggester.decay(age, 21) * max(0, 1 - distance / 105)
                if (moment.day - time.day) % 7 == 0 {
                    weekday += Suggester.decay(age, 42) * max(0, 1 - distance / 150)
                }
            }
        }
    }

    /// What is left of 1 after so many days, of which `half` leave a half.
    static func decay(_ age: Double, _ half: Double) -> Double {
        Self.halves[min(Self.halves.count - 1, Int(age * 42 / half))]
    }

    /// `2^(-n/42)`
    private static let halves: [Double] = {
        // 42nd root of a half, so that no power has to be computed for each entry.
        let step = 0.983_631_685_345_083_2
        var value = 1.0
        return (0...(2 * reach + 2)).map { _ in
            defer { value *= step }
            return value
        }
    }()

    /// What dismissals leave of each food's score: a half for each within thirty days at about this hour,
    /// unless the food was had since.
    private func patience(at moment: SuggestionMoment) -> [FoodKey: Double] {
        var left: [FoodKey: Double] = [:]
        for dismissal in tastes.dismissals {
            guard (moment.day - 30...moment.day).contains(dismissal.day),
                SuggestionMoment.distance(dismissal.minute, moment.minute) <= 120
            else { continue }
            if let last = habits.foods[dismissal.food]?.times.last,
                (last.day, last.minute) >= (dismissal.day, dismissal.minute)
            {
                continue
            }
            left[dismissal.food, default: 1] *= 0.5
        }
        return left
    }
}
