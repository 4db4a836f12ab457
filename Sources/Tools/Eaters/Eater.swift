package import Habits
package import Nutrition

/// Somebody who eats, as far as a program needs to know: their hours, their dishes and their whims.
package struct Eater: Sendable {
    /// The ways of life that are tried.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The same hours every day, and few breakfasts.
        case routine
        /// Early, late and night shifts, a week each.
        case shiftWork = "shift work"
        /// Weekdays by the clock, other food and other hours at the weekend.
        case weekend
        /// No hours, many foods, meals left out.
        case chaotic
        /// Every fourth week elsewhere, with the food of that place.
        case travelling
    }

    /// What is chosen from at a meal, the first the most often.
    struct Menu: Sendable {
        /// Sets of foods that are had together.
        var choices: [[Int]]
        /// The share of the first choice, of what is left that of the second, and so on.
        var loyalty: Double

        func choose(_ random: inout SplitRandom) -> [Int] {
            for choice in choices.dropLast() where random.chance(loyalty) { return choice }
            return choices.last ?? []
        }
    }

    let kind: Kind
    private(set) var random: SplitRandom

    package init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        random = SplitRandom(seed: seed)
    }

    /// Everything that is eaten on so many days, in order of time.
    package mutating func diary(days: Int, from first: LocalDay) -> [Eaten] {
        var diary = Diary(first: first.daysSinceEpoch)
        var life = Life(kind, &random)
        for day in 0..<days {
            life.drift(&random)
            life.live(day, weekday: first.advanced(by: day).weekday, &diary, &random)
        }
        return diary.entries
    }
}

/// What was eaten so far.
struct Diary {
    let first: Int
    private(set) var entries: [Eaten] = []

    init(first: Int) { self.first = first }

    /// Foods are had one after another, a minute apart; what is had after midnight counts for the day before
    /// it, at the last minute.
    mutating func add(_ foods: [Int], day: Int, minute: Int, _ meal: Meal) {
        for (place, food) in foods.enumerated() {
            entries.append(
                Eaten(
                    entry: Int64(entries.count + 1), food: FoodKey(rawValue: "food \(food)"),
                    day: first + day, minute: min(1439, max(0, minute + place)), meal: meal,
                    grams: Thousandths(100), calories: Thousandths(Double(50 + food % 40 * 10))))
        }
    }
}
