import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct StatusTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the status counts entries, days and what is open`() async throws {
        let journal = try await openJournal(folder)
        #expect(
            try await journal.status()
                == JournalStatus(
                    entries: 0, held: 0, days: 0, open: [:],
                    bytes: try await journal.status().bytes,
                    lastSequence: 0, commits: CommitCounts()))
        try await journal.say(content("egg"), content("ham", day: "2026-03-02"))
        let tea = try await journal.say(content("tea", state: .held), content("bun")).after[0]
        _ = try await journal.say(content("gone", day: "2026-03-03"))
        _ = try await journal.undo()
        for _ in 0..<2 { _ = try await journal.keep("unread") }
        try await journal.setState(of: try await journal.keep("later"), .waiting)
        let status = try await journal.status()
        #expect(
            status
                == JournalStatus(
                    entries: 3, held: 1, days: 2, open: [.received: 2, .waiting: 1],
                    bytes: status.bytes, lastSequence: 4,
                    commits: CommitCounts(commits: 5, writes: 11, unsynced: 6)))
        #expect(status.bytes >= 4096)
        #expect(try await journal.held() == [tea])
        await journal.close()
    }

    @Test func `a wrong total, a lost reference and a broken index are found`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"), content("ham", day: "2026-03-02"))
        try await journal.say(content("tea", day: "2026-03-03", state: .held))
        #expect(try await journal.flaws().isEmpty)
        let shell = try shell(folder)
        try shell.execute(
            """
            DROP TRIGGER daily_totals_follow; DROP TRIGGER daily_totals_stay;
            UPDATE daily_totals SET fat = 1 WHERE day = '2026-03-01';
            UPDATE daily_totals SET held = 0 WHERE day = '2026-03-03';
            DELETE FROM daily_totals WHERE day = '2026-03-02';
            """)
        let totals = ["2026-03-01", "2026-03-02", "2026-03-03"].map { JournalFlaw.total(day($0)) }
        let wrong = try await journal.flaws()
        #expect(wrong == totals, "\(wrong)")
        try shell.execute("PRAGMA foreign_keys = OFF; DELETE FROM utterances WHERE id = 2")
        let all = try await journal.flaws()
        #expect(all == [.reference(table: "changes"), .reference(table: "food_entries")] + totals)
        await journal.close()
    }

    @Test(arguments: [
        ("meal", "UPDATE food_entries SET meal = 'brunch'"),
        ("source", "UPDATE food_entries SET source = 'rumour'"),
        ("modifiers", "UPDATE food_entries SET modifiers = 'none'"),
        ("modifiers", "UPDATE food_entries SET modifiers = '[1]'"),
        ("warnings", "UPDATE food_entries SET warnings = '[{}]'"),
    ])
    func `a value of a later kind is named by its column`(column: String, sql: String) async throws
    {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        try shell(folder).execute("DROP TRIGGER food_entries_fixed; \(sql)")
        let error = JournalError.unreadable(column: column)
        await #expect(throws: error) { try await journal.day(day()) }
        await #expect(throws: error) { try await journal.delete(egg.id) }
        #expect(try await journal.days(from: day(), to: day()) == [total(content("egg"))])
        await journal.close()
    }

    @Test(arguments: [
        ("state", "UPDATE utterances SET state = 'dreaming'"),
        ("meal", "UPDATE utterances SET meal = 'brunch'"),
    ])
    func `an utterance of a later kind is named by its column`(
        column: String, sql: String
    ) async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("egg")
        try shell(folder).execute(sql)
        await #expect(throws: JournalError.unreadable(column: column)) {
            try await journal.utterance(id)
        }
        await journal.close()
    }
}
