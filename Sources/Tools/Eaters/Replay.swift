package import Habits
internal import Nutrition

/// How often what was eaten next was among five suggestions, of a diary that is replayed food by food.
///
/// Nothing is seen of what comes later. The first two weeks teach only.
package struct Replay: Sendable, Hashable {
    /// The foods that were asked for.
    package var asked = 0
    /// How many of them were suggested.
    package var hits = 0
    /// How many were among the five that had been had most so far.
    package var hitsByCount = 0
    /// How many were among the five that had been had most in that hour of the day, with those that had been
    /// had most at all where the hour had fewer.
    package var hitsByHour = 0

    package init() {}

    package static let lessonDays = 14

    package init(of diary: [Eaten], weights: SuggestionScore.Weights = .usual) {
        guard let first = diary.first?.day else { return }
        var habits = EatingHabits()
        var counts: [FoodKey: Int] = [:]
        var hours: [Int: [FoodKey: Int]] = [:]
        for eaten in diary {
            let hour = eaten.minute / 60
            if eaten.day >= first + Self.lessonDays {
                asked += 1
                let moment = SuggestionMoment(
                    day: eaten.day, minute: eaten.minute, meal: eaten.meal)
                let suggested = Suggester(habits, weights: weights).ranking(at: moment)
                    .prefix(Suggester.limit).map(\.food)
                if suggested.contains(eaten.food) { hits += 1 }
                let most = Self.most(counts)
                if most.contains(eaten.food) { hitsByCount += 1 }
                let then = Self.most(hours[hour] ?? [:])
                let both = then + most.filter { !then.contains($0) }
                if both.prefix(Suggester.limit).contains(eaten.food) { hitsByHour += 1 }
            }
            habits.put(eaten)
            counts[eaten.food, default: 0] += 1
            hours[hour, default: [:]][eaten.food, default: 0] += 1
        }
    }

    /// Of several eaters, each with several diaries.
    package static func all(
        of kinds: [Eater.Kind], seeds: ClosedRange<Int>, days: Int,
        weights: SuggestionScore.Weights = .usual
    ) -> Replay {
        var sum = Replay()
        for kind in kinds {
            for seed in seeds {
                var eater = Eater(kind, seed: UInt64(seed))
                let first = LocalDay(daysSinceEpoch: 20_458)
                sum = sum + Replay(of: eater.diary(days: days, from: first), weights: weights)
            }
        }
        return sum
    }

    private static func most(_ counts: [FoodKey: Int]) -> [FoodKey] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Suggester.limit)
            .map(\.key)
    }

    package static func + (left: Replay, right: Replay) -> Replay {
        var sum = left
        sum.asked += right.asked
        sum.hits += right.hits
        sum.hitsByCount += right.hitsByCount
        sum.hitsByHour += right.hitsByHour
        return sum
    }

    package var share: Double { Double(hits) / Double(max(1, asked)) }
    package var shareByCount: Double { Double(hitsByCount) / Double(max(1, asked)) }
    package var shareByHour: Double { Double(hitsByHour) / Double(max(1, asked)) }
}
