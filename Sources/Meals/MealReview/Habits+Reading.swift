package import FoodCatalog
package import MealReader
internal import Nutrition
internal import Telling

extension Habits {
    /// The reading with the person's own amounts where none, or none with a weight, was said.
    package func applied(to reading: Reading, _ catalog: FoodCatalog) -> Reading {
        guard hasDefaults else { return reading }
        var reading = reading
        for index in reading.items.indices { apply(to: &reading.items[index], catalog) }
        return reading
    }

    private func apply(to item: inout ReadingItem, _ catalog: FoodCatalog) {
        // Who gives figures has told how much it was.
        guard item.stated == nil, let id = item.food, let food = catalog[id] else { return }
        let count: Double
        let grams: Thousandths?
        if let amount = item.amount {
            count = amount
            grams = item.unit.flatMap { self.grams(of: id, unit: $0) }
        } else {
            count = 1
            grams = self.grams(of: id, unit: nil)
        }
        guard let grams, count > 0 else { return }
        item.grams = grams.scaled(by: count)
        item.nutrients = food.per100g.scaled(by: grams.value * count / 100)
        item.assumption = Texts.findings.usual(Figures.grams(grams))
    }
}
