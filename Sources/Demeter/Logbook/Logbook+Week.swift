internal import Body
internal import Habits
internal import Journal
internal import Nutrition
package import Service
internal import Summaries
internal import Telling
package import Wire

// What is told of a week.
extension Logbook {
    package nonisolated(nonsending) func weekSummary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage {
        let day = request.date ?? today()
        let telling =
            Telling.current.language == .english ? tellingOfSummaries : Telling.current
        let review = try await ServiceError.translating { () async throws(JournalError) in
            try await telling.during { () async throws(JournalError) in
                try await weekReview(to: day, revision: 1)
            }
        }
        return await message(.week(review), isSent: request.send)
    }

    /// The answer to a question about a week.
    nonisolated(nonsending) func week(_ span: Span) async throws(ServiceError) -> [String] {
        // Of a week that has only begun nothing could be told.
        let last = span == .lastWeek ? span.range(calendar(), today: today()).upperBound : today()
        return try await ServiceError.translating { () async throws(JournalError) in
            try await weekReview(to: last, revision: 1).lines
        }
    }

    /// The seven days up to one, as the journal has them now, in the language of the moment.
    nonisolated(nonsending) func weekReview(
        to last: LocalDay, revision: Int
    ) async throws(JournalError) -> WeekReview {
        let first = last.advanced(by: -6)
        let totals = try await journal.wholeDays(from: first.advanced(by: -7), to: last)
        var foods = WeekFoods()
        for total in totals where total.entries > 0 {
            foods.add(
                try await journal.day(total.day).entries, isBefore: total.day < first)
        }
        let known = Dictionary(
            totals.filter { $0.entries > 0 }.map { ($0.day, $0) },
            uniquingKeysWith: { first, _ in first })
        func days(from first: LocalDay) -> [WeekReview.Day] {
            (0..<7).map { offset in
                let day = first.advanced(by: offset)
                guard let total = known[day] else { return WeekReview.Day(day: day) }
                return WeekReview.Day(day: day, total: total.total, goals: total.goals)
            }
        }
        var review = WeekReview(
            last: last, revision: revision, isOpen: last >= today(), days: days(from: first),
            before: days(from: first.advanced(by: -7)), foods: foods.all,
            weight: try await weight(of: first...last),
            held: totals.filter { $0.day >= first }.reduce(0) { $0 + $1.held })
        review.language = Telling.current.language
        return review
    }

    private nonisolated(nonsending) func weight(
        of week: ClosedRange<LocalDay>
    ) async throws(JournalError) -> WeekReview.Weight? {
        let last = week.upperBound
        let weights = try await journal.measurements(
            .weight, from: last.advanced(by: -Expenditure.window), to: last)
        let book = BodyBook(profile: Profile(), totals: [], weights: weights, today: last)
        let weighed = Set(weights.map(\.content.moment.day)).filter(week.contains)
        guard !weighed.isEmpty, let now = book.trend.newest else { return nil }
        let before = book.trend.points.first { $0.day == last.advanced(by: -7) }
        return WeekReview.Weight(
            trend: now.weight.value, interval: now.weight.interval,
            change: before.map { now.weight.value - $0.weight.value }, weighIns: weighed.count)
    }
}

/// The foods of two weeks by what tells them apart.
private struct WeekFoods {
    private var counts: [FoodKey: WeekReview.Eaten] = [:]

    mutating func add(_ entries: [FoodEntry], isBefore: Bool) {
        for entry in entries {
            let content = entry.content
            let key = FoodKey(content.food, name: content.name)
            // The newest entry says what it is called.
            var food =
                counts[key]
                ?? WeekReview.Eaten(name: content.name, times: 0, calories: .zero)
            food.name = content.name
            food.toldName = Telling.current.name(
                content.name, food: content.food?.rawValue, saidAs: content.text)
            if isBefore {
                food.timesBefore += 1
            } else {
                food.times += 1
                food.calories = food.calories.flatMap { sum in
                    content.nutrients.calories.map { sum + $0 }
                }
            }
            counts[key] = food
        }
    }

    var all: [WeekReview.Eaten] { Array(counts.values) }
}
