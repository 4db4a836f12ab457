import Allergens
import JSON
import Nutrition
import TestSupport
import Testing

@testable import Journal

struct AllergyLedgerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let peanut = Allergy(
        Trigger(rawValue: "peanut"), .banned, since: day("2026-01-01"))

    @Test func `one is set, changed, ended, undone and done again`() async throws {
        let journal = try await openJournal(folder)
        let first = try await journal.setAllergy(peanut.trigger, peanut)
        #expect(first.allergies == [Recorded.AllergyChange(before: nil, after: peanut)])
        var milder = peanut
        milder.severity = .smallAmounts
        milder.dailyGrams = Thousandths(20)
        milder.since = day("2026-03-01")
        let second = try await journal.setAllergy(peanut.trigger, milder)
        // It was said long before its severity changed.
        milder.since = peanut.since
        #expect(second.allergies == [Recorded.AllergyChange(before: peanut, after: milder)])
        let ended = try await journal.setAllergy(peanut.trigger, nil)
        #expect(ended.allergies == [Recorded.AllergyChange(before: milder, after: nil)])
        #expect(try await journal.allergies() == [])
        _ = try await journal.undo()
        #expect(try await journal.allergies() == [milder])
        let undone = try await journal.undo()
        #expect(undone.allergies == [Recorded.AllergyChange(before: milder, after: peanut)])
        _ = try await journal.undo()
        #expect(try await journal.allergies() == [])
        _ = try await journal.redo()
        #expect(try await journal.allergies() == [peanut])
        await journal.close()
    }

    @Test func `what stays the same is no change`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.setAllergy(peanut.trigger, peanut)
        #expect(try await journal.setAllergy(peanut.trigger, peanut).change == nil)
        #expect(try await journal.setAllergy(Trigger(rawValue: "egg"), nil).change == nil)
        _ = try await journal.undo()
        #expect(try await journal.allergies() == [])
        await journal.close()
    }

    @Test func `entries are found by the rule that warned of them`() async throws {
        let journal = try await openJournal(folder)
        var warned = content("egg")
        warned.warnings = [EntryWarning(rule: "allergen", message: "egg has egg.")]
        var doubtful = content("bun")
        doubtful.warnings = [EntryWarning(rule: "heavy", message: "allergen")]
        _ = try await journal.log([warned, doubtful, content("tea")])
        let found = try await journal.logged(warnedBy: "allergen", limit: 9)
        #expect(found.map(\.name) == ["egg"])
        await journal.close()
    }

    private func rows() throws -> [(table: String, row: JSONObject)] {
        var rows: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(nil, { _ in }, { rows.append(($0, $1)) })
        return rows
    }

    @Test func `an export takes them along, history included, and an empty journal takes them in`()
        async throws
    {
        let journal = try await openJournal(folder)
        _ = try await journal.setAllergy(peanut.trigger, peanut)
        let milk = Allergy(
            .milk, .smallAmounts, dailyGrams: Thousandths(12.5), since: day("2026-02-01"))
        _ = try await journal.setAllergy(.milk, milk)
        await journal.close()
        let other = try TemporaryFolder()
        _ = try JournalFolder(other.path).fill(with: try rows())
        let copy = try await openJournal(other)
        #expect(try await copy.allergies() == [milk, peanut])
        _ = try await copy.undo()
        #expect(try await copy.allergies() == [peanut])
        #expect(try await copy.flaws() == [])
        await copy.close()
        // Without history they are one change.
        let live = try rows().filter { $0.table == "allergies" && $0.row["live"]?.integer == 1 }
        let third = try TemporaryFolder()
        _ = try JournalFolder(third.path).fill(with: live)
        let plain = try await openJournal(third)
        #expect(try await plain.allergies() == [milk, peanut])
        #expect(try await plain.undo().allergies.count == 2)
        #expect(try await plain.allergies() == [])
        await plain.close()
    }

    @Test func `taking in adds triggers that nobody watches for yet, as one change`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.setAllergy(peanut.trigger, peanut)
        await journal.close()
        var person = ImportedPerson()
        var milder = peanut
        milder.severity = .avoid
        let egg = Allergy(Trigger(rawValue: "egg"), .avoid, since: day("2026-02-01"))
        person.allergies = [milder, egg]
        _ = try JournalFolder(folder.path).merge([], person: person)
        let after = try await openJournal(folder)
        #expect(try await after.allergies() == [egg, peanut])
        _ = try await after.undo()
        #expect(try await after.allergies() == [peanut])
        await after.close()
    }

    @Test func `all that is forgotten takes them along`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.setAllergy(peanut.trigger, peanut)
        await journal.close()
        _ = try JournalFolder(folder.path).forget(
            Erasure(days: nil, backups: folder.path + "/backups"))
        let after = try await openJournal(folder)
        #expect(try await after.allergies() == [])
        await after.close()
    }
}
