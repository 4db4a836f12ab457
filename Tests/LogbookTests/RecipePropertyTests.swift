import JSON
import Journal
import Nutrition
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What holds of every recipe, each on a hundred of them out of their seeds.
struct RecipePropertyTests {
    private static let seeds = 0..<100

    /// As a program would send it: some items know no weight, and some figures are unknown.
    private func randomRequest(_ seed: Int) -> NewRecipe {
        var random = SplitMix64(seed: UInt64(seed))
        let items = (0..<Int.random(in: 1...6, using: &random)).map { index in
            var nutrients = Nutrients(
                calories: Thousandths(rawValue: Int64.random(in: 0...300_000, using: &random)))
            for nutrient in Nutrient.all
            where nutrient != .calories && Int.random(in: 0..<4, using: &random) > 0 {
                // Parts of the whole stay below what limits would hold back.
                nutrients[nutrient] = Thousandths(
                    rawValue: Int64.random(in: 0...1_000, using: &random))
            }
            return NewIngredient.item(
                .init(
                    name: "thing \(index) of \(seed)", amount: 1.5, unit: "cup",
                    grams: Bool.random(using: &random) ? Thousandths(100) : nil,
                    nutrients: nutrients))
        }
        return NewRecipe(
            name: "meal \(seed)", ingredients: items,
            servings: Double(Int.random(in: 1...8, using: &random)))
    }

    private func call(_ desk: Desk, _ call: RecipeCall) async throws -> RecipeMessage {
        try RecipeMessage(json: try await desk.logbook.recipe(call))
    }

    private func eat(_ desk: Desk, _ request: EatRequest) async throws -> ChangeResult {
        try ChangeResult(json: try await desk.logbook.recipe(.eat(request)))
    }

    @Test func `every recipe is stored as it was told, and comes back alike`() async throws {
        let desk = try await Desk()
        var kept: [RecipeMessage] = []
        for seed in Self.seeds {
            let told = randomRequest(seed)
            let recipe = try await call(desk, .add(told))
            #expect(recipe.recipe.name == told.name, "seed \(seed)")
            #expect(recipe.recipe.ingredients.count == told.ingredients.count, "seed \(seed)")
            for case (let part, .item(let item)) in zip(recipe.recipe.ingredients, told.ingredients)
            {
                #expect(part.nutrients == item.nutrients, "seed \(seed)")
                #expect(part.name == item.name, "seed \(seed)")
            }
            kept.append(recipe)
        }
        await desk.journal.close()
        let again = try await Desk(in: desk.folder, clock: desk.clock)
        for (seed, recipe) in kept.enumerated() {
            let id = try #require(recipe.id)
            #expect(try await call(again, .show(.id(id))).recipe == recipe.recipe, "seed \(seed)")
        }
    }

    @Test func `whatever is deleted leaves nothing behind, and undo brings it back`() async throws {
        let desk = try await Desk()
        for seed in Self.seeds {
            let recipe = try await call(desk, .add(randomRequest(seed)))
            let id = try #require(recipe.id)
            _ = try await call(desk, .remove(.id(id)))
            let left = try [RecipeMessage](
                json: try await desk.logbook.recipe(.list(RecipeListRequest())))
            #expect(!left.contains { $0.id == id }, "seed \(seed)")
            if seed.isMultiple(of: 2) {
                _ = try await desk.logbook.undo()
                #expect(
                    try await call(desk, .show(.id(id))).recipe == recipe.recipe, "seed \(seed)")
            }
        }
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test func `when a recipe was eaten last is what the journal says, whatever was taken back`()
        async throws
    {
        let desk = try await Desk()
        var recipes: [Int] = []
        for seed in 0..<3 {
            let recipe = try await call(desk, .add(randomRequest(seed)))
            recipes.append(try #require(recipe.id))
        }
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            desk.clock.advance(seconds: Int64.random(in: 1...900, using: &random))
            let id = try #require(recipes.randomElement(using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: _ = try? await desk.logbook.undo()
            case 1: _ = try? await desk.logbook.redo()
            case 2:
                let day = try await desk.logbook.day(nil)
                if let entry = day.entries.randomElement(using: &random) {
                    _ = try await desk.logbook.delete(entry: entry.id)
                }
            default:
                let request = EatRequest(
                    id: .id(id), servings: 1, apart: Bool.random(using: &random))
                // One whose adding was taken back is no more.
                _ = try? await eat(desk, request)
            }
            let read = RecipeBook(try await desk.journal.recipes())
            #expect(desk.logbook.kitchen.book.list() == read.list(), "seed \(seed)")
        }
    }

    @Test
    func `every figure reaches the entry, what is unknown stays so, and the recipe as it was`()
        async throws
    {
        let desk = try await Desk()
        for seed in Self.seeds {
            let recipe = try await call(desk, .add(randomRequest(seed)))
            let id = try #require(recipe.id)
            let servings = recipe.recipe.servings
            let eaten = try await eat(desk, EatRequest(id: .id(id), servings: servings))
            let entry = try #require(eaten.entries.first)
            #expect(entry.source == .customMeal, "seed \(seed)")
            for nutrient in Nutrient.all {
                let known = recipe.recipe.ingredients.compactMap { $0.nutrients[nutrient] }
                let total = known.reduce(Thousandths.zero, +)
                #expect(
                    entry.nutrients[nutrient] == (known.isEmpty ? nil : total),
                    "seed \(seed), \(nutrient)")
                if nutrient.isLeading {
                    #expect(
                        eaten.day.totals.incomplete.contains(nutrient)
                            == (known.count < recipe.recipe.ingredients.count),
                        "seed \(seed), \(nutrient)")
                }
            }
            #expect(try await call(desk, .show(.id(id))).recipe == recipe.recipe, "seed \(seed)")
            _ = try await desk.logbook.undo()
        }
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test func `what is left of a goal goes below nothing`() async throws {
        let desk = try await Desk()
        _ = try await desk.logbook.setGoals(
            GoalsRequest(goals: [.calories: .target(Thousandths(1))]))
        for seed in Self.seeds {
            let recipe = try await call(desk, .add(randomRequest(seed)))
            let id = try #require(recipe.id)
            _ = try await eat(desk, EatRequest(id: .id(id), servings: recipe.recipe.servings))
            let day = try await desk.logbook.day(nil)
            let calories = try #require(day.row.totals.sum.calories)
            #expect(
                day.row.remaining?.calories == Thousandths(1) - calories, "seed \(seed)")
            _ = try await desk.logbook.undo()
        }
    }

    @Test func `negative figures and sizes are refused by their names, and so is what has none`()
        throws
    {
        let names = Nutrient.leading.map(\.rawValue) + ["grams", "amount"]
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let name = names.randomElement(using: &random) ?? ""
            let value = -Double(Int.random(in: 1...1_000_000, using: &random)) / 1000
            var item = JSONObject([("name", "thing"), ("calories", 1)])
            item[name] = .number(value)
            let recipe: JSONValue = ["name": "meal", "ingredients": [.object(item)]]
            #expect("seed \(seed)") { try NewRecipe(json: recipe) } throws: { error in
                "\(error)".contains(name)
            }
        }
        for key in ["servings", "cooked_grams"] {
            #expect(throws: MessageError.self) {
                try NewRecipe(json: ["name": "meal", "text": "1 egg", key: -1])
            }
        }
        #expect(throws: MessageError.missing("ingredients[0].name")) {
            try NewRecipe(json: ["name": "meal", "ingredients": [["calories": 1]]])
        }
        #expect(throws: MessageError.missing("ingredients[0].calories")) {
            try NewRecipe(json: ["name": "meal", "ingredients": [["name": "x", "protein": 1]]])
        }
    }
}
