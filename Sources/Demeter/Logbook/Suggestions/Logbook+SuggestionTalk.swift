internal import Habits
internal import Journal
internal import Nutrition
internal import Recipes
internal import Service
internal import Telling
internal import Wire

// Suggestions in words: asked for, chosen from, waved away.
extension Logbook {
    /// What was suggested in a conversation last.
    struct Offered: Sendable, Hashable {
        var offers: [Offer]
        var meal: Meal
        /// Foods that were waved away before these came.
        var excluded: Set<FoodKey> = []
        /// Unix milliseconds.
        var at: Int64
    }

    /// What a line says of suggestions; `nil` when it says nothing of them.
    nonisolated(nonsending) func suggestion(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let line = utterance.said.text
        let id = utterance.id
        if let offered = memory(of: conversation)?.offered, isFresh(offered),
            let choice = SuggestionWords.choice(in: line)
        {
            return try await choose(choice, of: offered, utterance, in: conversation)
        }
        let remark = SuggestionWords.remark(in: line)
        // What was saved under that name is one's own, whatever is eaten often.
        if remark?.usualName.map({ kitchen.book.named($0) != nil }) == true { return nil }
        switch remark {
        case .ask(let meal):
            try await settle(id)
            return try await offer(meal: meal, of: utterance, in: conversation)
        case .usual(let meal): return try await logUsual(meal, utterance, in: conversation)
        case .usualFood(let words):
            return try await logUsual(food: words, utterance, in: conversation)
        case .rate(let words, let stars):
            guard try await food(named: words) != nil else {
                try await settle(id)
                return SayResult([Phrases.noFood(named: words)], isUnderstood: false)
            }
            let (key, name, recorded) = try await rate(words, stars, by: id)
            return SayResult([
                recorded.change == nil
                    ? Texts.person.knownAlready() : Phrases.rated(told(name, key, words), stars)
            ])
        case .choose, .chooseAll, .chooseBoth, .others, nil: return nil
        }
    }

    private func isFresh(_ offered: Offered) -> Bool {
        now() - offered.at <= settings.answerMilliseconds
    }

    /// Beside the thread on which others' lines arrive, as what is usual comes of the whole journal.
    @concurrent private func offer(
        meal: Meal?, of utterance: Utterance, in conversation: ConversationID,
        without excluded: Set<FoodKey> = []
    ) async throws(ServiceError) -> SayResult {
        let moment = utterance.said.moment
        let meal = meal ?? moment.meal(calendar())
        let offers = try await offers(at: moment, meal: meal, without: excluded)
        guard !offers.isEmpty else {
            return SayResult([
                excluded.isEmpty ? Texts.suggestions.nothing() : Texts.suggestions.nothingElse()
            ])
        }
        var memory = memory(of: conversation) ?? Memory()
        memory.offered = Offered(offers: offers, meal: meal, excluded: excluded, at: now())
        remember(memory, in: conversation)
        return SayResult(Phrases.suggestions(offers.map(\.message)))
    }

    private nonisolated(nonsending) func choose(
        _ choice: SuggestionRemark, of offered: Offered, _ utterance: Utterance,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let places: [Int]
        switch choice {
        case .choose(let chosen): places = chosen
        case .chooseAll: places = Array(1...offered.offers.count)
        case .chooseBoth:
            guard offered.offers.count == 2 else {
                try await settle(utterance.id)
                return SayResult([Phrases.whichOffers(offered.offers.count)])
            }
            places = [1, 2]
        case .others:
            let foods = offered.offers.flatMap(\.foods)
            let moment = utterance.said.moment
            try await storing { () async throws(JournalError) in
                try await self.journal.dismiss(foods, at: moment, by: utterance.id)
            }
            return try await offer(
                meal: offered.meal, of: utterance, in: conversation,
                without: offered.excluded.union(foods))
        default: return nil
        }
        guard places.allSatisfy(offered.offers.indices.map { $0 + 1 }.contains) else {
            try await settle(utterance.id)
            return SayResult([Phrases.whichOffers(offered.offers.count)])
        }
        // A food that is in two of them is had once.
        var seen: Set<FoodKey> = []
        let contents = places.flatMap { place in
            let offer = offered.offers[place - 1]
            return zip(offer.foods, offer.contents(at: utterance.said.moment, meal: offered.meal))
                .filter { seen.insert($0.0).inserted }.map(\.1)
        }
        return try await log(contents, utterance, in: conversation)
    }

    /// One undoable change, as any other meal.
    private nonisolated(nonsending) func log(
        _ contents: [EntryContent], _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        let review = review
        let contents = contents.map { review.screened($0) }
        let state: Utterance.State =
            contents.contains { $0.state == .logged } ? .logged : .held
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(utterance.id, state, .log(contents))
        }
        note(recorded.entries)
        note(recorded, in: conversation, answered: nil, words: utterance.said.text)
        return SayResult(try await replyLines(recorded))
    }

    /// "The usual breakfast": the whole meal that is usual, or the food that comes first where none is.
    @concurrent private func logUsual(
        _ meal: Meal?, _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        let moment = utterance.said.moment
        let meal = meal ?? moment.meal(calendar())
        let offers = try await offers(at: moment, meal: meal)
        var usual = offers.first { $0.entries.count > 1 }
        if usual == nil { usual = try await usualMeal(at: moment, meal: meal) }
        guard let usual else {
            try await settle(utterance.id)
            guard !offers.isEmpty else { return SayResult([Texts.suggestions.nothing()]) }
            // Nobody knows which of them is meant: they are offered, and nothing is logged.
            var memory = memory(of: conversation) ?? Memory()
            memory.offered = Offered(offers: offers, meal: meal, at: now())
            remember(memory, in: conversation)
            return SayResult(
                [Phrases.noUsual(meal)] + Phrases.suggestions(offers.map(\.message)))
        }
        return try await log(
            usual.contents(at: moment, meal: meal), utterance, in: conversation)
    }

    /// "My usual coffee": the coffee that was had most, as it was had.
    @concurrent private func logUsual(
        food words: String, _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let moment = utterance.said.moment
        let meal = moment.meal(calendar())
        let book = try await eatingBook()
        guard let (key, _) = try await food(named: words), book.habits.foods[key] != nil else {
            // Without a habit it is a meal as any other.
            return nil
        }
        let now = SuggestionMoment(
            day: moment.day.daysSinceEpoch, minute: moment.minuteOfDay, meal: meal)
        guard let item = Suggester(book.habits).usual(key, at: now) else { return nil }
        let entry = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.entry(EntryID(rawValue: item.like.entry))
        }
        let offer = Offer(
            suggestion: Suggestion(
                items: [item], score: 0,
                reason: .times(book.habits.foods[key]?.count ?? 0, daysAgo: 0)), entries: [entry])
        return try await log(offer.contents(at: moment, meal: meal), utterance, in: conversation)
    }
}
