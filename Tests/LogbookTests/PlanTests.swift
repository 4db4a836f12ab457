import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What somebody means to eat: it counts nowhere before they had it.
struct PlanTests {
    private static let friday = LocalDay(daysSinceEpoch: 20_784)  // 2026-11-27

    @Test(
        arguments: [
            ("plan friday dinner my stir fry", .plan(.weekday(5), .dinner, "my stir fry")),
            ("plan my stir fry for dinner on Friday", .plan(.weekday(5), .dinner, "my stir fry")),
            ("plan two eggs for breakfast tomorrow", .plan(.ahead(1), .breakfast, "two eggs")),
            ("plan rice tonight", .plan(.ahead(0), .dinner, "rice")),
            ("what is planned?", .list), ("my shopping list", .shopping),
            ("plan my week", .propose(.ahead(1), days: 7)), ("I had it", .had(nil)),
            ("I had my planned dinner", .had(.dinner)),
            ("cancel the plan for friday dinner", .cancel(.weekday(5), .dinner)),
            (
                "change Monday's lunch to a burrito",
                .change(.weekday(1), .lunch, "a burrito", isSure: false)
            ),
            (
                "change the plan for dinner to two eggs",
                .change(.ahead(0), .dinner, "two eggs", isSure: true)
            ),
            (
                "plan a burrito for lunch tomorrow instead",
                .change(.ahead(1), .lunch, "a burrito", isSure: true)
            ), ("change lunch to dinner", nil), ("change the rice to two cups", nil),
            ("plan a party", nil), ("two eggs", nil), ("I had two eggs", nil), ("my plan b", nil),
        ] as [(String, PlanRemark?)])
    func `what is said of plans is understood`(line: String, remark: PlanRemark?) {
        #expect(PlanWords.remark(in: line) == remark)
    }

    @Test func `a plan counts nowhere until it was had, and then once`() async throws {
        let desk = try await Desk()
        // It is Saturday, 08:15.
        let reply = try await desk.say("plan two eggs for breakfast today")
        #expect(reply == ["Planned: today, breakfast: two eggs."])
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        let plans = try await desk.logbook.plans(PlansRequest())
        #expect(plans.count == 1 && plans[0].calories != nil)
        #expect(try await desk.say("what is planned").count == 1)
        _ = try await desk.say("I had it")
        let day = try await desk.logbook.day(nil)
        #expect(day.entries.map(\.amount) == [2])
        #expect(day.entries[0].meal == .breakfast)
        #expect(day.row.totals.sum.calories == plans[0].calories)
        #expect(try await desk.logbook.plans(PlansRequest()).isEmpty)
        // One change: undoing takes the entry and brings the plan back.
        _ = try await desk.say("undo")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        #expect(try await desk.logbook.plans(PlansRequest()) == plans)
        _ = try await desk.logbook.redo(change: nil)
        #expect(try await desk.logbook.day(nil).entries.count == 1)
        #expect(try await desk.logbook.plans(PlansRequest()).isEmpty)
    }

    @Test func `a plan is changed in words, as one change`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("plan two eggs for lunch on Monday")
        _ = try await desk.say("plan a slice of toast for lunch on Monday")
        let before = try await desk.logbook.plans(PlansRequest())
        _ = try await desk.say("change Monday's lunch to a cup of rice")
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["a cup of rice"])
        _ = try await desk.say("undo")
        #expect(
            try await Set(desk.logbook.plans(PlansRequest()).map(\.text))
                == Set(before.map(\.text)))
        _ = try await desk.say("plan a banana for lunch on Monday instead")
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["a banana"])
        // Nothing is planned for that day: it is said of what was logged.
        _ = try await desk.say("change Tuesday's lunch to a cup of rice")
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["a banana"])
    }

    @Test func `of several plans it is asked which was had`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("plan two eggs for lunch today")
        _ = try await desk.say("plan a cup of rice for dinner today")
        // It is breakfast.
        let reply = try await desk.say("I had it")
        #expect(reply.count == 3)
        #expect(reply.first == "Which one did you have? Say, as: I had my planned lunch")
        _ = try await desk.say("I had my planned lunch")
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [2])
    }

    @Test func `plans are added, taken away and undone by requests`() async throws {
        let desk = try await Desk()
        let added = try await desk.logbook.plan(
            NewPlan(day: Self.friday, meal: .dinner, text: "a cup of rice"))
        let id = try #require(added.plans.first?.id)
        _ = try await desk.logbook.plan(
            NewPlan(day: Self.friday, meal: .breakfast, text: "two eggs"))
        #expect(
            try await desk.logbook.plans(PlansRequest()).map(\.meal) == [.breakfast, .dinner])
        let removed = try await desk.logbook.removePlan(id)
        #expect(removed.reply == "No longer planned: Friday 2026-11-27, dinner: a cup of rice.")
        await #expect(throws: ServiceError.noSuchPlan(id)) {
            try await desk.logbook.removePlan(id)
        }
        await #expect(throws: ServiceError.noSuchPlan(id)) { try await desk.logbook.eatPlan(id) }
        _ = try await desk.logbook.undo(change: nil)
        #expect(try await desk.logbook.plans(PlansRequest()).count == 2)
        let eaten = try await desk.logbook.eatPlan(id)
        #expect(eaten.entries.map(\.meal) == [.dinner])
        #expect(try await desk.logbook.plans(PlansRequest()).count == 1)
    }

    @Test func `the shopping list sums what is planned`() async throws {
        let desk = try await Desk()
        for (meal, text) in [
            (Meal.breakfast, "two eggs"), (.lunch, "150 g rice"), (.dinner, "three eggs"),
        ] {
            _ = try await desk.logbook.plan(NewPlan(day: Self.friday, meal: meal, text: text))
        }
        let items = try await desk.logbook.shopping(PlansRequest())
        let eggs = try #require(items.first { $0.plans == 2 })
        let one = try #require(try await desk.log("one egg").entries.first?.grams)
        #expect(eggs.grams == one.scaled(by: 5))
        #expect(items.first { $0.plans == 1 }?.grams == Thousandths(150))
        #expect(items.map(\.name) == items.map(\.name).sorted())
    }

    @Test func `a week is proposed within the goal, and nothing is planned unasked`() async throws {
        let desk = try await Desk()
        for _ in 0..<14 {
            _ = try await desk.log("two eggs and a slice of toast")
            desk.clock.advance(seconds: 5 * 3600)
            _ = try await desk.log("a cup of rice")
            desk.clock.advance(seconds: 19 * 3600)
        }
        _ = try await desk.logbook.setGoals(
            GoalsRequest(goals: [.calories: .target(Thousandths(900))]))
        let proposed = try await desk.logbook.proposePlans(ProposalRequest(days: 2))
        #expect(!proposed.plans.isEmpty)
        #expect(proposed.plans.allSatisfy { $0.id == nil && $0.reason != nil })
        for day in Set(proposed.plans.map(\.day)) {
            let sum = proposed.plans.filter { $0.day == day }
                .reduce(Thousandths.zero) { $0 + ($1.calories ?? .zero) }
            #expect(sum <= Thousandths(900))
        }
        #expect(try await desk.logbook.plans(PlansRequest()).isEmpty)
        let kept = try await desk.logbook.proposePlans(ProposalRequest(days: 2, keeps: true))
        let plans = try await desk.logbook.plans(PlansRequest())
        #expect(plans.map(\.text) == proposed.plans.map(\.text))
        #expect(kept.plans.count == plans.count)
        _ = try await desk.logbook.undo(change: nil)
        #expect(try await desk.logbook.plans(PlansRequest()).isEmpty)
    }

    @Test func `what is proposed is a meal as it was had, each before one comes again`()
        async throws
    {
        let desk = try await Desk()
        let lunches = ["a cup of rice and two eggs", "three slices of toast and an egg"]
        for day in 0..<14 {
            // A bite at noon each day, and on some days nothing else.
            desk.clock.advance(seconds: 4 * 3600)
            _ = try await desk.log("a banana")
            if day % 5 != 4 { _ = try await desk.log(lunches[day % 2]) }
            desk.clock.advance(seconds: 20 * 3600)
        }
        let plans = try await desk.logbook.proposePlans(ProposalRequest(days: 4)).plans
        let noon = plans.filter { $0.meal == .lunch }
        #expect(noon.count == 4)
        #expect(noon.allSatisfy { $0.text.contains("rice") || $0.text.contains("toast") })
        #expect(noon[0].text != noon[1].text && noon[0].text == noon[2].text)
        // Days ago are counted from today, however far ahead the plan is.
        #expect(Set(noon.map { $0.text }).count == 2)
    }
}
