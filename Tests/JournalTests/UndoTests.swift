import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct UndoTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `undo and redo walk over every kind of change, also after a restart`() async throws {
        var journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        let edited = try await journal.edit(egg.id, content("egg", calories: 200))
        let deleted = try await journal.delete(egg.id)
        let held = try await journal.say(content("rice", state: .held))
        let confirmed = try await journal.confirm(held.after[0].id)
        let steps = [edited, deleted, held, confirmed]

        await journal.close()
        journal = try await openJournal(folder)
        for step in steps.reversed() {
            let undone = try await journal.undo()
            #expect(undone.kind == .undo)
            #expect(undone.change == step.change)
            #expect(undone.changeKind == step.kind)
            #expect(undone.entries == step.entries.map(\.turned))
        }
        #expect(try await journal.undo().totals == [total()])
        await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
        #expect(try await journal.day(day()).entries.isEmpty)

        await journal.close()
        journal = try await openJournal(folder)
        #expect(try await journal.redo().after == [egg])
        for step in steps {
            let redone = try await journal.redo()
            #expect(redone.kind == .redo)
            #expect(redone.changeKind == step.kind)
            #expect(redone.entries == step.entries)
            #expect(redone.totals == step.totals)
        }
        await #expect(throws: JournalError.nothingToRedo) { try await journal.redo() }
        await journal.close()
    }

    @Test func `a new change ends what could be redone`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        try await journal.say(content("ham"))
        _ = try await journal.undo()
        _ = try await journal.undo()
        try await journal.say(content("tea"))
        await #expect(throws: JournalError.nothingToRedo) { try await journal.redo() }
        #expect(try await journal.undo().entries.map(\.before?.name) == ["tea"])
        await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
        #expect(try await journal.redo().after.map(\.name) == ["tea"])
        #expect(try await journal.day(day()).total == total(content("tea")))
        await journal.close()
    }

    @Test func `a refused change keeps what can be redone`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        _ = try await journal.undo()
        await #expect(throws: JournalError.noSuchEntry(egg.id)) {
            try await journal.delete(egg.id)
        }
        #expect(try await journal.redo().after == [egg])
        await journal.close()
    }

    @Test func `an undone entry is off the day but still on the disk`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        _ = try await journal.undo()
        #expect(
            try await journal.day(day()) == DayPage(entries: [], held: [], total: total()))
        let shell = try shell(folder)
        let name = try shell.text(Query("SELECT name FROM food_entries WHERE live = 0"))
        #expect(name == "egg")
        await journal.close()
    }

    @Test func `several days change in one step`() async throws {
        let journal = try await openJournal(folder)
        let days = ["2026-02-28", "2026-03-01", "2026-03-02"]
        let recorded = try await journal.say(
            content("c", day: days[2]), content("a", day: days[0]), content("b", day: days[1]))
        #expect(recorded.totals.map(\.day.description) == days)
        #expect(recorded.totals.map(\.entries) == [1, 1, 1])
        let undone = try await journal.undo()
        #expect(undone.totals.map(\.day.description) == days)
        #expect(undone.totals.map(\.entries) == [0, 0, 0])
        await journal.close()
    }
}
