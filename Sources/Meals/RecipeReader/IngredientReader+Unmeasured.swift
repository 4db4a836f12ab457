internal import FoodCatalog
internal import MealReader
internal import Nutrition
internal import Recipes

extension IngredientReader {
    /// A line without an amount: a seasoning to taste, or a food in its usual amount for each who eats.
    func unmeasured(_ line: IngredientLine, _ match: Match, _ servings: Double) -> MealPart {
        var part = MealPart(
            text: line.text, name: match.food.name, food: match.food.id,
            confidence: match.sureness)
        guard line.isToTaste || isSeasoning(match.food) else {
            let food = match.asServed ?? match.food
            guard
                let usual = food.usualGrams ?? food.defaultPortion.map({ food.portions[$0].grams })
            else { return part }
            // Usual amounts are those of the table, so the figures are as well.
            part.name = food.name
            part.food = food.id
            part.grams = usual.scaled(by: servings)
            part.nutrients = food.per100g.scaled(by: usual.value * servings / 100)
            part.assumption =
                MealPart.usualAmount + (servings == 1 ? "" : " for \(Figures.number(servings))")
            part.confidence = min(part.confidence, 0.6)
            return part
        }
        part.modifiers = [MealPart.toTaste]
        part.nutrients = Self.trace(of: match.food)
        if part.nutrients.calories == nil { part.confidence = min(part.confidence, 0.5) }
        return part
    }

    private func isSeasoning(_ food: Food) -> Bool {
        food.category == .condiment && (food.usualGrams ?? .zero) <= Thousandths(20)
            || food.id == "water"
    }

    /// The figures that a seasoning cannot move: those that half a teaspoon keeps below what a label may
    /// round to nothing (5 kcal, 0.5 g, 5 mg; 21 CFR 101.9(c)). All others are unknown, and so are those
    /// beyond the seven.
    static func trace(of food: Food) -> Nutrients {
        var figures = Nutrients.unknown
        for nutrient in Nutrient.leading {
            guard let figure = food.per100g[nutrient] else { continue }
            let most = figure.scaled(by: halfTeaspoon / 100)
            let limit: Double
            switch nutrient.unit {
            case "kcal", "mg": limit = 5
            default: limit = 0.5
            }
            if most.value < limit { figures[nutrient] = figure.scaled(by: pinch / 100) }
        }
        return figures
    }

    /// Grams of ground pepper: SR 28, a teaspoon 2.3 g.
    private static let halfTeaspoon = 1.15
    private static let pinch = 0.36
}
