import Allergens
import Nutrition
import Service
import Testing
import Wire

@testable import Logbook

/// What is planned is warned of as what is logged is.
struct PlanAlertTests {
    private struct Eggs: AllergenSource {
        let list = PhraseList("egg = egg\nrice, cooked rice = -")

        var tellingWords: TellingWords { list.tellingWords }

        func longestPhrase(beginning word: String) -> Int {
            list.longestPhrase(beginning: word)
        }

        func phrase(_ key: String) -> AllergenPhrase? { list.phrase(key) }

        func assessment(of food: FoodID) -> Assessment? {
            PhraseReader(list).assessment(
                of: food.rawValue.replacing("-", with: " "), basis: .recipe)
        }
    }

    @Test func `a plan with what must never be had is told so, and held when it is eaten`()
        async throws
    {
        let desk = try await Desk(allergens: AllergenKnowledge(Eggs()))
        _ = try await desk.say("I'm allergic to eggs")
        let today = try #require(LocalDay("2026-11-21"))
        let plain = try await desk.logbook.plan(NewPlan(day: today, meal: .dinner, text: "rice"))
        #expect(plain.reply == "Planned: today, dinner: rice.")
        let planned = try await desk.logbook.plan(
            NewPlan(day: today, meal: .dinner, text: "two eggs"))
        #expect(
            planned.reply
                == "Planned: today, dinner: two eggs.\negg has egg, which you must not have.")
        let said = try await desk.say("plan two eggs for lunch today")
        #expect(said.last == "egg has egg, which you must not have.", "\(said)")
        let eaten = try await desk.logbook.eatPlan(try #require(planned.plans.first?.id))
        #expect(eaten.entries.map(\.state) == [.held])
    }
}
