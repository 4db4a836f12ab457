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
        let ratio: Double?
        if let amount = item.amount {
            count = amount
            ratio = item.unit.flatMap { self.ratio(of: id, unit: $0) }
        } else {
            count = 1
            ratio = self.ratio(of: id, unit: nil)
        }
        guard let ratio, let whole = item.grams, whole > .zero, count > 0 else { return }
        let own = OwnAmount(original: whole.scaled(by: 1 / count), ratio: ratio)
        item.grams = own.grams.scaled(by: count)
        item.nutrients = food.per100g.scaled(by: own.grams.value * count / 100)
        item.assumption = own.told
    }
}
