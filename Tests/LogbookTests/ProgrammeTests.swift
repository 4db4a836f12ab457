import Allergens
import JSON
import Journal
import Nutrition
import Programmes
import Service
import TestSupport
import Testing
import TimeZones
import Wire

@testable import Logbook

struct ProgrammeTests {
    private static let usual = Programme(
        name: "twenty-one-days", title: "Twenty-one days", days: 3,
        targets: [DailyTarget(.meals, 2), DailyTarget(.noBanned), DailyTarget(.feelings, 1)])

    private static let offers = ProgrammeOffers(
        programmes: [usual], own: [],
        faults: [.init(name: "mine", sentence: "mine.toml:2:1: \"days\" is missing")])

    private func desk(
        _ zone: Zone = .utc, _ clock: TestClock = TestClock(milliseconds: 1_795_248_900_000),
        in folder: TemporaryFolder? = nil, allergens: AllergenKnowledge? = nil
    ) async throws -> Desk {
        try await Desk(
            in: folder, zone: zone, clock: clock, allergens: allergens,
            programmes: { Self.offers })
    }

    private func call(_ desk: Desk, _ call: ProgrammeCall) async throws -> ProgrammeMessage {
        try ProgrammeMessage(json: try await desk.logbook.programme(call))
    }

    @Test func `it is started, told of, paused and undone by words`() async throws {
        let desk = try await desk()
        await #expect(throws: ServiceError.noProgramme(nil)) {
            try await desk.logbook.programme(.show(nil))
        }
        await #expect(throws: ServiceError.noSuchProgramme("none", because: nil)) {
            try await desk.logbook.programme(.start(StartProgramme(name: "none")))
        }
        let fault = "mine.toml:2:1: \"days\" is missing"
        await #expect(throws: ServiceError.noSuchProgramme("mine", because: fault)) {
            try await desk.logbook.programme(.start(StartProgramme(name: "mine")))
        }
        let started = try await call(desk, .start(StartProgramme()))
        #expect(
            started.reply
                == "Started: Twenty-one days, from 2026-11-21 to 2026-11-23. Every day: 2 meals "
                + "logged; nothing that you must not have; how you feel, noted.")
        await #expect(throws: ServiceError.refusedProgramme(.another("Twenty-one days"))) {
            try await desk.logbook.programme(.start(StartProgramme()))
        }
        _ = try await desk.log("two eggs", at: "2026-11-21T07:00:00Z")
        let shown = try await call(desk, .show(nil))
        #expect(
            shown.reply
                == "Twenty-one days, day 1 of 3: 1 of 3 met; to do: 2 meals logged; how you feel, noted."
        )
        #expect(shown.progress.days.map(\.outcomes) == [[.open, .met, .open]])
        #expect(shown.metrics.entries == 1 && shown.metrics.right == 1)
        #expect(try ProgrammeMessage(json: shown.json) == shown)
        let paused = try await call(desk, .pause(nil))
        #expect(paused.progress.state == .paused)
        #expect(paused.progress.days.isEmpty)
        #expect(
            try await desk.say("undo").prefix(2)
                == ["Undone.", "Goes on: Twenty-one days, until 2026-11-23."])
        let stopped = try await call(desk, .stop)
        #expect(stopped.reply == "Given up: Twenty-one days, on 2026-11-21.")
        #expect(
            try await desk.say("undo").prefix(2)
                == ["Undone.", "Goes on: Twenty-one days, until 2026-11-23."])
        _ = try await desk.say("undo")
        #expect(
            try await desk.say("undo").prefix(2)
                == ["Undone.", "Taken back: Twenty-one days, from 2026-11-21."])
    }

    @Test(
        arguments: [
            ("start the twenty-one days", .start(nil)), ("Start the 21 days, please.", .start(nil)),
            ("begin my programme", .start(nil)),
            ("start the dry january programme", .start("dry-january")),
            ("start the twenty-one days programme", .start(nil)),
            ("how is my programme going?", .show), ("my programme", .show),
            ("which day of the programme is it", .show), ("pause the program", .pause),
            ("pause the twenty-one days", .pause), ("go on with the programme", .resume),
            ("today doesn't count for the programme", .travel), ("give up the programme", .stop),
            ("stop my programme now", .stop), ("start the day with porridge", nil),
            ("two eggs for 21 days", nil), ("stop the music programme and log an egg", nil),
            ("a bowl of programme porridge", nil),
        ] as [(String, ProgrammeWords.Wish?)])
    func `talk of programmes is told from meals`(line: String, wish: ProgrammeWords.Wish?) {
        #expect(ProgrammeWords.wish(in: line) == wish)
    }

    /// What the conversation below says of a programme.
    static let sayings = [
        "start the twenty-one days", "how is my programme going", "pause the programme",
        "go on with the programme", "today does not count for the programme",
        "give up the programme",
    ]

    @Test func `it is started, paused, gone on with and given up in words`() async throws {
        let desk = try await desk()
        let none = "No programme goes on. Say \"start the twenty-one days\" to begin one."
        #expect(try await desk.say("how is my programme going") == [none])
        #expect(try await desk.say("pause the programme") == [none])
        #expect(
            try await desk.say("start the dry january programme")
                == ["There is no programme dry-january. There is: twenty-one-days."])
        #expect(
            try await desk.say("start the twenty-one days").first
                == "Started: Twenty-one days, from 2026-11-21 to 2026-11-23. Every day: 2 meals "
                + "logged; nothing that you must not have; how you feel, noted.")
        #expect(
            try await desk.say("start the 21 days")
                == [
                    "Twenty-one days goes on already; stop it before another is started."
                ])
        #expect(
            try await desk.say("how is my programme going?")
                == [
                    "Twenty-one days, day 1 of 3: 0 of 3 met; to do: 2 meals logged; how you feel, "
                        + "noted; not known: nothing that you must not have."
                ])
        #expect(
            try await desk.say("go on with the programme") == ["Twenty-one days is not paused."])
        #expect(
            try await desk.say("pause the programme").first
                == "Paused: Twenty-one days. No day counts from 2026-11-21 on until it is resumed.")
        #expect(
            try await desk.say("pause the programme").first
                == "Twenty-one days is paused already. Say \"go on with the programme\" to resume it."
        )
        #expect(
            try await desk.say("go on with the programme").first
                == "Goes on: Twenty-one days, until 2026-11-23.")
        let left = try await desk.say("today does not count for the programme")
        #expect(left.first?.contains("2026-11-21") == true, "\(left)")
        #expect(
            try await desk.say("give up the programme").first
                == "Given up: Twenty-one days, on 2026-11-21.")
        #expect(try await desk.say("undo").first == "Undone.")
    }

    @Test func `the summary tells the day for it, and the last one that it is over`() async throws {
        let desk = try await desk()
        _ = try await call(desk, .start(StartProgramme(from: LocalDay("2026-11-20"))))
        _ = try await desk.log("two eggs", at: "2026-11-20T07:00:00Z")
        _ = try await desk.log("rice", at: "2026-11-20T12:30:00Z")
        _ = try await desk.logbook.feel(
            FeelRequest(text: "tired", at: Wire.Instant("2026-11-20T13:00:00Z")))
        let first = try await desk.logbook.summary(SummaryRequest(date: LocalDay("2026-11-20")))
        let line = "Twenty-one days, day 1 of 3: 3 of 3 met."
        #expect(first.figures["programme"] == .string(line))
        #expect(first.text.contains("- \(line)\n"), "\(first.text)")
        #expect(first.html.contains(line))
        let before = try await desk.logbook.summary(SummaryRequest(date: LocalDay("2026-11-19")))
        #expect(before.figures["programme"] == nil)
        desk.clock.advance(seconds: 2 * 86_400)
        let last = try await desk.logbook.summary(SummaryRequest(date: LocalDay("2026-11-22")))
        let over =
            "Twenty-one days, day 3 of 3: 0 of 3 met; missed: 2 meals logged; how you feel, noted; "
            + "not known: nothing that you must not have. It is over: every target met on 1 of 3 "
            + "days; `demeter programme report` tells more."
        #expect(last.figures["programme"] == .string(over))
        let report = try await call(desk, .show(nil))
        #expect(report.progress.state == .finished)
        #expect(
            report.reply == "Twenty-one days is over: every target met on 1 of 3 days.")
        // Over, it makes room for the next.
        _ = try await call(desk, .start(StartProgramme()))
    }

    /// The person's own days: one of 25 hours, a pause, and a flight from San Francisco to Taipei.
    @Test func `days are the person's own across a change of clocks, a pause and a journey east`()
        async throws
    {
        // 2026-10-30 08:00 in San Francisco, where clocks go back on 1 November.
        let clock = TestClock(milliseconds: 1_793_372_400_000)
        let west = try ZoneFolder().zone(named: "America/Los_Angeles")
        let east = try ZoneFolder().zone(named: "Asia/Taipei")
        var desk = try await desk(west, clock)
        let started = try await call(desk, .start(StartProgramme()))
        #expect(started.progress.run.start == LocalDay("2026-10-30"))
        clock.advance(seconds: 2 * 86_400)
        // 07:00 of the day of 25 hours; 23 hours later it is still that day's eve, 06:00 of the next.
        #expect(try await call(desk, .show(nil)).progress.days.map(\.number) == [1, 2, 3])
        clock.advance(seconds: 16 * 3600)
        let eve = try await call(desk, .show(nil))
        #expect(eve.progress.today == LocalDay("2026-11-01"))
        #expect(eve.progress.days.last?.number == 3)
        _ = try await call(desk, .pause(LocalDay("2026-11-01")))
        // In the evening of 1 November to Taipei, where it is the 2nd already; fourteen hours later the 3rd begins.
        await desk.journal.close()
        desk = try await self.desk(east, clock, in: desk.folder)
        let there = try await call(desk, .show(nil))
        #expect(there.progress.today == LocalDay("2026-11-02"))
        #expect(there.progress.state == .paused)
        #expect(there.progress.days.count == 2)
        let resumed = try await call(desk, .resume(nil))
        #expect(
            resumed.progress.run.pauses
                == [.init(from: try #require(LocalDay("2026-11-01")), to: LocalDay("2026-11-01"))])
        #expect(resumed.progress.days.last?.day == LocalDay("2026-11-02"))
        #expect(resumed.progress.days.last?.number == 3)
        // The 2nd had but a few hours.
        let travelled = try await call(desk, .travel(nil))
        #expect(travelled.progress.days.count == 2)
        #expect(travelled.progress.run.lastDay == LocalDay("2026-11-03"))
        #expect(
            travelled.reply
                == "Does not count: 2026-11-01 to 2026-11-02. Twenty-one days goes on, until 2026-11-03."
        )
        clock.advance(seconds: 86_400)
        _ = try await desk.log("two eggs and rice")
        let last = try await call(desk, .show(nil))
        #expect(last.progress.days.map(\.day.description).last == "2026-11-03")
        #expect(last.metrics.days == 3 && last.metrics.daysLogged == 1)
        clock.advance(seconds: 86_400)
        #expect(try await call(desk, .show(nil)).progress.state == .finished)
    }

    @Test func `days beyond a year and numbers that are not there are refused`() async throws {
        let desk = try await desk()
        await #expect(
            throws: ServiceError.outOfRange(
                parameter: "from", lowest: "2025-11-20", highest: "2027-11-22")
        ) {
            try await desk.logbook.programme(
                .start(StartProgramme(from: LocalDay("2028-01-01"))))
        }
        await #expect(throws: ServiceError.noProgramme(7)) {
            try await desk.logbook.programme(.show(7))
        }
        await #expect(throws: ServiceError.refusedProgramme(.none)) {
            try await desk.logbook.programme(.pause(nil))
        }
        let coming = try await call(desk, .start(StartProgramme(from: LocalDay("2026-11-25"))))
        #expect(coming.progress.state == .coming)
        #expect(
            try await call(desk, .show(nil)).reply == "Twenty-one days begins on 2026-11-25.")
    }
}
