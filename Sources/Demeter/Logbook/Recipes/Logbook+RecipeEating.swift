internal import Journal
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Wire

// What becomes of recipes at the table: helpings, meals that are saved, and pots.
extension Logbook {
    nonisolated(nonsending) func eat(
        _ request: EatRequest
    ) async throws(ServiceError) -> ChangeResult {
        let page = try page(request.id)
        let helping: Helping =
            request.grams.map { .grams(Thousandths($0)) } ?? request.share.map(Helping.share)
            ?? .servings(request.servings ?? 1)
        guard let recipe = kitchen.recipe(page.id) else { throw .noSuchRecipe(request.id) }
        var serving: Serving
        do throws(Recipe.Refusal) {
            serving = try Serving(page.id, recipe, helping)
        } catch {
            throw .cannotEat(recipe.name, error)
        }
        if let words = request.text {
            guard let parts = PartsEditor(ingredients).parts(serving.plate.parts, by: words),
                !parts.isEmpty
            else { throw .cannotChangeRecipe(recipe.name) }
            serving.take(parts)
        }
        let moment = try moment(at: request.at)
        let meal =
            request.meal ?? MealWords.occasion(endOf: recipe.name)
            ?? moment.meal(calendar())
        var whole = serving.content(text: recipe.name, at: moment, meal: meal)
        whole.modifiers = request.text.map { [$0] } ?? []
        let contents = (request.apart ? serving.contents(at: moment, meal: meal) : [whole])
            .map { review.screened($0) }
        var operations = contents.map(EntryOperation.add)
        // What waits for a word is not taken out of the pot.
        if contents.contains(where: { $0.state == .logged }),
            let pot = kitchen.countingDown(page.id, by: serving.factor)
        {
            operations.append(.recipe(pot))
        }
        var result = try await change { () async throws(JournalError) in
            try await self.journal.change(.log, operations)
        }
        if let note = serving.assumption { result.reply += "\n" + Phrases.rawShare(note) }
        return result
    }

    // MARK: Saving

    nonisolated(nonsending) func save(
        _ request: SaveRecipeRequest
    ) async throws(ServiceError) -> RecipeMessage {
        let entries = try await ServiceError.translating { () async throws(JournalError) in
            if !request.entries.isEmpty {
                var found: [FoodEntry] = []
                for id in request.entries { found.append(try await journal.entry(EntryID(id))) }
                return found
            }
            let page = try await journal.day(request.date ?? today())
            return page.entries.filter { request.meal == nil || $0.meal == request.meal }
        }
        return message(try await save(entries, as: request.name, utterance: nil))
    }

    /// Entries as they stand become a recipe of one serving.
    nonisolated(nonsending) func save(
        _ entries: [FoodEntry], as name: String, utterance: UtteranceID?
    ) async throws(ServiceError) -> RecipeBook.Page {
        guard !entries.isEmpty else { throw .nothingToSave }
        let recipe = Recipe(
            name: Self.ownName(name), servings: 1, ingredients: entries.map { MealPart($0.content) }
        )
        try refuse(recipe, as: nil)
        return try await keep(.add(recipe, isOpen: false), .addRecipe, utterance: utterance)
    }

    /// "my usual breakfast" is called "usual breakfast".
    static func ownName(_ name: String) -> String {
        var words = SpokenWords(name)
        words.dropLeading(["my", "our"])
        let own = words.isEmpty ? name.trimmed : words.rest
        return own.hasPrefix("我的") && own.count > 2 ? String(own.dropFirst(2)) : own
    }

    // MARK: Pots

    nonisolated(nonsending) func cook(
        _ request: BatchRequest
    ) async throws(ServiceError) -> BatchMessage {
        let page = try page(request.id)
        let operation = try potOperation(
            page, portions: request.portions, left: request.left, place: request.place)
        let recorded = try await recorded(.batch, [.recipe(operation)])
        guard let batch = recorded.batches.last?.after else { throw .storage(code: 0) }
        return message(batch)
    }

    /// A new pot, or what is left of the newest one.
    func potOperation(
        _ page: RecipeBook.Page, portions: Double?, left: Double?, place: String?
    ) throws(ServiceError) -> RecipeOperation {
        if let left {
            guard var pot = kitchen.batches.first(where: { $0.recipe == page.id }) else {
                throw .noSuchRecipe(.name("a pot of \(page.recipe.name)"))
            }
            pot.left = left
            pot.place = place ?? pot.place
            return .setBatch(pot)
        }
        let count = portions ?? page.recipe.servings
        return .cook(
            Batch(
                id: BatchID(rawValue: 0), recipe: page.id, revision: page.revision,
                cooked: Timestamp(milliseconds: now()), day: today(), portions: count, left: count,
                place: place))
    }
}
