import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// Ears that are killed again and again while somebody speaks.
@Suite(.serialized)
struct VoiceSoakTests {
    /// `DEMETER_SOAK` sets the number of kills; a few are enough to see that nothing is broken.
    private static let kills =
        ProcessInfo.processInfo.environment["DEMETER_SOAK"].flatMap { Int($0) } ?? 3

    @Test(.timeLimit(.minutes(30)))
    func `killed in the middle of a sentence, the ears come back and log nothing twice`() throws {
        let seed: UInt64 = 11
        var generator = SplitMix64(seed: seed)
        var stage = try VoiceStage()
        let speech = try VoiceStage.speech("i had a black coffee")
        var slowest = Duration.zero
        for life in 1...Self.kills {
            try stage.wait(starts: life)
            // Whole samples, and no silence, which would end the sentence before the kill.
            let cut = Int.random(in: 0..<speech.count / 2, using: &generator) & ~1
            try stage.play(speech.prefix(cut))
            let ears = try #require(try stage.voice()["process"]?.number)
            let clock = ContinuousClock()
            let died = clock.now
            kill(Int32(ears), SIGKILL)
            try stage.wait(starts: life + 1)
            slowest = max(slowest, clock.now - died)
            try stage.play(speech.dropFirst(cut))
        }
        try stage.say("add one hundred calories")
        while try stage.entries() != ["quick add"] {}
        var client = try stage.daemon.connect()
        let day = try client.call("day")
        let entries = try #require(day["result"]?["entries"]?.array)
        #expect(entries.count <= Self.kills + 1, "seed \(seed)")
        #expect(Set(entries.map { $0["utterance"] }).count == entries.count, "seed \(seed)")
        #expect(try stage.voice()["starts"] == .integer(Self.kills + 1))
        if ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil {
            #expect(slowest < .seconds(2))
        }
        #expect(stage.daemon.stop() == 0)
        let ended = "demeterd: warning: the ears were ended by signal 9; they are started again\n"
        #expect(stage.daemon.log == String(repeating: ended, count: Self.kills))
    }
}
