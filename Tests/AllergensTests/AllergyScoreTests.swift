import TestSupport
import Testing

@testable import Allergens

struct AllergyScoreTests {
    @Test(
        arguments: [
            ([], 10), ([.banned], 2), ([.avoid], 5), ([.smallAmounts], 8),
            ([.avoid, .smallAmounts], 3),
            ([.banned, .smallAmounts], 1), ([.banned, .banned], 1),
        ] as [([Severity], Int)])
    func `a meal loses by the severity of what is in it, and keeps one point`(
        severities: [Severity], score: Int
    ) {
        #expect(AllergyScore.meal(severities) == score)
    }

    @Test(
        arguments: [
            ([], nil), ([10], 10), ([2], 3), ([10, 10, 5], 8), ([10, 8], 10), ([8, 8, 5], 7),
            ([10, 2, 2], 4), ([9, 10, 10], 10), ([1, 1], 2),
            // Means 6 and 7, variances exactly 2 and just below it.
            ([4, 6, 6, 8], 6), ([5, 8, 8], 7),
        ] as [([Int], Int?)])
    func `a day is the mean of its meals, and one more where they are even`(
        meals: [Int], score: Int?
    ) {
        #expect(AllergyScore.day(meals) == score)
    }

    @Test func `one trigger more never raises a meal's score, nor a day's before evenness`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            var meals = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    Severity.allCases.randomElement(using: &random) ?? .avoid
                }
            }
            let before = meals.map(AllergyScore.meal)
            let place = Int.random(in: 0..<meals.count, using: &random)
            meals[place].append(Severity.allCases.randomElement(using: &random) ?? .avoid)
            let after = meals.map(AllergyScore.meal)
            #expect(zip(before, after).allSatisfy { $0 >= $1 }, "seed \(seed)")
            #expect(
                (AllergyScore.mean(before) ?? 0) >= (AllergyScore.mean(after) ?? 0),
                "seed \(seed)")
            let days = [before, after].compactMap(AllergyScore.day)
            #expect(days.count == 2 && days.allSatisfy((1...10).contains), "seed \(seed)")
        }
    }
}
