import JSON
import Nutrition
import Programmes
import SQLite
import TestSupport
import Testing

@testable import Journal

struct ProgrammeLedgerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let programme = Programme(
        name: "mine", title: "Mine", days: 7, targets: [DailyTarget(.meals, 2)])

    private var run: ProgrammeRun { ProgrammeRun(programme, from: day("2026-03-01")) }

    @Test func `one is started, changed, undone and done again`() async throws {
        let journal = try await openJournal(folder)
        let today = day("2026-03-03")
        let started = try await journal.start(run, today: today)
        let first = try #require(started.person.programmes.first?.after)
        #expect(first.run == run)
        await #expect(throws: JournalError.refusedProgramme(.another("Mine"))) {
            try await journal.start(run, today: today)
        }
        let paused = try await journal.take(.pause(today), today: today)
        let second = try #require(paused.person.programmes.first?.after)
        #expect(second.id == first.id)
        #expect(second.run.pauses == [.init(from: today, to: nil)])
        #expect(try await journal.programmes() == [second])
        #expect(try await journal.steps().undo?.names == ["mine"])
        let undone = try await journal.undo()
        #expect(undone.person.programmes == [.init(before: second, after: first)])
        #expect(try await journal.programmes() == [first])
        _ = try await journal.redo()
        #expect(try await journal.programmes() == [second])
        _ = try await journal.take(.resume(day("2026-03-05")), today: day("2026-03-05"))
        _ = try await journal.take(.stop(day("2026-03-06")), today: day("2026-03-06"))
        await #expect(throws: JournalError.refusedProgramme(.none)) {
            try await journal.take(.pause(today), today: day("2026-03-06"))
        }
        let kept = try await journal.programmes()
        await journal.close()
        let again = try await openJournal(folder)
        #expect(try await again.programmes() == kept)
        #expect(kept.first?.run.pauses == [.init(from: today, to: day("2026-03-04"))])
        #expect(kept.first?.run.stopped == day("2026-03-06"))
        await again.close()
    }

    @Test func `one that began before another ended goes on`() async throws {
        let journal = try await openJournal(folder)
        let today = day("2026-03-20")
        _ = try await journal.start(ProgrammeRun(programme, from: today), today: today)
        _ = try await journal.take(.stop(today), today: today)
        let earlier = ProgrammeRun(programme, from: day("2026-03-18"))
        _ = try await journal.start(earlier, today: today)
        await #expect(throws: JournalError.refusedProgramme(.another("Mine"))) {
            try await journal.start(ProgrammeRun(programme, from: today), today: today)
        }
        let stopped = try await journal.take(.stop(today), today: today)
        #expect(stopped.person.programmes.first?.after?.run.start == earlier.start)
        #expect(try await journal.programmes().map(\.run.start) == [today, earlier.start])
        await journal.close()
    }

    @Test(arguments: ["2026-03-01", "2026-03-03", "2026-03-06", "2026-03-08"])
    func `days that are forgotten take along a programme that names one of them`(
        text: String
    ) async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.start(run, today: day("2026-03-01"))
        _ = try await journal.take(.pause(day("2026-03-03")), today: day("2026-03-03"))
        _ = try await journal.take(.resume(day("2026-03-05")), today: day("2026-03-05"))
        _ = try await journal.take(.stop(day("2026-03-06")), today: day("2026-03-06"))
        await journal.close()
        let forgotten = day(text)
        _ = try JournalFolder(folder.path).forget(
            Erasure(days: forgotten...forgotten, backups: folder.path + "/backups"))
        let again = try await openJournal(folder)
        #expect(try await again.programmes().isEmpty == (text != "2026-03-08"))
        #expect(try await again.flaws().isEmpty)
        await again.close()
    }

    @Test func `it goes with an export, and is taken in once`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.start(run, today: day("2026-03-01"))
        _ = try await journal.take(.travel(day("2026-03-02")), today: day("2026-03-03"))
        let kept = try await journal.programmes()
        await journal.close()
        let home = JournalFolder(folder.path)
        var rows: [(table: String, row: JSONObject)] = []
        try home.export(nil, { _ in }, { rows.append(($0, $1)) })
        let other = try TemporaryFolder()
        _ = try JournalFolder(other.path).fill(with: rows)
        let copy = try await openJournal(other)
        #expect(try await copy.programmes() == kept)
        await copy.close()
        var person = ImportedPerson()
        person.programmes = kept.map(\.run)
        for _ in 0..<2 { _ = try JournalFolder(other.path).merge([], person: person) }
        let merged = try await openJournal(other)
        #expect(try await merged.programmes() == kept)
        await merged.close()
        let empty = try TemporaryFolder()
        try await openJournal(empty).close()
        _ = try JournalFolder(empty.path).merge([], person: person)
        let taken = try await openJournal(empty)
        #expect(try await taken.programmes().map(\.run) == kept.map(\.run))
        _ = try await taken.undo()
        #expect(try await taken.programmes().isEmpty)
        await taken.close()
    }
}
