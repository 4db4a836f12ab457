import Nutrition
import TestSupport
import Testing
import Wire

@testable import Logbook

/// A day with all nutrients, and with the seven alone.
struct DayNutrientsTests {
    private let iron = Nutrient(rawValue: "iron")

    /// All of them with a little iron.
    private var foods: [Food] {
        TestFoods.all.map { food in
            var food = food
            if let iron { food.per100g[iron] = Thousandths(2) }
            return food
        }
    }

    @Test func `the seven are the same whether the others are told or not`() async throws {
        let desk = try await Desk(foods: foods)
        _ = try await desk.logbook.log(LogRequest(text: "2 eggs, 150 g spinach and a latte"))
        let whole = try await desk.logbook.day(nil)
        let seven = try await desk.logbook.day(nil, nutrients: false)
        let iron = try #require(iron)
        #expect(whole.row.totals.sum[iron] != nil && whole.row.totals.coverage != nil)
        #expect(seven.row.totals.coverage == nil && seven.row.totals.sum[iron] == nil)
        for nutrient in Nutrient.all where nutrient.isLeading {
            #expect(seven.row.totals.sum[nutrient] == whole.row.totals.sum[nutrient])
        }
        #expect(seven.row.totals.incomplete == whole.row.totals.incomplete)
        #expect(seven.entries.count == whole.entries.count)
        for (few, all) in zip(seven.entries, whole.entries) {
            #expect(few.nutrients.further.isEmpty && !all.nutrients.further.isEmpty)
            var left = all
            left.dropFurther()
            #expect(few == left)
        }
        #expect(seven.eating == whole.eating && seven.drunkWater == whole.drunkWater)
    }

    @Test func `what a goal is set for is told in any case`() async throws {
        let desk = try await Desk(foods: foods)
        let iron = try #require(iron)
        _ = try await desk.logbook.setGoals(GoalsRequest(goals: [iron: .minimum(Thousandths(18))]))
        _ = try await desk.logbook.log(LogRequest(text: "150 g spinach"))
        let seven = try await desk.logbook.day(nil, nutrients: false)
        let whole = try await desk.logbook.day(nil)
        #expect(seven.row.totals == whole.row.totals)
        #expect(seven.row.remaining == whole.row.remaining)
    }
}
