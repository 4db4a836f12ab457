package import FoodCatalog
package import Nutrition
package import Recipes

/// The ingredients that a dish of the catalog was summed from.
package enum CatalogRecipe {
    /// `nil`-free: empty for a food that is no recipe.
    package static func parts(of food: Food, in catalog: FoodCatalog) -> [MealPart] {
        guard food.source.release == "recipe", let code = food.source.code else { return [] }
        var parts: [MealPart] = []
        for piece in code.split(separator: "+") {
            // `150 g mango`
            let words = piece.split(separator: " ")
            guard words.count == 3, words[1] == "g", let grams = Double(words[0]),
                let part = catalog[FoodID(rawValue: String(words[2]))]
            else { return [] }
            parts.append(
                MealPart(
                    text: piece.trimmed, name: part.name, food: part.id, amount: grams, unit: "g",
                    grams: Thousandths(grams), nutrients: part.per100g.scaled(by: grams / 100),
                    confidence: 0.75, assumption: "the catalog's recipe"))
        }
        return parts
    }
}
