import Nutrition
import Testing

struct GoalsTests {
    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    @Test func `the newest rule counts, and one for the weekday counts more`() throws {
        let rules = [
            GoalRule(
                nutrient: .calories, goal: .target(Thousandths(2000)), from: try day("2026-01-01")),
            GoalRule(
                nutrient: .calories, goal: .target(Thousandths(2500)), from: try day("2026-01-01"),
                weekday: 6),
            GoalRule(
                nutrient: .calories, goal: .target(Thousandths(1900)), from: try day("2026-02-01")),
            GoalRule(nutrient: .calories, goal: nil, from: try day("2026-03-01"), weekday: 6),
            GoalRule(
                nutrient: .fiber, goal: .minimum(Thousandths(30)), from: try day("2026-02-01")),
            GoalRule(nutrient: .fiber, goal: nil, from: try day("2026-04-01")),
        ]
        // 2026-01-01 is a Thursday.
        let expected: [(String, Double?, Double?)] = [
            ("2025-12-31", nil, nil), ("2026-01-01", 2000, nil), ("2026-01-03", 2500, nil),
            ("2026-02-01", 1900, 30), ("2026-02-07", 2500, 30), ("2026-03-07", 1900, 30),
            ("2026-04-01", 1900, nil),
        ]
        for (text, calories, fiber) in expected {
            let goals = Goals(rules, on: try day(text))
            #expect(goals[.calories]?.reference == calories.map { Thousandths($0) }, "\(text)")
            #expect(goals[.fiber]?.reference == fiber.map { Thousandths($0) }, "\(text)")
        }
    }

    @Test func `what remains may be negative, and is unknown without a goal`() {
        var goals = Goals()
        goals[.calories] = .range(lower: Thousandths(1800), upper: Thousandths(2200))
        goals[.fiber] = .minimum(Thousandths(30))
        let sum = Nutrients(calories: Thousandths(2500), fat: Thousandths(3))
        #expect(
            goals.remaining(of: sum)
                == Nutrients(calories: Thousandths(-300), fiber: Thousandths(30)))
    }

    @Test(arguments: [
        (Goal.target(Thousandths(100)), 89.0, Goal.Standing.below),
        (.target(Thousandths(100)), 90, .met), (.target(Thousandths(100)), 110, .met),
        (.target(Thousandths(100)), 111, .above), (.minimum(Thousandths(100)), 99, .below),
        (.minimum(Thousandths(100)), 500, .met), (.maximum(Thousandths(100)), 0, .met),
        (.maximum(Thousandths(100)), 101, .above),
        (.range(lower: Thousandths(1), upper: Thousandths(2)), 0, .below),
        (.range(lower: Thousandths(1), upper: Thousandths(2)), 2, .met),
        (.range(lower: Thousandths(1), upper: Thousandths(2)), 3, .above),
    ])
    func `a sum stands to its goal`(goal: Goal, sum: Double, standing: Goal.Standing) {
        #expect(goal.standing(of: Thousandths(sum)) == standing)
    }

    @Test func `goals are told in words`() {
        #expect(Goal.target(Thousandths(2000)).words(for: .calories) == "2,000 kcal")
        #expect(Goal.minimum(Thousandths(120)).words(for: .protein) == "at least 120 g protein")
        #expect(Goal.maximum(Thousandths(2300)).words(for: .sodium) == "at most 2,300 mg sodium")
        #expect(
            Goal.range(lower: Thousandths(30), upper: Thousandths(40)).words(for: .fiber)
                == "30 to 40 g fiber")
    }
}
