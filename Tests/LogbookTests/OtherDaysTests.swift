import Journal
import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Entries of other days, moved, copied and spoken of; it is Saturday 2026-11-21, 08:15.
struct OtherDaysTests {
    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    @Test func `an edit says when and for what it was`() async throws {
        let desk = try await Desk()
        let id = try #require(try await desk.log("2 eggs").entries.first).id
        func edit(_ place: EntryPlace) async throws -> EntryMessage? {
            let change = EditRequest.Change.figures(.init(place: place))
            return try await desk.logbook.edit(EditRequest(entry: id, change: change)).entries.first
        }
        var entry = try await edit(EntryPlace(day: try day("2026-11-19")))
        #expect(entry?.day == (try day("2026-11-19")))
        #expect(entry?.loggedAt.description == "2026-11-19T08:15:00+00:00")
        // A clock alone keeps the day.
        entry = try await edit(EntryPlace(at: .clock(hour: 19, minute: 30)))
        #expect(entry?.loggedAt.description == "2026-11-19T19:30:00+00:00")
        #expect(entry?.meal == .dinner)
        entry = try await edit(EntryPlace(meal: .snack))
        #expect(entry?.meal == .snack)
        #expect(entry?.loggedAt.description == "2026-11-19T19:30:00+00:00")
        let instant: Wire.Instant? = .init("2026-11-20T07:00:00Z")
        entry = try await edit(EntryPlace(at: .instant(try #require(instant))))
        #expect(entry?.day == (try day("2026-11-20")))
        _ = try await desk.logbook.undo()
        #expect(try await desk.logbook.day(try day("2026-11-19")).entries.map(\.id) == [id])
    }

    @Test(arguments: [
        ("11/31吃了蛋", "11/31"), ("三月三十二日吃了蛋", "三月三十二日"), ("早餐吃了蛋，二月三十日", "二月三十日"),
    ])
    func `a day in Chinese that no calendar has is asked about`(
        text: String, words: String
    ) async throws {
        let desk = try await Desk()
        let result = try await desk.log(text)
        #expect(result.state == .nothing)
        #expect(result.unread == [words])
        let lines = try await desk.say(text)
        #expect(lines.first?.hasPrefix("沒有「\(words)」這一天") == true)
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `a clock that is still to come is the day before`() async throws {
        let desk = try await Desk()
        let id = try #require(try await desk.log("2 eggs").entries.first).id
        let place = EntryPlace(at: .clock(hour: 13, minute: 0))
        let entry = try await desk.logbook.edit(
            EditRequest(entry: id, change: .figures(.init(place: place)))
        ).entries.first
        #expect(entry?.loggedAt.description == "2026-11-20T13:00:00+00:00")
    }

    @Test func `the day begins where it begins`() async throws {
        let desk = try await Desk(dayStart: 4 * 3600)
        let id = try #require(try await desk.log("2 eggs").entries.first).id
        _ = try await desk.say("that was yesterday")
        let moved = try await desk.say("that was at 2:00")
        #expect(moved.first == "Moved: egg, 2 (100 g): 150 kcal, breakfast → snack")
        let entry = try await desk.journal.entry(EntryID(rawValue: Int64(id)))
        #expect(entry.moment.day == (try day("2026-11-20")))
        #expect(entry.moment.instant.milliseconds == (1_795_248_900 - 6 * 3600 - 15 * 60) * 1000)
    }

    @Test func `another food keeps the amount`() async throws {
        let desk = try await Desk()
        let id = try #require(try await desk.log("150 g rice").entries.first).id
        let change = EditRequest.Change.figures(.init(food: "egg"))
        let entry = try await desk.logbook.edit(EditRequest(entry: id, change: change)).entries
            .first
        #expect(entry?.food == "egg")
        #expect(entry?.grams == Thousandths(150))
        await #expect(throws: ServiceError.noSuchFood("zorblax")) {
            try await desk.logbook.edit(
                EditRequest(entry: id, change: .figures(.init(food: "zorblax"))))
        }
    }

    @Test func `several entries move as one change`() async throws {
        let desk = try await Desk()
        let ids = try await desk.log("2 eggs and rice").entries.map(\.id)
        let place = EntryPlace(day: try day("2026-11-19"), meal: .lunch)
        let result = try await desk.logbook.move(MoveRequest(entries: ids, place: place))
        #expect(result.entries.map(\.meal) == [.lunch, .lunch])
        #expect(result.day.date == (try day("2026-11-19")))
        _ = try await desk.logbook.undo()
        #expect(try await desk.logbook.day(nil).entries.map(\.id) == ids)
        await #expect(throws: ServiceError.noSuchEntry(99)) {
            try await desk.logbook.move(MoveRequest(entries: ids + [99], place: place))
        }
        #expect(try await desk.logbook.day(nil).entries.map(\.id) == ids)
    }

    @Test func `a meal is copied to another day at its hour, and to today now`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs", at: "2026-11-19T12:30:00Z")
        let friday = try await desk.logbook.copy(
            CopyRequest(
                date: try day("2026-11-19"), meal: .lunch, targetDate: try day("2026-11-20")))
        #expect(friday.entries.map(\.loggedAt.description) == ["2026-11-20T12:30:00+00:00"])
        let dinner = try await desk.logbook.copy(
            CopyRequest(
                date: try day("2026-11-19"), targetDate: try day("2026-11-21"), targetMeal: .dinner)
        )
        #expect(dinner.entries.map(\.loggedAt.description) == ["2026-11-21T08:15:00+00:00"])
        #expect(dinner.entries.map(\.meal) == [.dinner])
        await #expect(throws: ServiceError.nothingToRepeat(try day("2026-11-18"), .lunch)) {
            try await desk.logbook.copy(
                CopyRequest(date: try day("2026-11-18"), meal: .lunch, targetMeal: .dinner))
        }
    }

    @Test func `all of a day is had again, whatever the hour`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs", at: "2026-11-20T08:00:00Z")
        _ = try await desk.log("rice", at: "2026-11-20T19:00:00Z")
        let result = try await desk.logbook.repeatMeal(
            RepeatRequest(date: try day("2026-11-20"), isAll: true))
        #expect(result.entries.map(\.name) == ["egg", "rice"])
        #expect(result.entries.map(\.meal) == [.breakfast, .dinner])
    }

    @Test func `conversations that interleave ask which is meant`() async throws {
        let desk = try await Desk()
        let (one, other) = (ConversationID(rawValue: 1), ConversationID(rawValue: 2))
        _ = try await desk.logbook.say("two eggs", in: one)
        desk.clock.advance(seconds: 60)
        _ = try await desk.logbook.say("rice", in: other)
        desk.clock.advance(seconds: 60)
        let asked = try await desk.logbook.say("delete that", in: one).lines
        #expect(asked.first == "Which one do you mean?")
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["egg", "rice"])
        let answered = try await desk.logbook.say("1", in: one).lines
        #expect(answered.first == "Removed: egg, 2 (100 g): 150 kcal")
        // After a quarter of an hour the newer one is meant.
        _ = try await desk.logbook.say("two eggs", in: one)
        desk.clock.advance(seconds: 60)
        _ = try await desk.logbook.say("rice", in: other)
        desk.clock.advance(seconds: 1000)
        let removed = try await desk.logbook.say("delete that", in: one).lines
        #expect(removed.first?.hasPrefix("Removed: rice") == true)
    }

    @Test func `a program's request is spoken of on its connection`() async throws {
        let desk = try await Desk()
        let one = ConversationID(rawValue: 1)
        _ = try await desk.logbook.say("two eggs", in: one)
        _ = try await desk.log("rice")
        await desk.logbook.changed(in: one)
        let removed = try await desk.logbook.say("delete that", in: one).lines
        #expect(removed.first?.hasPrefix("Removed: rice") == true)
    }

    private static let turns = [
        "delete the eggs on DAY", "delete DAY's eggs", "the eggs on DAY were rice",
        "double DAY's eggs", "I only ate half of DAY's eggs", "move DAY's eggs to dinner",
        "change DAY's eggs to 3", "make DAY's eggs 90 g", "clear DAY", "delete DAY's lunch",
    ]
    private static let weekdays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday",
    ]

    /// The day that is named changes, or none.
    @Test(arguments: 0..<100) func `a named day is that day`(seed: Int) async throws {
        var random = SplitMix64(seed: UInt64(seed))
        let desk = try await Desk()
        let today = try day("2026-11-21")
        for back in 0...6 where Bool.random(using: &random) {
            _ = try await desk.log(
                "two eggs for lunch", at: "\(today.advanced(by: -back))T08:00:00Z")
        }
        func entries(of day: LocalDay) async throws -> [EntryMessage] {
            try await desk.logbook.day(day).entries
        }
        let back = Int.random(in: 1...6, using: &random)
        let names = [Self.weekdays[(6 - back) % 6], "\(today.advanced(by: -back))"]
        let turn = try #require(Self.turns.randomElement(using: &random))
        let name = try #require(names.randomElement(using: &random))
        var before: [[EntryMessage]] = []
        for other in 0...6 { before.append(try await entries(of: today.advanced(by: -other))) }
        let line = turn.replacing("DAY", with: name)
        let reply = try await desk.say(line)
        for other in 0...6 where other != back {
            let after = try await entries(of: today.advanced(by: -other))
            #expect(after == before[other], "seed \(seed): \(line): \(reply)")
        }
        let after = try await entries(of: today.advanced(by: -back))
        if before[back].isEmpty { #expect(after == [], "seed \(seed): \(line): \(reply)") }
    }
}
