package import MealReader
internal import Nutrition

/// Whether a model's reading should replace one that is logged already.
package enum Disagreement {
    /// True when the energy differs by more than 20 % and 20 kcal, and the model has the better
    /// evidence: surer than the offline reader, every food of the catalog, no question open.
    package static func isWorthAmending(_ offline: Reading, by model: Reading) -> Bool {
        guard !model.items.isEmpty, model.question == nil,
            model.items.allSatisfy({ $0.food != nil }), model.confidence > offline.confidence,
            let before = offline.total.sum.calories?.value,
            let after = model.total.sum.calories?.value
        else { return false }
        let difference = abs(after - before)
        return difference > 20 && difference > 0.2 * before
    }
}
