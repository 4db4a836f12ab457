import JSON
import Nutrition
import Programmes
import TestSupport
import Testing

struct ProgrammeRunTests {
    private static let programme = Programme(
        name: "twenty-one-days", title: "Twenty-one days", days: 21,
        targets: [
            DailyTarget(.meals, 3), DailyTarget(.noBanned), DailyTarget(.hei, 50),
            DailyTarget(.feelings, 1),
        ])

    private static func day(_ text: String) -> LocalDay {
        LocalDay(text) ?? LocalDay(daysSinceEpoch: 0)
    }

    private let run = ProgrammeRun(Self.programme, from: Self.day("2026-03-01"))

    @Test func `its days are so many from the first on`() {
        #expect(run.lastDay == Self.day("2026-03-21"))
        #expect(run.days(upTo: Self.day("2026-03-03")).count == 3)
        #expect(run.days(upTo: .last).count == 21)
        #expect(run.state(on: Self.day("2026-02-28")) == .coming)
        #expect(run.state(on: Self.day("2026-03-21")) == .running)
        #expect(run.state(on: Self.day("2026-03-22")) == .finished)
    }

    @Test func `days of a pause do not count, and move the end`() throws {
        let today = Self.day("2026-03-05")
        let paused = try run.taking(.pause(today), today: today)
        #expect(paused.state(on: today) == .paused)
        #expect(paused.lastDay == nil)
        #expect(paused.days(upTo: Self.day("2026-12-31")).count == 4)
        #expect(throws: ProgrammeFault.paused(since: today)) {
            try paused.taking(.pause(today), today: today)
        }
        let back = Self.day("2026-03-08")
        let resumed = try paused.taking(.resume(back), today: back)
        #expect(resumed.pauses == [.init(from: today, to: Self.day("2026-03-07"))])
        #expect(resumed.lastDay == Self.day("2026-03-24"))
        #expect(resumed.days(upTo: back).last == back)
        #expect(resumed.days(upTo: back).count == 5)
        // Resumed on the day it was paused there was none.
        #expect(try paused.taking(.resume(today), today: today) == run)
        #expect(throws: ProgrammeFault.notPaused) {
            try run.taking(.resume(today), today: today)
        }
    }

    @Test func `a day that a journey takes does not count`() throws {
        let today = Self.day("2026-03-09")
        let swallowed = Self.day("2026-03-08")
        let travelled = try run.taking(.travel(swallowed), today: today)
        #expect(travelled.lastDay == Self.day("2026-03-22"))
        #expect(travelled.days(upTo: today).count == 8)
        #expect(throws: ProgrammeFault.notCounted(swallowed)) {
            try travelled.taking(.travel(swallowed), today: today)
        }
        // Days side by side are one pause.
        let longer = try travelled.taking(.travel(Self.day("2026-03-07")), today: today)
        #expect(longer.pauses == [.init(from: Self.day("2026-03-07"), to: swallowed)])
        let before = Self.day("2026-02-01")
        #expect(throws: ProgrammeFault.outside(run.start, Self.day("2026-03-21"))) {
            try run.taking(.travel(before), today: today)
        }
    }

    @Test func `one that is given up or over takes no step`() throws {
        let today = Self.day("2026-03-05")
        let stopped = try run.taking(.stop(today), today: today)
        #expect(stopped.state(on: today) == .stopped)
        #expect(stopped.days(upTo: .last).count == 5)
        for step: ProgrammeStep in [.pause(today), .resume(today), .travel(today), .stop(today)] {
            #expect(throws: ProgrammeFault.none) { try stopped.taking(step, today: today) }
            #expect(throws: ProgrammeFault.none) {
                try run.taking(step, today: Self.day("2026-03-22"))
            }
        }
        // Given up before it began it has no day.
        let early = try run.taking(.stop(Self.day("2026-02-20")), today: Self.day("2026-02-20"))
        #expect(early.days(upTo: .last).isEmpty)
    }

    @Test(arguments: (0..<100).map(UInt64.init))
    func `whatever is paused, so many days count and none of a pause`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var run = run
        var today = run.start
        for _ in 0..<Int.random(in: 1...30, using: &random) {
            today = today.advanced(by: Int.random(in: 0...2, using: &random))
            let day = today.advanced(by: Int.random(in: -3...3, using: &random))
            let step: ProgrammeStep =
                switch Int.random(in: 0..<3, using: &random) {
                case 0: .pause(day)
                case 1: .resume(day)
                default: .travel(day)
                }
            if let next = try? run.taking(step, today: today) { run = next }
        }
        // By a walk over the calendar, day by day.
        var counted: [LocalDay] = []
        for number in 0..<400 {
            let day = run.start.advanced(by: number)
            if counted.count < 21, !run.isPaused(on: day) { counted.append(day) }
        }
        #expect(run.days(upTo: run.start.advanced(by: 399)) == counted, "seed \(seed): \(run)")
        if counted.count == 21 { #expect(run.lastDay == counted.last, "seed \(seed)") }
        for (one, next) in zip(run.pauses, run.pauses.dropFirst()) {
            #expect(one.to.map { $0.advanced(by: 1) < next.from } == true, "seed \(seed)")
        }
        for day in counted.prefix(5) {
            #expect(run.days(upTo: day).last == day, "seed \(seed)")
        }
    }

    @Test func `unknown is no miss, and a day without entries tells nothing of bans`() {
        let none = DayFacts()
        #expect(
            Self.programme.targets.map { $0.outcome(of: none) }
                == [.missed, .unknown, .unknown, .missed])
        let good = DayFacts(meals: 3, banned: 0, index: 50, feelings: 1)
        #expect(Self.programme.targets.map { $0.outcome(of: good) } == [.met, .met, .met, .met])
        let bad = DayFacts(meals: 2, banned: 1, index: 49.9, feelings: 0)
        #expect(Self.programme.targets.allSatisfy { $0.outcome(of: bad) == .missed })
        let progress = ProgrammeProgress(run, today: Self.day("2026-03-03")) { day in
            day == Self.day("2026-03-02") ? good : none
        }
        #expect(progress.days.map(\.isKept) == [false, true, false])
        #expect(progress.days.map(\.isOver) == [true, true, false])
        #expect(progress.kept == 1)
        #expect(progress.counts(of: .unknown) == [0, 2, 2, 0])
        // The present day may still be kept, but not what must not be eaten.
        #expect(progress.days.map { $0.outcomes[0] } == [.missed, .met, .open])
        #expect(progress.counts(of: .missed) == [1, 0, 0, 1])
        let eaten = ProgrammeProgress(run, today: run.start) { _ in bad }
        #expect(eaten.days[0].outcomes == [.open, .missed, .open, .open])
        let over = ProgrammeProgress(run, today: run.start, isTodayOver: true) { _ in bad }
        #expect(over.days[0].outcomes == [.missed, .missed, .missed, .missed])
    }

    @Test func `a programme comes back from its JSON, and what is beyond bounds does not`() throws {
        #expect(Programme(json: Self.programme.json) == Self.programme)
        var json = try #require(Self.programme.json.object)
        json["days"] = 367
        #expect(Programme(json: .object(json)) == nil)
        json["days"] = 21
        json["daily"] = ["meals": 5]
        #expect(Programme(json: .object(json)) == nil)
        json["daily"] = ["meals": 3, "steps": 9]
        #expect(Programme(json: .object(json)) == nil)
        json["daily"] = [:]
        #expect(Programme(json: .object(json)) == nil)
        json["daily"] = ["no_banned": false]
        #expect(Programme(json: .object(json)) == nil)
    }
}
