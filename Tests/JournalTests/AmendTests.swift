import Nutrition
import TestSupport
import Testing

@testable import Journal

/// What the program improves later belongs to the log that it improves.
struct AmendTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `an amendment is undone and redone with its log`() async throws {
        let journal = try await openJournal(folder)
        let bowl = try await journal.say(content("bowl"))
        let change = try #require(bowl.change)
        let id = bowl.after[0].id
        let amended = try await journal.amend(
            change, [.replace(id, content("rice bowl", calories: 600)), .add(content("tea"))])
        #expect(amended.kind == .amend)
        #expect(amended.utterance == bowl.utterance)
        #expect(amended.totals == [total(content("rice bowl", calories: 600), content("tea"))])
        _ = try await journal.amend(change, [.replace(id, content("big bowl", calories: 700))])

        let undone = try await journal.undo()
        #expect(undone.change == change)
        #expect(undone.entries.map(\.before?.name) == ["big bowl", "tea"])
        #expect(undone.entries.map(\.after) == [nil, nil])
        await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
        #expect(try await journal.redo().after.map(\.name) == ["big bowl", "tea"])
        #expect(
            try await journal.day(day()).total
                == total(content("big bowl", calories: 700), content("tea")))
        await journal.close()
    }

    @Test func `an amendment keeps what can be redone`() async throws {
        let journal = try await openJournal(folder)
        let bowl = try await journal.say(content("bowl"))
        try await journal.say(content("tea"))
        _ = try await journal.undo()
        _ = try await journal.amend(
            try #require(bowl.change), [.replace(bowl.after[0].id, content("soup"))])
        #expect(try await journal.redo().after.map(\.name) == ["tea"])
        #expect(try await journal.day(day()).entries.map(\.name) == ["soup", "tea"])
        _ = try await journal.undo()
        #expect(try await journal.undo().entries.map(\.before?.name) == ["soup"])
        await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
        await journal.close()
    }

    @Test(arguments: ["edited", "deleted", "undone", "edit undone", "unknown"])
    func `a person's own change outranks an amendment`(history: String) async throws {
        let journal = try await openJournal(folder)
        let bowl = try await journal.say(content("bowl"), content("tea"))
        let change = history == "unknown" ? ChangeID(rawValue: 99) : try #require(bowl.change)
        let id = bowl.after[0].id
        switch history {
        case "edited": _ = try await journal.edit(id, content("my bowl"))
        case "deleted": _ = try await journal.delete(id)
        case "undone": _ = try await journal.undo()
        case "edit undone":
            _ = try await journal.edit(id, content("my bowl"))
            _ = try await journal.undo()
        default: break
        }
        let before = try await journal.day(day())
        await #expect(throws: JournalError.superseded(change)) {
            try await journal.amend(change, [.add(content("x")), .replace(id, content("y"))])
        }
        #expect(try await journal.day(day()) == before)
        await journal.close()
    }

    @Test func `an amendment may touch what another entry's correction left alone`() async throws {
        let journal = try await openJournal(folder)
        let meal = try await journal.say(content("bowl"), content("tea"))
        _ = try await journal.edit(meal.after[1].id, content("green tea"))
        _ = try await journal.amend(
            try #require(meal.change), [.remove(meal.after[0].id)])
        #expect(try await journal.day(day()).entries.map(\.name) == ["green tea"])
        #expect(try await journal.undo().after.map(\.name) == ["tea"])
        #expect(try await journal.undo().entries.map(\.before?.name) == ["tea"])
        #expect(try await journal.redo().after.map(\.name) == ["tea"])
        #expect(try await journal.redo().after.map(\.name) == ["green tea"])
        #expect(try await journal.day(day()).entries.map(\.name) == ["green tea"])
        await journal.close()
    }

    @Test func `an amendment cannot be amended`() async throws {
        let journal = try await openJournal(folder)
        let bowl = try await journal.say(content("bowl"))
        let amended = try await journal.amend(
            try #require(bowl.change), [.replace(bowl.after[0].id, content("soup"))])
        let change = try #require(amended.change)
        await #expect(throws: JournalError.superseded(change)) {
            try await journal.amend(change, [.add(content("x"))])
        }
        await journal.close()
    }
}
