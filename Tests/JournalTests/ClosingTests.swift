import Nutrition
import TestSupport
import Testing

@testable import Journal

struct ClosingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    /// What the events tell of closed and reopened days: kind, first and last day, revision, entries.
    private func closings(_ journal: Journal) async throws -> [String] {
        try await journal.events(after: 0).filter {
            $0.kind == .dayClosed || $0.kind == .dayReopened
        }
        .map(\.payload)
    }

    private func open() async throws -> Journal {
        try await Journal.open(
            folder: folder.path, now: { noon },
            describe: { recorded in
                recorded.closing.map {
                    "\(recorded.kind.rawValue) \($0.first) \($0.last) r\($0.revision) "
                        + "n\(recorded.totals.first?.entries ?? -1)"
                } ?? ""
            })
    }

    @Test func `a new journal begins today, and a day is closed once`() async throws {
        let journal = try await open()
        #expect(try await journal.firstOpenDay() == nil)
        let first = try day("2026-03-01")
        #expect(try await journal.closeDays(before: first, zone: "UTC") == nil)
        #expect(try await journal.firstOpenDay() == first)
        #expect(
            try await journal.closeDays(before: first.advanced(by: 1), zone: "UTC")
                == Closing(first: first, last: first))
        #expect(try await journal.closeDays(before: first.advanced(by: 1), zone: "UTC") == nil)
        #expect(
            try await journal.closeDays(before: first, zone: "UTC") == nil, "the clock went back")
        #expect(try await closings(journal) == ["day_closed 2026-03-01 2026-03-01 r1 n0"])
        await journal.close()
    }

    @Test func `missed days are closed in order, those without entries together`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg", day: "2026-02-20")])
        _ = try await journal.log([
            content("egg", day: "2026-02-24"), content("bun", day: "2026-02-24"),
        ])
        #expect(
            try await journal.closeDays(before: day("2026-03-01"), zone: "UTC")
                == Closing(first: day("2026-02-20"), last: day("2026-02-28")))
        #expect(
            try await closings(journal) == [
                "day_closed 2026-02-20 2026-02-20 r1 n1", "day_closed 2026-02-21 2026-02-23 r1 n0",
                "day_closed 2026-02-24 2026-02-24 r1 n2", "day_closed 2026-02-25 2026-02-28 r1 n0",
            ])
        #expect(try await journal.day(day("2026-02-28")).total.isClosed)
        #expect(
            try await journal.days(from: day("2026-02-01"), to: day("2026-03-01")).map(\.isClosed)
                == [true, true])
        #expect(try await !journal.day(day("2026-03-01")).total.isClosed)
        await journal.close()
    }

    @Test func `a change to a closed day reopens it, also undoing it`() async throws {
        let journal = try await open()
        _ = try await journal.log([content("egg")])
        _ = try await journal.closeDays(before: day("2026-03-03"), zone: "UTC")
        let late = try await journal.log([content("bun")])
        #expect(late.totals.map(\.entries) == [2])
        _ = try await journal.log([content("bun", day: "2026-03-02")])
        _ = try await journal.log([content("bun", day: "2026-03-03")])
        _ = try await journal.undo()
        _ = try await journal.undo()
        #expect(
            try await closings(journal) == [
                "day_closed 2026-03-01 2026-03-01 r1 n1", "day_closed 2026-03-02 2026-03-02 r1 n0",
                "day_reopened 2026-03-01 2026-03-01 r2 n2",
                "day_reopened 2026-03-02 2026-03-02 r2 n1",
                "day_reopened 2026-03-02 2026-03-02 r3 n0",
            ])
        await journal.close()
    }

    @Test func `closing outlives a restart, and many at once close a day once`() async throws {
        var journal = try await open()
        _ = try await journal.log([content("egg")])
        await journal.close()
        journal = try await open()
        let today = try day("2026-03-02")
        let again = journal
        let closed = try await withThrowingTaskGroup(of: Closing?.self) { group in
            for _ in 0..<20 {
                group.addTask { try await again.closeDays(before: today, zone: "UTC") }
            }
            return try await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
        }
        #expect(closed == 1)
        await journal.close()
    }
}
