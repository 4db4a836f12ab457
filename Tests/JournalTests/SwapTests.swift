import Nutrition
import TestSupport
import Testing

@testable import Journal

struct SwapTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `what is taken counts until it is undone, and what is refused counts as that`()
        async throws
    {
        let journal = try await openJournal(folder)
        let logged = try await journal.log([content("latte")])
        let id = try #require(logged.entries.first?.after?.id)
        let swapped = try await journal.change(.edit, [.swap(id, content("oat milk latte"))])
        #expect(swapped.entries.map(\.after?.name) == ["oat milk latte"])
        #expect(swapped.entries.map(\.after?.id) == [id])
        #expect(try await journal.swaps() == SwapCounts(taken: 1, refused: 0))
        _ = try await journal.undo()
        #expect(try await journal.entry(id).name == "latte")
        #expect(try await journal.swaps() == SwapCounts(taken: 0, refused: 0))
        _ = try await journal.redo()
        try await journal.refuseSwap(of: id)
        #expect(try await journal.swaps() == SwapCounts(taken: 1, refused: 1))
        await #expect(throws: JournalError.noSuchEntry(EntryID(rawValue: 99))) {
            try await journal.refuseSwap(of: EntryID(rawValue: 99))
        }
        await journal.close()
    }

    @Test func `days that are forgotten take along what was offered on them`() async throws {
        let journal = try await openJournal(folder)
        let logged = try await journal.log([content("latte")])
        let id = try #require(logged.entries.first?.after?.id)
        _ = try await journal.change(.edit, [.swap(id, content("tea"))])
        let day = content("latte").moment.day
        await journal.close()
        _ = try JournalFolder(folder.path).forget(
            Erasure(days: day...day, backups: folder.path + "/backups"))
        let again = try await openJournal(folder)
        #expect(try await again.swaps() == SwapCounts(taken: 0, refused: 0))
        await again.close()
    }
}
