import Nutrition
import TestSupport
import Testing

@testable import Recipes

struct RecipeTests {
    @Test func `totals are the sums after any additions, removals and changes`() {
        for seed in UInt64(0)..<150 {
            var maker = RandomRecipe(seed: seed)
            var recipe = maker.recipe()
            for _ in 0..<20 {
                switch Int.random(in: 0..<3, using: &maker.random) {
                case 0: recipe.ingredients.append(maker.part())
                case 1 where recipe.ingredients.count > 1:
                    recipe.ingredients.remove(
                        at: Int.random(in: 0..<recipe.ingredients.count, using: &maker.random))
                default:
                    let index = Int.random(in: 0..<recipe.ingredients.count, using: &maker.random)
                    recipe.ingredients[index] = maker.part()
                }
                let (total, figures) = (recipe.total, recipe.ingredients.figures)
                let wrong = Nutrient.all.filter { nutrient in
                    let known = recipe.ingredients.compactMap { $0.nutrients[nutrient]?.rawValue }
                    let isNothing = known.isEmpty && !nutrient.isLeading
                    let isIncomplete =
                        known.count < recipe.ingredients.count && nutrient.isLeading
                    return total.sum[nutrient]?.rawValue
                        != (isNothing ? nil : known.reduce(0, +))
                        || total.incomplete.contains(nutrient) != isIncomplete
                        || (figures[nutrient] == nil) != known.isEmpty
                }
                #expect(wrong.isEmpty, "seed \(seed)")
            }
        }
    }

    @Test func `a helping scales every figure, and its figures are the sums of its parts`() throws {
        for seed in UInt64(0)..<200 {
            var maker = RandomRecipe(seed: seed)
            let recipe = maker.recipe()
            let before = recipe
            let servings = Double(Int.random(in: 1...60, using: &maker.random)) / 10
            let plate = try recipe.plate(.servings(servings))
            #expect(recipe == before, "seed \(seed)")
            #expect(plate.parts.count == recipe.ingredients.count, "seed \(seed)")
            let wrong = Nutrient.all.filter { nutrient in
                let parts = plate.parts.compactMap { $0.nutrients[nutrient]?.rawValue }
                let sum = parts.isEmpty ? nil : parts.reduce(0, +)
                guard plate.nutrients[nutrient]?.rawValue == sum else { return true }
                guard let whole = recipe.ingredients.figures[nutrient] else { return sum != nil }
                let exact = Double(whole.rawValue) * servings / recipe.servings
                return abs(Double(sum ?? 0) - exact) > Double(recipe.ingredients.count)
            }
            #expect(wrong.isEmpty, "seed \(seed)")
        }
    }

    @Test func `a weighed helping is its share of the cooked weight, else of what went in`() throws
    {
        let rice = MealPart(
            text: "", name: "rice", grams: Thousandths(300),
            nutrients: Nutrients(calories: Thousandths(900)))
        var recipe = Recipe(name: "rice", servings: 3, ingredients: [rice])
        let raw = try recipe.plate(.grams(Thousandths(100)))
        #expect(raw.isRawShare)
        #expect(raw.nutrients.calories == Thousandths(300))
        recipe.cookedGrams = Thousandths(900)
        let cooked = try recipe.plate(.grams(Thousandths(100)))
        #expect(!cooked.isRawShare)
        #expect(cooked.nutrients.calories == Thousandths(100))
        #expect(try recipe.plate(.share(0.25)).nutrients.calories == Thousandths(225))
    }

    @Test(arguments: [0, -1, .infinity, .nan, 1e9] as [Double])
    func `a helping must be above nothing`(amount: Double) {
        let recipe = Recipe(
            name: "x", ingredients: [MealPart(text: "", name: "x", grams: Thousandths(1))])
        for helping in [Helping.servings(amount), .share(amount)] {
            #expect(throws: Recipe.Refusal.notPositive) { try recipe.plate(helping) }
        }
    }

    @Test func `a weight cannot be had of what was never weighed`() {
        let recipe = Recipe(name: "x", ingredients: [MealPart(text: "", name: "x")])
        #expect(throws: Recipe.Refusal.weightUnknown) { try recipe.plate(.grams(Thousandths(100))) }
        #expect(throws: Recipe.Refusal.noIngredients) { try Recipe(name: "y").plate(.servings(1)) }
    }

    @Test func `negative figures, sizes and missing names are refused by their names`() {
        let greatest = Thousandths(1_000_000)
        func fault(_ recipe: Recipe) -> Recipe.Fault? {
            do throws(Recipe.Fault) {
                try recipe.check(greatest: greatest)
                return nil
            } catch {
                return error
            }
        }
        for nutrient in Nutrient.all {
            var part = MealPart(text: "", name: "x")
            part.nutrients[nutrient] = Thousandths(rawValue: -1)
            #expect(
                fault(Recipe(name: "r", ingredients: [part]))
                    == .impossible(ingredient: 0, figure: nutrient.rawValue))
        }
        let light = MealPart(text: "", name: "x", grams: Thousandths(rawValue: -1))
        #expect(
            fault(Recipe(name: "r", ingredients: [light]))
                == .impossible(ingredient: 0, figure: "grams"))
        #expect(fault(Recipe(name: " ")) == .noName)
        #expect(fault(Recipe(name: "r", servings: 0)) == .servingsOutOfRange)
        #expect(fault(Recipe(name: "r", servings: -2)) == .servingsOutOfRange)
        #expect(fault(Recipe(name: "r", cookedGrams: .zero)) == .cookedOutOfRange)
        #expect(
            fault(Recipe(name: "r", ingredients: [MealPart(text: "x", name: "")]))
                == .unnamedIngredient(0))
        let many = Array(
            repeating: MealPart(text: "", name: "x"), count: Recipe.ingredientLimit + 1)
        #expect(fault(Recipe(name: "r", ingredients: many)) == .tooManyIngredients(limit: 200))
    }
}
