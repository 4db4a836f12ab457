import Body
import Journal
import MealReader
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

struct FeelingTests {
    @Test(
        arguments: [
            ("I feel bloated, three of five", "bloated", 3), ("I'm feeling tired 4/5", "tired", 4),
            ("feeling queasy 2 out of 5", "nausea", 2), ("I have a headache", "headache", nil),
            ("Headache", "headache", nil), ("my stomach hurts", "stomach ache", nil),
            ("i feel foggy", "foggy", nil), ("I feel really energetic today", "energetic", nil),
        ] as [(String, String, Int?)])
    func `a feeling is told`(line: String, name: String, strength: Int?) {
        guard case .tell(let told)? = FeelingWords.wish(in: line) else {
            Issue.record("\(line): no feeling")
            return
        }
        #expect(told.name == name)
        #expect(told.strength == strength)
    }

    @Test(arguments: [
        "I feel like pizza", "I had a rice pudding", "two eggs and toast", "I have had a banana",
        "I feel like having a good soup", "I had good bread", "feed me", "3/5 of a pizza",
        "I feel that this was too much", "a full fat yogurt", "I had a full breakfast",
        "I feel bloated, six of five", "bloated 7/5", "I feel tired, zero out of five",
        "headache since 99", "I feel bloated tomorrow", "headache 31 november", "bloated 7 of 5",
    ])
    func `other words tell none`(line: String) {
        #expect(FeelingWords.wish(in: line) == nil)
    }

    @Test func `it is kept at the time that is said, tied to what was eaten, and undone`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.log("two eggs", at: "2026-11-21T07:00:00Z")
        _ = try await desk.log("rice", at: "2026-11-17T07:00:00Z")
        let said = try await desk.say("headache since two")
        #expect(said.first?.hasPrefix("Noted: headache") == true)
        let kept = try await desk.logbook.feelings(FeelingsRequest())
        // It is 08:15, so that it was two in the night.
        #expect(kept.feelings.map(\.feltAt.description) == ["2026-11-21T02:00:00+00:00"])
        let told = try await desk.logbook.feel(
            FeelRequest(text: "bloated, three of five"))
        #expect(told.feeling.strength == 3)
        // The rice was eaten four days ago.
        #expect(told.before.map(\.name) == ["egg"])
        #expect(
            told.reply
                == "Noted: bloated, 3 of 5. In the 72 hours before you had 1 food; the last was egg."
        )
        _ = try await desk.say("undo")
        #expect(try await desk.logbook.feelings(FeelingsRequest()).feelings.count == 1)
        #expect(try FeelResult(json: told.json).feeling == told.feeling)
        await #expect(throws: ServiceError.noSuchFeeling(99)) {
            try await desk.logbook.removeFeeling(99)
        }
    }

    @Test(arguments: ["I feel sick", "I weigh 82 kilos"])
    func `what was told last of oneself is "that", and no entry before it`(line: String)
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.say("two eggs")
        _ = try await desk.say(line)
        let told = try await desk.say("delete that")
        #expect(told.contains { $0.hasPrefix("Removed: ") }, "\(told)")
        #expect(try await desk.logbook.day(nil).entries.count == 1)
        #expect(try await desk.logbook.feelings(FeelingsRequest()).feelings.isEmpty)
        _ = try await desk.say("delete that")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `what was eaten before is told from eight times on, with counts`() async throws {
        let desk = try await Desk(clock: TestClock(milliseconds: 1_795_248_900_000))
        for number in 1...8 {
            _ = try await desk.log("two eggs")
            desk.clock.advance(seconds: 3600)
            let asked = try await desk.logbook.feelings(FeelingsRequest(feeling: "bloated"))
            #expect(asked.links.isEmpty, "before \(number)")
            _ = try await desk.logbook.feel(FeelRequest(text: "bloated"))
            desk.clock.advance(seconds: 10 * 24 * 3600)
        }
        let message = try await desk.logbook.feelings(FeelingsRequest(feeling: "Bloating"))
        // Each is an hour later in the day: behind four of the seven two noons are within 72 hours, behind three three.
        #expect(
            message.links
                == [.init(name: "egg", before: 8, feelings: 8, otherwise: 17, days: 63)])
        #expect(try FeelingsMessage(json: message.json) == message)
        let said = try await desk.say("how often was I bloated")
        #expect(said.last == "egg: before 8 of 8, and before 17 of 63 days without it.")
    }
}
