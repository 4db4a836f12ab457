import Nutrition
import TestSupport
import Testing

@testable import Journal

struct FeelingLedgerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func felt(_ name: String, _ strength: Int? = nil, day text: String) -> FeelingContent {
        var moment = content("tea").moment
        moment.day = day(text)
        return FeelingContent(
            name: name, strength: strength, text: "I feel \(name)", moment: moment)
    }

    @Test func `one is kept, removed, undone and done again`() async throws {
        let journal = try await openJournal(folder)
        let bloated = felt("bloated", 3, day: "2026-03-01")
        let told = try await journal.feel(bloated)
        let feeling = try #require(told.person.feelings.first?.after)
        #expect(feeling.content == bloated)
        _ = try await journal.feel(felt("headache", day: "2026-03-02"))
        let all = try await journal.feelings(nil, from: day("2026-01-01"), to: day("2026-12-31"))
        #expect(all.map(\.content.name) == ["bloated", "headache"])
        let of = try await journal.feelings("bloated", from: day("2026-01-01"), to: .last)
        #expect(of == [feeling])
        let removed = try await journal.removeFeeling(feeling.id)
        #expect(removed.person.feelings == [.init(before: feeling, after: nil)])
        await #expect(throws: JournalError.noSuchFeeling(feeling.id)) {
            try await journal.removeFeeling(feeling.id)
        }
        let undone = try await journal.undo()
        #expect(undone.person.feelings == [.init(before: nil, after: feeling)])
        _ = try await journal.redo()
        #expect(try await journal.feelings("bloated", from: day("2026-01-01"), to: .last) == [])
        await journal.close()
    }

    @Test func `a strength beyond five is refused, and nothing is kept`() async throws {
        let journal = try await openJournal(folder)
        await #expect(throws: JournalError.outOfRange(column: "strength")) {
            try await journal.feel(felt("bloated", 6, day: "2026-03-01"))
        }
        #expect(try await journal.feelings(nil, from: day("2026-01-01"), to: .last) == [])
        await journal.close()
    }

    @Test func `days that are forgotten take their feelings along`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.feel(felt("bloated", day: "2026-03-01"))
        _ = try await journal.feel(felt("tired", day: "2026-03-05"))
        await journal.close()
        _ = try JournalFolder(folder.path).forget(
            Erasure(
                days: day("2026-03-01")...day("2026-03-02"), backups: folder.path + "/backups"))
        let again = try await openJournal(folder)
        let left = try await again.feelings(nil, from: day("2026-01-01"), to: .last)
        #expect(left.map(\.content.name) == ["tired"])
        await again.close()
    }
}
