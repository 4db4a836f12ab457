import HealthyEating
import Nutrition
import TestSupport
import Testing

@testable import Journal

/// Entries keep the food groups of their time.
struct PatternLedgerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Table: PatternSource {
        var foods: [FoodID: PatternAmounts]

        func patterns(of food: FoodID) -> PatternAmounts? { foods[food] }
    }

    private let old = Table(foods: ["apple": PatternAmounts([.fruit: 0.9])])
    private let new = Table(foods: [
        "apple": PatternAmounts([.fruit: 0.5]), "milk": PatternAmounts([.dairy: 0.4]),
    ])

    private func open(_ table: Table) async throws -> Journal {
        try await Journal.open(
            folder: folder.path, now: { Timestamp(milliseconds: 5) }, patterns: table)
    }

    private func eaten(_ name: String, grams: Double) -> EntryContent {
        var entry = content(name)
        entry.food = FoodID(rawValue: name)
        entry.grams = Thousandths(grams)
        return entry
    }

    @Test func `a new catalog moves no old score, and half of it is half of what it was`()
        async throws
    {
        var journal = try await open(old)
        let logged = try await journal.log([
            eaten("apple", grams: 200), eaten("milk", grams: 100),
        ])
        let ids = try logged.entries.map { try #require($0.after?.id) }
        #expect(
            logged.entries.map(\.after?.patterns) == [PatternAmounts([.fruit: 1.8]), nil])
        await journal.close()
        journal = try await open(new)
        #expect(try await journal.entry(ids[0]).patterns == PatternAmounts([.fruit: 1.8]))
        _ = try await journal.change(.edit, [.replace(ids[0], eaten("apple", grams: 100))])
        #expect(try await journal.entry(ids[0]).patterns == PatternAmounts([.fruit: 0.9]))
        // Another food is as the catalog has it now, and so is what nothing was known of.
        _ = try await journal.change(.edit, [.replace(ids[0], eaten("milk", grams: 100))])
        #expect(try await journal.entry(ids[0]).patterns == PatternAmounts([.dairy: 0.4]))
        _ = try await journal.undo()
        #expect(try await journal.entry(ids[0]).patterns == PatternAmounts([.fruit: 0.9]))
        await journal.close()
    }

    @Test func `days are summed of what was logged`() async throws {
        let journal = try await open(new)
        var held = eaten("apple", grams: 900)
        held.state = .held
        _ = try await journal.log([eaten("apple", grams: 200), eaten("stone", grams: 10), held])
        let moment = content("apple").moment
        let intakes = try await journal.intakes(from: moment.day, to: moment.day)
        #expect(intakes.count == 1)
        #expect(intakes[moment.day]?.entries == 2)
        await journal.close()
    }

    @Test(arguments: [
        PatternAmounts(), PatternAmounts([.fruit: 0.001]),
        PatternAmounts(Dictionary(uniqueKeysWithValues: FoodPattern.allCases.map { ($0, 1.25) })),
    ])
    func `what is kept is read again`(amounts: PatternAmounts) {
        #expect(PatternAmounts(kept: amounts.kept) == amounts)
        #expect(PatternAmounts(kept: "[]") == nil)
        #expect(PatternAmounts(kept: "{\"fruit\":-1}") == nil)
    }
}
