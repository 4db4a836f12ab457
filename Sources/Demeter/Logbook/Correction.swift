internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import Service
internal import Wire

/// What an edit makes of an entry; the moment and the meal stay.
struct Correction {
    private let entry: FoodEntry
    private let reader: MealReader
    private let review: MealReview

    init(_ entry: FoodEntry, reader: MealReader, review: MealReview) {
        self.entry = entry
        self.reader = reader
        self.review = review
    }

    /// The entry read anew from other words; further foods in them become entries of their own.
    func reading(_ text: String) throws(ServiceError) -> [EntryOperation] {
        let reading = reader.reading(of: text)
        let contents = EntryDraft(moment: entry.moment, meal: entry.meal)
            .entries(of: reading, review.review(reading))
        guard let first = contents.first else {
            throw .noFood
        }
        return [.replace(entry.id, first)] + contents.dropFirst().map(EntryOperation.add)
    }

    /// The entry with some figures given by a person, who thereby confirms it.
    func applying(_ figures: EditRequest.Figures) throws(ServiceError) -> EntryContent {
        var content = entry.content
        if let amount = figures.amount ?? (figures.unit == nil ? nil : content.amount ?? 1) {
            try weigh(amount, figures.unit, in: &content)
        }
        if let grams = figures.grams { setGrams(grams, in: &content) }
        for nutrient in figures.nutrients.known {
            guard let figure = figures.nutrients[nutrient] else { continue }
            content.nutrients[nutrient] = figure
            content.source = .manual
        }
        if content.amount != entry.amount || content.grams != entry.grams {
            // It told how the old amount was weighed.
            content.assumption = nil
        }
        content.state = .logged
        content.warnings = []
        content.confidence = 1
        return content
    }

    /// Another amount: of the same unit in proportion, of another unit as the reader weighs it.
    ///
    /// - Throws: `cannotCorrect` for a unit that is no measure of the food.
    private func weigh(
        _ amount: Double, _ unit: String?, in content: inout EntryContent
    ) throws(ServiceError) {
        let before = content
        content.amount = amount
        content.unit = unit ?? content.unit
        // What cannot be, as less than nothing, is kept without a weight.
        let isWeighed = before.grams != nil || before.food == nil
        if isWeighed, unit == nil || unit == before.unit, let old = before.amount ?? 1 as Double?,
            old > 0
        {
            let factor = amount / old
            content.grams = before.grams?.scaled(by: factor)
            content.nutrients = before.nutrients.scaled(by: factor)
            return
        }
        guard before.food != nil else {
            content.grams = nil
            content.nutrients = .unknown
            return
        }
        let unit = content.unit ?? ""
        let one = reader.reading(of: "1 \(unit) \(before.name)")
        // Words of an amount or of another food are no unit, and would weigh what they say.
        guard !unit.contains(where: \.isNumber), one.items.count == 1, one.unread.isEmpty,
            let item = one.items.first, item.food == before.food, let grams = item.grams
        else {
            throw .cannotCorrect(
                Int(entry.id.rawValue),
                because: "“\(unit)” is no measure of \(before.name); try g, cup, or a measure that "
                    + "`demeter foods show` lists.")
        }
        setGrams(grams.scaled(by: amount), in: &content)
    }

    /// Figures follow the weight: from the catalog when the food is known there, else in proportion.
    private func setGrams(_ grams: Thousandths, in content: inout EntryContent) {
        if let food = content.food.flatMap({ reader.catalog[$0] }), content.source == .catalog {
            content.nutrients = food.per100g.scaled(by: grams.value / 100)
        } else if let old = content.grams, old > .zero {
            content.nutrients = content.nutrients.scaled(by: grams.value / old.value)
        }
        content.grams = grams
    }
}
