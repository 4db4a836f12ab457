internal import Habits
internal import Journal
internal import Nutrition
package import Service
package import Wire

// What is known of how somebody eats, and why.
extension Logbook {
    package nonisolated(nonsending) func habits() async throws(ServiceError) -> [HabitMessage] {
        let book = try await eatingBook()
        let moment = try moment(at: nil)
        let now = SuggestionMoment(
            day: moment.day.daysSinceEpoch, minute: moment.minuteOfDay,
            meal: moment.meal(calendar()))
        let suggester = Suggester(book.habits, tastes: book.tastes)
        return book.habits.foods.compactMap { key, timeline -> HabitMessage? in
            guard let first = timeline.times.first, let last = timeline.times.last else {
                return nil
            }
            let minutes = timeline.times.map(\.minute).sorted()
            let meals = Dictionary(timeline.times.map { ($0.meal, 1) }, uniquingKeysWith: +)
            let meal = Meal.allCases.max { (meals[$0] ?? 0) < (meals[$1] ?? 0) } ?? last.meal
            return HabitMessage(
                name: name(of: key), food: key.food, count: timeline.count,
                first: LocalDay(daysSinceEpoch: first.day),
                last: LocalDay(daysSinceEpoch: last.day), meal: meal,
                minute: minutes[minutes.count / 2], corrections: timeline.corrections,
                stars: book.tastes.ratings[key],
                reason: suggester.reason(for: key, at: now).words)
        }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
