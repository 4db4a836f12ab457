import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A recipe that is made, saved and eaten by nothing but a voice, through the FIFO of `VoiceStage`.
@Suite(.serialized)
struct VoiceRecipeTests {
    private static let foods = "\(Built.root)/Tests/EndToEndTests/Fixtures/recipe-foods.json"

    private func result(
        _ stage: borrowing VoiceStage, _ method: String, _ parameters: JSONValue = [:]
    ) throws -> JSONValue? {
        var client = try stage.daemon.connect()
        return try client.call(method, parameters)["result"]
    }

    private func recipe(_ stage: borrowing VoiceStage, _ name: String) throws -> JSONValue? {
        try result(stage, "recipes.show", ["id": .string(name)])
    }

    private func names(_ recipe: JSONValue?) -> [String] {
        recipe?["ingredients"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    private func entries(_ stage: borrowing VoiceStage) throws -> [JSONValue] {
        try result(stage, "day")?["entries"]?.array ?? []
    }

    @Test(.timeLimit(.minutes(30)), arguments: ["slt", "rms"])
    func `a recipe is told after the wake phrase, saved, and eaten by its name`(voice: String)
        throws
    {
        let speaker = VoiceStage.Speaker.flite(voice)
        let stage = try VoiceStage(listening: "wake", foods: Self.foods)
        try waitUntil { try stage.voice()["state"] == "listening" }
        try stage.say("hey demeter, new recipe tomato soup for four", by: speaker)
        try waitUntil { try recipe(stage, "tomato soup")?["servings"] == 4 }
        // The ears stay open for what goes into it, so that nobody calls them for each ingredient.
        let told: [(line: String, names: [String], servings: JSONValue)] = [
            ("two tins of chopped tomatoes", ["canned tomatoes"], 4),
            ("three cloves of garlic", ["canned tomatoes", "garlic"], 4),
            (
                "two hundred grams of cheddar cheese",
                ["canned tomatoes", "garlic", "cheddar cheese"], 4
            ),
            ("without the garlic", ["canned tomatoes", "cheddar cheese"], 4),
            ("serves six", ["canned tomatoes", "cheddar cheese"], 6),
        ]
        for step in told {
            try waitUntil { try stage.voice()["state"] == "open" }
            try stage.say(step.line, by: speaker)
            try waitUntil {
                let recipe = try recipe(stage, "tomato soup")
                return names(recipe).map { $0.hasPrefix("raw ") ? String($0.dropFirst(4)) : $0 }
                    == step.names && recipe?["servings"] == step.servings
            }
        }
        #expect(try recipe(stage, "tomato soup")?["open"] == true)
        try waitUntil { try stage.voice()["state"] == "open" }
        try stage.say("that's it", by: speaker)
        try waitUntil { try recipe(stage, "tomato soup")?["open"] == false }
        let whole = try #require(try recipe(stage, "tomato soup")?["totals"]?["calories"]?.number)

        // Told to its end, it wants to be called again.
        try stage.say("two eggs", by: speaker)
        try stage.say("hey demeter, add one hundred calories", by: speaker)
        try waitUntil { try !entries(stage).isEmpty }
        #expect(try entries(stage).map { $0["name"] } == ["quick add"])

        // The name has entered the vocabulary once the ears have loaded another model.
        try waitUntil { stage.models >= 2 }
        var eaten: JSONValue?
        for turn in 2..<12 where eaten == nil {
            try stage.say("hey demeter, i had half a portion of my tomato soup", by: speaker)
            try stage.say("hey demeter, add one hundred calories", by: speaker)
            try waitUntil { try entries(stage).count { $0["name"] == "quick add" } == turn }
            eaten = try entries(stage).first { $0["name"] == "tomato soup" }
        }
        #expect(eaten?["source"] == "custom_meal")
        #expect(abs((eaten?["calories"]?.number ?? 0) - whole / 12) < 0.01)
        #expect(try stage.voice()["starts"] == 1)
        #expect(stage.daemon.stop() == 0)
        #expect(stage.daemon.log == "")
    }
}
