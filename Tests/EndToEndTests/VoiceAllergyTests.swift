import Foundation
import JSON
import TestSupport
import Testing

/// What must never be had, said to a live daemon and answered by nothing but a voice, through the FIFO of `VoiceStage`.
struct VoiceAllergyTests {
    @Test(.timeLimit(.minutes(30)))
    func `what must not be had is said aloud behind a sound of its own, and waits for a yes`()
        throws
    {
        let folder = try TemporaryFolder()
        let foods = "\(folder.path)/ingredients.json"
        for (from, to) in [
            ("\(Built.root)/Tests/EndToEndTests/Fixtures/ingredients.json", foods),
            ("\(Built.root)/allergens.tsv", "\(folder.path)/allergens.tsv"),
        ] { try FileManager.default.copyItem(atPath: from, toPath: to) }
        let stage = try VoiceStage(feedback: "speech", foods: foods)
        var client = try stage.daemon.connect()
        _ = try client.say("I must not have caffeine")

        try stage.say("i had a black coffee")
        try waitUntil { try client.call("held")["result"]?.array?.count == 1 }
        let held = try #require(try client.call("held")["result"]?.array?.first)
        #expect(held["name"] == "black coffee")
        #expect(
            held["warnings"]?.array?.first?["message"]?.string?
                .hasSuffix("which you must not have.") == true, "\(held)")
        #expect(try client.call("day")["result"]?["totals"]?["calories"]?.number ?? 0 == 0)

        // The ears open for the answer when all was said: the sign of an alert, and seconds of words behind it.
        try waitUntil { try stage.voice()["state"] == "open" }
        let said = try stage.samples()
        let begin = try #require(said.firstIndex { $0 != 0 })
        #expect(Self.notes(said[begin...]) == [988, 494, 988])
        #expect(said.count - begin > 3 * Self.rate)

        try stage.say("yes")
        try waitUntil { try client.call("held")["result"]?.array?.isEmpty == true }
        let entries = try client.call("day")["result"]?["entries"]?.array
        #expect(entries?.map { $0["state"] } == ["logged"], "\(entries ?? [])")
        let exposures = try client.call("allergies")["result"]?["exposures"]?.array
        #expect(exposures?.map { $0["name"] } == ["black coffee"])
        #expect(exposures?.first?["logged_at"]?.string != nil)
        #expect(stage.daemon.stop() == 0)
        #expect(stage.daemon.log == "")
    }

    /// Of speech that is made here, in samples a second.
    private static let rate = 22_050

    /// The loudest of the tones' notes in each part of the sign of an alert.
    private static func notes(_ sound: ArraySlice<Int16>) -> [Int] {
        var start = sound.startIndex
        return [70, 70, 100].map { milliseconds in
            let end = min(start + rate * milliseconds / 1_000, sound.endIndex)
            defer { start = end }
            let part = sound[start..<end]
            let powers = [330, 440, 494, 660, 880, 988, 1_175].map { hertz in
                let turns = part.enumerated().map { index, sample in
                    let phase = 2 * Double.pi * Double(hertz * index) / Double(rate)
                    return (Double(sample) * cos(phase), Double(sample) * sin(phase))
                }
                let sums = turns.reduce((0.0, 0.0)) { ($0.0 + $1.0, $0.1 + $1.1) }
                return (hertz, sums.0 * sums.0 + sums.1 * sums.1)
            }
            return powers.max { $0.1 < $1.1 }?.0 ?? 0
        }
    }
}
