import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// What is said to a live daemon, and what it answers, through the FIFO of `VoiceStage`.
@Suite(.serialized)
struct VoiceConversationTests {
    @Test(.timeLimit(.minutes(30)))
    func `a reply is spoken, and not heard as another meal`() throws {
        var stage = try VoiceStage(feedback: "speech")
        try stage.say("i had a black coffee")
        #expect(try stage.entries() == ["black coffee 1"])
        // The next sentence waits in the FIFO while the reply is spoken; what is lost of it to the echo
        // is the silence before it.
        try stage.play(VoiceStage.silence(seconds: 3))
        try stage.say("undo that")
        #expect(try stage.entries() == ["black coffee 1"])
        // More than a second of speech at 22,050 samples of 16 bit.
        #expect(stage.played > 44_100)
        #expect(stage.daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `whoever pushes to talk sees the words come, and others are not heard`() throws {
        let stage = try VoiceStage(listening: "push")
        try stage.say("i had a black coffee")
        var client = try stage.daemon.connect()
        try waitUntil { try stage.voice()["state"] == "listening" }
        try client.send(
            line: #"{"jsonrpc":"2.0","id":1,"method":"listen","params":{"words":true}}"#)
        try waitUntil { try stage.voice()["state"] == "open" }
        try stage.say("delete the black coffee")
        var words: [String] = []
        var result: JSONValue?
        while result == nil {
            let line = try JSONValue(parsing: try #require(try client.receiveLine()))
            result = line["result"]
            if line["method"] == "words" { words.append(line["params"]?["text"]?.string ?? "") }
        }
        #expect(words.contains { $0.hasPrefix("delete") })
        #expect(words.count > 2)
        #expect(result?["text"] == "delete the black coffee")
        // There is none: what was said before the push was heard by nobody.
        #expect(result?["reply"]?.string?.contains("black coffee") == true)
        #expect(try client.call("day")["result"]?["entries"] == [])
        #expect(stage.daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `a food of one's own is understood without starting the ears again`() throws {
        var stage = try VoiceStage()
        try stage.say("i had a black coffee")
        #expect(try stage.entries() == ["black coffee 1"])
        var client = try stage.daemon.connect()
        _ = try client.call(
            "foods.add",
            [
                "name": "thunder pancake", "per_100g": ["calories": 200],
                "portions": [["label": "piece", "grams": 100]],
            ])
        _ = try stage.event()
        try waitUntil { stage.models >= 2 }
        // The model is there, and the ears are about to load it.
        var last: [String] = []
        for _ in 0..<20 where last != ["thunder pancake 1"] {
            try stage.say("i had a thunder pancake")
            try stage.say("add one hundred calories")
            last = try stage.entries()
            if last == ["quick add"] { continue }
            #expect(try stage.entries() == ["quick add"])
        }
        #expect(last == ["thunder pancake 1"])
        #expect(try stage.voice()["starts"] == 1)
        #expect(stage.daemon.stop() == 0)
        #expect(stage.daemon.log == "")
    }
}
