import JSON
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Nutrients beyond the seven in the journal.
struct FurtherNutrientTests {
    private static let figures = FurtherFigures([
        "iron": 2.345, "vitamin_b12": 0.5, "caffeine": 95, "water": 230.001,
    ])

    private func coffee(_ further: FurtherFigures, calories: Int64 = 100) -> EntryContent {
        var coffee = content("coffee", calories: calories)
        coffee.food = "black-coffee"
        coffee.grams = Thousandths(240)
        coffee.nutrients.further = further
        return coffee
    }

    @Test func `what is known comes back to the thousandth, and absent stays unknown`() async throws
    {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(coffee(Self.figures), content("egg", calories: 300))
        let page = try await journal.wholeDay(day())
        #expect(page.entries.map(\.nutrients.further) == [Self.figures, FurtherFigures()])
        #expect(page.total.total.sum.further == Self.figures)
        #expect(page.total.total.coverage?[.caffeine] == 0.25)
        #expect(page.total.total.coverage?[.fat] == nil)
        await journal.close()
    }

    @Test func `completing fills in what is unknown, once, and is undone in one step`() async throws
    {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(coffee(FurtherFigures()), content("egg"))
        let before = try await journal.wholeDay(day())
        let open = try await journal.incompleteEntries()
        #expect(open.map(\.content.name) == ["coffee"])
        let id = try #require(open.first?.id)
        let recorded = try await journal.complete([id: Self.figures])
        #expect(recorded.isCompletion)
        let after = try await journal.wholeDay(day())
        let entry = try #require(after.entries.first)
        #expect(entry.nutrients.further == Self.figures)
        #expect(entry.content.isCompleted)
        #expect(entry.nutrients.leading == before.entries[0].nutrients)
        #expect(after.total.total.sum.leading == before.total.total.sum.leading)
        #expect(try await journal.incompleteEntries() == [])
        #expect(try await journal.complete([id: Self.figures]).entries == [])
        _ = try await journal.undo()
        #expect(try await journal.wholeDay(day()) == before)
        _ = try await journal.redo()
        #expect(try await journal.wholeDay(day()).entries == after.entries)
        await journal.close()
    }

    @Test func `a revision's nutrients never change`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(coffee(Self.figures))
        let shell = try shell(folder)
        #expect(throws: SQLiteError.self) {
            try shell.execute("UPDATE food_entries SET nutrients = NULL")
        }
        #expect(throws: SQLiteError.self) {
            try shell.execute("UPDATE food_entries SET completed = 1")
        }
        await journal.close()
    }

    @Test func `bytes that are no figures are a flaw`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(coffee(Self.figures))
        #expect(try await journal.flaws() == [])
        try shell(folder).execute(
            """
            DROP TRIGGER food_entries_nutrients_fixed;
            UPDATE food_entries SET nutrients = x'FF';
            """)
        #expect(
            try await journal.flaws() == [.structure("food_entries.nutrients cannot be read")])
        await journal.close()
    }

    @Test func `an export names nutrients, and what was exported is whole again`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(coffee(Self.figures))
        let kept = try await journal.wholeDay(day())
        await journal.close()
        var rows: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(nil, { _ in }, { rows.append(($0, $1)) })
        let entry = try #require(rows.first { $0.table == "food_entries" }?.row)
        #expect(
            entry["nutrients"] == [
                "iron": 2345, "vitamin_b12": 500, "caffeine": 95_000, "water": 230_001,
            ])
        let other = try TemporaryFolder()
        _ = try JournalFolder(other.path).fill(with: rows)
        let copy = try await openJournal(other)
        #expect(try await copy.wholeDay(day()) == kept)
        await copy.close()
    }

    @Test func `own foods keep theirs`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        let food = Food(
            id: "my-pill", name: "my pill", category: .meal,
            per100g: Nutrients(calories: .zero, further: Self.figures),
            source: FoodSource(release: "own"))
        _ = try await journal.addFood(food)
        #expect(try await journal.ownFoods() == [food])
        await journal.close()
    }
}
