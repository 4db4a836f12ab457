internal import Allergens
internal import FoodCatalog
internal import Habits
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
package import Service
package import Wire

// What a person would have now.
extension Logbook {
    package nonisolated(nonsending) func suggest(
        _ request: SuggestRequest
    ) async throws(ServiceError) -> [SuggestionMessage] {
        let moment = try moment(at: request.at)
        return try await offers(
            at: moment, meal: request.meal ?? moment.meal(calendar()), limit: request.limit
        ).map(\.message)
    }

    package nonisolated(nonsending) func dismiss(
        _ request: DismissRequest
    ) async throws(ServiceError) {
        let moment = try moment(at: request.at)
        let catalog = reader.catalog
        let foods = request.foods.map { text in
            let id = FoodID(rawValue: text)
            return catalog[id] != nil ? FoodKey(rawValue: text) : FoodKey(nil, name: text)
        }
        try await storing { () async throws(JournalError) in
            try await self.journal.dismiss(foods, at: moment)
        }
    }

    /// Suggestions with all that is told of them.
    ///
    /// - Parameter excluded: foods that are not wanted now.
    nonisolated(nonsending) func offers(
        at moment: Moment, meal: Meal, limit: Int = Suggester.limit,
        without excluded: Set<FoodKey> = []
    ) async throws(ServiceError) -> [Offer] {
        let book = try await eatingBook()
        let day = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(moment.day).total
        }
        let now = SuggestionMoment(
            day: moment.day.daysSinceEpoch, minute: minute(of: meal, at: moment, book.habits),
            meal: meal,
            remaining: day.goals[.calories].map { $0.reference - (day.total.sum.calories ?? .zero) }
        )
        let suggester = Suggester(book.habits, tastes: book.tastes)
        var excluded = excluded
        while true {
            var offers: [Offer] = []
            for suggestion in suggester.suggestions(at: now, limit: limit, without: excluded) {
                if let offer = try await offer(suggestion) { offers.append(offer) }
            }
            // What somebody must not have is never offered, alone or in a meal.
            let banned = Set(offers.flatMap(banned)).subtracting(excluded)
            if banned.isEmpty { return offers }
            excluded.formUnion(banned)
        }
    }

    /// The whole meal that is usual, also where some of it was had today; `nil` where none is, or it must not be had.
    nonisolated(nonsending) func usualMeal(
        at moment: Moment, meal: Meal
    ) async throws(ServiceError) -> Offer? {
        let book = try await eatingBook()
        let now = SuggestionMoment(
            day: moment.day.daysSinceEpoch, minute: minute(of: meal, at: moment, book.habits),
            meal: meal)
        guard
            let usual = Suggester(book.habits, tastes: book.tastes).usualMeal(at: now),
            let offer = try await offer(usual), offer.entries.count > 1, banned(offer).isEmpty
        else { return nil }
        return offer
    }

    /// The minute of the day by which a meal's foods are ranked: now, or for another meal than the clock's when it is usually had.
    private func minute(of meal: Meal, at moment: Moment, _ habits: EatingHabits) -> Int {
        guard meal != moment.meal(calendar()) else { return moment.minuteOfDay }
        let hours = MealHours(habits, before: moment.day.daysSinceEpoch)
        return hours.usual.first { $0.meal == meal }?.minute ?? moment.minuteOfDay
    }

    /// The foods of an offer that would wait for a word, were they logged.
    private func banned(_ offer: Offer) -> [FoodKey] {
        let review = review
        return zip(offer.foods, offer.entries).filter { _, entry in
            review.alerts(of: entry.content.assessed).contains(where: \.holds)
        }.map(\.0)
    }

    /// `nil` when an entry that it is like is gone meanwhile.
    nonisolated(nonsending) func offer(
        _ suggestion: Suggestion
    ) async throws(ServiceError) -> Offer? {
        var entries: [FoodEntry] = []
        for item in suggestion.items {
            do throws(JournalError) {
                entries.append(
                    try await journal.entry(EntryID(rawValue: item.like.entry)))
            } catch .noSuchEntry {
                return nil
            } catch {
                throw ServiceError(error)
            }
        }
        return Offer(suggestion: suggestion, entries: entries)
    }

    /// The habits as the journal has them now.
    nonisolated(nonsending) func eatingBook() async throws(ServiceError) -> EatingBook {
        // Nothing older than a month is held against a food.
        let day = today().advanced(by: -31)
        while true {
            // Not the book itself: what is held here would be copied when it changes.
            let known = knownEatingSequence
            let news = try await ServiceError.translating { () async throws(JournalError) in
                try await journal.eating(after: known, dismissalsFrom: day)
            }
            if let book = takeIntoEating(news, after: known) { return book }
        }
    }
}

/// A suggestion with the entries that it is like.
struct Offer: Sendable, Hashable {
    var suggestion: Suggestion
    /// In the order of the suggestion's items.
    var entries: [FoodEntry]

    /// Its entries as they would be logged now.
    func contents(at moment: Moment, meal: Meal) -> [EntryContent] {
        entries.map { entry in
            var content = entry.content
            content.moment = moment
            content.meal = meal
            content.state = .logged
            content.warnings = content.warnings.filter { $0 == .estimate }
            // Other sources say more of the figures than that they were there before.
            if content.source == .catalog { content.source = .history }
            return content
        }
    }

    var message: SuggestionMessage {
        SuggestionMessage(
            text: Phrases.label(of: entries),
            items: entries.map { entry in
                SuggestionMessage.Item(
                    name: entry.name, food: entry.food, amount: entry.amount, unit: entry.unit,
                    grams: entry.grams, calories: entry.nutrients.calories)
            }, calories: suggestion.calories, reason: suggestion.reason.words,
            score: suggestion.score)
    }

    var foods: [FoodKey] { suggestion.items.map(\.food) }
}
