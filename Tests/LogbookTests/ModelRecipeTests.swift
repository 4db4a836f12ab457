import JSON
import Journal
import ModelServer
import Nutrition
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Dishes that a language model takes apart, and what its answers leave out.
@Suite(.serialized) struct ModelRecipeTests {
    private typealias Office = ModelDeskTests.Office

    private func call(_ office: Office, _ call: RecipeCall) async throws -> RecipeMessage {
        try RecipeMessage(json: try await office.logbook.recipe(call))
    }

    private static func reply(_ ingredients: [JSONValue]) -> ServerReply {
        .json(Completions.answer((["ingredients": .array(ingredients)] as JSONValue).text))
    }

    /// What a model leaves out, or gives as null.
    private static func without(_ item: JSONObject, _ random: inout SplitMix64) -> JSONObject {
        var item = item
        for key in item.keys where key != "name" {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: item[key] = nil
            case 1: item[key] = .null
            default: break
            }
        }
        return item
    }

    private static func number(_ value: JSONValue?) -> Double? { value?.number }

    @Test func `what the model's ingredients leave out is unknown and no failure`() async throws {
        var answers: [[JSONObject]] = []
        for seed in 0..<110 {
            var random = SplitMix64(seed: UInt64(seed))
            answers.append(
                (0..<Int.random(in: 1...6, using: &random)).map { index in
                    Self.without(
                        JSONObject([
                            ("name", .string("zorblax \(Self.word(seed + index))")),
                            ("quantity", .integer(Int.random(in: 1...300, using: &random))),
                            ("unit", "gram"),
                            ("calories", .integer(Int.random(in: 100...900, using: &random))),
                            ("protein", 1), ("carbohydrates", 2), ("fat", 3),
                            ("confidence", 0.9),
                        ]), &random)
                })
        }
        let told = answers
        let office = try await Office { request in
            Self.reply(told[request.index % told.count].map(JSONValue.object))
        }
        for (seed, items) in told.enumerated() {
            let recipe = try await call(
                office, .add(NewRecipe(text: "glorious zorblax number \(Self.word(seed))"))
            ).recipe
            #expect(recipe.ingredients.count == items.count, "seed \(seed)")
            for (part, item) in zip(recipe.ingredients, items) {
                #expect(part.name.hasPrefix("zorblax"), "seed \(seed)")
                #expect(part.amount == Self.number(item["quantity"]), "seed \(seed)")
                for nutrient in [Nutrient.calories, .protein, .carbohydrates, .fat] {
                    #expect(
                        part.nutrients[nutrient]
                            == Self.number(item[nutrient.rawValue]).map { Thousandths($0) },
                        "seed \(seed), \(nutrient)")
                }
                if part.nutrients != .unknown {
                    #expect(part.source == .model && part.confidence <= 0.6, "seed \(seed)")
                }
            }
        }
        #expect(office.server.requests.count == told.count)
    }

    /// Letters, so that no number is taken for an amount.
    private static func word(_ number: Int) -> String {
        let letters = Array("bcdfghklmnprst")
        return "\(letters[number / letters.count])a\(letters[number % letters.count])"
    }

    @Test func `what the model's meals leave out is unknown and no failure`() async throws {
        var items: [JSONObject] = []
        for seed in 0..<110 {
            var random = SplitMix64(seed: UInt64(seed))
            items.append(
                Self.without(
                    JSONObject([
                        ("name", .string("bowl \(Self.word(seed))")), ("quantity", 2),
                        ("unit", "bowl"),
                        ("calories", .integer(Int.random(in: 100...900, using: &random))),
                        ("protein", 1), ("carbohydrates", 2), ("fat", 3), ("confidence", 0.9),
                        ("modifiers", .array([])), ("brand", .null), ("original_text", "it"),
                        ("matched_ingredient_id", .null),
                    ]), &random))
        }
        let told = items
        let office = try await Office { request in
            .json(
                Completions.answer(
                    (["food_items": [.object(told[request.index % told.count])]] as JSONValue).text)
            )
        }
        for (seed, item) in told.enumerated() {
            let result = try await office.log(
                "the usual bowl from the \(Self.word(seed)) place")
            #expect(["logged", "held"].contains(result.state.rawValue), "seed \(seed)")
            let entry = try #require((result.entries + result.held).first, "seed \(seed)")
            for nutrient in [Nutrient.calories, .protein, .carbohydrates, .fat] {
                #expect(
                    entry.nutrients[nutrient]
                        == Self.number(item[nutrient.rawValue]).map { Thousandths($0) },
                    "seed \(seed), \(nutrient)")
            }
        }
    }

    @Test func `a dish that nobody knows has the model's ingredients, with the catalog's figures`()
        async throws
    {
        let office = try await Office { _ in
            .json(
                Completions.answer(
                    """
                    Here it is:
                    ```json
                    {"ingredients":[{"name":"egg","quantity":4,"unit":"piece","calories":999},
                    {"name":"rice","quantity":320,"unit":"gram"},
                    {"name":"zorblax","quantity":1,"unit":"tbsp","calories":40,"confidence":0.9}]}
                    ```
                    """))
        }
        let recipe = try await call(office, .add(NewRecipe(text: "glorious zorblax bowl for 2")))
            .recipe
        #expect(recipe.name == "glorious zorblax bowl" && recipe.servings == 2)
        #expect(recipe.ingredients.map(\.name) == ["egg", "rice", "zorblax"])
        #expect(recipe.ingredients.map(\.source) == [.catalog, .catalog, .model])
        #expect(
            recipe.ingredients.map(\.nutrients.calories)
                == [Thousandths(300), Thousandths(416), Thousandths(40)])
        let sent = try #require(office.server.requests.first?.body)
        #expect(String(decoding: sent, as: UTF8.self).contains("recipe_ingredients"))
        // The same dish is not asked about again, and one with its parts not at all.
        _ = try await call(office, .read(NewRecipe(text: "glorious zorblax bowl for 2")))
        _ = try await call(office, .read(NewRecipe(text: "Zorblax bowl: 2 eggs, 10 g zorblax")))
        _ = try await call(office, .read(NewRecipe(text: "short")))
        #expect(office.server.requests.count == 1)
    }

    @Test(arguments: [
        "I like food.", #"{"ingredients":[]}"#, #"{"ingredients":[{"name":"egg","quantity":0}]}"#,
        #"{"ingredients":[{"name":"egg","calories":-4}]}"#, #"{"ingredients":[{"name":"#,
    ])
    func `when the model fails, what was typed is kept and can be completed by hand`(answer: String)
        async throws
    {
        let office = try await Office { _ in .json(Completions.answer(answer)) }
        let told = try await call(office, .add(NewRecipe(text: "glorious zorblax bowl for 2")))
        #expect(told.recipe.name == "glorious zorblax bowl")
        #expect(told.recipe.ingredients.map(\.nutrients) == [.unknown])
        let id = try #require(told.id)
        let mended = try await call(
            office, .change(RecipeChangeRequest(id: .id(id), ingredients: [.line("2 eggs")])))
        #expect(mended.recipe.total.sum.calories == Thousandths(150))
    }
}
