internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition

// Figures that a person gives for what was told.
extension Corrector {
    /// An amount that nobody said follows them, and so do the figures that they do not name, unless
    /// those are the person's own already.
    func state(_ figures: Nutrients, of content: inout EntryContent) {
        content.confidence = 1
        guard content.source == .catalog || content.isDisputed,
            let food = content.food.flatMap({ scene.reader.catalog[$0] }), content.grams != nil
        else {
            for nutrient in figures.known {
                if let figure = figures[nutrient] { content.nutrients[nutrient] = figure }
            }
            content.source = .manual
            return
        }
        let usual = content.amount == nil ? food.usualGrams : nil
        var item = ReadingItem(
            text: content.text, name: content.name, food: food.id, amount: content.amount,
            unit: content.unit, grams: usual ?? content.grams, nutrients: content.nutrients,
            assumption: content.assumption)
        item.state(figures, of: food, amount: content.amount == nil ? .unsaid : .portions)
        content.amount = item.amount
        content.unit = item.unit
        content.grams = item.grams
        content.nutrients = item.nutrients
        content.assumption = item.assumption
        content.source = item.stated?.areOwn == true ? .manual : .catalog
    }
}

extension EntryContent {
    /// "I meant 800", of what was weighed to 8,000 kcal or is nothing but kcal; `nil` of anything else.
    func weighedFigures(_ value: Double) -> Nutrients? {
        guard amount == nil else { return nil }
        // Nobody has twenty of what was told without an amount.
        if food == nil, source == .manual, grams == nil, nutrients.calories != nil, value >= 20 {
            return Nutrients(calories: Thousandths(value))
        }
        guard let nutrient = assumption.flatMap(ReadingItem.lead(in:)) else { return nil }
        var figures = Nutrients.unknown
        figures[nutrient] = Thousandths(value)
        return figures
    }

    /// Whether a person's own figures for a food of the catalog are held.
    var isDisputed: Bool { state == .held && source == .manual && food != nil }
}
