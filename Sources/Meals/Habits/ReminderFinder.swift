package import Nutrition
internal import Telling

/// Finds what was probably eaten and is not logged: the companion of a meal, or a meal that is usual.
package struct ReminderFinder: Sendable {
    let habits: EatingHabits

    package init(_ habits: EatingHabits) { self.habits = habits }

    /// Nobody is reminded at a lower chance. Four of five is what is promised; the rest makes up for what the
    /// chance itself may be off by.
    package static let leastChance = 0.87
    /// Fewer occasions tell nothing.
    package static let leastOccasions = 10
    /// Minutes from a meal's last food until something of it counts as forgotten, and until it is too late to
    /// ask.
    package static let afterMeal = 30...150
    /// Minutes from the time by which a meal was nearly always had.
    package static let afterHour = 45...180
    /// Days that are looked back.
    package static let reach = 90

    /// - Parameters:
    ///   - day: in days since 1970-01-01.
    ///   - minute: that the wall clock shows, 0 to 1439.
    ///   - present: foods that the day has, logged or held.
    ///   - meals: meals that the day has, logged or held.
    /// - Returns: the one with the greatest chance, of at least `leastChance`; `nil` mostly.
    package func reminder(
        on day: Int, at minute: Int, present: Set<FoodKey>, meals: Set<Meal>
    ) -> Reminder? {
        let all = companions(day, minute, present) + self.meals(day, minute, meals)
        let likely = all.filter { $0.chance >= Self.leastChance }
        return likely.max { left, right in
            (left.chance, left.count, right.foods.first ?? FoodKey(rawValue: ""))
                < (right.chance, right.count, left.foods.first ?? FoodKey(rawValue: ""))
        }
    }

    /// What was nearly always had at the same meal as foods that were had at a meal a while ago.
    private func companions(_ day: Int, _ minute: Int, _ present: Set<FoodKey>) -> [Reminder] {
        let today = habits.entries(on: day)
        return Meal.allCases.filter { $0 != .snack }.flatMap { meal -> [Reminder] in
            let had = today.filter { $0.meal == meal }
            guard let last = had.last, Self.afterMeal.contains(minute - last.minute) else {
                return []
            }
            return had.map(\.food).flatMap { companions(of: $0, at: meal, day, present) }
        }
    }

    private func companions(
        of food: FoodKey, at meal: Meal, _ day: Int, _ present: Set<FoodKey>
    ) -> [Reminder] {
        let times = habits.foods[food]?.since(day - Self.reach) ?? []
        let days = Set(times.filter { $0.meal == meal && $0.day < day }.map(\.day))
        guard days.count >= Self.leastOccasions else { return [] }
        var counts: [FoodKey: Int] = [:]
        for day in days {
            for other in habits.foods(at: MealOfDay(day: day, meal: meal)) where other != food {
                counts[other, default: 0] += 1
            }
        }
        return counts.filter { !present.contains($0.key) }.map { other, count in
            Reminder(
                kind: .companion(of: food), meal: meal, foods: [other], count: count,
                occasions: days.count, chance: Oversight.chance(count, of: days.count))
        }
    }

    /// Meals that were had on nearly all such days, by a time that is past.
    private func meals(_ day: Int, _ minute: Int, _ present: Set<Meal>) -> [Reminder] {
        let isWeekend = LocalDay(daysSinceEpoch: day).weekday > 5
        let days = habits.days(before: day, limit: 60, reach: Self.reach) {
            (LocalDay(daysSinceEpoch: $0).weekday > 5) == isWeekend
        }
        guard days.count >= Self.leastOccasions else { return [] }
        return Meal.allCases.filter { $0 != .snack && !present.contains($0) }.compactMap { meal in
            let firsts = days.compactMap { day in
                habits.entries(on: day).first { $0.meal == meal }?.minute
            }.sorted()
            guard !firsts.isEmpty else { return nil }
            // By then nineteen of twenty were had.
            let latest = firsts[min(firsts.count - 1, firsts.count * 19 / 20)]
            guard Self.afterHour.contains(minute - latest) else { return nil }
            return Reminder(
                kind: .meal, meal: meal, foods: usualFoods(meal, days), count: firsts.count,
                occasions: days.count, chance: Oversight.chance(firsts.count, of: days.count))
        }
    }

    /// The foods that a meal had on at least half of its last ten days, exactly these; none where it changes.
    private func usualFoods(_ meal: Meal, _ days: [Int]) -> [FoodKey] {
        let recent = days.lazy.map { habits.foods(at: MealOfDay(day: $0, meal: meal)) }
            .filter { !$0.isEmpty }.prefix(10)
        var counts: [Set<FoodKey>: Int] = [:]
        for foods in recent { counts[foods, default: 0] += 1 }
        let best = counts.max {
            ($0.value, $1.key.count, $1.key.sorted().map(\.rawValue).joined())
                < ($1.value, $0.key.count, $0.key.sorted().map(\.rawValue).joined())
        }
        guard let best, best.value * 2 >= recent.count else { return [] }
        return best.key.sorted()
    }
}

extension Reminder {
    /// "coffee with breakfast, 26 of 28" – `names` say what the foods are called.
    package func reason(_ names: (FoodKey) -> String) -> String {
        switch kind {
        case .companion(let food):
            Texts.reminders.companion(
                Words.row(foods.map(names)), names(food), meal.told, count, occasions)
        case .meal: Texts.reminders.onDays(meal.told, count, occasions)
        }
    }
}
