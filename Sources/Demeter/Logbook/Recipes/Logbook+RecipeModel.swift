internal import FoodCatalog
internal import JSON
internal import MealModel
internal import MealReader
internal import ModelReader
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Wire

// Dishes that nobody took apart, as a language model does.
extension Logbook {
    /// The ingredients of a dish that neither one's own recipes nor the catalog's know; `nil` where no model
    /// tells them, so that they are given by hand.
    nonisolated(nonsending) func askedIngredients(
        _ text: RecipeText, servings: Double
    ) async -> [MealPart]? {
        guard let model, settings.modelMode != ModelUse.off.rawValue, text.isDishAlone,
            let dish = text.name
        else { return nil }
        guard let items = await model.ingredients(of: dish, servings: servings) else { return nil }
        let reader = ingredients
        return items.map { Self.part($0, reader) }
    }

    /// An ingredient as a model named it: with the catalog's figures where that knows it, else as an estimate.
    private static func part(_ item: ModelAnswer.Item, _ reader: IngredientReader) -> MealPart {
        let unit = item.unit.map { $0.lowercased() }
        // A piece and a serving are counted, not measured.
        let word = unit == "piece" || unit == "serving" || item.quantity == nil ? nil : unit
        let line = [item.quantity.map(Figures.plain), word, item.name].compactMap(\.self)
            .joined(separator: " ")
        var part = reader.part(of: line)
        if part.nutrients.calories != nil || item.nutrients == .unknown {
            part.confidence = min(
                part.confidence, item.confidence, AnswerReader.matchedConfidence)
            return part
        }
        part.name = item.name
        part.food = nil
        part.amount = item.quantity
        part.unit = word
        part.nutrients = item.nutrients
        part.confidence = min(item.confidence, AnswerReader.estimatedConfidence)
        part.assumption = "the model's estimate"
        part.source = .model
        return part
    }
}
