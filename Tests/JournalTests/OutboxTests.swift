import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct OutboxTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// `sink kind first last revision`
    private func queued(_ journal: Journal) async throws -> [String] {
        try await journal.messages(in: .queued).map {
            "\($0.sink) \($0.kind.rawValue) \($0.first) \($0.last) \($0.revision)"
        }.sorted()
    }

    @Test func `a day with entries is told to every sink, one without to nobody`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.closeDays(before: day("2026-03-01"), zone: "UTC", sinks: ["a"])
        _ = try await journal.log([content("egg")])
        for end in ["2026-03-02", "2026-03-02", "2026-03-03"] {
            _ = try await journal.closeDays(before: day(end), zone: "UTC", sinks: ["a", "b"])
        }
        #expect(
            try await queued(journal) == [
                "a summary 2026-03-01 2026-03-01 1", "b summary 2026-03-01 2026-03-01 1",
            ])
        await journal.close()
    }

    @Test func `several days are told in one digest`() async throws {
        let journal = try await openJournal(folder)
        for text in ["2026-02-20", "2026-02-24", "2026-03-01"] {
            _ = try await journal.log([content("egg", day: text)])
        }
        _ = try await journal.closeDays(before: day("2026-03-01"), zone: "UTC", sinks: ["a"])
        #expect(try await queued(journal) == ["a digest 2026-02-20 2026-02-24 1"])
        await journal.close()
    }

    @Test func `a change to a told day is told again, whatever waits of it is replaced`()
        async throws
    {
        let journal = try await openJournal(folder)
        _ = try await journal.log([content("egg")])
        _ = try await journal.closeDays(before: day("2026-03-02"), zone: "UTC", sinks: ["a"])
        let first = try #require(try await journal.messages(in: .queued).first)
        try await journal.noteSent(first.id)
        _ = try await journal.log([content("bun")])
        _ = try await journal.log([content("tea")])
        #expect(try await queued(journal) == ["a summary 2026-03-01 2026-03-01 3"])
        #expect(try await journal.messages(in: .sent).map(\.revision) == [1])
        #expect(try await journal.messages(in: .replaced).map(\.revision) == [2])
        let amended = try #require(try await journal.messages(in: .queued).first)
        #expect(amended.due.milliseconds == noon.milliseconds + Ledger.amendmentDelay)
        _ = try await journal.log([content("late", day: "2026-03-02")])
        #expect(try await queued(journal).count == 1)
        await journal.close()
    }

    @Test func `a preview is queued once and gives way to the summary`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.log([content("egg")])
        try await journal.queuePreview(of: day(), sinks: ["a", "b"])
        try await journal.queuePreview(of: day(), sinks: ["a", "b"])
        #expect(try await journal.messages(in: .queued).count == 2)
        let first = try #require(try await journal.messages(in: .queued).first)
        try await journal.noteSent(first.id)
        _ = try await journal.closeDays(before: day("2026-03-02"), zone: "UTC", sinks: ["a", "b"])
        #expect(
            try await queued(journal) == [
                "a summary 2026-03-01 2026-03-01 1", "b summary 2026-03-01 2026-03-01 1",
            ])
        await journal.close()
    }

    @Test func `a day that ended empty is told once it is filled, if that was lately`() async throws
    {
        let journal = try await Journal.open(
            folder: folder.path, now: { noon }, audience: { ["a", "b"] })
        _ = try await journal.closeDays(before: day("2026-01-01"), zone: "UTC", sinks: ["a"])
        _ = try await journal.closeDays(before: day("2026-03-02"), zone: "UTC", sinks: ["a"])
        #expect(try await queued(journal) == [])
        _ = try await journal.log([content("old", day: "2026-02-20")])
        #expect(try await queued(journal) == [])
        _ = try await journal.log([content("held", day: "2026-03-01", state: .held)])
        #expect(try await queued(journal) == [])
        _ = try await journal.log([content("egg", day: "2026-03-01")])
        _ = try await journal.log([content("bun", day: "2026-03-01")])
        #expect(
            try await queued(journal) == [
                "a summary 2026-03-01 2026-03-01 2", "b summary 2026-03-01 2026-03-01 2",
            ])
        #expect(try await journal.messages(in: .replaced).map(\.revision) == [1, 1])
        let message = try #require(try await journal.messages(in: .queued).first)
        #expect(message.due.milliseconds == noon.milliseconds + Ledger.amendmentDelay)
        _ = try await journal.log([content("today", day: "2026-03-02")])
        #expect(try await queued(journal).count == 2)
        await journal.close()
    }

    @Test func `the status counts what is on its way, and what was given up lately`() async throws {
        let journal = try await openJournal(folder)
        for text in ["2026-02-01", "2026-02-28", "2026-03-01"] {
            try await journal.queuePreview(of: day(text), sinks: ["a", "b"])
        }
        for message in try await journal.messages(in: .queued)
        where message.sink == "a" { try await journal.giveUp(message.id, because: "down") }
        let status = try await journal.status()
        #expect(status.queuedMessages == 3)
        #expect(status.lostMessages == 2)
        await journal.close()
    }

    @Test func `what has its end keeps it`() async throws {
        let journal = try await openJournal(folder)
        try await journal.queuePreview(of: day(), sinks: ["a"])
        let message = try #require(try await journal.messages(in: .queued).first)
        try await journal.postpone(
            message.id, until: Timestamp(milliseconds: noon.milliseconds + 5), because: "no route")
        let later = try #require(try await journal.messages(in: .queued).first)
        #expect(later.attempts == 1 && later.failure == "no route")
        #expect(later.due.milliseconds == noon.milliseconds + 5)
        try await journal.giveUp(message.id, because: "no route")
        try await journal.noteSent(message.id)
        #expect(try await journal.messages(in: .givenUp).map(\.failure) == ["no route"])
        #expect(try await journal.messages(in: .sent) == [])
        let shell = try shell(folder)
        #expect(throws: (any Error).self) {
            try shell.execute("UPDATE outbox SET state = 'queued'")
        }
        await journal.close()
    }
}
