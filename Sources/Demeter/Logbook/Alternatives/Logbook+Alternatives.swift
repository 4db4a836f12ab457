internal import Allergens
internal import Alternatives
internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// What to eat instead.
extension Logbook {
    package nonisolated(nonsending) func alternatives(
        _ request: AlternativesRequest
    ) async throws(ServiceError) -> AlternativesMessage {
        let food = try await food(of: request)
        let without = Set(request.without).union(Self.named(request.food ?? ""))
        var message = alternatives(to: food, without: without)
        message.swaps = try await swaps()
        return message
    }

    /// The answer to who asks in words; what is offered instead of something that was eaten today can be taken.
    nonisolated(nonsending) func answer(
        _ wish: AlternativeWords.Wish, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        let words = wish.dish ?? wish.instead
        guard let food = food(called: words) else { return [Phrases.noSuchDish(words)] }
        let message = alternatives(to: food, without: Self.named(wish.instead))
        var lines = Phrases.alternatives(message)
        let day = today()
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(day)
        }
        let eaten = (page.entries + page.held).filter { $0.food == food.id }
        if let newest = eaten.max(by: { $0.id < $1.id }), !message.alternatives.isEmpty {
            remember(message, insteadOf: newest.id, in: conversation)
            lines.append(Phrases.takeOne(newest.id))
        }
        return lines
    }

    /// Who wants something instead of milk wants no other milk.
    private static func named(_ instead: String) -> Set<Trigger> {
        let trigger = TriggerTable.trigger(called: instead)
        return trigger.facts == nil ? [] : [trigger]
    }

    func alternatives(to food: Food, without: Set<Trigger>) -> AlternativesMessage {
        let finder = AlternativeFinder(
            foods.catalog.foods.filter { $0.category == food.category }, allergens ?? .nothing)
        return AlternativesMessage(
            food: food.name,
            alternatives: finder.alternatives(
                to: food, AlternativeFinder.Limits(ownAllergies, asked: without)))
    }

    private nonisolated(nonsending) func food(
        of request: AlternativesRequest
    ) async throws(ServiceError) -> Food {
        if let id = request.entry {
            let entry = try await ServiceError.translating { () async throws(JournalError) in
                try await journal.entry(EntryID(id))
            }
            guard let food = entry.food.flatMap({ reader.catalog[$0] }) ?? food(called: entry.name)
            else { throw .noFoodNamed(entry.name) }
            return food
        }
        let words = request.food ?? ""
        guard let food = food(called: words) else { throw .noFoodNamed(words) }
        return food
    }

    /// The only food that words name, as the reader takes them.
    private func food(called words: String) -> Food? {
        let items = reader.reading(of: words).items
        guard items.count == 1, let id = items[0].food else { return nil }
        return reader.catalog[id]
    }
}
