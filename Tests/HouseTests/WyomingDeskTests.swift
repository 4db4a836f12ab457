import JSON
import Testing
import Wire
import Wyoming

@testable import House

struct WyomingDeskTests {
    private let desk = WyomingDesk(version: "1", canSpeak: true)

    private func transcript(_ members: [(String, JSONValue)]) -> WyomingFramer.Incoming {
        .event(WyomingEvent("transcript", JSONObject(members)))
    }

    @Test func `the agent is called by its person where that is said`() {
        for (person, name) in [(nil, "demeter"), ("anna", "demeter anna")] as [(String?, String)] {
            let desk = WyomingDesk(version: "1", person: person, canSpeak: false)
            guard case .answer(let events) = desk.received(.event(WyomingEvent("describe"))) else {
                Issue.record("no answer")
                return
            }
            #expect(events.first?.data["handle"]?.array?.first?["name"] == .string(name))
        }
    }

    @Test func `what was heard is said, with what it belongs to`() {
        let context: JSONValue = ["conversation_id": "01J", "device_id": "kitchen"]
        let sentence = WyomingDesk.Sentence(
            text: "two eggs and toast", conversation: "01J", context: context)
        #expect(
            desk.received(
                transcript([("text", "two eggs\nand toast"), ("context", context)]))
                == .say(sentence))
        #expect(
            desk.answers(
                sentence,
                .said(SayResult(["egg, 2 (100 g): 175 kcal", "Today: 175 kcal, 13 g protein."])))
                == [
                    WyomingEvent(
                        "handled",
                        JSONObject([
                            ("text", "egg, 2: 175 calories. Today: 175 calories."),
                            ("context", context),
                        ]))
                ])
        #expect(
            desk.answers(sentence, .said(SayResult(["What?"], isUnderstood: false)))
                == [
                    WyomingEvent(
                        "not-handled", JSONObject([("text", "What?"), ("context", context)]))
                ])
    }

    @Test(arguments: ["", "  \n "])
    func `silence is not handled, and says nothing to the journal`(text: String) {
        #expect(
            desk.received(transcript([("text", .string(text))]))
                == .answer([
                    WyomingEvent("not-handled", JSONObject([("text", "I heard nothing.")]))
                ]))
    }

    @Test func `a name of a conversation is taken only where it is one`() {
        for context: JSONValue in [
            ["conversation_id": 7], ["conversation_id": ""],
            ["conversation_id": .string(String(repeating: "x", count: 201))], "x", nil,
        ] {
            let action = desk.received(transcript([("text", "egg"), ("context", context)]))
            guard case .say(let sentence) = action else {
                Issue.record("\(context.text) was not said")
                continue
            }
            #expect(sentence.conversation == nil)
        }
    }

    @Test(
        arguments: [
            .unreadable(type: "transcript"), .event(WyomingEvent("transcript")),
            .event(WyomingEvent("synthesize")),
            .event(
                WyomingEvent(
                    "synthesize",
                    JSONObject([("text", .string(String(repeating: "a", count: 1501)))])
                )),
        ] as [WyomingFramer.Incoming])
    func `what lacks something is told so`(incoming: WyomingFramer.Incoming) {
        guard case .answer(let events) = desk.received(incoming) else {
            Issue.record("was done")
            return
        }
        #expect(events.map(\.type) == ["error"])
        #expect(events.first?.data["code"] == "refused")
    }

    @Test func `what is not known is passed over`() {
        #expect(desk.received(.event(WyomingEvent("run-satellite"))) == .answer([]))
        let mute = WyomingDesk(version: "1", canSpeak: false)
        let speech = WyomingEvent("synthesize", JSONObject([("text", "egg")]))
        #expect(mute.received(.event(speech)) == .answer([]))
        #expect(desk.received(.event(speech)) == .speak("egg"))
    }

    @Test func `sound is cut into events and loses nothing`() {
        let samples = (0..<5_000).map { Int16(truncatingIfNeeded: $0 * 13) }
        let events = desk.spoken(samples, rate: 22_050)
        #expect(
            events.map(\.type) == [
                "audio-start", "audio-chunk", "audio-chunk", "audio-chunk", "audio-stop",
            ])
        #expect(events[0].data == JSONObject([("rate", 22_050), ("width", 2), ("channels", 1)]))
        let bytes = events.flatMap(\.payload)
        let heard = stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        #expect(heard == samples)
    }
}

struct ConversationShelfTests {
    @Test func `a conversation goes on for a minute after it was last spoken in`() {
        let start = ContinuousClock.now
        var shelf = ConversationShelf<String, Int>()
        var made = 0
        func value(_ key: String, _ seconds: Int) -> Int {
            shelf.value(for: key, at: start + .seconds(seconds)) {
                made += 1
                return made
            }
        }
        #expect(value("a", 0) == 1)
        #expect(value("b", 10) == 2)
        #expect(value("a", 60) == 1)
        #expect(value("a", 120) == 1)
        #expect(value("b", 120) == 3)
        #expect(value("a", 181) == 4)
    }

    @Test func `who has been silent for longest is forgotten first`() {
        let now = ContinuousClock.now
        var shelf = ConversationShelf<Int, Int>(most: 3)
        for key in [1, 2, 3, 1, 4] { _ = shelf.value(for: key, at: now) { key } }
        #expect(shelf.count == 3)
        #expect(shelf.value(for: 1, at: now) { 0 } == 1)
        #expect(shelf.value(for: 2, at: now) { 0 } == 0)
    }
}
