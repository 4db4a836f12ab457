package import Allergens
package import MealReader
internal import Nutrition

extension ReadingItem {
    /// Whether it has an amount, a weight or a figure below zero, which nothing that is eaten has.
    package var isNegative: Bool {
        (amount ?? 0) < 0 || (grams ?? .zero) < .zero
            || nutrients.known.contains { (nutrients[$0] ?? .zero) < .zero }
    }

    /// The same food of an amount that nobody knows, for figures that cannot be.
    package var withoutFigures: ReadingItem {
        var item = self
        item.amount = nil
        item.unit = nil
        item.grams = nil
        item.nutrients = .unknown
        return item
    }

    /// As far as triggers matter: by what it is called, and what was said of it.
    package var assessed: AssessedFood {
        AssessedFood(
            food, called: [name, text] + [brand].compactMap(\.self), said: modifiers,
            grams: grams?.value)
    }
}
