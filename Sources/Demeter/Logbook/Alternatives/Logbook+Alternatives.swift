internal import Allergens
internal import Alternatives
internal import Body
internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import Telling
package import Wire

// What to eat instead.
extension Logbook {
    package nonisolated(nonsending) func alternatives(
        _ request: AlternativesRequest
    ) async throws(ServiceError) -> AlternativesMessage {
        let without = Set(request.without).union(Self.named(request.food ?? ""))
        var ingredient: (place: Int, food: Food)?
        if let recipe = request.recipe {
            ingredient = try self.ingredient(called: request.food ?? "", of: recipe)
        }
        let food =
            if let ingredient { ingredient.food } else { try await self.food(of: request) }
        var message = await alternatives(to: food, without: without)
        message.ingredient = ingredient?.place
        message.swaps = try await swaps()
        return message
    }

    /// The answer to who asks in words; what is offered instead of something that was eaten today can be taken.
    nonisolated(nonsending) func answer(
        _ wish: AlternativeWords.Wish, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        let words = wish.dish ?? wish.instead
        guard let food = food(called: words) else { return [Phrases.noSuchDish(words)] }
        let message = await alternatives(to: food, without: Self.named(wish.instead))
        var lines = Phrases.alternatives(
            message,
            to: Telling.current.name(food.name, food: food.id.rawValue, saidAs: words))
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
        let trigger =
            ChineseAllergies.trigger(called: instead) ?? TriggerTable.trigger(called: instead)
        return trigger.facts == nil ? [] : [trigger]
    }

    nonisolated(nonsending) func alternatives(
        to food: Food, without: Set<Trigger>
    ) async -> AlternativesMessage {
        let finder = AlternativeFinder(
            foods.catalog.foods.filter { $0.category == food.category }, allergens ?? .nothing)
        let shops = markets.shops()
        return AlternativesMessage(
            food: food.name,
            alternatives: finder.alternatives(
                to: food, AlternativeFinder.Limits(ownAllergies, asked: without),
                in: await market(shops)),
            faults: shops?.faults ?? [])
    }

    /// What is known of when and where foods are to be had, in the present month and the person's region.
    private nonisolated(nonsending) func market(_ shops: ShopTable?) async -> Market {
        // Without the profile nothing is known of seasons; what is offered need not wait for it.
        let region = (try? await profile())?.profile.region.flatMap(SeasonRegion.init(country:))
        let (seasons, month) = (markets.seasons, today().month)
        guard let region, let seasons else { return Market(shops: shops) }
        return Market(
            season: { seasons.months(of: $0, in: region)?.contains(month) }, shops: shops)
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
    func food(called words: String) -> Food? {
        let items = reader.reading(of: words).items
        guard items.count == 1, let id = items[0].food else { return nil }
        return reader.catalog[id]
    }
}
