internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import Service
internal import Telling
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

    /// The entry read anew from other words, and what of them was not understood; further foods in them
    /// become entries of their own.
    ///
    /// - Parameter moment: when it was eaten by a meal and a time that the words say; `nil` leaves it.
    func reading(
        _ text: String, _ calendar: LocalCalendar, _ moment: (Meal?, SpokenTime?) -> Moment?
    ) throws(ServiceError) -> (operations: [EntryOperation], unread: [String]) {
        let reading = reader.reading(of: text)
        let verdicts = review.review(reading)
        let contents = zip(reading.items, verdicts).map { item, verdict in
            let (meal, time) = (reading.meal(of: item), reading.time(of: item))
            let own = moment(meal, time)
            let byClock = time?.clock == nil ? nil : own.map { $0.meal(calendar) }
            return EntryDraft(moment: own ?? entry.moment, meal: meal ?? byClock ?? entry.meal)
                .entry(item, verdict)
        }
        guard let first = contents.first else { throw .noFood }
        return (
            [.replace(entry.id, first)] + contents.dropFirst().map(EntryOperation.add),
            reading.unread.filter { word in
                !contents.contains { $0.food == nil && $0.name.contains(word) }
            }
        )
    }

    /// The entry as another food, by its id or by what it is called; the amount stays, in the food's own
    /// measures where they are called so, and else as the same weight.
    func called(_ words: String) throws(ServiceError) -> EntryContent {
        let given = reader.catalog[FoodID(rawValue: words)]
        let name = given?.name ?? words
        let alone = reader.reading(of: name)
        let found = alone.items.count == 1 && alone.unread.isEmpty ? alone.items[0].food : nil
        guard let food = given ?? found.flatMap({ reader.catalog[$0] }) else {
            throw .noSuchFood(FoodID(rawValue: words))
        }
        var content = entry.content
        if let amount = entry.amount {
            for unit in [entry.unit ?? "", ""] {
                let reading = reader.reading(of: "\(Figures.number(amount)) \(unit) \(name)")
                guard reading.items.count == 1, reading.items[0].food == food.id,
                    reading.items[0].amount != nil, reading.unread.isEmpty
                else { continue }
                return called(food, by: reading.items[0], name)
            }
        } else if let item = alone.items.first, item.food == food.id {
            return called(food, by: item, name)
        }
        let grams = entry.grams ?? food.usualGrams
        (content.food, content.name, content.text) = (food.id, food.name, name)
        content.source = .catalog
        content.grams = grams
        content.nutrients = grams.map { food.per100g.scaled(by: $0.value / 100) } ?? .unknown
        (content.amount, content.unit) = (grams?.value, grams == nil ? nil : "g")
        content.assumption = nil
        return content
    }

    private func called(_ food: Food, by item: ReadingItem, _ name: String) -> EntryContent {
        let reading = Reading(text: name, items: [item], confidence: item.confidence)
        return EntryDraft(moment: entry.moment, meal: entry.meal)
            .entries(of: reading, review.review(reading))[0]
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
        guard
            figures.amount != nil || figures.unit != nil || figures.grams != nil
                || figures.nutrients != .unknown
        else { return content }
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
                because: Texts.corrections.noMeasure(unit, before.name))
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
