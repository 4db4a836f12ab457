import Locking
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// A clock that was ahead, before a journal whose clock the test sets.
struct OpeningDaysTests {
    let folder: TemporaryFolder
    let clock = SetClock()

    init() throws { folder = try TemporaryFolder() }

    final class SetClock: Sendable {
        private let time = Mutex(noon)
        var now: Timestamp {
            get { time.withLock { $0 } }
            set { time.withLock { $0 = newValue } }
        }
        /// Noon of the first of March and so many days later.
        func set(_ days: Int) {
            now = Timestamp(milliseconds: noon.milliseconds + Int64(days) * 86_400_000)
        }
    }

    private func open() async throws -> Journal {
        let clock = clock
        return try await Journal.open(
            folder: folder.path, now: { clock.now },
            describe: { recorded in
                recorded.closing.map {
                    "\(recorded.kind.rawValue) \($0.first) \($0.last) r\($0.revision)"
                } ?? recorded.kind.rawValue
            })
    }

    /// What was queued: kind, days, revision and state, in the order in which it was.
    private func messages(_ journal: Journal) async throws -> [String] {
        var all: [OutboxMessage] = []
        for state in OutboxMessage.State.allCases { all += try await journal.messages(in: state) }
        return all.sorted { $0.id < $1.id }.map {
            "\($0.kind.rawValue) \($0.first) \($0.last) \($0.revision) \($0.state.rawValue)"
        }
    }

    private func send(_ journal: Journal) async throws {
        for message in try await journal.messages(in: .queued) {
            try await journal.noteSent(message.id)
        }
    }

    private func closings(_ journal: Journal) async throws -> [String] {
        try await journal.events(after: 0)
            .filter { [.dayClosed, .dayReopened, .dayOpened].contains($0.kind) }.map(\.payload)
    }

    private func close(_ journal: Journal, before day: String) async throws {
        _ = try await journal.closeDays(
            before: try self.day(day), zone: "UTC", sinks: ["a"])
    }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    @Test func `days that are not over are open again, and nobody is told the same twice`()
        async throws
    {
        let journal = try await open()
        try await close(journal, before: "2026-03-01")
        _ = try await journal.log([content("egg")])
        clock.set(10)
        try await close(journal, before: "2026-03-11")
        try await send(journal)
        #expect(try await journal.day(day("2026-03-01")).total.isClosed)

        clock.set(0)
        let first = try day("2026-03-01")
        #expect(
            try await journal.openDays(from: first)
                == Closing(first: first, last: try day("2026-03-10")))
        #expect(try await journal.openDays(from: first) == nil)
        #expect(try await journal.firstOpenDay() == first)
        #expect(try await !journal.day(first).total.isClosed)
        #expect(try await journal.flaws() == [])

        clock.set(1)
        try await close(journal, before: "2026-03-02")
        #expect(
            try await messages(journal) == ["summary 2026-03-01 2026-03-01 1 sent"],
            "its figures are those that were told")
        #expect(
            try await closings(journal) == [
                "day_closed 2026-03-01 2026-03-01 r1", "day_closed 2026-03-02 2026-03-10 r1",
                "day_opened 2026-03-01 2026-03-10 r1", "day_closed 2026-03-01 2026-03-01 r2",
            ])
        await journal.close()
    }

    @Test func `a day with other figures is told again, as an amendment`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg")])
        clock.set(10)
        try await close(journal, before: "2026-03-11")
        try await send(journal)
        clock.set(0)
        _ = try await journal.openDays(from: day("2026-03-01"))
        let entry = try await journal.log([content("bun")])
        clock.set(1)
        try await close(journal, before: "2026-03-02")
        try await send(journal)
        // And after that changes amend it as ever.
        _ = try await journal.undo()
        #expect(entry.totals.map(\.entries) == [2])
        #expect(
            try await messages(journal) == [
                "summary 2026-03-01 2026-03-01 1 sent", "summary 2026-03-01 2026-03-01 2 sent",
                "summary 2026-03-01 2026-03-01 3 queued",
            ])
        await journal.close()
    }

    @Test func `what was not told yet is taken back, and told when the day is over`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg")])
        clock.set(10)
        try await close(journal, before: "2026-03-11")
        clock.set(0)
        _ = try await journal.openDays(from: day("2026-03-01"))
        #expect(try await messages(journal) == ["summary 2026-03-01 2026-03-01 1 replaced"])
        clock.set(1)
        try await close(journal, before: "2026-03-02")
        #expect(
            try await messages(journal) == [
                "summary 2026-03-01 2026-03-01 1 replaced",
                "summary 2026-03-01 2026-03-01 2 queued",
            ])
        await journal.close()
    }

    @Test func `a digest of days past and to come is told of those that are past`() async throws {
        let journal = try await open()
        for text in ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"] {
            _ = try await journal.log([content("egg", day: text)])
        }
        clock.set(3)
        try await close(journal, before: "2026-03-04")
        #expect(try await messages(journal) == ["digest 2026-02-27 2026-03-02 1 queued"])
        clock.set(1)
        _ = try await journal.openDays(from: day("2026-03-02"))
        #expect(
            try await messages(journal) == [
                "digest 2026-02-27 2026-03-02 1 replaced", "digest 2026-02-27 2026-03-01 1 queued",
            ])
        clock.set(2)
        try await close(journal, before: "2026-03-03")
        #expect(
            try await messages(journal).last == "summary 2026-03-02 2026-03-02 1 queued")
        await journal.close()
    }

    @Test func `a digest that was sent is followed by summaries, which later changes amend`()
        async throws
    {
        let journal = try await open()
        for text in ["2026-03-01", "2026-03-02"] {
            _ = try await journal.log([content("egg", day: text)])
        }
        clock.set(3)
        try await close(journal, before: "2026-03-04")
        try await send(journal)
        clock.set(1)
        _ = try await journal.openDays(from: day("2026-03-02"))
        _ = try await journal.log([content("bun", day: "2026-03-02")])
        clock.set(2)
        try await close(journal, before: "2026-03-03")
        try await send(journal)
        _ = try await journal.log([content("tea", day: "2026-03-02")])
        #expect(
            try await messages(journal) == [
                "digest 2026-03-01 2026-03-02 1 sent", "summary 2026-03-02 2026-03-02 1 sent",
                "summary 2026-03-02 2026-03-02 2 queued",
            ])
        await journal.close()
    }

    @Test func `goals that are set while a day is open again hold on it`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg")])
        clock.set(10)
        try await close(journal, before: "2026-03-11")
        clock.set(0)
        _ = try await journal.openDays(from: day("2026-03-01"))
        let rule = GoalRule(
            nutrient: .calories, goal: .target(Thousandths(2000)), from: try day("2026-03-01"),
            weekday: nil)
        _ = try await journal.setGoals([rule])
        #expect(
            try await journal.day(day("2026-03-01")).total.goals
                == Goals(targets: Nutrients(calories: Thousandths(2000))))
        await journal.close()
    }

    @Test func `travelling opens nothing, and neither does a clock that only goes on`() async throws
    {
        let journal = try await open()
        _ = try await journal.log([content("egg")])
        // At half past ten in UTC the second has begun in Kiritimati.
        clock.now = Timestamp(milliseconds: noon.milliseconds - 1_800_000)
        try await close(journal, before: "2026-03-02")
        clock.now = Timestamp(milliseconds: clock.now.milliseconds + 1000)
        #expect(try await journal.openDays(from: day("2026-03-01")) == nil)
        #expect(try await journal.firstOpenDay() == day("2026-03-02"))
        await journal.close()
    }

    @Test func `the database itself lets the horizon go back only with the clock`() async throws {
        let journal = try await open()
        try await close(journal, before: "2026-03-01")
        await journal.close()
        let shell = try shell(folder)
        for update in [
            "first_open = '2026-02-28'", "first_open = '2026-03-01'",
            "first_open = '2026-02-28', moved = moved",
            "first_open = '2026-02-28', moved = moved + 1",
        ] {
            #expect(throws: (any Error).self, "\(update)") {
                try shell.execute("UPDATE day_horizon SET \(update)")
            }
        }
        try shell.execute(
            "UPDATE day_horizon SET first_open = '2026-02-28', moved = moved - 86400000")
    }

    /// A journal of the version before, whose clock had been in 2099.
    @Test func `a horizon in the future from an earlier version is mended`() async throws {
        var journal = try await open()
        try await close(journal, before: "2026-03-01")
        await journal.close()
        try shell(folder).execute(
            "DROP TRIGGER day_horizon_moves_with_the_clock;"
                + "UPDATE day_horizon SET first_open = '2099-01-01', moved = 0;")
        journal = try await open()
        let first = try day("2026-03-01")
        #expect(
            try await journal.openDays(from: first)
                == Closing(first: first, last: try day("2098-12-31")))
        #expect(try await journal.horizon() == DayHorizon(firstOpen: first, moved: noon))
        await journal.close()
    }
}
