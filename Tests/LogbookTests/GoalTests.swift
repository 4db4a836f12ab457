import Logbook
import Nutrition
import Testing
import Wire

struct GoalTests {
    @Test func `goals of a weekday that comes after the last date are shown on that date`()
        async throws
    {
        let desk = try await Desk()
        let goals = try await desk.logbook.setGoals(
            GoalsRequest(from: .last, weekday: 1, goals: [.calories: .target(Thousandths(2000))]))
        #expect(goals.date.description == "9999-12-31")
        #expect(goals.goals == Goals())
        #expect(goals.rules.map(\.weekday) == [1])
    }
}
