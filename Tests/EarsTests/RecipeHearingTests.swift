import FoodCatalog
import Nutrition
import Speech
import Testing
import Voice

@testable import Ears

/// Sentences about recipes, which are heard again beside what is heard at first.
@Suite(.serialized) struct RecipeHearingTests {
    private func heard(_ sentence: String, _ changes: [String] = []) throws -> Heard {
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: VoiceTrial(changes))
        return try transcriber.hear(Synthesis.samples(sentence))
    }

    /// As ears hear it that know what may be said of a recipe.
    private func heard(_ sentence: String, as kind: RecipeKind) throws -> Heard {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples(sentence)
        let first = try transcriber.hear(samples)
        guard kind == .telling || transcriber.mayBeOfRecipe(first) else { return first }
        return transcriber.hearRecipe(samples, as: kind, over: first)
    }

    @Test func `the end of a recipe is heard while one is told`() throws {
        let end = try heard("that is everything", as: .telling)
        #expect(end.text.hasPrefix("that"))
        #expect(end.verdict == .remark)
    }

    @Test(arguments: ["two slices of toast and a banana", "undo that", "i had two boiled eggs"])
    func `what is sure stays what it is where no recipe is told`(sentence: String) throws {
        let first = try heard(sentence)
        #expect(try heard(sentence, as: .order) == first)
    }

    @Test func `what is no likelier as a sentence of recipes stays what was heard`() throws {
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: VoiceTrial(["kinds.told=1000"]))
        let samples = try Synthesis.samples("that is everything")
        let first = try transcriber.hear(samples)
        #expect(transcriber.hearRecipe(samples, as: .telling, over: first) == first)
    }

    @Test func `after sentences of recipes the next is heard as without them`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples("undo that")
        let before = try transcriber.hear(samples)
        let told = try Synthesis.samples("that is everything")
        let first = try transcriber.hear(told)
        for kind in [RecipeKind.telling, .order] {
            _ = transcriber.hearRecipe(told, as: kind, over: first)
            #expect(try transcriber.hear(samples) == before)
        }
    }

    @Test func `grammars without recipes leave all as it was heard`() throws {
        var model = try Workshop.model.get()
        model.recipes = nil
        var transcriber = try Transcriber(model, reader: Workshop.reader)
        let samples = try Synthesis.samples("that is everything")
        let first = try transcriber.hear(samples)
        #expect(transcriber.hearRecipe(samples, as: .telling, over: first) == first)
    }

    @Test func `own recipes are named where one is eaten of`() throws {
        let own = Food(
            id: "recipe:1", name: "thunder stew", category: .meal, per100g: Nutrients(),
            source: FoodSource(release: "own recipe"))
        let grammars = FoodGrammar.grammars(of: Workshop.foods + [own], countable: nil)
        let catalog = try #require(grammars.first { $0.name == "catalog" })
        #expect(catalog.rules["own"]?.words == ["thunder", "stew"])
        let none = FoodGrammar.grammars(of: Workshop.foods, countable: nil)
        #expect(none.first { $0.name == "catalog" }?.rules["own"] == .rule("foods.any"))
    }
}
