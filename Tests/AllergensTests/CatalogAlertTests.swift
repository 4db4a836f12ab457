import CatalogFiles
import Nutrition
import TestSupport
import Testing

@testable import Allergens

/// What must hold of every dish, on dishes of the catalog's own foods.
struct CatalogAlertTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private static let catalog = Result {
        (
            foods: try CatalogFile.load("\(root)/ingredients.json"),
            knowledge: AllergenKnowledge(AllergenFile(beside: "\(root)/ingredients.json"))
        )
    }

    private static let day = LocalDay(daysSinceEpoch: 20_000)

    /// How grave what is told of a dish is: a ban before what is avoided, what is in it before what may be.
    private static func gravity(_ review: AllergyReview, _ dish: AssessedFood) -> [Trigger: Int] {
        var gravity: [Trigger: Int] = [:]
        for alert in review.alerts(of: dish) {
            for finding in alert.findings {
                let answers: [Answer] = [.cannotTell, .mayContain, .probably, .contains]
                gravity[finding.trigger] = 1 + (answers.firstIndex(of: finding.answer) ?? 0)
            }
        }
        return gravity
    }

    @Test func `an ingredient more never lowers an alert, and a trigger more never raises a score`()
        throws
    {
        let (foods, knowledge) = try Self.catalog.get()
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        var told = 0
        for _ in 0..<150 {
            let triggers = TriggerTable.european.shuffled(using: &random).prefix(5)
            let allergies = triggers.map {
                Allergy(
                    $0, Severity.allCases.randomElement(using: &random) ?? .banned, since: Self.day)
            }
            let review = AllergyReview(allergies, knowledge)
            func part() -> AssessedFood {
                let food = foods[Int.random(in: foods.indices, using: &random)]
                return AssessedFood(food.id, called: [food.name], grams: 50)
            }
            let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in part() }
            let before = AssessedFood(nil, called: ["dish"], grams: 200, parts: parts)
            let after = AssessedFood(nil, called: ["dish"], grams: 250, parts: parts + [part()])
            let grave = (Self.gravity(review, before), Self.gravity(review, after))
            for (trigger, level) in grave.0 {
                told += 1
                #expect(
                    (grave.1[trigger] ?? 0) >= level, "seed \(seed): \(trigger) of \(after)")
            }
            // One allergy more, and one ingredient more, of a meal.
            let fewer = AllergyReview(Array(allergies.dropLast()), knowledge)
            func score(_ review: AllergyReview, _ dish: AssessedFood) -> Int {
                AllergyScore.meal(review.answers(of: dish).map(\.allergy.severity))
            }
            #expect(score(fewer, before) >= score(review, before), "seed \(seed)")
            #expect(score(review, before) >= score(review, after), "seed \(seed)")
        }
        #expect(told > 100)
    }
}
