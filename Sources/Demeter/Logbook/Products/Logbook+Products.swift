internal import FoodCatalog
internal import Journal
internal import Lookup
internal import MealReader
internal import MealReview
internal import Nutrition
package import Service
package import Wire

// Meals by the numbers on their packages.
extension Logbook {
    /// The source of utterances whose numbers were scanned or given as such.
    static let barcodeSource = "barcode"

    package nonisolated(nonsending) func barcode(
        _ request: BarcodeRequest
    ) async throws(ServiceError) -> LogResult {
        try await log(
            LogRequest(
                text: request.words, at: request.at, meal: request.meal,
                source: Self.barcodeSource, key: request.key))
    }

    /// Enters what stands in the words by the number of a product; `nil` when no number does.
    ///
    /// What nobody here knows is looked up, held with its number, and asked about.
    ///
    /// - Parameter mayAsk: whether somebody waits for it and lets services have their time.
    nonisolated(nonsending) func enterProducts(
        _ utterance: Utterance, mayAsk: Bool
    ) async throws(ServiceError) -> LogResult? {
        let said = utterance.said
        guard
            let line = ScannedLine(
                said.text, reader.catalog, isScanned: said.source == Self.barcodeSource)
        else { return nil }
        if let slip = line.slip {
            try await settle(utterance.id)
            return try await result(
                of: utterance, .nothing, Phrases.slip(slip.digits, slip.fault))
        }
        guard let code = line.unknown.first else {
            return try await enter(
                utterance, as: habitual(line.reading(by: reader)), products: line.foods)
        }
        var reading = Reading(text: said.text)
        reading.items = [
            ReadingItem(
                text: said.text, name: Phrases.product(code), food: nil, amount: nil, unit: nil,
                grams: nil, nutrients: .unknown, confidence: 0)
        ]
        var result = try await enter(utterance, as: reading, products: [], isProduct: true)
        let found = await lookUp(code, mayAsk: mayAsk)
        result.reply = Phrases.unknownProduct(code, found) + "\n" + result.reply
        return result
    }

    /// Takes what a person says of a product that nobody knew: it is kept as a food of theirs, and what was
    /// held of it is logged.
    ///
    /// - Returns: `nil` when the words are no label, or nothing waits for one.
    nonisolated(nonsending) func learnProduct(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let label = ProductLabel(utterance.said.text)
        guard label != nil || lookup != nil && isYes(utterance.said.text),
            let asked = try await waiting(in: conversation),
            let entry = await product(of: asked), let code = Self.code(of: entry)
        else { return nil }
        guard let label else {
            // What was offered is taken; without an offer it is a yes like any other.
            guard let found = await lookup?.recall(.code(code)).first else { return nil }
            let food = own(found, of: .code(code))
            return try await keep(food, code, entry, asked, utterance, in: conversation)
        }
        if let fault = label.fault {
            try await settle(utterance.id)
            return SayResult([fault], isUnderstood: false)
        }
        let food = Food(
            id: id(of: label.name, code), name: label.name, category: .meal,
            per100g: label.per100g, source: FoodSource(release: "own"), barcodes: [code])
        return try await keep(food, code, entry, asked, utterance, in: conversation)
    }

    /// Keeps a food under a number, and logs what was held of it.
    private nonisolated(nonsending) func keep(
        _ food: Food, _ code: GTIN, _ entry: FoodEntry, _ asked: Asked, _ utterance: Utterance,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        _ = try await change { () async throws(JournalError) in
            try await self.journal.addFood(food)
        }
        guard let content = known(entry) else { return nil }
        let recorded = try await change(
            .confirm, [.replace(entry.id, content)], answering: asked, by: utterance.id)
        note(recorded, in: conversation, answered: asked, words: utterance.said.text)
        return SayResult([Phrases.keptProduct(food, code)] + (try await replyLines(recorded)))
    }

    /// What is held of a product, once somebody knows that; `nil` while nobody does.
    func known(_ entry: FoodEntry) -> EntryContent? {
        guard let line = ScannedLine(entry.text, reader.catalog, isScanned: true),
            line.unknown.isEmpty
        else { return nil }
        let reading = line.reading(by: reader)
        let contents = zip(reading.items, review.review(reading)).map { item, verdict in
            var content = EntryDraft(moment: entry.moment, meal: entry.meal).entry(item, verdict)
            content.source = .barcode
            return content
        }
        return contents.first
    }

    /// The number that an entry is held under.
    static func code(of entry: FoodEntry) -> GTIN? {
        GTIN.found(in: entry.text).lazy.compactMap({ try? $0.code.get() }).first
    }

    func isYes(_ text: String) -> Bool {
        RemarkReader(reader).remark(in: text, isAsked: true) == .yes
    }

    /// What is held of a product that nobody knew.
    private nonisolated(nonsending) func product(
        of asked: Asked
    ) async -> FoodEntry? {
        guard asked.kind == .hold, asked.entries.count == 1 else { return nil }
        // It may be gone since, as by an undo.
        guard let entry = try? await journal.entry(asked.entries[0]) else { return nil }
        return Self.isUnknownProduct(entry) ? entry : nil
    }

    /// Whether an entry stands for a product that nobody knew.
    static func isUnknownProduct(_ entry: FoodEntry) -> Bool {
        entry.source == .barcode && entry.food == nil
    }

    /// An id that no food has.
    func id(of name: String, _ code: some CustomStringConvertible) -> FoodID {
        let id = FoodID(slug: name)
        return reader.catalog[id] == nil ? id : FoodID(rawValue: "\(id)-\(code)")
    }
}

extension ProductLabel {
    /// What cannot be of these figures, as a sentence.
    var fault: String? {
        for nutrient in per100g.known {
            let range = NewFood.range(of: nutrient)
            if let figure = per100g[nutrient], !range.contains(figure) {
                return Phrases.impossibleLabel(nutrient, range.upperBound)
            }
        }
        let sum = [per100g.protein, per100g.carbohydrates, per100g.fat]
            .reduce(Thousandths.zero) { $0 + ($1 ?? .zero) }
        return sum <= NewFood.greatestSum ? nil : Phrases.impossibleSum(sum)
    }
}
