import JSON
import Journal
import Nutrition
import RecipeReader
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Recipes through the logbook: the properties of recipe tracking, on a real journal.
struct RecipeDeskTests {
    private func call<Value: Message>(
        _ desk: Desk, _ call: RecipeCall, as _: Value.Type
    ) async throws -> Value {
        try Value(json: try await desk.logbook.recipe(call))
    }

    private func add(
        _ desk: Desk, _ name: String, _ text: String, servings: Double? = nil
    ) async throws -> RecipeMessage {
        try await call(
            desk, .add(NewRecipe(name: name, text: text, servings: servings)),
            as: RecipeMessage.self)
    }

    private func eat(_ desk: Desk, _ request: EatRequest) async throws -> ChangeResult {
        try await call(desk, .eat(request), as: ChangeResult.self)
    }

    @Test
    func `a recipe of words is kept with each ingredient's figures, and eaten by the serving`()
        async throws
    {
        let desk = try await Desk()
        let recipe = try await add(desk, "egg rice", "2 eggs\n160 g rice\n10 g butter", servings: 2)
        #expect(recipe.recipe.ingredients.map(\.name) == ["egg", "rice", "butter"])
        #expect(recipe.recipe.total.sum.calories == Thousandths(150 + 208 + 70))
        #expect(recipe.recipe.total.incomplete == [])
        let eaten = try await eat(desk, EatRequest(id: .name("egg rice"), servings: 1))
        let entry = try #require(eaten.entries.first)
        #expect(eaten.entries.count == 1)
        #expect(entry.nutrients.calories == Thousandths(214))
        #expect(entry.source == .customMeal)
        #expect(entry.recipe == recipe.id)
        #expect(entry.parts.map(\.part.name) == ["egg", "rice", "butter"])
        #expect(eaten.day.totals.sum.calories == Thousandths(214))
    }

    /// A recipe out of a seed, with figures of any nutrients.
    private func randomRecipe(_ random: inout SplitMix64) -> Recipe {
        let parts = (0..<Int.random(in: 1...6, using: &random)).map { index in
            var nutrients = Nutrients.unknown
            for nutrient in Nutrient.all where Int.random(in: 0..<3, using: &random) > 0 {
                nutrients[nutrient] = Thousandths(
                    rawValue: Int64.random(in: 0...90_000, using: &random))
            }
            return MealPart(
                text: "\(index) things", name: "thing \(index)", amount: 2.5, unit: "cup",
                grams: Thousandths(100), nutrients: nutrients, brand: "Acme",
                preparation: "fried", modifiers: ["without salt"], confidence: 0.75,
                assumption: "as heavy as water", section: "For the sauce")
        }
        return Recipe(name: "meal", servings: 4, ingredients: parts)
    }

    @Test func `apart, n ingredients make n entries with the sums of the one`() async throws {
        let desk = try await Desk()
        let first = try #require(LocalDay("2025-01-01"))
        var servings: [Serving] = []
        var operations: [EntryOperation] = []
        for seed in 0..<120 {
            var random = SplitMix64(seed: UInt64(seed))
            let serving = try Serving(
                RecipeID(rawValue: 1), randomRecipe(&random),
                .servings(Double(Int.random(in: 1...30, using: &random)) / 10))
            servings.append(serving)
            func moment(_ day: Int) -> Moment {
                Moment(
                    instant: Timestamp(milliseconds: Int64(day) * 86_400_000), zone: "UTC",
                    offset: 0, day: first.advanced(by: day))
            }
            let apart = serving.contents(at: moment(2 * seed + 1), meal: .lunch)
            #expect(apart.count == serving.recipe.ingredients.count, "seed \(seed)")
            operations.append(
                .add(serving.content(text: "meal", at: moment(2 * seed), meal: .lunch)))
            operations += apart.map(EntryOperation.add)
        }
        let recorded = try await desk.journal.change(.log, operations)
        #expect(recorded.entries.count == operations.count)
        let days = try await desk.journal.days(from: first, to: first.advanced(by: 239))
        for (seed, serving) in servings.enumerated() {
            let whole = try await desk.journal.day(first.advanced(by: 2 * seed))
            let apart = try await desk.journal.day(first.advanced(by: 2 * seed + 1))
            #expect(whole.total.total == apart.total.total, "seed \(seed)")
            #expect(days[2 * seed].total == days[2 * seed + 1].total, "seed \(seed)")
            #expect(whole.entries.map(\.parts) == [serving.plate.parts], "seed \(seed)")
            #expect(whole.entries.map(\.nutrients) == [serving.plate.nutrients], "seed \(seed)")
            #expect(apart.entries.allSatisfy { $0.source == .customMeal }, "seed \(seed)")
        }
        #expect(try await desk.journal.flaws().isEmpty)
        _ = try await desk.journal.undo()
        #expect(
            try await desk.journal.days(from: first, to: first.advanced(by: 239)).isEmpty)
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test func `eaten apart, the day is the same as of the dish`() async throws {
        let desk = try await Desk()
        _ = try await add(desk, "toast", "2 slices toast\n10 g butter", servings: 3)
        let whole = try await eat(desk, EatRequest(id: .name("toast"), servings: 2))
        _ = try await desk.logbook.undo()
        let apart = try await eat(
            desk, EatRequest(id: .name("toast"), servings: 2, apart: true))
        #expect(apart.entries.map(\.name) == ["toast", "butter"])
        #expect(apart.day.totals == whole.day.totals)
    }

    @Test func `what was eaten stays as it was when its recipe is changed and deleted`()
        async throws
    {
        let desk = try await Desk()
        let recipe = try await add(desk, "toast", "2 slices toast\n10 g butter")
        let id = try #require(recipe.id)
        let entry = try await eat(desk, EatRequest(id: .id(id))).entries[0]
        _ = try await call(
            desk, .change(RecipeChangeRequest(id: .id(id), text: "without the butter")),
            as: RecipeMessage.self)
        #expect(try await desk.journal.entry(EntryID(entry.id)).nutrients == entry.nutrients)
        _ = try await call(desk, .remove(.id(id)), as: RecipeMessage.self)
        #expect(try await desk.journal.entry(EntryID(entry.id)).parts.count == 2)
        await #expect(throws: ServiceError.noSuchRecipe(.id(id))) {
            _ = try await desk.logbook.recipe(.show(.id(id)))
        }
        _ = try await desk.logbook.undo()
        let back = try await call(desk, .show(.id(id)), as: RecipeMessage.self)
        #expect(back.recipe.ingredients.map(\.name) == ["toast"])
        _ = try await desk.logbook.undo()
        #expect(
            try await call(desk, .show(.id(id)), as: RecipeMessage.self).recipe == recipe.recipe)
    }

    @Test func `since a day, a correction reaches what was eaten, as one step`() async throws {
        let desk = try await Desk()
        let id = try #require(try await add(desk, "toast", "2 slices toast\n10 g butter").id)
        _ = try await eat(desk, EatRequest(id: .id(id)))
        _ = try await call(
            desk,
            .change(
                RecipeChangeRequest(
                    id: .id(id), text: "without the butter", since: LocalDay("2026-11-01"))),
            as: RecipeMessage.self)
        let day = try await desk.logbook.day(nil)
        #expect(day.row.totals.sum.calories == Thousandths(180))
        _ = try await desk.logbook.undo()
        #expect(try await desk.logbook.day(nil).row.totals.sum.calories == Thousandths(250))
    }

    @Test func `a correction since a day leaves what was another way that once`() async throws {
        let desk = try await Desk()
        let id = try #require(
            try await add(desk, "egg toast", "2 eggs\n2 slices toast\n10 g butter").id)
        _ = try await eat(desk, EatRequest(id: .id(id), text: "without the toast"))
        _ = try await call(
            desk,
            .change(
                RecipeChangeRequest(
                    id: .id(id), text: "without the butter", since: LocalDay("2026-11-01"))),
            as: RecipeMessage.self)
        let entry = try #require(try await desk.logbook.day(nil).entries.first)
        #expect(entry.parts.map(\.part.name) == ["egg"])
        #expect(entry.nutrients.calories == Thousandths(150))
    }

    @Test func `an unknown figure stays unknown on the plate and in the day`() async throws {
        let desk = try await Desk()
        let items: [NewIngredient] = [
            .item(
                .init(
                    name: "mystery", grams: Thousandths(50),
                    nutrients: Nutrients(calories: Thousandths(100)))),
            .line("1 egg"),
        ]
        let recipe = try await call(
            desk, .add(NewRecipe(name: "odd", ingredients: items)), as: RecipeMessage.self)
        #expect(
            recipe.recipe.total.incomplete == [
                .protein, .carbohydrates, .fat, .fiber, .sugar, .sodium,
            ])
        let eaten = try await eat(desk, EatRequest(id: .name("odd")))
        #expect(eaten.day.totals.sum.calories == Thousandths(175))
        #expect(eaten.day.totals.sum.protein == Thousandths(6))
        #expect(eaten.day.totals.incomplete == recipe.recipe.total.incomplete)
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test func `it survives a restart, and is listed by its last use`() async throws {
        let desk = try await Desk()
        for name in ["one", "two", "three"] { _ = try await add(desk, name, "1 egg") }
        desk.clock.advance(seconds: 5)
        _ = try await eat(desk, EatRequest(id: .name("one")))
        func names(_ desk: Desk) async throws -> [String] {
            try [RecipeMessage](json: try await desk.logbook.recipe(.list(RecipeListRequest())))
                .map(\.recipe.name)
        }
        #expect(try await names(desk) == ["one", "three", "two"])
        await desk.journal.close()
        let again = try await Desk(in: desk.folder, clock: desk.clock)
        #expect(try await names(again) == ["one", "three", "two"])
        let found = try [RecipeMessage](
            json: try await again.logbook.recipe(.list(RecipeListRequest(query: "T"))))
        #expect(found.map(\.recipe.name) == ["three", "two"])
    }

    @Test func `what cannot be eaten or kept is refused`() async throws {
        let desk = try await Desk()
        _ = try await add(desk, "eggs", "2 eggs")
        await #expect(throws: ServiceError.badRecipeText(.noWords)) {
            _ = try await desk.logbook.recipe(.add(NewRecipe(text: "1 2 3")))
        }
        for request in [
            EatRequest(id: .name("eggs"), servings: 0), EatRequest(id: .name("eggs"), share: -1),
        ] {
            await #expect(throws: ServiceError.cannotEat("eggs", .notPositive)) {
                _ = try await desk.logbook.recipe(.eat(request))
            }
        }
        let own = try await call(desk, .show(.name("eggs")), as: RecipeMessage.self)
        let id = try #require(own.id)
        await #expect(throws: ServiceError.badRecipe(.cycle(["eggs", "eggs"]))) {
            _ = try await desk.logbook.recipe(
                .change(
                    RecipeChangeRequest(
                        id: .id(id),
                        add: [.item(.init(name: "eggs", recipe: id, nutrients: .unknown))])))
        }
    }

    @Test func `eaten by words: servings, weights, shares, and another way this once`() async throws
    {
        let desk = try await Desk()
        _ = try await add(
            desk, "egg rice with butter", "2 eggs\n320 g rice\n20 g butter", servings: 2)
        let whole = 150.0 + 416 + 140
        func calories(_ words: String) async throws -> Double? {
            let result = try await desk.log(words)
            #expect(result.entries.count == 1, "\(words)")
            return result.entries.first?.nutrients.calories?.value
        }
        #expect(try await calories("my egg rice") == whole / 2)
        #expect(try await calories("half a portion of my egg rice") == whole / 4)
        #expect(try await calories("1.5 servings of my egg rice") == whole * 0.75)
        #expect(try await calories("a quarter of my egg rice") == whole / 4)
        #expect(try await calories("220 g of my egg rice") == whole / 2)
        #expect(try await calories("my egg rice without the rice") == (150 + 140) / 2)
        let note =
            "That is a share of what went in, as the cooked dish was not weighed: tell what the pot weighs, "
            + "and portions are weighed as cooked."
        for (words, isTold) in [("220 g of my egg rice", true), ("half of my egg rice", false)] {
            let lines = try await desk.log(words).reply.split(separator: "\n").map(String.init)
            #expect(lines.contains(note) == isTold, "\(words): \(lines)")
        }
    }

    @Test func `a recipe is told in a conversation, saved, cooked and counted down`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("new recipe: egg toast for 2")
        _ = try await desk.say("4 eggs")
        _ = try await desk.say("2 slices of toast")
        _ = try await desk.say("20 g butter")
        _ = try await desk.say("without the butter")
        let done = try await desk.say("that's it")
        #expect(done.first == "Recipe kept.")
        let kept = try await call(desk, .show(.name("egg toast")), as: RecipeMessage.self)
        #expect(kept.recipe.servings == 2)
        #expect(kept.recipe.ingredients.map(\.name) == ["egg", "toast"])
        #expect(!kept.isOpen)
        #expect(
            try await desk.say("made the egg toast, 6 portions") == [
                "egg toast: 6 of 6 portions left."
            ])
        let weighed = try await desk.say("the pot weighs 900 g")
        #expect(weighed.first == "egg toast, 2 servings: 480 kcal, 240 kcal a serving.")
        #expect(
            try await desk.log("90 g of my egg toast").entries.first?.nutrients.calories
                == Thousandths(48))
        _ = try await desk.logbook.undo()
        _ = try await desk.say("I had two, Sam had one")
        let pots = try [BatchMessage](json: try await desk.logbook.recipe(.batches))
        #expect(pots.map(\.left) == [3])
        #expect(
            try await desk.logbook.day(nil).row.totals.sum.calories == Thousandths((300 + 180) / 3))
        _ = try await desk.say("two left in the freezer")
        #expect(
            try [BatchMessage](json: try await desk.logbook.recipe(.batches)).map(\.place) == [
                "the freezer"
            ])
    }

    @Test func `a breakfast is saved as a meal of one's own and had again`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("two eggs and a slice of toast for breakfast")
        _ = try await desk.say("save that as my usual breakfast")
        let saved = try await call(desk, .show(.name("my usual breakfast")), as: RecipeMessage.self)
        #expect(saved.recipe.name == "usual breakfast")
        #expect(saved.recipe.ingredients.count == 2)
        desk.clock.advance(seconds: 86_400)
        let result = try await desk.log("my usual breakfast")
        #expect(result.entries.map(\.nutrients.calories) == [Thousandths(240)])
        #expect(result.entries.first?.source == .customMeal)
    }

    @Test(arguments: ["my usual breakfast", "i had my usual breakfast", "the usual breakfast"])
    func `what was saved as the usual breakfast is eaten by that name in a conversation`(
        line: String
    ) async throws {
        let desk = try await Desk()
        _ = try await desk.say("two eggs and a slice of toast for breakfast")
        _ = try await desk.say("save that as my usual breakfast")
        _ = try await desk.say(line)
        let entries = try await desk.logbook.day(nil).entries
        #expect(entries.last?.name == "usual breakfast")
        #expect(entries.last?.source == .customMeal)
    }

    @Test func `what is used stands in the place of its kind, and is added where there is none`()
        async throws
    {
        let desk = try await Desk()
        _ = try await add(desk, "egg rice", "2 eggs\n160 g rice", servings: 2)
        func edited(_ words: String) async throws -> [String] {
            let recipe = try await call(
                desk, .change(RecipeChangeRequest(id: .name("egg rice"), text: words)),
                as: RecipeMessage.self
            ).recipe
            return recipe.ingredients.map {
                "\($0.name) \(Int($0.grams?.value ?? 0))"
            }
        }
        #expect(try await edited("use 200 g rice") == ["egg 100", "rice 200"])
        #expect(try await edited("use 10 g butter") == ["egg 100", "rice 200", "butter 10"])
    }
}
