import Nutrition
import Recipes
import TestSupport

/// Recipes out of a seed: some parts without figures, some without weight.
struct RandomRecipe {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func part() -> MealPart {
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.all where Int.random(in: 0..<6, using: &random) > 0 {
            nutrients[nutrient] = Thousandths(
                rawValue: Int64.random(in: 0...900_000, using: &random))
        }
        let grams =
            Int.random(in: 0..<8, using: &random) > 0
            ? Thousandths(rawValue: Int64.random(in: 1...900_000, using: &random)) : nil
        return MealPart(
            text: "part", name: "part \(Int.random(in: 0..<50, using: &random))",
            amount: Double.random(in: 0.1...900, using: &random), unit: "g", grams: grams,
            nutrients: nutrients, confidence: Double.random(in: 0...1, using: &random))
    }

    mutating func recipe() -> Recipe {
        let count = Int.random(in: 1...14, using: &random)
        return Recipe(
            name: "recipe \(Int.random(in: 0..<1000, using: &random))",
            servings: Double(Int.random(in: 1...12, using: &random)),
            cookedGrams: Bool.random(using: &random)
                ? Thousandths(rawValue: Int64.random(in: 1...3_000_000, using: &random)) : nil,
            ingredients: (0..<count).map { _ in part() })
    }
}
