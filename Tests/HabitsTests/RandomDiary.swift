import Habits
import Nutrition
import TestSupport

/// Entries of a few foods on a few weeks, at any time.
struct RandomDiary {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// 2026-01-05, a Monday.
    static let first = 20_458

    mutating func eaten(_ entry: Int64) -> Eaten {
        let minute = Int.random(in: 0..<1440, using: &random)
        let grams = Int.random(in: 1...4, using: &random) * 50
        return Eaten(
            entry: entry, food: FoodKey(rawValue: "food \(Int.random(in: 0..<6, using: &random))"),
            day: Self.first + Int.random(in: 0..<40, using: &random), minute: minute,
            meal: Meal(hour: minute / 60), amount: Double(grams / 50), unit: "piece",
            grams: Thousandths(Double(grams)), calories: Thousandths(Double(grams * 2)),
            corrections: Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0)
    }

    /// By habit: each food has its hour, and is had then more often than not.
    mutating func habitual(days: Int) -> [Eaten] {
        var entries: [Eaten] = []
        for day in 0..<days {
            for food in 0..<8 where Int.random(in: 0..<10, using: &random) < 9 - food {
                let minute = 400 + food * 110 + Int.random(in: -30...30, using: &random)
                entries.append(
                    Eaten(
                        entry: Int64(entries.count + 1), food: FoodKey(rawValue: "food \(food)"),
                        day: Self.first + day, minute: minute, meal: Meal(hour: minute / 60),
                        grams: Thousandths(100), calories: Thousandths(Double(100 + food * 50))))
            }
        }
        return entries
    }
}
