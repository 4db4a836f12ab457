internal import FoodCatalog
internal import Journal
internal import Lookup
internal import MealModel
internal import MealReader
internal import Meaning
internal import ModelReader
internal import Nutrition
package import Service
internal import TimeZones
package import Wire

// Foods that the catalog does not have, where the configuration says that somebody may be asked.
extension Logbook {
    /// From here on a food of the catalog is called so, and nobody else is asked.
    private static let sure = 0.9
    /// How long a language model may take for an estimate.
    private static let patience = Duration.seconds(10)

    package nonisolated(nonsending) func lookUpFood(
        _ request: LookupRequest
    ) async throws(ServiceError) -> LookupMessage {
        let isOn = await lookup?.isOn ?? false
        guard isOn || guesser?.isAvailable == true else { throw .noLookup }
        let query = LookupQuery(request.query)
        var message = LookupMessage(query: request.query, known: known(query))
        if request.explain { message.steps = [.catalog(message.known.count)] }
        guard message.known.isEmpty else { return message }
        guard let lookup, isOn else {
            await guess(query, &message)
            // Then it is all that there is to say.
            guard !message.meant.isEmpty else { throw .noLookup }
            return message
        }
        let result = await lookUp(query, lookup, mayAsk: true)
        message.foods = result.foods.map { found in
            LookupMessage.Found(
                food: found.food, origin: found.origin, licence: found.licence,
                asked: instant(found.asked), isEstimate: found.isEstimate)
        }
        message.isCertain = result.isCertain
        message.steps?.append(contentsOf: result.steps.map(LookupMessage.Step.init))
        if message.foods.isEmpty { await guess(query, &message) }
        return message
    }

    /// Adds what words may mean that nobody knows as a name.
    private nonisolated(nonsending) func guess(
        _ query: LookupQuery, _ message: inout LookupMessage
    ) async {
        guard let guesser, guesser.isAvailable, case .name(let words) = query else { return }
        let start = ContinuousClock.now
        message.meant = await foods(meantBy: words).map {
            FoodMessage($0.food, score: $0.score, isByMeaning: true)
        }
        message.steps?.append(
            .meaning(message.meant.count, took: start.duration(to: .now)))
    }

    package nonisolated(nonsending) func takeFood(
        _ request: TakeRequest
    ) async throws(ServiceError) -> FoodMessage {
        guard let lookup, await lookup.isOn else { throw .noLookup }
        let query = LookupQuery(request.query)
        guard let found = await lookup.recall(query).first(where: { $0.food.id == request.food })
        else { throw .notFound(request.food, query: request.query) }
        var food = own(found, of: query)
        if let name = request.name {
            food.name = name
            food.id = id(of: name, found.food.source.code ?? found.origin)
        }
        if reader.catalog[food.id] != nil { throw .foodExists(food.id) }
        let kept = food
        _ = try await change { () async throws(JournalError) in
            try await self.journal.addFood(kept)
        }
        if case .code(let code) = query { try await logHeld(of: code) }
        return FoodMessage(food)
    }

    /// What is known elsewhere of a number; `nil` where nobody is asked.
    nonisolated(nonsending) func lookUp(_ code: GTIN, mayAsk: Bool) async -> LookupResult? {
        guard let lookup, await lookup.isOn else { return nil }
        return await lookUp(.code(code), lookup, mayAsk: mayAsk)
    }

    private nonisolated(nonsending) func lookUp(
        _ query: LookupQuery, _ lookup: FoodLookup, mayAsk: Bool
    ) async -> LookupResult {
        let history: FoodLookup.Knower = { await self.remembered($0) }
        var estimate: FoodLookup.Knower?
        if let model, await model.availability == .ready {
            estimate = { await self.estimated($0) }
        }
        return await lookup.find(query, mayAsk: mayAsk, history: history, estimate: estimate)
    }

    private func known(_ query: LookupQuery) -> [FoodMessage] {
        switch query {
        case .code(let code): reader.catalog.product(code).map { [FoodMessage($0)] } ?? []
        case .name(let words):
            reader.catalog.search(words, limit: 5)
                .filter { $0.score >= Self.sure }.map { FoodMessage($0.food, score: $0.score) }
        }
    }

    /// The food as one of the person's own, whose source stays where it came from.
    func own(_ found: FoundFood, of query: LookupQuery) -> Food {
        var food = found.food
        if case .code(let code) = query, !food.barcodes.contains(code) {
            food.barcodes.append(code)
        }
        food.id = id(of: food.name, food.source.code ?? found.origin)
        food.names = [:]
        food.rank = nil
        if found.isEstimate { food.source.release = FoundFood.estimate }
        return food
    }

    /// Logs what was held of a product while nobody knew it.
    private nonisolated(nonsending) func logHeld(of code: GTIN) async throws(ServiceError) {
        let held = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.held()
        }
        let operations = held.filter {
            Self.isUnknownProduct($0) && Self.code(of: $0) == code
        }.compactMap { entry in
            known(entry).map { EntryOperation.replace(entry.id, $0) }
        }
        guard !operations.isEmpty else { return }
        _ = try await change(.confirm, operations, answering: nil, by: nil)
    }

    private func instant(_ seconds: Double) -> Wire.Instant {
        let second = Int64(seconds)
        return Wire.Instant(
            milliseconds: Int64(seconds * 1000),
            offsetSeconds: calendar().zone.offset(at: second).seconds)
    }
}

// What is known without any service.
extension Logbook {
    /// What the person's own journal has under a name, the newest first: entries that were no food of the
    /// catalog and had figures and a weight.
    private nonisolated(nonsending) func remembered(_ words: String) async -> [Food] {
        let tokens = EntryFinder.tokens(words)
        guard let part = tokens.max(by: { $0.count < $1.count }) else { return [] }
        let entries = try? await journal.entries(
            of: FoodID(rawValue: words), or: part, from: LocalDay(daysSinceEpoch: 0), to: today())
        let wanted = Set(tokens)
        return (entries ?? []).lazy.filter { entry in
            entry.food == nil && Set(EntryFinder.tokens(entry.name)) == wanted
        }.compactMap(Self.food).prefix(1).map { $0 }
    }

    private static func food(of entry: FoodEntry) -> Food? {
        guard let grams = entry.grams, grams > .zero, entry.nutrients.calories != nil else {
            return nil
        }
        let per100g = entry.nutrients.scaled(by: 100 / grams.value)
        let isPossible = per100g.known.allSatisfy { nutrient in
            per100g[nutrient].map(NewFood.range(of: nutrient).contains) ?? true
        }
        guard isPossible else { return nil }
        return Food(
            id: FoodID(rawValue: "journal:\(entry.id.rawValue)"), name: entry.name,
            category: .meal, brand: entry.brand, per100g: per100g, usualGrams: grams,
            source: FoodSource(
                release: entry.source == .model ? FoundFood.estimate : "your journal",
                code: "\(entry.id.rawValue)"))
    }

    /// What a language model makes of 100 g; none where it names something that the catalog has.
    private nonisolated(nonsending) func estimated(_ words: String) async -> [Food] {
        guard let model else { return [] }
        let text = "100 g \(words)"
        let outcome = await model.read(
            text, offline: reader.reading(of: text), within: Self.patience)
        guard case .reading(let reading) = outcome, reading.items.count == 1,
            let item = reading.items.first, item.food == nil, let grams = item.grams,
            grams > .zero, item.nutrients.calories != nil
        else { return [] }
        return [
            Food(
                id: FoodID(rawValue: "estimate:\(words.lowercased())"), name: words,
                category: .meal, per100g: item.nutrients.scaled(by: 100 / grams.value),
                source: FoodSource(release: FoundFood.estimate))
        ]
    }
}
