import Habits
import Nutrition
import TestSupport
import Testing

/// Every reason is counted again in the rows, by other means than those that made it.
struct ReasonTests {
    @Test func `each reason is what the rows say`() {
        var kinds: Set<String> = []
        for seed in UInt64(0)..<120 {
            var diary = RandomDiary(seed: seed)
            let days = Int.random(in: 3...50, using: &diary.random)
            let rows = diary.habitual(days: days)
            let ratings = [FoodKey(rawValue: "food 6"): Int.random(in: 1...5, using: &diary.random)]
            let minute = Int.random(in: 0..<1440, using: &diary.random)
            let moment = SuggestionMoment(
                day: RandomDiary.first + days, minute: minute, meal: Meal(hour: minute / 60),
                remaining: seed % 3 == 0 ? Thousandths(300) : nil)
            let found = Suggester(EatingHabits(rows), tastes: Tastes(ratings: ratings))
                .suggestions(at: moment)
            for suggestion in found {
                kinds.insert(String("\(suggestion.reason)".prefix { $0 != "(" }))
                let isRight = isTold(suggestion, by: rows, ratings, moment)
                #expect(isRight, "seed \(seed): \(suggestion.reason)")
            }
        }
        #expect(
            kinds.isSuperset(of: ["hours", "weekday", "stars", "favourite", "times", "fits"]),
            "\(kinds)")
    }

    @Test func `each reason of a whole meal is what the rows say, and the meal one that was had`() {
        var kinds: Set<String> = []
        for seed in UInt64(0)..<120 {
            var diary = RandomDiary(seed: seed)
            let days = Int.random(in: 3...50, using: &diary.random)
            let rows = diary.habitual(days: days)
            let today = RandomDiary.first + days
            let meal = Meal.allCases[Int.random(in: 0..<4, using: &diary.random)]
            let moment = SuggestionMoment(
                day: today + Int.random(in: 0..<8, using: &diary.random), minute: 720, meal: meal)
            let past = Dictionary(grouping: rows.filter { $0.meal == meal }, by: \.day)
            let energies = past.values.map { $0.reduce(0.0) { $0 + ($1.calories?.value ?? 0) } }
            let middle = energies.sorted().dropFirst(energies.count / 2).first ?? 0
            for suggestion in Suggester(EatingHabits(rows)).meals(at: moment, seenFrom: today) {
                kinds.insert(String("\(suggestion.reason)".prefix { $0 != "(" }))
                let foods = Set(suggestion.items.map(\.food))
                let had = past.filter { Set($0.value.map(\.food)) == foods }.map(\.key)
                #expect(!had.isEmpty, "seed \(seed)")
                let calories = suggestion.calories?.value ?? 0
                #expect(middle / 2 <= calories && calories <= middle * 2, "seed \(seed)")
                var isRight = isTold(suggestion, by: rows, [:], moment)
                if case .times(let count, let daysAgo) = suggestion.reason {
                    let own = rows.filter { $0.food == suggestion.items[0].food }
                    isRight =
                        foods.count == 1
                        ? count == own.count && today - daysAgo == own.map(\.day).max()
                        : count == had.count && today - daysAgo == had.max()
                }
                #expect(isRight, "seed \(seed): \(suggestion.reason)")
            }
        }
        #expect(kinds == ["mealOnWeekday", "meal", "times"], "\(kinds)")
    }

    private func isTold(
        _ suggestion: Suggestion, by rows: [Eaten], _ ratings: [FoodKey: Int],
        _ moment: SuggestionMoment
    ) -> Bool {
        let food = suggestion.items[0].food
        let own = rows.filter { $0.food == food }
        let logged = Set(rows.map(\.day)).sorted(by: >)
        func isWeekend(_ day: Int) -> Bool { LocalDay(daysSinceEpoch: day).weekday > 5 }
        switch suggestion.reason {
        case .hours(let count, let of, let weekend, let from, let to):
            let days = logged.filter { isWeekend($0) == weekend }.prefix(10)
            let had = days.filter { day in
                own.contains { $0.day == day && $0.minute >= from * 60 && $0.minute < to * 60 }
            }
            return days.count == of && had.count == count && weekend == isWeekend(moment.day)
                && from * 60 <= moment.minute && moment.minute < to * 60
        case .weekday(let weekday, let count, let of):
            let days = logged.filter { LocalDay(daysSinceEpoch: $0).weekday == weekday }.prefix(8)
            let had = days.filter { day in own.contains { $0.day == day } }
            return days.count == of && had.count == count
                && weekday == LocalDay(daysSinceEpoch: moment.day).weekday
        case .meal(let meal, let count, let of):
            let days = Set(rows.filter { $0.meal == meal }.map(\.day)).sorted(by: >).prefix(10)
            let set = Set(suggestion.items.map(\.food))
            let had = days.filter { day in
                Set(rows.filter { $0.day == day && $0.meal == meal }.map(\.food)) == set
            }
            return days.count == of && had.count == count && meal == moment.meal
        case .mealOnWeekday(let weekday, let meal, let count, let of):
            let days = Set(rows.filter { $0.meal == meal }.map(\.day)).sorted(by: >).filter {
                LocalDay(daysSinceEpoch: $0).weekday == weekday
            }.prefix(8)
            let set = Set(suggestion.items.map(\.food))
            let had = days.filter { day in
                Set(rows.filter { $0.day == day && $0.meal == meal }.map(\.food)) == set
            }
            return days.count == of && had.count == count && meal == moment.meal
                && weekday == LocalDay(daysSinceEpoch: moment.day).weekday
        case .stars(let stars): return ratings[food] == stars
        case .favourite(let count):
            let counts = Dictionary(grouping: rows, by: \.food).mapValues(\.count)
            return own.count == count && counts.values.filter { $0 > count }.count < 5
        case .fits(let remaining):
            return remaining == moment.remaining
                && suggestion.calories.map { $0 <= remaining } == true
        case .times(let count, let daysAgo):
            return own.count == count && own.map(\.day).max() == moment.day - daysAgo
        }
    }

    @Test(
        arguments: [
            (
                .hours(count: 9, of: 10, isWeekend: false, from: 7, to: 9),
                "9 of the last 10 weekdays between 7 and 9"
            ),
            (
                .hours(count: 3, of: 4, isWeekend: true, from: 10, to: 12),
                "3 of the last 4 days of weekends between 10 and 12"
            ),
            (.favourite(41), "one of your favourites, 41 times"),
            (.weekday(5, count: 5, of: 8), "you often have this on Fridays: 5 of the last 8"),
            (.fits(Thousandths(420)), "fits what is left: 420 kcal"),
            (.meal(.breakfast, count: 7, of: 10), "your usual breakfast: 7 of the last 10"),
            (
                .mealOnWeekday(5, .dinner, count: 7, of: 8),
                "your usual dinner on Fridays: 7 of the last 8"
            ),
            (.stars(4), "you gave it 4 stars"),
            (.times(1, daysAgo: 1), "you had it once, yesterday"),
            (.times(3, daysAgo: 12), "you had it 3 times, last 12 days ago"),
        ] as [(SuggestionReason, String)])
    func `a reason is told in figures`(reason: SuggestionReason, words: String) {
        #expect(reason.words == words)
    }
}
