internal import Habits
internal import Journal
internal import MealReview
internal import Nutrition
package import Service
package import Wire

// Meals for days to come, by what somebody likes.
extension Logbook {
    package nonisolated(nonsending) func proposePlans(
        _ request: ProposalRequest
    ) async throws(ServiceError) -> PlanResult {
        let first = request.from ?? today().advanced(by: 1)
        let proposals = try await proposals(from: first, days: request.days)
        guard request.keeps, !proposals.isEmpty else {
            return PlanResult(
                plans: proposals,
                reply: Phrases.proposals(proposals, today: today()).joined(separator: "\n"))
        }
        return try await change(
            plans: proposals.map {
                .add(PlanContent(day: $0.day, meal: $0.meal, text: $0.text))
            }, .plan)
    }

    /// For each meal that is usual and not planned yet what fits its hour and what is left of the day's goal;
    /// what is had for lunch or dinner comes once.
    nonisolated(nonsending) func proposals(
        from first: LocalDay, days: Int
    ) async throws(ServiceError) -> [PlanMessage] {
        let book = try await eatingBook()
        let hours = MealHours(book.habits, before: today().daysSinceEpoch)
        let last = first.advanced(by: days - 1)
        let planned = try await planned(PlansRequest(from: first, to: last))
        let rules = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.goalRules()
        }
        var had: Set<FoodKey> = []
        var proposals: [PlanMessage] = []
        for number in first.daysSinceEpoch...last.daysSinceEpoch {
            let day = LocalDay(daysSinceEpoch: number)
            let goal = Goals(rules, on: day)[.calories]?.reference
            var left = goal
            var today = Set<FoodKey>()
            for plan in planned where plan.content.day == day {
                let calories = calories(of: contents(of: plan.content)) ?? .zero
                left = left.map { $0 - calories }
            }
            for (meal, minute) in hours.usual
            where !planned.contains(where: { $0.content.day == day && $0.content.meal == meal }) {
                let isMain = meal == .lunch || meal == .dinner
                let moment = SuggestionMoment(
                    day: number, minute: minute, meal: meal, remaining: left)
                guard
                    let offer = try await firstOffer(
                        book, moment, without: today.union(isMain ? had : []), within: left)
                else { continue }
                today.formUnion(offer.foods)
                if isMain { had.formUnion(offer.foods) }
                left = left.flatMap { left in offer.suggestion.calories.map { left - $0 } } ?? left
                proposals.append(
                    PlanMessage(
                        id: nil, day: day, meal: meal, text: offer.words,
                        calories: offer.suggestion.calories, reason: offer.suggestion.reason.words))
            }
        }
        return proposals
    }

    /// The best that fits and that the person may have.
    private nonisolated(nonsending) func firstOffer(
        _ book: EatingBook, _ moment: SuggestionMoment, without excluded: Set<FoodKey>,
        within left: Thousandths?
    ) async throws(ServiceError) -> Offer? {
        let review = review
        let suggestions = Suggester(book.habits, tastes: book.tastes)
            .suggestions(at: moment, limit: Self.choices, without: excluded)
        for suggestion in suggestions {
            guard let offer = try await offer(suggestion),
                !offer.entries.contains(where: { entry in
                    review.alerts(of: entry.content.assessed).contains(where: \.holds)
                })
            else { continue }
            if let left, let calories = suggestion.calories, calories > left { continue }
            return offer
        }
        return nil
    }

    private static let choices = 20
}

/// When somebody usually has which meals.
struct MealHours: Sendable, Hashable {
    /// Meals that were had on most of the last four weeks' days with entries, with the median minute of their
    /// first food, in the order of the day.
    let usual: [(meal: Meal, minute: Int)]

    static func == (left: Self, right: Self) -> Bool {
        left.usual.map(\.meal) == right.usual.map(\.meal)
            && left.usual.map(\.minute) == right.usual.map(\.minute)
    }

    func hash(into hasher: inout Hasher) {
        for (meal, minute) in usual {
            hasher.combine(meal)
            hasher.combine(minute)
        }
    }

    init(_ habits: EatingHabits, before day: Int) {
        let days = habits.days(before: day, limit: 28) { _ in true }
        usual = Meal.allCases.compactMap { meal -> (meal: Meal, minute: Int)? in
            let firsts = days.compactMap { day in
                habits.entries(on: day).first { $0.meal == meal }?.minute
            }.sorted()
            guard !firsts.isEmpty, firsts.count * 2 >= days.count else { return nil }
            return (meal, firsts[firsts.count / 2])
        }.sorted { $0.minute < $1.minute }
    }
}

extension Offer {
    /// As somebody would say it, so that the reader makes the same of it.
    var words: String {
        entries.map { entry in
            guard let amount = entry.amount, let unit = entry.unit,
                !entry.name.split(separator: " ").contains(Substring(unit))
            else {
                return entry.grams.map { "\(Figures.number($0.value)) g \(entry.name)" }
                    ?? entry.name
            }
            return "\(Figures.number(amount)) \(unit) \(entry.name)"
        }.joined(separator: ", ")
    }
}
