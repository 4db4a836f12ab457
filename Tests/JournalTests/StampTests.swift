import JSON
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// What changes are called beyond their journal.
struct StampTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func clocks(_ connection: borrowing Connection) throws -> [Int64] {
        var select = try connection.prepare(Query("SELECT clock FROM changes ORDER BY id"))
        var found: [Int64] = []
        while try select.step() { found.append(select.integer()) }
        return found
    }

    @Test func `every change has a stamp of this journal's device, later than the one before`()
        async throws
    {
        let journal = try await openJournal(folder)
        for name in ["egg", "toast", "tea"] { try await journal.say(content(name)) }
        _ = try await journal.undo()
        try await journal.say(content("coffee"))
        await journal.close()
        let shell = try shell(folder)
        let first = noon.milliseconds * 4096
        // The clock stands still, so that counts go on; the undoing has the one that is missing.
        #expect(try clocks(shell) == [first, first + 1, first + 2, first + 4])
        #expect(try shell.integer(Query("SELECT clock FROM turns")) == first + 3)
        #expect(
            try shell.integer(
                Query("SELECT count(*) FROM changes WHERE device IS NOT (SELECT device FROM here)"))
                == 0)
    }

    @Test func `undoing and redoing are turns, of which the last one holds`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        _ = try await journal.undo()
        _ = try await journal.redo()
        await journal.close()
        #expect(
            try shell(folder).text(
                Query("SELECT group_concat(done, ' ') FROM (SELECT done FROM turns ORDER BY clock)")
            )
                == "0 1")
    }

    @Test func `logging writes no row for it, and searches no table`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        await journal.close()
        let shell = try shell(folder)
        #expect(try shell.integer(Query("SELECT count(*) FROM turns")) == 0)
        #expect(try shell.integer(Query("SELECT heard FROM here")) == 0)
        var plan = try shell.prepare(
            Query(
                "EXPLAIN QUERY PLAN SELECT \(Ledger.nextClock("5")) FROM here"))
        var steps: [String] = []
        while try plan.step() {
            _ = (plan.integer(), plan.integer(), plan.integer())
            steps.append(plan.text())
        }
        // One row, and the last of a table by its key.
        #expect(steps.filter { $0.hasPrefix("SCAN") } == ["SCAN here", "SCAN changes"])
        #expect(!steps.contains { $0.contains("TEMP B-TREE") })
        #expect(
            try shell.integer(
                Query(
                    "SELECT count(*) FROM sqlite_schema WHERE tbl_name = 'changes' AND sql LIKE '%clock)%'"
                ))
                == 0)
    }

    /// A journal as the version before stamps left it: clocks back and far ahead, and much undone.
    private func olderJournal() throws {
        let connection = try Connection(path: folder.path + "/journal.sqlite", mode: .create)
        try connection.makeDurable()
        try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
        try connection.migrate(Migrations.all.filter { $0.number < 18 })
        try connection.execute(
            """
            INSERT INTO changes (id, kind, instant, amends, state) VALUES
                (1, 'log', 100, NULL, 'done'), (2, 'log', 50, NULL, 'dropped'),
                (3, 'log', 100, NULL, 'done'), (5, 'log', 4611686018427387904, NULL, 'done'),
                (6, 'log', -7, NULL, 'undone'), (7, 'amend', 7, 6, 'undone');
            """)
    }

    @Test func `a journal from before gets stamps that rise, and turns of what is undone`()
        async throws
    {
        try olderJournal()
        try await openJournal(folder).close()
        let shell = try shell(folder)
        let top: Int64 = 140_737_488_355_327 * 4096
        #expect(
            try clocks(shell) == [409_600, 409_601, 409_602, top, top + 1, top + 2])
        #expect(
            try shell.text(
                Query(
                    "SELECT group_concat(change || ':' || done || ':' || (clock - \(top)), ' ') FROM turns"
                ))
                == "2:0:3 6:0:4")
        #expect(try shell.integer(Query("SELECT heard FROM here")) == top + 4)
    }

    @Test func `two journals have two devices, and a whole export keeps its own`() async throws {
        let other = try TemporaryFolder()
        let third = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        _ = try await journal.undo()
        await journal.close()
        try await openJournal(other).close()
        let bits = Query("SELECT bits FROM devices JOIN here ON device = id")
        let own = try shell(folder).integer(bits)
        #expect(try shell(other).integer(bits) != own)
        var rows: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(nil, { _ in }, { rows.append(($0, $1)) })
        _ = try JournalFolder(third.path).fill(with: rows)
        #expect(try shell(third).integer(bits) == own)
        #expect(try clocks(shell(third)) == clocks(shell(folder)))
        #expect(try shell(third).integer(Query("SELECT count(*) FROM turns")) == 1)
    }
}
