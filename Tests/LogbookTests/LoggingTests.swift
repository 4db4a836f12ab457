import JSON
import Journal
import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import TimeZones
import Wire

struct LoggingTests {
    @Test func `a line is logged, shown and undone`() async throws {
        let desk = try await Desk()
        #expect(
            try await desk.say("2 eggs and toast") == [
                "egg, 2 (100 g): 150 kcal",
                "toast (30 g, assumed): 90 kcal",
                "Today: 240 kcal, 15 g protein, 16 g carbohydrates, 12 g fat.",
            ])
        #expect(
            try await desk.say("what have I had today") == [
                "Today: 240 kcal, 15 g protein, 16 g carbohydrates, 12 g fat.",
                "  egg, 2 (100 g): 150 kcal",
                "  toast (30 g): 90 kcal",
            ])
        #expect(
            try await desk.say("undo that") == [
                "Undone.", "Removed: egg, 2 (100 g): 150 kcal", "Removed: toast (30 g): 90 kcal",
                "Today: 0 kcal, 0 g protein, 0 g carbohydrates, 0 g fat.",
            ])
        #expect(
            try await desk.say("redo") == [
                "Done again.", "Added: egg, 2 (100 g): 150 kcal", "Added: toast (30 g): 90 kcal",
                "Today: 240 kcal, 15 g protein, 16 g carbohydrates, 12 g fat.",
            ])
    }

    @Test func `words without food are kept and log nothing`() async throws {
        let desk = try await Desk()
        #expect(
            try await desk.say("the meeting is at noon") == [
                "I found no food in that, so nothing was logged. "
                    + "Try: two eggs and a slice of toast"
            ])
        #expect(try await desk.journal.utterance(UtteranceID(rawValue: 1)).state == .nothing)
    }

    @Test func `each food of a line goes to its own meal and day`() async throws {
        let desk = try await Desk()
        let result = try await desk.log(
            "an egg for dinner yesterday and a toast for breakfast today")
        #expect(
            result.entries.map { "\($0.name) \($0.day) \($0.meal.rawValue)" } == [
                "egg 2026-11-20 dinner", "toast 2026-11-21 breakfast",
            ])
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["toast"])
    }

    @Test func `the same key logs once`() async throws {
        let desk = try await Desk()
        let first = try await desk.log("2 eggs", key: "a")
        let second = try await desk.log("2 eggs", key: "a")
        #expect(first == second)
        #expect(try await desk.logbook.day(nil).entries.count == 1)
        desk.clock.advance(seconds: 7 * 24 * 3600 + 1)
        let third = try await desk.log("2 eggs", key: "a")
        #expect(third.utterance != first.utterance)
    }

    @Test func `the same key from many at once logs once`() async throws {
        let desk = try await Desk()
        let utterances = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<32 {
                group.addTask { try await desk.log("2 eggs", key: "a").utterance }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(utterances.count == 1)
        #expect(try await desk.logbook.day(nil).entries.count == 1)
    }

    @Test func `yesterday's meal lands on yesterday`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("toast yesterday for lunch")
        #expect(try await desk.logbook.day(nil).entries == [])
        let day = try await desk.logbook.day(LocalDay("2026-11-20"))
        #expect(day.entries.map(\.name) == ["toast"])
        #expect(day.entries.map(\.meal) == [.lunch])
        #expect(day.entries.map(\.loggedAt.description) == ["2026-11-20T12:30:00+00:00"])
    }

    @Test func `an instant given by a program is told in the person's zone`() async throws {
        let desk = try await Desk(zone: try ZoneFolder().zone(named: "Asia/Tokyo"))
        let entry = try #require(
            try await desk.log("toast", at: "2026-11-20T16:00:00Z").entries.first)
        #expect(entry.day.description == "2026-11-21")
        #expect(entry.loggedAt.description == "2026-11-21T01:00:00+09:00")
        let elsewhere = try #require(
            try await desk.log("toast", at: "2026-11-20T23:30:00-05:00").entries.first)
        #expect(elsewhere.day.description == "2026-11-20")
        #expect(elsewhere.loggedAt.description == "2026-11-20T23:30:00-05:00")
    }

    @Test func `an instant out of reach is refused`() async throws {
        let desk = try await Desk()
        await #expect(
            throws: ServiceError.outOfRange(
                parameter: "at", lowest: "1970-01-01T00:00:00Z",
                highest: "2026-11-22T08:15:00+00:00")
        ) {
            try await desk.log("toast", at: "2026-11-23T00:00:00Z")
        }
    }

    @Test func `travelling moves no entry`() async throws {
        let folder = try TemporaryFolder()
        let tokyo = try await Desk(in: folder, zone: try ZoneFolder().zone(named: "Asia/Tokyo"))
        let before = try await tokyo.log("toast").entries
        await tokyo.journal.close()
        let honolulu = try await Desk(
            in: folder, zone: try ZoneFolder().zone(named: "Pacific/Honolulu"))
        #expect(try await honolulu.logbook.day(LocalDay("2026-11-21")).entries == before)
    }

    @Test func `a description beyond the limit is refused and nothing is kept`() async throws {
        let desk = try await Desk()
        await #expect(throws: ServiceError.tooLong(limit: 500)) {
            try await desk.say(String(repeating: "é", count: 501))
        }
        #expect(
            try await desk.say(String(repeating: "é", count: 500)).isEmpty == false)
    }

    @Test(arguments: ["\u{1B}", "\u{7}", "\u{7F}", "\u{9B}"])
    func `a control character is refused and nothing is kept`(character: String) async throws {
        let desk = try await Desk()
        let refused = try #require(character.unicodeScalars.first.map(ServiceError.notText))
        await #expect(throws: refused) { try await desk.say("2 eggs\(character)") }
        await #expect(throws: refused) { try await desk.log("toast \(character)") }
        let entry = try #require(try await desk.log("2\teggs\r\n").entries.first)
        await #expect(throws: refused) {
            try await desk.logbook.edit(
                EditRequest(entry: entry.id, change: .text("3 eggs\(character)")))
        }
        #expect(try await desk.logbook.day(nil).entries == [entry])
    }

    @Test func `what a crash left unread is taken up once`() async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(in: folder)
        for (text, source) in [("2 eggs", "text"), ("undo that", "text"), ("toast", "json")] {
            _ = try await desk.journal.receive(
                NewUtterance(
                    text: text, received: Timestamp(milliseconds: desk.clock.now),
                    moment: Moment(
                        instant: Timestamp(milliseconds: desk.clock.now), zone: "UTC", offset: 0,
                        day: try #require(LocalDay("2026-11-21"))), source: source))
        }
        await desk.journal.close()
        let restarted = try await Desk(in: folder)
        #expect(try await restarted.logbook.recover() == 2)
        #expect(try await restarted.logbook.recover() == 0)
        #expect(try await restarted.logbook.day(nil).entries.map(\.name) == ["egg", "toast"])
    }

    @Test func `words on which the program dies are put aside after three starts`() async throws {
        let desk = try await Desk()
        let moment = Moment(
            instant: Timestamp(milliseconds: desk.clock.now), zone: "UTC", offset: 0,
            day: try #require(LocalDay("2026-11-21")))
        let said = NewUtterance(
            text: "2 eggs", received: moment.instant, moment: moment, source: "text")
        guard case .new(let id) = try await desk.journal.receive(said) else {
            Issue.record("not kept")
            return
        }
        for attempt in 1...3 { #expect(try await desk.journal.beginReading(id) == attempt) }
        #expect(try await desk.logbook.recover() == 0)
        #expect(try await desk.journal.utterance(id).state == .failed)
    }
}
