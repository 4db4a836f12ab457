import MealModel
import MealReader
import Nutrition
import Testing

struct DisagreementTests {
    private func reading(
        _ calories: Double, _ confidence: Double, food: FoodID? = "egg", question: Question? = nil
    ) -> Reading {
        Reading(
            text: "x",
            items: [
                ReadingItem(
                    text: "x", name: "x", food: food,
                    nutrients: Nutrients(calories: Thousandths(calories)))
            ], confidence: confidence, question: question)
    }

    @Test func `better evidence for clearly different energy is worth an amendment`() {
        let offline = reading(200, 0.75)
        #expect(Disagreement.isWorthAmending(offline, by: reading(300, 0.85)))
        #expect(!Disagreement.isWorthAmending(offline, by: reading(235, 0.85)))
        #expect(!Disagreement.isWorthAmending(reading(10, 0.75), by: reading(29, 0.85)))
        #expect(!Disagreement.isWorthAmending(offline, by: reading(300, 0.75)))
        #expect(!Disagreement.isWorthAmending(offline, by: reading(300, 0.85, food: nil)))
        #expect(
            !Disagreement.isWorthAmending(
                offline, by: reading(300, 0.85, question: Question(text: "?"))))
        #expect(!Disagreement.isWorthAmending(offline, by: Reading(text: "x", confidence: 1)))
    }
}
