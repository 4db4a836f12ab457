import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A recipe that is made, kept and eaten by nothing but a voice, through the FIFO of `VoiceStage`.
@Suite(.serialized)
struct VoiceRecipeTests {
    private func recipe(_ stage: borrowing VoiceStage, _ name: String) throws -> JSONValue? {
        var client = try stage.daemon.connect()
        return try client.call("recipes.show", ["id": .string(name)])["result"]
    }

    private func names(_ recipe: JSONValue?) -> [String] {
        recipe?["ingredients"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    /// Says a sentence by a voice that pronounces these dishes as they are written.
    private func say(_ sentence: String, to stage: borrowing VoiceStage) throws {
        try stage.play(VoiceStage.speech(sentence, voice: "en-us"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `a recipe is told ingredient by ingredient, kept, and eaten by its name`() throws {
        var stage = try VoiceStage()
        for line in ["new recipe rice and egg", "two eggs", "a cup of rice", "that is it"] {
            try say(line, to: stage)
            _ = try stage.event()
        }
        let kept = try recipe(stage, "rice and egg")
        #expect(kept?["open"] == false)
        #expect(names(kept) == ["egg", "rice"])
        // The name has entered the vocabulary when the ears have loaded another model.
        try waitUntil { stage.models >= 2 }
        var last: [String] = []
        for _ in 0..<20 where last != ["rice and egg 1"] {
            try say("i had my rice and egg", to: stage)
            try say("add one hundred calories", to: stage)
            last = try stage.entries()
            if last == ["quick add"] { continue }
            #expect(try stage.entries() == ["quick add"])
        }
        #expect(last == ["rice and egg 1"])
        #expect(stage.daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(5)))
    func `what was had is saved as the usual dinner, and had again`() throws {
        var stage = try VoiceStage()
        try say("i had two eggs and toast", to: stage)
        #expect(try stage.entries() == ["egg 2", "toast 1"])
        try say("save that as my usual dinner", to: stage)
        _ = try stage.event()
        let saved = try recipe(stage, "usual dinner")
        #expect(names(saved) == ["egg", "toast"])
        try say("i had my usual dinner", to: stage)
        #expect(try stage.entries() == ["usual dinner 1"])
        #expect(stage.daemon.stop() == 0)
    }
}
