import Nutrition
import TestSupport
import Testing

@testable import Journal

struct OwnFoodTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let bread = Food(
        id: "own:bread", name: "my bread", aliases: ["loaf", "\"brot\""], category: .grain,
        brand: "Mine",
        per100g: Nutrients(calories: Thousandths(250.5), protein: Thousandths(9), fiber: .zero),
        portions: [
            Portion(label: "slice, \"thin\"", grams: Thousandths(33.333)),
            Portion(label: "loaf", grams: Thousandths(800)),
        ], defaultPortion: 0, usualGrams: Thousandths(66.666),
        source: FoodSource(release: "own", code: "b1"))

    private static let soup = Food(
        id: "own:a-soup", name: "soup", category: .meal, per100g: .unknown,
        source: FoodSource(release: "own"),
        label: FoodLabel(ingredients: "water, celery; may contain milk"))

    @Test func `a food comes back as it was given`() async throws {
        var journal = try await openJournal(folder)
        let added = try await journal.addFood(Self.bread)
        var expected = Recorded(
            kind: .addFood, change: ChangeID(rawValue: 1),
            foods: [Recorded.FoodChange(before: nil, after: Self.bread)], sequence: 1)
        expected.made = added.made
        #expect(added == expected)
        #expect(added.made != nil)
        _ = try await journal.addFood(Self.soup)
        await journal.close()
        journal = try await openJournal(folder)
        #expect(try await journal.ownFoods() == [Self.soup, Self.bread])
        await journal.close()
    }

    @Test func `an id that is taken is refused, until its food is removed`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.addFood(Self.bread)
        var better = Self.bread
        better.per100g.calories = Thousandths(260)
        let second = better
        await #expect(throws: JournalError.foodExists(second.id)) {
            try await journal.addFood(second)
        }
        #expect(try await journal.ownFoods() == [Self.bread])
        #expect(
            try await journal.removeFood(second.id).foods == [
                Recorded.FoodChange(before: Self.bread, after: nil)
            ])
        #expect(try await journal.ownFoods().isEmpty)
        await #expect(throws: JournalError.noSuchFood(second.id)) {
            try await journal.removeFood(second.id)
        }
        #expect(
            try await journal.addFood(second).foods == [
                Recorded.FoodChange(before: nil, after: second)
            ])
        await journal.close()
    }

    @Test func `foods that were added and removed come and go with undo and redo`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.addFood(Self.bread)
        _ = try await journal.removeFood(Self.bread.id)
        let undone = try await journal.undo()
        #expect(undone.changeKind == .removeFood)
        #expect(undone.foods == [Recorded.FoodChange(before: nil, after: Self.bread)])
        #expect(
            try await journal.undo().foods == [Recorded.FoodChange(before: Self.bread, after: nil)])
        #expect(try await journal.ownFoods().isEmpty)
        _ = try await journal.redo()
        #expect(try await journal.ownFoods() == [Self.bread])
        await journal.close()
    }

    @Test func `a figure that cannot be kept is named`() async throws {
        let journal = try await openJournal(folder)
        var food = Self.bread
        food.per100g.fat = Thousandths(1e12)
        let bad = food
        await #expect(throws: JournalError.outOfRange(column: "fat")) {
            try await journal.addFood(bad)
        }
        #expect(try await journal.ownFoods().isEmpty)
        await journal.close()
    }
}
