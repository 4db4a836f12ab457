internal import FoodCatalog
package import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
internal import TimeZones
package import Wire

extension Logbook {
    package nonisolated(nonsending) func recipe(
        _ call: RecipeCall
    ) async throws(ServiceError) -> JSONValue {
        switch call {
        case .add(let new):
            let recipe = try await recipe(new)
            return message(try await keep(.add(recipe, isOpen: false), .addRecipe)).json
        case .read(let new): return told(RecipeMessage(id: nil, recipe: try await recipe(new))).json
        case .list(let request): return list(request)
        case .show(let reference): return message(try page(reference)).json
        case .change(let request): return try await change(request).json
        case .swap(let request): return try await swap(request).json
        case .remove(let reference):
            let page = try page(reference)
            _ = try await recorded(.removeRecipe, [.recipe(.remove(page.id))])
            return message(page).json
        case .eat(let request): return try await eat(request).json
        case .save(let request): return try await save(request).json
        case .batches: return .array(kitchen.batches.map { message($0).json })
        case .batch(let request): return try await cook(request).json
        }
    }

    // MARK: Making

    private nonisolated(nonsending) func recipe(
        _ new: NewRecipe
    ) async throws(ServiceError) -> Recipe {
        var recipe: Recipe
        if let text = new.text {
            let text = try Self.text(text)
            let writer = self.writer
            recipe = writer.recipe(text, name: new.name, servings: new.servings)
            if writer.known(text) == nil,
                let parts = await askedIngredients(text, servings: recipe.servings)
            {
                recipe.ingredients = parts
            }
        } else {
            recipe = Recipe(name: new.name ?? "", servings: new.servings ?? 1)
            recipe.ingredients = try parts(new.ingredients, servings: recipe.servings)
        }
        if let cooked = new.cookedGrams { recipe.cookedGrams = cooked }
        if let notes = new.notes { recipe.notes = notes }
        try refuse(recipe, as: nil)
        return recipe
    }

    static func text(_ text: String) throws(ServiceError) -> RecipeText {
        do throws(RecipeText.Fault) {
            return try RecipeText(text)
        } catch {
            throw .badRecipeText(error)
        }
    }

    func refuse(_ recipe: Recipe, as id: RecipeID?) throws(ServiceError) {
        do throws(Recipe.Fault) {
            try recipe.check(greatest: EntryContent.greatestFigure)
            try kitchen.book.refuseCycles(in: recipe, as: id)
        } catch {
            throw .badRecipe(error)
        }
    }

    private func parts(
        _ ingredients: [NewIngredient], servings: Double
    ) throws(ServiceError) -> [MealPart] {
        let reader = self.ingredients
        var parts: [MealPart] = []
        for ingredient in ingredients {
            switch ingredient {
            case .line(let line):
                parts += reader.parts(of: line, servings: servings, section: nil)
            case .item(let item): parts.append(try part(item, reader))
            }
        }
        return parts
    }

    /// An ingredient that a program gives: its own figures, else those that its food or its name has.
    private func part(
        _ item: NewIngredient.Item, _ reader: IngredientReader
    ) throws(ServiceError) -> MealPart {
        if let number = item.recipe { return try nested(item, RecipeID(rawValue: Int64(number))) }
        var part = MealPart(
            text: item.text ?? item.name, name: item.name, food: item.food, amount: item.amount,
            unit: item.unit, grams: item.grams, nutrients: item.nutrients,
            confidence: item.confidence ?? 1, source: item.source ?? .manual, section: item.section)
        if item.nutrients != .unknown { return part }
        if let id = item.food, let food = self.reader.catalog[id], let grams = item.grams {
            part.nutrients = food.per100g.scaled(by: grams.value / 100)
            part.source = .catalog
            return part
        }
        let amount: String
        if let grams = item.grams {
            amount = "\(Figures.plain(grams.value)) g "
        } else {
            amount = item.amount.map { "\(Figures.plain($0)) \(item.unit ?? "") " } ?? ""
        }
        var read = reader.part(of: amount + item.name, section: item.section)
        read.amount = item.amount ?? read.amount
        read.unit = item.unit ?? read.unit
        read.grams = item.grams ?? read.grams
        if let text = item.text { read.text = text }
        return read
    }

    private func nested(
        _ item: NewIngredient.Item, _ id: RecipeID
    ) throws(ServiceError) -> MealPart {
        guard let inner = kitchen.book[id] else { throw .noSuchRecipe(.id(Int(id.rawValue))) }
        let helping: Helping =
            item.grams.map(Helping.grams)
            ?? (item.unit == MealPart.shareUnit
                ? .share(item.amount ?? 1) : .servings(item.amount ?? 1))
        let serving: Serving
        do throws(Recipe.Refusal) {
            serving = try Serving(id, inner.recipe, helping)
        } catch {
            throw .cannotEat(inner.recipe.name, error)
        }
        return MealPart(
            text: item.text ?? item.name, name: inner.recipe.name,
            food: id.isOwn ? nil : id.food, recipe: id.kept, amount: serving.amount,
            unit: serving.unit, grams: serving.plate.grams,
            nutrients: serving.plate.nutrients, confidence: item.confidence ?? serving.confidence,
            source: .customMeal, section: item.section)
    }

    // MARK: Changing

    private nonisolated(nonsending) func change(
        _ request: RecipeChangeRequest
    ) async throws(ServiceError) -> RecipeMessage {
        let page = try page(request.id)
        var recipe = page.recipe
        if let name = request.name { recipe.name = name }
        if let servings = request.servings { recipe.servings = servings }
        if let cooked = request.cookedGrams { recipe.cookedGrams = cooked }
        if let notes = request.notes { recipe.notes = notes.isEmpty ? nil : notes }
        if let ingredients = request.ingredients {
            recipe.ingredients = try parts(ingredients, servings: recipe.servings)
        }
        for place in request.remove.sorted(by: >) {
            guard recipe.ingredients.indices.contains(place) else {
                throw .outOfRange(
                    parameter: "remove", lowest: "0",
                    highest: String(max(0, recipe.ingredients.count - 1)))
            }
            recipe.ingredients.remove(at: place)
        }
        recipe.ingredients += try parts(request.add, servings: recipe.servings)
        if let text = request.text {
            do throws(RecipeText.Fault) {
                try RecipeText.check(text)
            } catch {
                throw .badRecipeText(error)
            }
            guard let edited = PartsEditor(ingredients).edited(recipe, by: text) else {
                throw .cannotChangeRecipe(recipe.name)
            }
            recipe = edited
        }
        return message(try await replace(page, by: recipe, since: request.since))
    }

    /// Another version of a recipe; with a day, what was eaten of it since is corrected in the same step.
    nonisolated(nonsending) func replace(
        _ page: RecipeBook.Page, by recipe: Recipe, since: LocalDay?, utterance: UtteranceID? = nil,
        isOpen: Bool = false
    ) async throws(ServiceError) -> RecipeBook.Page {
        try refuse(recipe, as: page.id)
        var operations: [EntryOperation] = []
        if recipe != page.recipe || isOpen != page.isOpen {
            operations.append(.recipe(.replace(page.id, recipe, isOpen: isOpen)))
            // A pot is weighed after it was cooked.
            if let pot = kitchen.pot(of: page.id), pot.revision == page.revision,
                recipe.ingredients == page.recipe.ingredients
            {
                operations.append(.recipe(.renewBatch(pot.id)))
            }
        }
        if let since { operations += try await corrections(of: page.id, by: recipe, since: since) }
        guard !operations.isEmpty else { return page }
        _ = try await recorded(.changeRecipe, operations, utterance: utterance)
        return kitchen.book[page.id] ?? page
    }

    /// What was eaten of a recipe since a day, as another version of it has it.
    nonisolated(nonsending) func corrections(
        of id: RecipeID, by recipe: Recipe, since: LocalDay
    ) async throws(ServiceError) -> [EntryOperation] {
        let recipe = kitchen.book.resolved(recipe)
        let entries = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.entries(of: id, from: since)
        }
        return entries.compactMap { entry in
            guard !entry.parts.isEmpty, let amount = entry.amount else { return nil }
            let helping: Helping
            switch entry.unit {
            case MealPart.servingUnit: helping = .servings(amount)
            case MealPart.shareUnit: helping = .share(amount)
            default:
                guard let grams = entry.grams else { return nil }
                helping = .grams(grams)
            }
            guard var serving = try? Serving(id, recipe, helping) else { return nil }
            // What was another way that once stays so.
            let editor = entry.modifiers.isEmpty ? nil : PartsEditor(ingredients)
            for modifier in entry.modifiers {
                if let parts = editor?.parts(serving.plate.parts, by: modifier) {
                    serving.take(parts)
                }
            }
            var content = entry.content
            content.take(serving)
            // It was eaten, whatever is known of it now.
            let state = content.state
            content = review.screened(content, after: entry.content)
            content.state = state
            return content == entry.content ? nil : .replace(entry.id, content)
        }
    }

    // MARK: Telling

    private func list(_ request: RecipeListRequest) -> JSONValue {
        let pages = kitchen.book.list(request.query, limit: request.limit)
        let isWhole = pages.count <= Self.wholeListLimit
        return .array(
            pages.map { page in
                var message = message(page)
                message.isWhole = isWhole
                if !isWhole { (message.allergens, message.warnings) = (nil, []) }
                return message.json
            })
    }

    /// Of so many recipes a list shows the ingredients too.
    private static let wholeListLimit = 50

    func page(_ reference: RecipeReference) throws(ServiceError) -> RecipeBook.Page {
        let book = kitchen.book
        switch reference {
        case .id(let id):
            if let page = book[RecipeID(rawValue: Int64(id))] { return page }
        case .name(let name):
            if let page = book.found(name) { return page }
        }
        throw .noSuchRecipe(reference)
    }

    func message(_ page: RecipeBook.Page) -> RecipeMessage {
        let offset = { (milliseconds: Int64) in
            Wire.Instant(
                milliseconds: milliseconds,
                offsetSeconds: self.calendar().zone.offset(at: milliseconds / 1000).seconds)
        }
        return told(
            RecipeMessage(
                id: Int(page.id.rawValue), recipe: page.recipe, created: offset(page.created),
                lastUsed: page.used.map(offset), isOpen: page.isOpen))
    }

    func message(_ batch: Batch) -> BatchMessage {
        BatchMessage(
            id: Int(batch.id.rawValue), recipe: Int(batch.recipe.rawValue),
            name: kitchen.cooked[batch.revision]?.name ?? kitchen.book[batch.recipe]?.recipe.name
                ?? "",
            cooked: batch.day, portions: batch.portions, left: batch.left, place: batch.place)
    }

    // MARK: Writing

    /// Adds or replaces a recipe and returns it as it stands.
    nonisolated(nonsending) func keep(
        _ operation: RecipeOperation, _ kind: ChangeKind, utterance: UtteranceID? = nil
    ) async throws(ServiceError) -> RecipeBook.Page {
        let recorded = try await recorded(kind, [.recipe(operation)], utterance: utterance)
        guard let page = recorded.recipes.last?.after else { throw .storage(code: 0) }
        return kitchen.book[page.id] ?? page
    }

    /// One undoable change, whose recipes are known when it returns.
    nonisolated(nonsending) func recorded(
        _ kind: ChangeKind, _ operations: [EntryOperation], utterance: UtteranceID? = nil
    ) async throws(ServiceError) -> Recorded {
        for case .recipe(let operation) in operations {
            guard let id = operation.recipe, !id.isOwn else { continue }
            throw .notOwnRecipe(kitchen.book[id]?.recipe.name ?? "\(id.rawValue)")
        }
        await finishStuck()
        let recorded = try await storing { () async throws(JournalError) in
            if let utterance {
                return try await self.journal.finish(utterance, .nothing, .change(kind, operations))
            }
            return try await self.journal.change(kind, operations)
        }
        await learn(from: recorded)
        _ = try await result(of: recorded)
        return recorded
    }
}

extension MealPart {
    /// An entry as an ingredient.
    init(_ content: EntryContent) {
        self.init(
            text: content.text, name: content.name,
            food: content.recipe == nil ? content.food : nil,
            recipe: nil, amount: content.amount, unit: content.unit, grams: content.grams,
            nutrients: content.nutrients, brand: content.brand, preparation: content.preparation,
            modifiers: content.modifiers, confidence: content.confidence,
            assumption: content.assumption, source: content.source)
    }
}
