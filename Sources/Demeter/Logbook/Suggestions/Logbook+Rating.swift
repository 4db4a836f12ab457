internal import FoodCatalog
internal import Habits
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import Telling
package import Wire

// Stars that a person gives foods.
extension Logbook {
    package nonisolated(nonsending) func rate(
        _ request: RateRequest
    ) async throws(ServiceError) -> RateResult {
        let (key, name, _) = try await rate(request.food, request.stars, by: nil)
        return RateResult(
            food: key.food, name: name, stars: request.stars,
            reply: Phrases.rated(told(name, key, request.food), request.stars))
    }

    /// Gives the food that words name, or an id, stars as one undoable change.
    nonisolated(nonsending) func rate(
        _ words: String, _ stars: Int?, by utterance: UtteranceID?
    ) async throws(ServiceError) -> (key: FoodKey, name: String, recorded: Recorded) {
        guard let (key, name) = try await food(named: words) else { throw .noFoodNamed(words) }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.rate(key.rawValue, stars, by: utterance)
        }
        return (key, name, recorded)
    }

    /// What a food is called that was named by words.
    func told(_ name: String, _ key: FoodKey, _ words: String) -> String {
        Telling.current.name(name, food: key.food?.rawValue, saidAs: words)
    }

    /// What a food is called by its key.
    func name(of key: FoodKey) -> String {
        let name = key.name ?? key.food.flatMap { reader.catalog[$0]?.name } ?? key.rawValue
        return Telling.current.name(name, food: key.food?.rawValue, saidAs: "")
    }

    /// The food that words name, or an id: one that was eaten before any other.
    nonisolated(nonsending) func food(
        named words: String
    ) async throws(ServiceError) -> (key: FoodKey, name: String)? {
        let catalog = reader.catalog
        if let food = catalog[FoodID(rawValue: words)] {
            return (FoodKey(food.id, name: food.name), food.name)
        }
        let habits = try await eatingBook().habits
        let unknown = FoodKey(nil, name: words)
        if habits.foods[unknown] != nil { return (unknown, words.lowercased()) }
        if let eaten = eaten(words, habits) { return eaten }
        guard let item = reader.reading(of: words).items.first, let id = item.food,
            let food = catalog[id]
        else { return nil }
        return (FoodKey(id, name: food.name), food.name)
    }

    /// Of the foods that were eaten and have all of the words in their names the one that was eaten most.
    private func eaten(_ words: String, _ habits: EatingHabits) -> (key: FoodKey, name: String)? {
        let wanted = EntryFinder.tokens(words)
        guard !wanted.isEmpty else { return nil }
        let catalog = reader.catalog
        let fitting = habits.foods.compactMap { key, timeline -> (FoodKey, String, Int)? in
            let name = key.food.flatMap { catalog[$0]?.name } ?? key.name ?? ""
            let tokens = EntryFinder.tokens(name)
            guard wanted.allSatisfy(tokens.contains) else { return nil }
            return (key, name, timeline.count)
        }
        return fitting.min { ($1.2, $0.0) < ($0.2, $1.0) }.map { ($0.0, $0.1) }
    }
}
