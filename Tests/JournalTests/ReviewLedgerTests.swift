import Locking
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Up to where weeks were told of, by a clock that only the test moves.
struct ReviewLedgerTests {
    let folder: TemporaryFolder
    private let clock = Clock()

    private final class Clock: Sendable {
        private let time = Mutex<Int64>(noon.milliseconds)

        var now: Timestamp { Timestamp(milliseconds: time.withLock(\.self)) }

        /// Shows so many days after the first noon.
        func set(_ days: Int64) { time.withLock { $0 = noon.milliseconds + days * 86_400_000 } }
    }

    init() throws { folder = try TemporaryFolder() }

    private func open() async throws -> Journal {
        try await Journal.open(folder: folder.path, now: { [clock] in clock.now })
    }

    /// The evening of `last` has passed by a clock that shows so many days after the first noon.
    private func pass(
        _ last: String, _ days: Int64, _ journal: Journal, evening: String = "7 72000",
        sinks: [String] = ["a"]
    ) async throws {
        clock.set(days)
        _ = try await journal.queueReview(of: day(last), evening: evening, sinks: sinks)
    }

    private func told(_ journal: Journal, _ state: OutboxMessage.State) async throws -> [String] {
        try await journal.messages(in: state).map {
            "\($0.sink) \($0.kind.rawValue) \($0.first) \($0.last) \($0.revision)"
        }.sorted()
    }

    @Test func `weeks are told of from the first evening on that passes, each once`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg", day: "2026-02-27")])
        // The evening was set just now: none of the weeks before is told.
        try await pass("2026-02-22", 0, journal)
        #expect(try await told(journal, .queued) == [])
        try await pass("2026-03-01", 1, journal, sinks: ["a", "b"])
        try await pass("2026-03-01", 1, journal, sinks: ["a", "b"])
        let both = [
            "a week 2026-02-23 2026-03-01 1", "b week 2026-02-23 2026-03-01 1",
        ]
        #expect(try await told(journal, .queued) == both)
        await journal.close()
        // As after a restart.
        let again = try await open()
        try await pass("2026-03-01", 2, again, sinks: ["a", "b", "c"])
        #expect(try await told(again, .queued) == both)
        // A week without entries is told to nobody, and those of an absence but for the last are not.
        try await pass("2026-03-08", 8, again)
        _ = try await again.log([content("egg", day: "2026-03-20")])
        try await pass("2026-03-22", 22, again)
        #expect(
            try await told(again, .queued) == (both + ["a week 2026-03-16 2026-03-22 1"]).sorted())
        await again.close()
    }

    @Test func `the same evening is met twice on a flight west, and told once`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg", day: "2026-02-27")])
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-03-01", 1, journal)
        let first = try #require(try await journal.messages(in: .queued).first)
        try await journal.noteSent(first.id)
        // It is later, and the evening has not come yet where the person is now.
        try await pass("2026-02-22", 2, journal)
        try await pass("2026-03-01", 3, journal)
        #expect(try await told(journal, .queued) == [])
        #expect(try await told(journal, .sent).count == 1)
        await journal.close()
    }

    @Test func `what a clock that was ahead queued is taken back, and told when its time comes`()
        async throws
    {
        let journal = try await open()
        for text in ["2026-02-27", "2026-03-20"] {
            _ = try await journal.log([content("egg", day: text)])
        }
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-03-22", 22, journal)
        #expect(try await told(journal, .queued) == ["a week 2026-03-16 2026-03-22 1"])
        // The clock is set back by three weeks.
        try await pass("2026-02-22", 0, journal)
        #expect(try await told(journal, .queued) == [])
        try await pass("2026-03-01", 1, journal)
        #expect(try await told(journal, .queued) == ["a week 2026-02-23 2026-03-01 1"])
        try await pass("2026-03-22", 22, journal)
        #expect(
            try await told(journal, .queued) == [
                "a week 2026-02-23 2026-03-01 1", "a week 2026-03-16 2026-03-22 2",
            ])
        await journal.close()
    }

    @Test func `days that are opened again leave the review of a week that has ended`()
        async throws
    {
        let journal = try await open()
        _ = try await journal.closeDays(before: day("2026-03-01"), zone: "UTC")
        _ = try await journal.log([content("egg")])
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-03-01", 1, journal)
        clock.set(2)
        _ = try await journal.closeDays(before: day("2026-03-03"), zone: "UTC", sinks: ["a"])
        clock.set(1)
        #expect(try await journal.openDays(from: day("2026-03-01")) != nil)
        #expect(try await told(journal, .queued) == ["a week 2026-02-23 2026-03-01 1"])
        await journal.close()
    }

    @Test func `another evening begins anew, and one without sinks is past all the same`()
        async throws
    {
        let journal = try await open()
        _ = try await journal.log([content("egg", day: "2026-02-27")])
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-02-27", 1, journal, evening: "5 72000")
        #expect(try await told(journal, .queued) == [])
        try await pass("2026-03-06", 6, journal, evening: "5 72000", sinks: [])
        try await pass("2026-03-06", 6, journal, evening: "5 72000")
        #expect(try await told(journal, .queued) == [])
        await journal.close()
    }

    @Test func `a week that was told of is not told again because its evening is later now`()
        async throws
    {
        let journal = try await open()
        _ = try await journal.log([content("egg", day: "2026-02-27")])
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-03-01", 1, journal)
        let once = try await told(journal, .queued)
        #expect(once == ["a week 2026-02-23 2026-03-01 1"])
        // Its new evening is still to come on the same day.
        try await pass("2026-02-22", 1, journal, evening: "7 75600")
        try await pass("2026-03-01", 1, journal, evening: "7 75600")
        #expect(try await told(journal, .queued) == once)
        await journal.close()
    }

    @Test func `an evening that is set anew tells of none of the weeks before it`() async throws {
        let journal = try await open()
        for text in ["2026-02-27", "2026-03-20"] {
            _ = try await journal.log([content("egg", day: text)])
        }
        try await pass("2026-02-22", 0, journal)
        try await pass("2026-03-01", 1, journal)
        let once = try await told(journal, .queued)
        try await journal.forgetReviews()
        try await pass("2026-03-22", 22, journal)
        #expect(try await told(journal, .queued) == once)
        await journal.close()
    }

    @Test func `what was sent before the outbox took reviews is kept`() async throws {
        let connection = try Connection(path: folder.path + "/journal.sqlite", mode: .create)
        try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
        try connection.migrate(Migrations.all.filter { $0.number < 20 })
        try connection.execute(
            """
            INSERT INTO outbox (id, sink, kind, first_day, last_day, revision, state, created,
                attempts, due, finished, failure)
            VALUES (7, 'a', 'digest', '2026-02-20', '2026-02-24', 2, 'sent', 5, 3, 6, 8, 'slow'),
                (8, 'a', 'preview', '2026-02-24', '2026-02-24', 1, 'queued', 5, 0, 6, NULL, NULL)
            """)
        let journal = try await open()
        let sent = try #require(try await journal.messages(in: .sent).first)
        #expect(
            sent
                == OutboxMessage(
                    id: 7, sink: "a", kind: .digest, first: day("2026-02-20"),
                    last: day("2026-02-24"), revision: 2, created: Timestamp(milliseconds: 5),
                    attempts: 3, due: Timestamp(milliseconds: 6), state: .sent, failure: "slow"))
        #expect(try await journal.messages(in: .queued).map(\.id) == [8])
        await journal.close()
        // What was delivered stays so, and dates are dates, as before.
        #expect(throws: SQLiteError.self) {
            try shell(folder).execute("UPDATE outbox SET state = 'queued' WHERE id = 7")
        }
        #expect(throws: SQLiteError.self) {
            try shell(folder).execute("UPDATE outbox SET last_day = 'soon' WHERE id = 8")
        }
    }
}
