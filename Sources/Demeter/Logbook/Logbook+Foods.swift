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
        let plain: Reading
        var why: [SpokenRule]?
        if request.why {
            (plain, why) = reader.reasoned(request.text)
        } else {
            plain = scanned(request.text) ?? reader.reading(of: request.text)
        }
        var message = ReadingMessage(habitual(plain), reviewedBy: review)
        message.why = why
        if let teller { message.add(teller) }
        return message
    }

    /// A line as it would be logged with the products whose numbers stand in it; `nil` without, and where one of them is
    /// not known.
    private nonisolated func scanned(_ text: String) -> Reading? {
        let reader = reader
        guard let line = ScannedLine(text, reader.catalog, isScanned: false),
            line.unknown.isEmpty, line.slip == nil
        else { return nil }
        return line.reading(by: reader)
    }

    package nonisolated(nonsending) func searchFoods(
        _ request: SearchRequest
    ) async throws(ServiceError) -> [FoodMessage] {
        if let code = try? GTIN(request.query), let product = reader.catalog.product(code) {
            return [FoodMessage(product, score: 1)]
        }
        let called = reader.catalog.search(
            request.query, limit: request.limit, preferring: reader.history)
        guard called.isEmpty, request.byMeaning else {
            return called.map { FoodMessage($0.food, score: $0.score) }
        }
        return await foods(meantBy: request.query, limit: request.limit)
            .map { FoodMessage($0.food, score: $0.score, isByMeaning: true) }
    }

    package nonisolated(nonsending) func showFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage {
        guard let food = reader.catalog[id] else { return FoodMessage(try ownFood(id)) }
        return FoodMessage(food)
    }

    package nonisolated(nonsending) func addFood(
        _ new: NewFood
    ) async throws(ServiceError) -> FoodMessage {
        let food = Food(
            id: new.id ?? FoodID(slug: new.name), name: new.name, aliases: new.aliases,
            category: new.category, brand: new.brand, per100g: Self.figures(of: new),
            portions: new.portions, defaultPortion: new.defaultPortion,
            usualGrams: new.usualGrams, source: FoodSource(release: "own"),
            barcodes: new.barcodes, label: new.ingredients.map { FoodLabel(ingredients: $0) })
        if reader.catalog[food.id] != nil { throw .foodExists(food.id) }
        _ = try await change { () async throws(JournalError) in
            try await self.journal.addFood(food)
        }
        return FoodMessage(food)
    }

    /// The label of a multivitamin tells doses and no energy: there is none of what gives it.
    private static func figures(of new: NewFood) -> Nutrients {
        var doses = new.per100g
        guard doses.calories == .zero else { return new.per100g }
        doses.calories = nil
        return doses.isSupplement ? doses.ofPill : new.per100g
    }

    package nonisolated(nonsending) func removeFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage {
        let food = try ownFood(id)
        _ = try await change { () async throws(JournalError) in
            try await self.journal.removeFood(food.id)
        }
        return FoodMessage(food)
    }

    package nonisolated(nonsending) func editFood(
        _ request: FoodEditRequest
    ) async throws(ServiceError) -> FoodMessage {
        let before = try ownFood(request.food)
        var figures = before.per100g
        for nutrient in Nutrient.leading {
            if let figure = request.per100g[nutrient] { figures[nutrient] = figure }
        }
        let sum = [figures.protein, figures.carbohydrates, figures.fat]
            .reduce(Thousandths.zero) { $0 + ($1 ?? .zero) }
        guard sum <= NewFood.greatestSum else {
            throw .outOfRange(
                parameter: "protein + carbohydrates + fat", lowest: "0", highest: "100")
        }
        let portions = request.portions ?? before.portions
        let food = Food(
            id: before.id, name: request.name ?? before.name,
            aliases: request.aliases ?? before.aliases,
            category: request.category ?? before.category, brand: request.brand ?? before.brand,
            per100g: figures, portions: portions,
            defaultPortion: request.portions == nil
                ? before.defaultPortion : portions.isEmpty ? nil : 0,
            usualGrams: request.usualGrams ?? before.usualGrams, source: before.source,
            barcodes: request.barcodes ?? before.barcodes,
            label: request.ingredients.map { FoodLabel(ingredients: $0) } ?? before.label)
        _ = try await change { () async throws(JournalError) in
            try await self.journal.editFood(food)
        }
        return FoodMessage(food)
    }

    /// The person's own food of that id, with or without `own:`, or of that name.
    private func ownFood(_ words: FoodID) throws(ServiceError) -> Food {
        let foods = self.foods
        let own = foods.own
        if let food = own.first(where: { $0.id == words }) { return food }
        if reader.catalog[words] != nil { throw .notOwnFood(words) }
        let name = words.rawValue.lowercased()
        let named = own.filter { food in
            food.id.rawValue == "own:" + name || food.name.lowercased() == name
                || food.aliases.contains { $0.lowercased() == name }
        }
        guard named.count == 1 else {
            if foods.holdsOthers(called: name) { throw .notOwnFood(words) }
            throw .noSuchFood(words)
        }
        return named[0]
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
