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

    /// For each meal that is usual and not planned yet one that was had then before and fits what is left of the
    /// day's goal, with room for the meals after it; no lunch and no dinner twice while there is another.
    nonisolated(nonsending) func proposals(
        from first: LocalDay, days: Int
    ) async throws(ServiceError) -> [PlanMessage] {
        let book = try await eatingBook()
        let hours = MealHours(book.habits, before: today().daysSinceEpoch)
        let suggester = Suggester(book.habits, tastes: book.tastes)
        let last = first.advanced(by: days - 1)
        let planned = try await planned(PlansRequest(from: first, to: last))
        let rules = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.goalRules()
        }
        var had: [FoodKey: Int] = [:]
        var proposals: [PlanMessage] = []
        for number in first.daysSinceEpoch...last.daysSinceEpoch {
            let day = LocalDay(daysSinceEpoch: number)
            let goal = Goals(rules, on: day)[.calories]?.reference
            var table = DayTable(left: goal)
            for plan in planned where plan.content.day == day {
                let contents = contents(of: plan.content)
                table.take(
                    calories(of: contents), foods: contents.map { FoodKey($0.food, name: $0.name) })
            }
            let open = hours.usual.filter { usual in
                !planned.contains { $0.content.day == day && $0.content.meal == usual.meal }
            }.map { usual in
                (
                    usual.meal,
                    suggester.meals(
                        at: SuggestionMoment(
                            day: number, minute: usual.minute, meal: usual.meal, remaining: goal),
                        seenFrom: today().daysSinceEpoch)
                )
            }
            for (place, (meal, meals)) in open.enumerated() {
                let later = open[(place + 1)...].compactMap { $0.1.compactMap(\.calories).min() }
                    .reduce(.zero, +)
                // Those that come for the first time before those that come again.
                let isMain = meal == .lunch || meal == .dinner
                let times =
                    isMain ? meals.map { $0.main.flatMap { had[$0] } ?? 0 } : meals.map { _ in 0 }
                let order = meals.indices.sorted { (times[$0], $0) < (times[$1], $1) }
                let choices = order.map { meals[$0] }
                guard let offer = try await firstOffer(choices, at: table, for: later)
                else { continue }
                if isMain, let main = offer.suggestion.main { had[main, default: 0] += 1 }
                table.take(
                    offer.suggestion.calories, foods: [offer.suggestion.main].compactMap(\.self))
                proposals.append(
                    PlanMessage(
                        id: nil, day: day, meal: meal, text: offer.words,
                        calories: offer.suggestion.calories, reason: offer.suggestion.reason.words))
            }
        }
        return proposals
    }

    /// What is on a day's table so far.
    private struct DayTable {
        /// Of the goal; `nil` without one.
        var left: Thousandths?
        /// What its meals mainly are.
        var foods: Set<FoodKey> = []

        mutating func take(_ calories: Thousandths?, foods: [FoodKey]) {
            left = left.map { $0 - (calories ?? .zero) }
            self.foods.formUnion(foods)
        }
    }

    /// The first that fits and that the person may have; with room for the meals after it where there is one.
    ///
    /// - Parameter later: the least that the meals after it take.
    private nonisolated(nonsending) func firstOffer(
        _ choices: [Suggestion], at table: DayTable, for later: Thousandths
    ) async throws(ServiceError) -> Offer? {
        let review = review
        let fresh = choices.filter { choice in choice.main.map { !table.foods.contains($0) } ?? true
        }
        for room in [table.left.map { $0 - later }, table.left] {
            for suggestion in fresh {
                if let room, suggestion.calories.map({ $0 > room }) ?? true { continue }
                guard let offer = try await offer(suggestion),
                    !offer.entries.contains(where: { entry in
                        review.alerts(of: entry.content.assessed).contains(where: \.holds)
                    })
                else { continue }
                return offer
            }
            if table.left == nil { break }
        }
        return nil
    }
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
