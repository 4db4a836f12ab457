internal import Nutrition

/// Meals for days to come, as the person had them.
extension Suggester {
    /// The same foods at the same meal, time after time.
    private struct WholeMeal {
        var foods: [FoodKey]
        /// The days on which they were had, the newest first.
        var days: [Int]
        /// How often it is had at this meal on such a day, 0 to 1.
        var rate = 0.0
    }

    /// What was had at the moment's meal, whole and with the usual amounts, the best first.
    ///
    /// A meal is what was eaten at it together, so that a bite that is also had then is no meal: its energy must be
    /// half to twice that of the middle one. It counts by how often it was had on this weekday, drawn towards all
    /// weekdays or days of weekends where little is known, and as much by what speaks for its foods.
    ///
    /// - Parameter today: the day on which it is asked, from which days ago are counted; in days since 1970-01-01.
    package func meals(at moment: SuggestionMoment, seenFrom today: Int) -> [Suggestion] {
        let days = habits.days(before: moment.day, limit: Self.reach) { day in
            habits.entries(on: day).contains { $0.meal == moment.meal }
        }
        let values = Dictionary(
            ranking(at: moment).map { ($0.food, $0.value) }, uniquingKeysWith: { first, _ in first }
        )
        let meals = rated(days, moment)
        let most = meals.map(\.rate).max() ?? 0
        let middle = middleEnergy(days, moment.meal)
        return meals.compactMap { whole in
            let parts = whole.foods.compactMap { values[$0] }
            // In the order of the best first, as people name what matters.
            let items = whole.foods.sorted { (values[$1] ?? 0, $0) < (values[$0] ?? 0, $1) }
                .compactMap { usual($0, at: moment) }
            let share = most > 0 ? whole.rate / most : 0
            let suggestion = Suggestion(
                items: items,
                score: (share + parts.reduce(0, +) / Double(max(1, parts.count))) / 2,
                reason: reason(for: whole, days, moment, seenFrom: today))
            return isLike(middle, suggestion.calories) ? suggestion : nil
        }.sorted { left, right in
            (right.score, left.key) < (left.score, right.key)
        }
    }

    private func isLike(_ middle: Thousandths?, _ calories: Thousandths?) -> Bool {
        guard let middle else { return true }
        guard let calories else { return false }
        return calories.value * 2 >= middle.value && calories.value <= middle.value * 2
    }

    /// The middle energy of a meal on these days; `nil` where it is never known in full.
    private func middleEnergy(_ days: [Int], _ meal: Meal) -> Thousandths? {
        let known = days.compactMap { day in
            habits.entries(on: day).filter { $0.meal == meal }
                .reduce(.zero as Thousandths?) { sum, eaten in
                    sum.flatMap { sum in eaten.calories.map { sum + $0 } }
                }
        }.sorted()
        return known.isEmpty ? nil : known[known.count / 2]
    }

    /// How much all such days count beside those of the weekday.
    private static let drawn = 2.0

    private func rated(_ days: [Int], _ moment: SuggestionMoment) -> [WholeMeal] {
        var meals: [[FoodKey]: [Int]] = [:]
        for day in days {
            let foods = Set(habits.entries(on: day).filter { $0.meal == moment.meal }.map(\.food))
            meals[foods.sorted(), default: []].append(day)
        }
        func weight(_ days: [Int], where fits: (Int) -> Bool) -> Double {
            days.filter(fits).reduce(0) { $0 + Self.decay(Double(moment.day - $1), 42) }
        }
        func isSame(_ day: Int) -> Bool { (moment.day - day) % 7 == 0 }
        func isAlike(_ day: Int) -> Bool {
            (LocalDay(daysSinceEpoch: day).weekday > 5) == moment.isWeekend
        }
        let same = weight(days, where: isSame)
        let alike = weight(days, where: isAlike)
        return meals.map { foods, had in
            let usual = alike > 0 ? weight(had, where: isAlike) / alike : 0
            return WholeMeal(
                foods: foods, days: had,
                rate: (weight(had, where: isSame) + Self.drawn * usual) / (same + Self.drawn))
        }
    }

    private func reason(
        for whole: WholeMeal, _ days: [Int], _ moment: SuggestionMoment, seenFrom today: Int
    ) -> SuggestionReason {
        let had = Set(whole.days)
        let same = days.filter { (moment.day - $0) % 7 == 0 }.prefix(8)
        let sameHad = same.count(where: had.contains)
        if sameHad >= 3, sameHad * 2 >= same.count, moment.meal != .snack {
            return .mealOnWeekday(
                moment.weekday, moment.meal, count: sameHad, of: same.count)
        }
        let recent = days.prefix(10)
        let recentHad = recent.count(where: had.contains)
        if recentHad >= 3, moment.meal != .snack {
            return .meal(moment.meal, count: recentHad, of: recent.count)
        }
        guard whole.foods.count == 1, let habit = habits.foods[whole.foods[0]] else {
            return .times(whole.days.count, daysAgo: today - (whole.days.first ?? today))
        }
        if let stars = tastes.ratings[whole.foods[0]], stars >= 4 { return .stars(stars) }
        return .times(habit.count, daysAgo: today - (habit.lastDay ?? today))
    }
}

extension Suggestion {
    /// Of two that are as good the one that comes first by its foods.
    fileprivate var key: String { items.map(\.food.rawValue).joined(separator: " ") }

    /// The food with most of its energy: what somebody would call it by.
    package var main: FoodKey? {
        items.max { ($0.like.calories ?? .zero) < ($1.like.calories ?? .zero) }?.food
    }
}
