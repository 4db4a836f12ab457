import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Answers and corrections by programs, and what is kept of them.
struct AnsweringTests {
    @Test func `an answer is kept before anything comes of it`() async throws {
        let desk = try await Desk()
        let held = try await desk.log("9000 g rice")
        let answered = try await desk.logbook.answer(
            AnswerRequest(utterance: held.utterance, text: "I meant 900 g"))
        #expect(answered.entries.map(\.grams) == [Thousandths(900)])
        let kept = try await desk.journal.utterance(
            UtteranceID(rawValue: Int64(held.utterance + 1)))
        #expect(kept.said.text == "I meant 900 g")
        #expect(kept.said.source == "remark: answer to utterance \(held.utterance)")
        #expect(kept.state == .nothing)
        #expect(kept.change != nil)
    }

    @Test(arguments: ["hm", "-3 g", "leave it"])
    func `an answer that changes nothing is kept as well`(text: String) async throws {
        let desk = try await Desk()
        let held = try await desk.log("9000 g rice")
        _ = try await desk.logbook.answer(AnswerRequest(utterance: held.utterance, text: text))
        let kept = try await desk.journal.utterance(
            UtteranceID(rawValue: Int64(held.utterance + 1)))
        #expect(kept.said.text == text)
        #expect(kept.state == .nothing)
        #expect(try await desk.logbook.held().count == 1)
    }

    @Test(arguments: [
        "what have I had today", "what did I eat yesterday", "how many calories are left",
        "undo that", "how much protein have I had today",
    ])
    func `a question or an order is no answer, and changes nothing`(text: String) async throws {
        let desk = try await Desk()
        let held = try await desk.log("9000 g rice")
        let before = try await desk.logbook.held()
        let answered = try await desk.logbook.answer(
            AnswerRequest(utterance: held.utterance, text: text))
        #expect(answered.reply.hasPrefix("I do not understand what “\(text)” changes."))
        #expect(try await desk.logbook.held() == before)
        let entry = try #require(before.first)
        await #expect(throws: ServiceError.self) {
            try await desk.logbook.edit(EditRequest(entry: entry.id, change: .text(text)))
        }
        #expect(try await desk.logbook.held() == before)
    }

    @Test func `a day that an entry is on already moves it by no millisecond`() async throws {
        let desk = try await Desk(clock: TestClock(milliseconds: 1_795_248_900_123))
        let entry = try #require(try await desk.log("2 eggs").entries.first)
        let before = try await desk.journal.entry(EntryID(rawValue: Int64(entry.id)))
        await #expect(throws: ServiceError.self) {
            try await desk.logbook.edit(
                EditRequest(entry: entry.id, change: .text("that was today")))
        }
        #expect(try await desk.journal.entry(EntryID(rawValue: Int64(entry.id))) == before)
    }

    @Test func `a correction in words is kept, also one that is refused`() async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("2 eggs").entries.first)
        let changed = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .text("make that three")))
        #expect(changed.entries.map(\.grams) == [Thousandths(150)])
        await #expect(throws: ServiceError.self) {
            try await desk.logbook.edit(
                EditRequest(entry: entry.id, change: .text("make that purple")))
        }
        for (id, text) in [(2, "make that three"), (3, "make that purple")] {
            let kept = try await desk.journal.utterance(UtteranceID(rawValue: Int64(id)))
            #expect(kept.said.text == text)
            #expect(kept.state == .nothing)
        }
    }

    @Test func `what a crash left of a remark is not logged as a meal`() async throws {
        let desk = try await Desk()
        let said = [
            ("remark: answer to utterance 1", "two eggs"), ("text", "no, three eggs"),
            ("voice", "make that two eggs"), ("text", "change the rice to 200 g"),
            ("text", "undo that"), ("text", "calories in two eggs?"), ("text", "4 eggs"),
        ]
        for (source, text) in said {
            _ = try await desk.journal.receive(
                NewUtterance(
                    text: text, received: Timestamp(milliseconds: desk.clock.now),
                    moment: try desk.logbook.moment(at: nil), source: source))
        }
        #expect(try await desk.logbook.recover() == 1)
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [4])
        for state in [Utterance.State.received, .reading] {
            #expect(try await desk.journal.utterances(in: state) == [])
        }
    }

    @Test func `another amount drops what was assumed for the old one`() async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("2 eggs").entries.first)
        #expect(entry.assumption != nil)
        let calories = EditRequest.Figures(nutrients: Nutrients(calories: Thousandths(500)))
        let same = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .figures(calories)))
        #expect(same.entries.map(\.assumption) == [entry.assumption])
        for figures in [EditRequest.Figures(grams: Thousandths(300)), .init(amount: 4)] {
            let changed = try await desk.logbook.edit(
                EditRequest(entry: entry.id, change: .figures(figures)))
            #expect(changed.entries.map(\.assumption) == [nil])
            _ = try await desk.logbook.undo()
        }
    }

    @Test(arguments: ["delete it", "it never happened", "I did not eat it", "remove the egg"])
    func `words of who may not delete take no logged entry away`(text: String) async throws {
        let desk = try await Desk()
        let entry = try await desk.log("2 eggs").entries[0]
        await #expect(throws: ServiceError.mayNot(.erase)) {
            try await desk.logbook.edit(
                EditRequest(
                    entry: entry.id, change: .text(text), rights: [.read, .log, .correct]))
        }
        #expect(try await desk.logbook.day(nil).entries.map(\.id) == [entry.id])
        let changed = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .text("make it three"), rights: [.correct]))
        #expect(changed.entries.map(\.amount) == [3])
        #expect(
            try await desk.logbook.edit(EditRequest(entry: entry.id, change: .text(text))).removed
                == [entry.id])
    }

    @Test
    func
        `a yes from elsewhere answers what was held since, and deletes no day that was asked about before`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.say("two eggs")
        _ = try await desk.say("delete everything from today")
        desk.clock.advance(seconds: 60)
        _ = try await desk.log("9000 g rice")
        _ = try await desk.logbook.say("yes", in: ConversationID(rawValue: 7))
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["egg", "rice"])
    }
}
