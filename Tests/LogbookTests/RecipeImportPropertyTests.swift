import Exchange
import JSON
import Journal
import Nutrition
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What other programs' files say of a recipe, all the way to what was eaten of it.
struct RecipeImportPropertyTests {
    struct Part {
        var quantity: Int
        var unit: String
        var food: String
        var calories: Thousandths
    }

    private static func parts(_ random: inout SplitMix64) -> [Part] {
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
            let grams = Int.random(in: 1...900, using: &random)
            let food =
                ["butter": 7.0, "rice": 1.3, "toast": 3, "egg": 1.5]
                .randomElement(using: &random) ?? ("butter", 7)
            return Part(
                quantity: grams, unit: "g", food: food.key,
                calories: Thousandths(food.value * Double(grams)))
        }
    }

    /// A file of each program, by the seed's turn.
    private static func file(
        _ parts: [Part], servings: Int, turn: Int
    ) -> (name: String, text: String) {
        let lines = parts.map { "\($0.quantity) \($0.unit) \($0.food)" }
        let list = JSONValue.array(lines.map(JSONValue.string))
        switch turn % 7 {
        case 0:
            let recipe: JSONValue = [
                "@type": "Recipe", "name": "Dish", "recipeYield": .string("\(servings) servings"),
                "recipeIngredient": list,
            ]
            return (
                "a.html",
                "<html><script type=\"application/ld+json\">\(recipe.text)</script></html>"
            )
        case 1:
            return (
                "a.html",
                "<div itemscope itemtype=\"https://schema.org/Recipe\"><b itemprop=\"name\">Dish</b>"
                    + "<i itemprop=\"recipeYield\">\(servings)</i>"
                    + lines.map { "<p itemprop=\"recipeIngredient\">\($0)</p>" }.joined() + "</div>"
            )
        case 2:
            let ingredients = parts.map { part -> JSONValue in
                [
                    "quantity": .integer(part.quantity), "unit": ["name": .string(part.unit)],
                    "food": ["name": .string(part.food)],
                ]
            }
            let recipe: JSONValue = [
                "name": "Dish", "recipeServings": .integer(servings),
                "recipeIngredient": .array(ingredients),
            ]
            return ("mealie.json", recipe.text)
        case 3:
            let ingredients = parts.map { part -> JSONValue in
                [
                    "amount": .integer(part.quantity), "unit": ["name": .string(part.unit)],
                    "food": ["name": .string(part.food)],
                ]
            }
            let recipe: JSONValue = [
                "name": "Dish", "servings": .integer(servings),
                "steps": [["ingredients": .array(ingredients)]],
            ]
            return ("tandoor.json", recipe.text)
        case 4:
            let recipe: JSONValue = [
                "name": "Dish", "servings": .string("Serves \(servings)"),
                "ingredients": .string(lines.joined(separator: "\n")),
            ]
            return ("paprika", recipe.text)
        case 5:
            return (
                "Dish.cook",
                ">> servings: \(servings)\n"
                    + parts.map { "Take @\($0.food){\($0.quantity)%\($0.unit)}." }
                    .joined(separator: "\n")
            )
        default:
            return (
                "a.xml",
                "<recipeml><recipe><head><title>Dish</title><yield>\(servings)</yield></head>"
                    + "<ingredients>"
                    + parts.map {
                        "<ing><amt><qty>\($0.quantity)</qty><unit>\($0.unit)</unit></amt>"
                            + "<item>\($0.food)</item></ing>"
                    }.joined() + "</ingredients></recipe></recipeml>"
            )
        }
    }

    @Test func `every figure of an imported recipe reaches the entry that is eaten of it`()
        async throws
    {
        let desk = try await Desk()
        for seed in 0..<140 {
            var random = SplitMix64(seed: UInt64(seed))
            let parts = Self.parts(&random)
            let servings = Int.random(in: 1...9, using: &random)
            let file = Self.file(parts, servings: servings, turn: seed)
            let found = try RecipeFile.recipes(Array(file.text.utf8), named: file.name)
            let new = try #require(found.first, "seed \(seed): \(file.text)")
            let told = try RecipeMessage(json: try await desk.logbook.recipe(.add(new)))
            #expect(told.recipe.name == "Dish", "seed \(seed): \(file.text)")
            #expect(told.recipe.servings == Double(servings), "seed \(seed): \(file.text)")
            let id = RecipeReference.id(try #require(told.id))
            let eaten = try ChangeResult(
                json: try await desk.logbook.recipe(.eat(EatRequest(id: id, share: 1))))
            let entry = try #require(eaten.entries.first)
            #expect(
                entry.parts.map(\.part.grams) == parts.map { Thousandths(Double($0.quantity)) },
                "seed \(seed): \(file.text)")
            #expect(
                entry.parts.map(\.part.nutrients.calories) == parts.map(\.calories),
                "seed \(seed): \(file.text)")
            #expect(entry.source == .customMeal, "seed \(seed)")
            // The foods have the seven leading figures; each of them arrives.
            for nutrient in Nutrient.leading {
                let sum = entry.parts.compactMap { $0.part.nutrients[nutrient] }
                #expect(sum.count == parts.count, "seed \(seed), \(nutrient)")
                #expect(
                    entry.nutrients[nutrient] == sum.reduce(Thousandths.zero, +),
                    "seed \(seed), \(nutrient)")
            }
            _ = try await desk.logbook.undo()
            _ = try await desk.logbook.undo()
        }
    }
}
