import Foundation
import JSON
import TestSupport
import Testing

/// Somebody who says one thing after another, in a room that is never quite silent.
@Suite(.serialized)
struct VoiceStreamTests {
    /// The hiss of a quiet room.
    private static func room(seconds: Double, seed: UInt64) -> Data {
        var generator = SplitMix64(seed: seed)
        let samples = (0..<Int(seconds * 16_000)).map { _ in
            Int16.random(in: -20...20, using: &generator)
        }
        return samples.withUnsafeBytes { Data($0) }
    }

    /// Sentences with two seconds of the room's hiss after each.
    private static func stream(_ sentences: [String]) throws -> Data {
        var stream = room(seconds: 2, seed: 0)
        for (place, sentence) in sentences.enumerated() {
            stream += try VoiceStage.speech(sentence).dropLast(VoiceStage.silence(seconds: 2).count)
            stream += room(seconds: 2, seed: UInt64(place) + 1)
        }
        return stream
    }

    @Test(.timeLimit(.minutes(30)))
    func `meals, orders to the journal, corrections and answers come in one stream`() throws {
        var stage = try VoiceStage()
        // All of it waits in the pipe, so that each reply comes while the next sentence is heard.
        try stage.play(
            Self.stream([
                "i had a black coffee", "actually three", "undo that", "delete the black coffee",
                "add one hundred calories",
            ]))
        var events: [[String]] = []
        while events.count < 5 { events.append(try stage.entries()) }
        #expect(
            events == [
                ["black coffee 1"], ["black coffee 3"], ["black coffee 1"], ["black coffee 1"],
                ["quick add"],
            ])
        #expect(stage.daemon.stop() == 0)
        #expect(stage.daemon.log == "")
    }

    @Test(.timeLimit(.minutes(30)))
    func `a question is answered in the same stream, and hiss after silence says nothing`() throws {
        var stage = try VoiceStage()
        try stage.play(
            VoiceStage.silence(seconds: 3) + Self.room(seconds: 8, seed: 9)
                + Self.stream(["i had one hundred eggs", "yes", "undo that"]))
        var events: [[String]] = []
        while events.count < 3 { events.append(try stage.entries()) }
        #expect(events == [["egg 100"], ["egg 100"], ["egg 100"]])
        #expect(stage.daemon.stop() == 0)
        #expect(stage.daemon.log == "")
    }
}
