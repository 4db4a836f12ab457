import Allergens
import Alternatives
import Body
import HealthyEating
import JSON
import Nutrition
import TestSupport
import Testing

@testable import Wire

/// Scores, feelings and what is offered instead, as they cross the socket.
struct ScoreMessageTests {
    private func returned<Value: Message>(_ message: Value) throws -> Value {
        try Value(json: JSONValue(parsing: message.json.text))
    }

    @Test func `messages survive the socket`() throws {
        for seed in 0..<150 {
            var samples = Samples(seed: seed)
            let standing = EatingIndex.Standing(
                component: samples.any(EatingComponent.self),
                points: Double(samples.int(0...1000)) / 100,
                amount: samples.maybe { Double($0.int(0...9999)) / 100 })
            let eating = EatingIndex(
                coverage: Double(samples.int(0...1000)) / 1000,
                total: samples.maybe { Double($0.int(0...10_000)) / 100 },
                standings: seed % 3 == 0 ? [] : [standing])
            let score = ScoreMessage(
                date: samples.day(), from: samples.maybe { $0.day() }, allergy: nil,
                eating: samples.maybe { _ in eating })
            #expect(try returned(score) == score, "seed \(seed)")
            let day = samples.day()
            let requests = [
                ScoreRequest(date: day), ScoreRequest(),
                ScoreRequest(days: day...day.advanced(by: samples.int(0...300))),
            ]
            for request in requests { #expect(try returned(request) == request, "seed \(seed)") }

            let offered = Alternative(
                food: samples.food(), name: samples.text(), grams: samples.maybe { _ in .zero },
                calories: samples.maybe { Thousandths(rawValue: Int64($0.int(0...900_000))) },
                reason: samples.text())
            let swaps = SwapsMessage(taken: samples.int(0...9), refused: samples.int(0...9))
            #expect(try returned(swaps) == swaps, "seed \(seed)")
            let message = AlternativesMessage(
                food: samples.text(), alternatives: [offered], swaps: swaps)
            #expect(try returned(message) == message, "seed \(seed)")
            let asked = AlternativesRequest(
                entry: samples.int(1...99), without: [Trigger(rawValue: "milk")])
            #expect(try returned(asked) == asked, "seed \(seed)")
            let swap = SwapRequest(entry: samples.int(1...99), food: samples.food())
            #expect(try returned(swap) == swap, "seed \(seed)")

            let feeling = FeelingMessage(
                id: seed, feeling: "bloated", strength: samples.maybe { $0.int(1...5) },
                text: samples.text(), day: day, feltAt: samples.instant())
            let told = FeelResult(feeling: feeling, before: [], reply: samples.text())
            #expect(try returned(told) == told, "seed \(seed)")
            let felt = FeelingsMessage(
                feelings: [feeling],
                links: [
                    .init(
                        name: samples.text(), before: 8, feelings: 9,
                        otherwise: samples.int(0...9), days: 30)
                ])
            #expect(try returned(felt) == felt, "seed \(seed)")
            let feelings = FeelingsRequest(
                feeling: samples.maybe { _ in "bloated" }, from: samples.maybe { _ in day },
                to: samples.maybe { _ in day })
            #expect(try returned(feelings) == feelings, "seed \(seed)")
        }
    }

    @Test func `what cannot be meant is refused`() {
        #expect(throws: MessageError.self) { try AlternativesRequest(json: [:]) }
        #expect(throws: MessageError.self) {
            try AlternativesRequest(json: ["food": "latte", "entry": 3])
        }
        #expect(throws: MessageError.self) { try SwapRequest(json: ["entry": 3]) }
        #expect(throws: MessageError.self) {
            try ScoreRequest(json: ["date": "2026-03-06", "from": "2026-03-01"])
        }
        #expect(throws: MessageError.self) {
            try FeelingsRequest(json: ["from": "2026-03-06", "to": "2026-03-01"])
        }
    }
}
