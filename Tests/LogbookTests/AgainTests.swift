import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What is logged once more, figures alone, and one food over time, as programs ask for them.
struct AgainTests {
    @Test func `figures beyond belief are held`() async throws {
        let desk = try await Desk()
        let result = try await desk.logbook.add(
            AddRequest(nutrients: Nutrients(calories: Thousandths(99_999.0))))
        #expect(result.entries.map(\.state) == [.held])
        #expect(result.reply.contains("It is held and counts nowhere yet."))
        #expect(result.day.totals.sum.calories == .zero)
        #expect(try await desk.logbook.held().count == 1)
        #expect(result.reply.hasSuffix("(demeter confirm 1, demeter delete 1)"))
        #expect(try await desk.say("I meant 900 kcal").first?.hasPrefix("Changed: ") == true)
        #expect(try await desk.logbook.held() == [])
    }

    @Test func `figures of nothing are refused unless they have a name`() async throws {
        let desk = try await Desk()
        await #expect(
            throws: ServiceError.outOfRange(
                parameter: "calories", lowest: "0.001", highest: "1000000")
        ) {
            try await desk.logbook.add(AddRequest(nutrients: Nutrients(calories: .zero)))
        }
        let named = try await desk.logbook.add(
            AddRequest(nutrients: Nutrients(calories: .zero), name: "sparkling water"))
        #expect(named.entries.map(\.name) == ["sparkling water"])
    }

    @Test func `figures alone are logged as a person's own, and the others are unknown`()
        async throws
    {
        let desk = try await Desk()
        let result = try await desk.logbook.add(
            AddRequest(nutrients: Nutrients(calories: Thousandths(500), protein: Thousandths(30))))
        let entry = try #require(result.entries.first)
        #expect(
            entry.nutrients
                == Nutrients(calories: Thousandths(500), protein: Thousandths(30)))
        #expect(entry.source == .manual && entry.state == .logged && entry.meal == .breakfast)
        #expect(entry.name == "quick add" && entry.text == "500 kcal, 30 g protein")
        #expect(entry.food == nil && entry.grams == nil && entry.confidence == 1)
        #expect(
            result.day.totals.incomplete == [.carbohydrates, .fat, .fiber, .sugar, .sodium])
        #expect(try await desk.logbook.undo().removed == [entry.id])
        #expect(try await desk.logbook.day(nil).row.loggedCount == 0)
    }

    @Test(arguments: ["12 g fat", "30 g protein"])
    func `figures without calories are logged, and the day says that it is more`(
        figure: String
    ) async throws {
        let desk = try await Desk()
        let reply = try await desk.say("add \(figure)")
        #expect(reply.first == "Added: quick add: \(figure), calories unknown")
        #expect(reply.last?.hasPrefix("Today: at least 0 kcal, ") == true)
        let day = try await desk.logbook.day(nil)
        #expect(day.entries.map(\.state) == [.logged] && day.held.isEmpty)
        #expect(day.entries[0].nutrients.calories == nil)
        #expect(day.row.totals.incomplete.contains(.calories))
    }

    @Test func `a name, a meal and a time may be given with them`() async throws {
        let desk = try await Desk()
        let result = try await desk.logbook.add(
            AddRequest(
                nutrients: Nutrients(calories: Thousandths(250)), name: "office cake", meal: .snack,
                at: Wire.Instant("2026-11-20T15:00:00Z")))
        let entry = try #require(result.entries.first)
        #expect(entry.name == "office cake" && entry.meal == .snack)
        #expect(entry.day == LocalDay("2026-11-20"))
    }

    @Test func `yesterday's breakfast is one change, and says that it was there before`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs", at: "2026-11-20T08:00:00Z")
        _ = try await desk.logbook.add(
            AddRequest(
                nutrients: Nutrients(calories: Thousandths(90)),
                at: Wire.Instant("2026-11-20T08:05:00Z")))
        _ = try await desk.log("a banana", at: "2026-11-20T12:30:00Z")
        let friday = try await desk.logbook.day(LocalDay("2026-11-20"))
        let result = try await desk.logbook.repeatMeal(
            RepeatRequest(date: LocalDay("2026-11-20"), meal: .breakfast))
        #expect(result.entries.map(\.source) == [.history, .manual])
        #expect(result.entries.map(\.nutrients) == friday.entries.prefix(2).map(\.nutrients))
        #expect(
            result.entries.allSatisfy { $0.day == LocalDay("2026-11-21") && $0.meal == .breakfast })
        #expect(try await desk.logbook.undo().removed.count == 2)
        #expect(try await desk.logbook.day(LocalDay("2026-11-20")) == friday)
    }

    @Test func `what is held is not repeated, and an occasion may be another one`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs and wobbleberry stew", at: "2026-11-20T19:00:00Z")
        let result = try await desk.logbook.repeatMeal(
            RepeatRequest(date: LocalDay("2026-11-20"), meal: .dinner, target: .lunch))
        #expect(result.entries.map(\.name) == ["egg"])
        #expect(result.entries.map(\.meal) == [.lunch])
    }

    @Test func `there may be nothing to repeat`() async throws {
        let desk = try await Desk()
        await #expect(throws: ServiceError.nothingToRepeat(nil, nil)) {
            try await desk.logbook.repeatMeal(RepeatRequest())
        }
        _ = try await desk.log("2 eggs", at: "2026-09-01T08:00:00Z")
        await #expect(throws: ServiceError.nothingToRepeat(nil, .breakfast)) {
            try await desk.logbook.repeatMeal(RepeatRequest(meal: .breakfast))
        }
        let result = try await desk.logbook.repeatMeal(
            RepeatRequest(date: LocalDay("2026-09-01")))
        #expect(result.entries.map(\.name) == ["egg"])
    }

    @Test func `one food over time is counted, whatever its form`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs", at: "2025-12-24T08:00:00Z")
        _ = try await desk.log("one egg and a banana", at: "2026-11-20T08:00:00Z")
        _ = try await desk.log("3 eggs", at: "2026-11-21T07:00:00Z")
        let history = try await desk.logbook.history(HistoryRequest(food: "Eggs", limit: 2))
        #expect(history.count == 3 && history.days == 3)
        #expect(history.first == LocalDay("2025-12-24") && history.last == LocalDay("2026-11-21"))
        #expect(history.entries.map(\.amount) == [3, 1])
        #expect(history.months.map(\.count) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
        #expect(history.months.first?.month == "2025-12" && history.months.last?.month == "2026-11")
        let known = try await desk.logbook.day(LocalDay("2026-11-21"))
        #expect(history.averageGrams == known.entries.first?.grams?.scaled(by: 2.0 / 3))
        let november = try await desk.logbook.history(
            HistoryRequest(food: "egg", from: LocalDay("2026-11-01"), to: LocalDay("2026-11-20")))
        #expect(november.count == 1)
        #expect(try await desk.logbook.history(HistoryRequest(food: "snails")).count == 0)
        #expect(try await desk.logbook.history(HistoryRequest(food: "of the")).count == 0)
        let id = try #require(known.entries.first?.food)
        #expect(try await desk.logbook.history(HistoryRequest(food: id.rawValue)).count == 3)
    }

    @Test(arguments: 0..<100)
    func `repeating a day doubles its total, and undoing takes exactly that back`(
        _ seed: UInt64
    ) async throws {
        var random = SplitMix64(seed: seed)
        let desk = try await Desk()
        let meals = ["08:00", "12:30", "19:00", "23:00"].filter { _ in Bool.random(using: &random) }
        for time in meals + ["15:00"] {
            let figures = Nutrients(
                calories: Thousandths(rawValue: .random(in: 0...900_000, using: &random)),
                fat: Bool.random(using: &random)
                    ? Thousandths(rawValue: .random(in: 0...90_000, using: &random)) : nil)
            _ = try await desk.logbook.add(
                AddRequest(nutrients: figures, at: Wire.Instant("2026-11-19T\(time):00Z")))
        }
        let before = try await desk.logbook.day(LocalDay("2026-11-19")).row
        for meal in Meal.allCases {
            _ = try? await desk.logbook.repeatMeal(
                RepeatRequest(date: before.date, meal: meal))
        }
        let after = try await desk.logbook.day(nil).row
        #expect(after.totals == before.totals, "seed \(seed)")
        #expect(after.loggedCount == before.loggedCount, "seed \(seed)")
        for _ in Meal.allCases where try await desk.logbook.day(nil).row.loggedCount > 0 {
            _ = try await desk.logbook.undo()
        }
        #expect(try await desk.logbook.day(nil).row.loggedCount == 0, "seed \(seed)")
        #expect(try await desk.logbook.day(before.date).row == before, "seed \(seed)")
    }
}
