internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Telling
internal import TimeZones
internal import Wire

// Recipes in a conversation: told ingredient by ingredient, saved, cooked, changed.
extension Logbook {
    /// Does what a line says of recipes; `nil` when it says nothing of them.
    nonisolated(nonsending) func talkOfRecipes(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let line = utterance.said.text
        let memory = memory(of: conversation)
        if let draft = draft(memory) {
            if let result = try await tell(line, of: draft, utterance, in: conversation) {
                return result
            }
        }
        guard let words = RecipeWords.words(in: line) else {
            // "The pot weighs 1,840 g", once it was spoken of.
            guard let page = memory?.recipe.flatMap({ kitchen.book[$0] }), memory?.asked == nil,
                RecipeText.isFact(line)
            else { return nil }
            return try await edit(page, by: line, utterance.id, in: conversation)
        }
        return try await carryOut(words, utterance, memory, in: conversation)
    }

    /// Beside the thread on which others' lines arrive.
    @concurrent private func carryOut(
        _ words: RecipeWords, _ utterance: Utterance, _ memory: Memory?,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let id = utterance.id
        let book = kitchen.book
        switch words {
        case .begin(let text): return try await begin(text, id, in: conversation)
        case .save(let name, let meal, let day):
            let entries = try await entriesToSave(meal, day, memory)
            guard !entries.isEmpty else {
                try await settle(id)
                return SayResult([Texts.recipes.nothingToSave()], isUnderstood: false)
            }
            let page = try await save(entries, as: name, utterance: id)
            remember(page.id, in: conversation)
            return SayResult([Phrases.saved(page.recipe)] + warnings(of: page.recipe))
        case .cooked(let name, let count):
            guard let page = book.found(name) else { return nil }
            return try await cook(
                page, try potOperation(page, portions: count, left: nil, place: nil), id,
                in: conversation)
        case .left(let name, let count, let place):
            let pots = kitchen.batches
            let pot =
                name.flatMap { book.found($0)?.id } ?? memory?.pot
                ?? (name == nil ? pots.first?.recipe : nil)
            guard let pot, pots.contains(where: { $0.recipe == pot }), let page = book[pot] else {
                return nil
            }
            return try await cook(
                page, try potOperation(page, portions: nil, left: count, place: place), id,
                in: conversation)
        case .had(let mine, let others):
            guard let pot = memory?.pot else { return nil }
            return try await hadFromPot(pot, mine, others, utterance, in: conversation)
        case .since(let words):
            guard
                let page = memory?.recipe.flatMap({ book[$0] })
                    ?? book.newest.flatMap({ book[$0.id] }),
                case .day(let spoken)? = SpanWords.span(
                    in: words.split(separator: " ").map(String.init)
                ).span
            else { return nil }
            let day = calendar().day(of: spoken, today: today())
            return try await correctSince(day, page, id, in: conversation)
        case .list:
            try await settle(id)
            return SayResult(Phrases.list(book.list().prefix(20).map(\.recipe), of: book.count))
        case .show(let name):
            guard let page = book.found(name) else { return nil }
            try await settle(id)
            remember(page.id, in: conversation)
            return SayResult(Phrases.review(page.recipe) + warnings(of: page.recipe))
        case .edit(let name, let change):
            guard let page = book.found(name) else { return nil }
            return try await edit(page, by: change, id, in: conversation)
        case .remove(let name):
            guard let page = book.found(name) else { return nil }
            _ = try await recorded(.removeRecipe, [.recipe(.remove(page.id))], utterance: id)
            return SayResult([Texts.recipes.removedAlone(page.recipe.name)])
        case .rename(let old, let new):
            guard let page = book.found(old) else { return nil }
            var recipe = page.recipe
            recipe.name = Self.ownName(new)
            let after = try await replace(page, by: recipe, since: nil, utterance: id)
            remember(after.id, in: conversation)
            return SayResult([Texts.recipes.renamed(page.recipe.name, after.recipe.name)])
        }
    }

    private nonisolated(nonsending) func edit(
        _ page: RecipeBook.Page, by words: String, _ id: UtteranceID,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        guard let edited = PartsEditor(ingredients).edited(page.recipe, by: words) else {
            try await settle(id)
            return SayResult([Phrases.noChange(page.recipe.name)], isUnderstood: false)
        }
        let after = try await replace(page, by: edited, since: nil, utterance: id)
        let pot = memory(of: conversation)?.pot
        remember(after.id, pot: pot == after.id ? pot : nil, in: conversation)
        return SayResult(Phrases.review(after.recipe) + warnings(of: after.recipe))
    }

    // MARK: Telling a recipe

    /// The recipe that somebody is telling in this conversation, or was telling a moment ago.
    func draft(_ memory: Memory?) -> RecipeBook.Page? {
        let book = kitchen.book
        if let memory {
            guard let id = memory.recipe, let page = book[id], page.isOpen,
                (memory.spokenAt ?? 0) > now() - settings.answerMilliseconds
            else { return nil }
            return page
        }
        return book.open.last { $0.created > now() - settings.answerMilliseconds }
    }

    /// Whether a line that is no meal says something of a recipe, or goes into the one that is told.
    func isOfRecipe(_ line: String, in conversation: ConversationID) -> Bool {
        let memory = memory(of: conversation)
        if let page = draft(memory) {
            let joined = Self.told(line).joined
            if Self.ends.contains(joined) || Self.cancels.contains(joined) { return true }
            guard let recipe = try? continued(page.recipe, by: line), recipe != page.recipe
            else { return false }
            // What nobody knows may be anybody's talk.
            let known = Set(page.recipe.ingredients)
            return recipe.ingredients.allSatisfy { known.contains($0) || $0.food != nil }
        }
        switch RecipeWords.words(in: line) {
        case nil: return memory?.recipe != nil && RecipeText.isFact(line)
        case .had: return memory?.pot != nil
        case .left(let name, _, _): return name != nil || !kitchen.batches.isEmpty
        case .cooked(let name, _), .show(let name), .edit(let name, _), .remove(let name),
            .rename(let name, _):
            return kitchen.book.found(name) != nil
        case .since: return memory?.recipe != nil
        case .begin, .save, .list: return true
        }
    }

    private nonisolated(nonsending) func begin(
        _ text: String, _ id: UtteranceID, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let read = try Self.text(text)
        // A dish alone is the name of what is told next.
        var recipe: Recipe
        if read.isDishAlone || read.lines.isEmpty {
            recipe = Recipe(name: Self.ownName(read.name ?? text), servings: read.servings ?? 1)
        } else {
            recipe = writer.recipe(read)
            recipe.name = Self.ownName(recipe.name)
        }
        let isOpen = recipe.ingredients.isEmpty
        let page = try await keep(.add(recipe, isOpen: isOpen), .addRecipe, utterance: id)
        remember(page.id, in: conversation)
        return SayResult(
            isOpen
                ? [Texts.recipes.begun(page.recipe.name), Texts.recipes.help()]
                : [Texts.recipes.done()] + Phrases.review(page.recipe) + warnings(of: page.recipe))
    }

    /// A line said while a recipe is told: an ingredient, a change, or its end.
    private nonisolated(nonsending) func tell(
        _ line: String, of page: RecipeBook.Page, _ utterance: Utterance,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let spoken = Self.told(line)
        if Self.ends.contains(spoken.joined) {
            let after = try await replace(
                page, by: page.recipe, since: nil, utterance: utterance.id, isOpen: false)
            remember(after.id, in: conversation)
            return SayResult(
                [Texts.recipes.done()] + Phrases.review(after.recipe) + warnings(of: after.recipe))
        }
        if Self.cancels.contains(spoken.joined) {
            _ = try await recorded(
                .removeRecipe, [.recipe(.remove(page.id))], utterance: utterance.id)
            return SayResult([Texts.recipes.notKept(page.recipe.name)])
        }
        // Commands and questions are what they always are.
        if case .command = reader.read(line) { return nil }
        if InquiryReader.inquiry(in: line) != nil { return nil }
        if RecipeWords.words(in: line) != nil, RecipeWords.words(in: line)?.isTelling != true {
            return nil
        }
        guard let recipe = try continued(page.recipe, by: line), recipe != page.recipe else {
            return nil
        }
        let after = try await replace(
            page, by: recipe, since: nil, utterance: utterance.id, isOpen: true)
        remember(after.id, in: conversation)
        let known = Set(page.recipe.ingredients)
        let new = after.recipe.ingredients.filter { !known.contains($0) }
        return SayResult(new.map { Phrases.told($0) } + [Phrases.summary(after.recipe)])
    }

    /// The recipe with what a further line says; `nil` when that is nothing.
    private func continued(_ recipe: Recipe, by line: String) throws(ServiceError) -> Recipe? {
        let words = SpokenWords(line)
        let isChange =
            ChineseEditing.isChange(line)
            || [
                "without", "no", "use", "replace", "swap", "remove", "leave", "double", "halve",
                "call", "rename", "make",
            ]
            .contains(words.first ?? "") || words.words.last?.text == "instead"
        if isChange, let edited = PartsEditor(ingredients).edited(recipe, by: line) {
            return edited
        }
        let text = try Self.text(line)
        var recipe = recipe
        if let servings = text.servings, text.lines.isEmpty || text.isDishAlone == false {
            recipe.servings = servings
        }
        if let grams = text.cookedGrams { recipe.cookedGrams = Thousandths(grams) }
        let reader = ingredients
        for line in text.lines {
            recipe.ingredients += reader.parts(
                of: line.text, servings: recipe.servings, section: line.section)
        }
        return recipe
    }

    /// A line while a recipe is told, the ends of it as they are in English.
    private static func told(_ line: String) -> SpokenWords {
        SpokenWords(ChineseTurns.telling.english(line) ?? line)
    }

    private static let ends: Set<String> = [
        "thats it", "that is it", "thats all", "that is all", "done", "im done", "finished",
        "save it", "save that",
        "save the recipe", "save", "keep it", "thats everything", "end", "end of recipe", "finish",
        "ok thats it",
    ]
    private static let cancels: Set<String> = [
        "cancel", "never mind", "nevermind", "forget it", "cancel the recipe", "forget the recipe",
        "stop",
    ]

    /// Words of a recipe that a crash left behind, which belong to it and are no meal.
    nonisolated(nonsending) func takeUpRecipe(
        _ utterance: Utterance
    ) async throws(JournalError) -> Bool {
        guard !utterance.isFromProgram else { return false }
        let utterance = common(utterance)
        let text = utterance.said.text
        let received = utterance.said.received.milliseconds
        do throws(ServiceError) {
            if let page = kitchen.book.open.last,
                page.created > received - settings.answerMilliseconds, page.created <= received,
                try await tell(text, of: page, utterance, in: .voice) != nil
            {
                return true
            }
            guard let words = RecipeWords.words(in: text) else { return false }
            return try await carryOut(words, utterance, memory(of: .voice), in: .voice) != nil
        } catch {
            return false
        }
    }

    // MARK: Saving, pots, corrections

    private nonisolated(nonsending) func entriesToSave(
        _ meal: Meal?, _ day: SpokenTime.Day?, _ memory: Memory?
    ) async throws(ServiceError) -> [FoodEntry] {
        try await ServiceError.translating { () async throws(JournalError) in
            guard let day else {
                let ids = memory?.focus ?? []
                if !ids.isEmpty {
                    return try await journal.talkPage(about: ids, on: []).entries
                        .filter { $0.state == .logged }.sorted { $0.id < $1.id }
                }
                let page = try await journal.day(today())
                guard let last = page.entries.max(by: { $0.id < $1.id }) else { return [] }
                return page.entries.filter { $0.utterance == last.utterance }
            }
            let page = try await journal.day(calendar().day(of: day, today: today()))
            return page.entries.filter { meal == nil || $0.meal == meal }
        }
    }

    private nonisolated(nonsending) func cook(
        _ page: RecipeBook.Page, _ operation: RecipeOperation, _ id: UtteranceID,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        let recorded = try await recorded(.batch, [.recipe(operation)], utterance: id)
        remember(page.id, pot: page.id, in: conversation)
        return SayResult(
            recorded.batches.compactMap(\.after).map { Phrases.left($0, named: page.recipe.name) })
    }

    private nonisolated(nonsending) func hadFromPot(
        _ id: RecipeID, _ mine: Double, _ others: Double, _ utterance: Utterance,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard let pot = kitchen.pot(of: id), let recipe = kitchen.recipe(id) else { return nil }
        var operations: [EntryOperation] = []
        let moment = try moment(at: nil)
        if mine > 0 {
            do throws(Recipe.Refusal) {
                let serving = try Serving(
                    id, recipe, .servings(mine * recipe.servings / pot.portions))
                let content = review.screened(
                    serving.content(
                        text: utterance.said.text, at: moment, meal: moment.meal(calendar())))
                operations.append(.add(content))
            } catch {
                throw .cannotEat(recipe.name, error)
            }
        }
        var rest = pot
        rest.left = max(0, pot.left - mine - others)
        operations.append(.recipe(.setBatch(rest)))
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(utterance.id, .logged, .change(.log, operations))
        }
        note(recorded.entries)
        let reply = try await replyLines(recorded)
        var memory = memory(of: conversation) ?? Memory()
        let eaten = recorded.entries.compactMap(\.after?.id)
        if !eaten.isEmpty { memory.focus = eaten }
        memory.pot = id
        remember(memory, in: conversation)
        return SayResult(reply)
    }

    private nonisolated(nonsending) func correctSince(
        _ day: LocalDay, _ page: RecipeBook.Page, _ id: UtteranceID,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        let operations = try await corrections(of: page.id, by: page.recipe, since: day)
        guard !operations.isEmpty else {
            try await settle(id)
            return SayResult([Texts.recipes.nothingDifferent(page.recipe.name, day.description)])
        }
        let recorded = try await recorded(.edit, operations, utterance: id)
        remember(page.id, in: conversation)
        let count = recorded.entries.count
        return SayResult(
            [
                Texts.recipes.corrected(count, page.recipe.name, day.description)
            ]
                + recorded.totals.map { Phrases.line(for: $0, today: today()) })
    }

    private func remember(_ id: RecipeID, pot: RecipeID? = nil, in conversation: ConversationID) {
        var memory = memory(of: conversation) ?? Memory()
        memory.recipe = id
        memory.pot = pot
        remember(memory, in: conversation)
    }
}

extension RecipeWords {
    /// Whether it may as well be an ingredient, while a recipe is told.
    fileprivate var isTelling: Bool {
        switch self {
        case .left, .had, .cooked: true
        default: false
        }
    }
}

extension Phrases {
    static func saved(_ recipe: Recipe) -> String { Texts.recipes.saved(summary(recipe)) }

    static func told(_ part: MealPart) -> String {
        let line = line(for: part)
        if part.nutrients.calories == nil {
            return part.food == nil
                ? Texts.recipes.unknownPart(line) : Texts.recipes.unsaidAmount(line)
        }
        return line + (part.confidence < MealPart.doubt ? Texts.recipes.notSure() : "")
    }

    static func list(_ recipes: [Recipe], of count: Int) -> [String] {
        if recipes.isEmpty { return [Texts.recipes.none()] }
        let more = count > recipes.count ? [Texts.recipes.more(count - recipes.count)] : []
        return recipes.map(summary) + more
    }

    static func noChange(_ name: String) -> String {
        Texts.recipes.noChange(name)
    }
}
