import Nutrition
import Testing

@testable import Allergens

struct AllergenAlertTests {
    private struct Table: AllergenSource {
        let list = PhraseList(
            """
            satay chicken, satay = peanut ~soy ?sesame
            rice = -
            milk = milk
            neutral: with, a
            """)

        var tellingWords: TellingWords { list.tellingWords }

        func longestPhrase(beginning word: String) -> Int {
            list.longestPhrase(beginning: word)
        }

        func phrase(_ key: String) -> AllergenPhrase? { list.phrase(key) }

        func assessment(of food: FoodID) -> Assessment? {
            guard food.rawValue != "strange" else { return nil }
            var known = PhraseReader(list).assessment(of: food.rawValue, basis: .recipe)
            if food.rawValue == "milk" { known.marks[.milk]?.share = 0.5 }
            return known
        }
    }

    private static let day = LocalDay("2026-11-21") ?? LocalDay(daysSinceEpoch: 0)

    private func sentences(
        _ food: String, _ allergies: [(String, Severity)], grams: Double? = 100,
        limit: Double? = nil, eaten: Double = 0
    ) -> [String] {
        AllergyReview(
            allergies.map {
                Allergy(
                    trigger($0.0), $0.1, dailyGrams: limit.map { Thousandths($0) }, since: Self.day)
            }, AllergenKnowledge(Table())
        ).having { _ in eaten }.alerts(of: FoodID(rawValue: food), called: [food], grams: grams)
            .map(\.sentence)
    }

    @Test func `what must not be eaten is named by how sure it is`() {
        #expect(
            sentences("satay", [("peanut", .banned), ("soy", .banned), ("sesame", .banned)]) == [
                "satay has peanuts, probably has soy and may have sesame, which you must not have."
            ])
        #expect(
            sentences("satay", [("peanut", .avoid)]) == ["satay has peanuts, which you avoid."])
        #expect(sentences("rice", [("peanut", .banned)]) == [])
        #expect(
            sentences("strange", [("egg", .banned), ("milk", .banned)]) == [
                "strange may have egg and milk for all that is known, which you must not have."
            ])
    }

    @Test func `small amounts are told by the day's grams of the ingredient`() {
        let milk = [("milk", Severity.smallAmounts)]
        #expect(sentences("milk", milk, limit: 60) == [])
        #expect(
            sentences("milk", milk, limit: 60, eaten: 20) == [
                "milk has milk: about 70 g today, more than your 60 g."
            ])
        #expect(sentences("milk", milk) == ["milk has milk: about 50 g today."])
        #expect(sentences("strange", milk, limit: 1) == [])
    }

    @Test func `words beside a known food only add to it`() {
        let review = AllergyReview(
            [Allergy(.milk, .banned, since: Self.day)], AllergenKnowledge(Table()))
        let alerts = review.alerts(
            of: FoodID(rawValue: "rice"), called: ["rice", "rice with milk"], grams: 1)
        #expect(alerts.map(\.sentence) == ["rice probably has milk, which you must not have."])
        #expect(alerts.map(\.holds) == [true])
    }

    @Test func `a note is what is avoided and not known to be there`() {
        func isNote(_ severity: Severity, _ answer: Answer) -> Bool {
            AllergenAlert(
                severity: severity, food: "x",
                findings: [AllergenFinding(trigger: .milk, answer: answer, evidence: "")]
            ).isNote
        }
        #expect(isNote(.avoid, .cannotTell))
        #expect(!isNote(.avoid, .mayContain))
        #expect(!isNote(.banned, .cannotTell))
    }
}
