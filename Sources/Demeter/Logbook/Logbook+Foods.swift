internal import FoodCatalog
internal import Journal
internal import MealReader
package import Nutrition
package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func parse(
        _ request: ParseRequest
    ) async throws(ServiceError) -> ReadingMessage {
        try check(request.text)
        return ReadingMessage(
            habitual(reader.reading(of: request.text)), reviewedBy: review)
    }

    package nonisolated(nonsending) func searchFoods(
        _ request: SearchRequest
    ) async throws(ServiceError) -> [FoodMessage] {
        reader.catalog.search(request.query, limit: request.limit, preferring: reader.history)
            .map { FoodMessage($0.food, score: $0.score) }
    }

    package nonisolated(nonsending) func showFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage {
        guard let food = reader.catalog[id] else { throw .noSuchFood(id) }
        return FoodMessage(food)
    }

    package nonisolated(nonsending) func addFood(
        _ new: NewFood
    ) async throws(ServiceError) -> FoodMessage {
        let food = Food(
            id: new.id ?? FoodID(slug: new.name), name: new.name, aliases: new.aliases,
            category: new.category, brand: new.brand, per100g: new.per100g,
            portions: new.portions, defaultPortion: new.defaultPortion,
            usualGrams: new.usualGrams, source: FoodSource(release: "own"))
        if reader.catalog[food.id] != nil { throw .foodExists(food.id) }
        _ = try await change { () async throws(JournalError) in
            try await self.journal.addFood(food)
        }
        return FoodMessage(food)
    }

    package nonisolated(nonsending) func removeFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage {
        guard let food = reader.catalog[id] else { throw .noSuchFood(id) }
        guard ownFoods.contains(id) else { throw .notOwnFood(id) }
        _ = try await change { () async throws(JournalError) in
            try await self.journal.removeFood(id)
        }
        return FoodMessage(food)
    }
}

extension FoodID {
    /// An id of a person's own food made of its name: `own:grandmas-lasagne`.
    ///
    /// A name without letters gives the numbers of its characters: `own:1f355`.
    init(slug name: String) {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
        let numbers = name.unicodeScalars.filter { !$0.properties.isWhitespace }.prefix(16)
            .map { String($0.value, radix: 16) }
        self.init(rawValue: "own:" + (words.isEmpty ? numbers : words).joined(separator: "-"))
    }
}
