internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import TimeZones
internal import Wire

// Corrections that reach inside what was eaten of a recipe.
extension Corrector {
    /// "Without the rice", "with 2 eggs more": other parts, this once; `nil` when the change is of the whole.
    func inside(
        _ change: Remark.Change, _ entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault>? {
        guard !entry.parts.isEmpty else { return nil }
        let words: String
        switch change {
        case .without(let part): words = "without \(part)"
        case .with(let part, let isInstead):
            words = isInstead ? "use \(part) instead" : "with \(part)"
        default: return nil
        }
        guard let parts = PartsEditor(scene.ingredients()).parts(entry.parts, by: words) else {
            return .failure(.noEffect)
        }
        guard !parts.isEmpty else { return .success([.remove(entry.id)]) }
        var content = entry.content
        content.setParts(parts)
        // The weight of a cooked dish does not follow from what went in.
        content.grams = entry.grams == entry.parts.grams ? parts.grams : nil
        content.modifiers.append(words)
        content = scene.review.reviewed(content)
        return .success([.replace(entry.id, content)])
    }
}
