import Nutrition
import TestSupport
import Testing

@testable import Journal

struct JournalTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a meal is received, logged and read back`() async throws {
        let journal = try await openJournal(folder.path)
        let receipt = try await journal.receive(said("two eggs and toast"))
        guard case .new(let id) = receipt else {
            Issue.record("not new: \(receipt)")
            return
        }
        #expect(try await journal.unfinished().map(\.id) == [id])
        let eggs = EntryContent(
            moment: moment(), text: "two eggs", name: "egg", food: "egg", amount: 2,
            unit: "large", grams: Thousandths(100),
            nutrients: Nutrients(
                calories: Thousandths(143), protein: Thousandths(12.6),
                carbohydrates: Thousandths(0.7), fat: Thousandths(9.5), fiber: .zero,
                sugar: Thousandths(0.4), sodium: nil),
            meal: .breakfast, brand: "Farm", preparation: "fried", modifiers: ["no salt"],
            confidence: 0.9, assumption: "2 × 1 large (50 g)", source: .catalog,
            warnings: [EntryWarning(rule: "much", message: "that is \"much\"")])
        let toast = content("toast", calories: 80, minutes: 1)
        let recorded = try await journal.finish(id, .logged, .log([eggs, toast]))

        let total = DailyTotal(
            day: moment().day, entries: 2,
            total: NutrientTotal(of: [eggs.nutrients, toast.nutrients]))
        #expect(recorded.totals == [total])
        #expect(recorded.entries.map(\.after?.content) == [eggs, toast])
        #expect(recorded.utterance == id)
        let entries = recorded.entries.compactMap(\.after)
        #expect(
            try await journal.day(moment().day)
                == DayPage(entries: entries, held: [], total: total))
        #expect(try await journal.unfinished().isEmpty)
        #expect(try await journal.entry(entries[0].id) == entries[0])
        await journal.close()

        let reopened = try await openJournal(folder.path)
        #expect(try await reopened.day(moment().day).entries == entries)
        await reopened.close()
    }

    @Test func `undo and redo walk over changes, also after a restart`() async throws {
        var journal = try await openJournal(folder.path)
        let egg = try #require(try await journal.say("egg", content("egg")).entries[0].after)
        var bigger = egg.content
        bigger.nutrients.calories = Thousandths(200)
        let edited = try await journal.edit(egg.id, bigger)
        #expect(edited.totals[0].total.sum.calories == Thousandths(200))
        _ = try await journal.delete(egg.id)
        #expect(try await journal.day(moment().day).total == DailyTotal(day: moment().day))

        await journal.close()
        journal = try await openJournal(folder.path)
        let undone = try await journal.undo()
        #expect(undone.changeKind == .delete)
        #expect(undone.entries == [.init(before: nil, after: edited.entries[0].after)])
        #expect(try await journal.undo().totals[0].total.sum.calories == Thousandths(100))
        #expect(try await journal.undo().totals[0].entries == 0)
        await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }

        await journal.close()
        journal = try await openJournal(folder.path)
        #expect(try await journal.redo().entries[0].after == egg)
        #expect(try await journal.redo().entries == edited.entries)
        #expect(try await journal.redo().totals[0].entries == 0)
        await #expect(throws: JournalError.nothingToRedo) { try await journal.redo() }
        await journal.close()
    }
}
