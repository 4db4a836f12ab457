import Nutrition
import TestSupport
import Testing

@testable import Journal

struct GoalTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let calories = GoalRule(
        nutrient: .calories, goal: .target(Thousandths(2000)), from: day("2026-01-01"))

    @Test func `goals are set, replaced, undone and done again`() async throws {
        let journal = try await openJournal(folder)
        let fiber = GoalRule(
            nutrient: .fiber, goal: .range(lower: Thousandths(25), upper: Thousandths(40)),
            from: day("2026-01-01"), weekday: 7)
        let first = try await journal.setGoals([calories, fiber])
        #expect(first.goals.map(\.before) == [nil, nil])
        #expect(try await journal.goalRules() == [calories, fiber])
        var changed = calories
        changed.goal = .maximum(Thousandths(1800))
        let second = try await journal.setGoals([changed])
        #expect(second.goals == [Recorded.GoalChange(before: calories, after: changed)])
        #expect(try await journal.goalRules() == [changed, fiber])
        let undone = try await journal.undo()
        #expect(undone.goals == [Recorded.GoalChange(before: changed, after: calories)])
        _ = try await journal.undo()
        #expect(try await journal.goalRules() == [])
        _ = try await journal.redo()
        #expect(try await journal.goalRules() == [calories, fiber])
        // 2026-03-01 is a Sunday.
        #expect(try await journal.goals(on: day("2026-03-01"))[.fiber] == fiber.goal)
        #expect(
            try await journal.day(day("2026-03-02")).total.goals
                == Goals([calories], on: day("2026-03-02")))
        await journal.close()
    }

    @Test func `a closed day keeps the goals that it had`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.setGoals([calories])
        _ = try await journal.log([content("egg")])
        _ = try await journal.closeDays(before: day("2026-03-02"), zone: "UTC")
        var other = calories
        other.goal = .range(lower: Thousandths(1500), upper: Thousandths(1700))
        _ = try await journal.setGoals([other])
        _ = try await journal.log([content("bun")])
        let page = try await journal.day(day("2026-03-01"))
        #expect(page.total.goals[.calories] == calories.goal)
        #expect(
            try await journal.days(from: day("2026-03-01"), to: day("2026-03-02")).map(\.goals)
                == [page.total.goals])
        #expect(try await journal.goals(on: day("2026-03-02"))[.calories] == other.goal)
        await journal.close()
    }

    @Test(arguments: [
        Goal.target(Thousandths(-1)), .range(lower: Thousandths(2), upper: Thousandths(2)),
        .maximum(Thousandths(rawValue: .max)),
    ])
    func `an impossible goal is refused, with the others of the same change`(
        _ goal: Goal
    ) async throws {
        let journal = try await openJournal(folder)
        let rule = GoalRule(nutrient: .fat, goal: goal, from: day())
        await #expect(throws: JournalError.outOfRange(column: "fat")) {
            try await journal.setGoals([calories, rule])
        }
        #expect(try await journal.goalRules() == [])
        await journal.close()
    }
}
