import Journal
import MealModel
import ModelReader
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

struct QualityTests {
    private static let today = 20_000
    private static let time = Double(today) * 86_400 + 3600

    private func day(
        _ ago: Int, _ requests: Int = 1, failures: Int = 0, tokens: Int = 1000,
        model: String = "m"
    ) -> DailyModelUsage {
        DailyModelUsage(
            day: Self.today - ago, model: model, requests: requests, failures: failures,
            tokens: TokenUsage(prompt: tokens, completion: tokens / 10))
    }

    @Test func `a model's week stands beside an average one of the four before`() throws {
        let prices = ["m": LogbookSettings.ModelPrice(prompt: 2, completion: 10)]
        let weeks = ModelWeeks(
            [
                day(40, 99), day(34, 8, failures: 2, tokens: 8000), day(7, 4, tokens: 4000),
                day(6, 3, failures: 1, tokens: 3000), day(0, 2, tokens: 2000),
            ], prices: prices, at: Self.time)
        // 3 micro-units a token told, with a tenth answered at 10.
        #expect(
            weeks.now
                == .init(requests: 5, failures: 1, tokens: 5500, cost: 5000 * 3.0 / 1_000_000))
        let before = try #require(weeks.before)
        #expect(before.requests == 3 && before.failures == 0.5 && before.tokens == 3300)
        #expect(abs((before.cost ?? 0) - 0.009) < 1e-12)
    }

    @Test func `what is not known is not told`() {
        let young = ModelWeeks([day(19), day(1)], prices: [:], at: Self.time)
        // Thirteen days before this week are no two weeks.
        #expect(young.before == nil && young.now?.cost == nil)
        let mixed = ModelWeeks(
            [day(20), day(20, model: "n"), day(1)],
            prices: ["m": .init(prompt: 1, completion: 1)], at: Self.time)
        #expect(mixed.before?.cost == nil && mixed.before?.requests == 1)
        #expect(mixed.now?.cost == 1100.0 / 1_000_000)
        let none = ModelWeeks([], prices: [:], at: Self.time)
        #expect(none.now == nil && none.before == nil)
    }

    @Test func `what is said, corrected, held and asked is counted`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs")
        let toast = try #require(try await desk.log("toast").entries.first)
        _ = try await desk.logbook.edit(
            EditRequest(entry: toast.id, change: .text("2 slices of toast")))
        _ = try await desk.log("9000 g rice")
        let held = try #require(try await desk.logbook.held().first)
        _ = try await desk.logbook.confirm(entry: held.id)
        let message = try await desk.logbook.quality()
        #expect(message.days == 28 && message.readings == 3 && message.corrected == 1)
        #expect(message.held == 1 && message.confirmed == 1)
        #expect(message.rightShare.map { ($0 * 100).rounded() } == 67)
        #expect(message.median == 0 && message.week == nil)
        // Four weeks later nothing of it counts.
        desk.clock.advance(seconds: 29 * 86_400)
        #expect(try await desk.logbook.quality().readings == 0)
        await desk.journal.close()
    }
}
