import Body
import Nutrition
import TestSupport
import Testing

@testable import Journal

/// Aims and plans: one change each, undone and redone whole, exported, taken in and forgotten.
struct PlanningTests {
    let folder: TemporaryFolder
    private let day = LocalDay(daysSinceEpoch: 20_514)  // 2026-03-02

    init() throws { folder = try TemporaryFolder() }

    private func step(_ goal: Double, on day: LocalDay) -> AimStep {
        AimStep(
            day: day, goal: Thousandths(goal), before: nil, basis: .measured,
            expenditure: Thousandths(2500), margin: Thousandths(120),
            weekly: Thousandths(-0.4), bound: nil)
    }

    private let aim = PersonalAim(
        WeightAim(weekly: Thousandths(-0.4), floor: nil, ceiling: Thousandths(2600)),
        since: LocalDay(daysSinceEpoch: 20_514))

    @Test func `an aim comes with its goal, goes, and is undone whole`() async throws {
        let journal = try await openJournal(folder)
        let recorded = try await journal.setAim(aim, step(2060, on: day))
        #expect(recorded.person.aim == .init(before: nil, after: aim))
        #expect(recorded.goals.map { $0.after?.goal } == [.target(Thousandths(2060))])
        #expect(try await journal.aim() == aim)
        #expect(try await journal.aimStep(on: day) == step(2060, on: day))
        let undone = try await journal.undo()
        #expect(undone.person.aim == .init(before: aim, after: nil))
        #expect(try await journal.goals(on: day).isEmpty)
        #expect(try await journal.aimStep(on: day) == nil)
        _ = try await journal.redo()
        #expect(try await journal.goals(on: day)[.calories] == .target(Thousandths(2060)))
        let ended = try await journal.setAim(nil, nil)
        #expect(ended.person.aim == .init(before: aim, after: nil))
        // Nothing follows what there is not.
        #expect(try await journal.follow(step(2000, on: day.advanced(by: 9))).change == nil)
        await journal.close()
    }

    @Test func `a goal follows once a week`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.setAim(aim, step(2060, on: day))
        #expect(try await journal.follow(step(2000, on: day.advanced(by: 6))).change == nil)
        let next = try await journal.follow(step(2000, on: day.advanced(by: 7)))
        #expect(next.kind == .goalsFollowed && next.change != nil)
        #expect(try await journal.follow(step(1990, on: day.advanced(by: 7))).change == nil)
        let later = day.advanced(by: 7)
        #expect(try await journal.goals(on: later)[.calories] == .target(Thousandths(2000)))
        let before = day.advanced(by: 6)
        #expect(try await journal.goals(on: before)[.calories] == .target(Thousandths(2060)))
        await journal.close()
    }

    @Test func `plans come, change and go, each undone`() async throws {
        let journal = try await openJournal(folder)
        let soup = PlanContent(day: day, meal: .dinner, text: "soup")
        let added = try await journal.change(.plan, [.plan(.add(soup))])
        let plan = try #require(added.person.plans.first?.after)
        #expect(plan.content == soup)
        var stew = soup
        stew.text = "stew"
        _ = try await journal.change(.plan, [.plan(.replace(plan.id, stew))])
        #expect(try await journal.plans(from: day, to: day) == [Plan(id: plan.id, content: stew)])
        let eaten = try await journal.change(
            .log, [.add(content("stew", day: day.description)), .plan(.remove(plan.id))])
        #expect(eaten.person.plans == [.init(before: Plan(id: plan.id, content: stew), after: nil)])
        #expect(try await journal.plans(from: day, to: day).isEmpty)
        #expect(try await journal.day(day).entries.count == 1)
        _ = try await journal.undo()
        #expect(try await journal.plans(from: day, to: day).map(\.content) == [stew])
        #expect(try await journal.day(day).entries.isEmpty)
        _ = try await journal.undo()
        #expect(try await journal.plans(from: day, to: day).map(\.content) == [soup])
        await #expect(throws: JournalError.noSuchPlan(PlanID(rawValue: 99))) {
            try await journal.change(.removePlan, [.plan(.remove(PlanID(rawValue: 99)))])
        }
        await journal.close()
    }

    @Test func `days that are forgotten take their plans and reasons along`() async throws {
        let journal = try await openJournal(folder)
        let other = day.advanced(by: 3)
        _ = try await journal.change(
            .plan,
            [
                .plan(.add(PlanContent(day: day, meal: .lunch, text: "secret salad"))),
                .plan(.add(PlanContent(day: other, meal: .lunch, text: "rice"))),
            ])
        _ = try await journal.setAim(aim, step(2060, on: day))
        await journal.close()
        _ = try JournalFolder(folder.path).forget(
            Erasure(days: day...day, backups: folder.path + "/backups"))
        let again = try await openJournal(folder)
        #expect(try await again.plans(from: day, to: other).map(\.content.text) == ["rice"])
        #expect(try await again.aimStep(on: day) == nil)
        #expect(try await again.aim() == aim)
        await again.close()
    }
}
