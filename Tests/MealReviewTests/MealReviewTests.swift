import MealReader
import MealReview
import Nutrition
import Testing

struct MealReviewTests {
    private func findings(_ item: ReadingItem) -> [Finding] {
        MealReview().review(Reading(text: "", items: [item])).flatMap(\.findings)
    }

    private func rice(grams: Double, amount: Double? = nil) -> ReadingItem {
        ReadingItem(
            text: "rice", name: "rice", food: "rice", amount: amount, grams: Thousandths(grams),
            nutrients: Nutrients(calories: Thousandths(grams * 1.3)))
    }

    @Test func `a usual plate of rice is believed`() {
        #expect(findings(rice(grams: 300)) == [])
    }

    @Test func `six kilograms of rice are held for their weight and their energy`() {
        #expect(findings(rice(grams: 6000)) == [.heavy(grams: 6000), .rich(calories: 7800)])
    }

    @Test func `a negative amount is held`() {
        #expect(findings(rice(grams: 100, amount: -3)) == [.negativeAmount])
    }

    @Test func `a food that nobody knows is held`() {
        #expect(findings(ReadingItem(text: "blorf", name: "blorf")) == [.unknownFood])
    }

    @Test func `only what has findings is held`() {
        let verdicts = MealReview().review(
            Reading(text: "", items: [rice(grams: 100), rice(grams: 9000)]))
        #expect(verdicts.map(\.isHeld) == [false, true])
    }
}
