internal import FoodCatalog
internal import Journal
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
    /// What nobody knows is held with its number, and asked about.
    nonisolated(nonsending) func enterProducts(
        _ utterance: Utterance
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
        result.reply = Phrases.unknownProduct(code) + "\n" + result.reply
        return result
    }

    /// Takes what a person says of a product that nobody knew: it is kept as a food of theirs, and what was
    /// held of it is logged.
    ///
    /// - Returns: `nil` when the words are no label, or nothing waits for one.
    nonisolated(nonsending) func learnProduct(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard let label = ProductLabel(utterance.said.text),
            let asked = try await waiting(in: conversation),
            let entry = await product(of: asked),
            let code = GTIN.found(in: entry.text).lazy.compactMap({ try? $0.code.get() }).first
        else { return nil }
        if let fault = label.fault {
            try await settle(utterance.id)
            return SayResult([fault], isUnderstood: false)
        }
        let food = Food(
            id: id(of: label.name, code), name: label.name, category: .meal,
            per100g: label.per100g, source: FoodSource(release: "own"), barcodes: [code])
        _ = try await change { () async throws(JournalError) in
            try await self.journal.addFood(food)
        }
        guard let line = ScannedLine(entry.text, reader.catalog, isScanned: true) else {
            return nil
        }
        let reading = line.reading(by: reader)
        let contents = zip(reading.items, review.review(reading)).map { item, verdict in
            var content = EntryDraft(moment: entry.moment, meal: entry.meal).entry(item, verdict)
            content.source = .barcode
            return content
        }
        guard let content = contents.first else { return nil }
        let recorded = try await change(
            .confirm, [.replace(entry.id, content)], answering: asked, by: utterance.id)
        note(recorded, in: conversation, answered: asked, words: utterance.said.text)
        return SayResult([Phrases.keptProduct(food, code)] + (try await replyLines(recorded)))
    }

    /// What is held of a product that nobody knew.
    private nonisolated(nonsending) func product(
        of asked: Asked
    ) async -> FoodEntry? {
        guard asked.kind == .hold, asked.entries.count == 1 else { return nil }
        // It may be gone since, as by an undo.
        guard let entry = try? await journal.entry(asked.entries[0]) else { return nil }
        return entry.source == .barcode && entry.food == nil ? entry : nil
    }

    /// An id that no food has.
    private func id(of name: String, _ code: GTIN) -> FoodID {
        let id = FoodID(slug: name)
        return reader.catalog[id] == nil ? id : FoodID(rawValue: "\(id)-\(code)")
    }
}

extension ProductLabel {
    /// What cannot be of these figures, as a sentence.
    fileprivate var fault: String? {
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
