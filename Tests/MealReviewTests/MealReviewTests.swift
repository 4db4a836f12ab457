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
            nutrients: Nutrients(calories: Thousandths(grams * 1.3)), confidence: 0.9)
    }

    @Test func `a usual plate of rice is believed`() {
        #expect(findings(rice(grams: 300)) == [])
    }

    @Test func `six kilograms of rice are held for their weight and their energy`() {
        #expect(
            findings(rice(grams: 6000))
                == [.heavy(grams: 6000, isAbsurd: true), .rich(calories: 7800, isAbsurd: true)])
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

    private static let foods = AdversarialTests.catalog

    private func eggs(_ count: Double, confidence: Double = 0.9) -> ReadingItem {
        ReadingItem(
            text: "eggs", name: "egg", food: "egg", amount: count, unit: "egg",
            grams: Thousandths(count * 50),
            nutrients: Nutrients(calories: Thousandths(count * 71.5)), confidence: confidence)
    }

    @Test func `the amount that was probably meant is offered`() {
        let verdict = MealReview(catalog: Self.foods).review(
            Reading(text: "10000 eggs", items: [eggs(10_000)]))
        #expect(
            verdict.map(\.likely) == [LikelyAmount(amount: 10, grams: Thousandths(500))])
        #expect(
            verdict.flatMap(\.notes).last?.sentence == "Perhaps you meant 10.")
    }

    @Test func `a doubtful reading of much energy is logged with a warning`() {
        let verdicts = MealReview(catalog: Self.foods).review(
            Reading(text: "eggs", items: [eggs(4, confidence: 0.3), eggs(1, confidence: 0.3)]))
        #expect(verdicts.map(\.isHeld) == [false, false])
        #expect(verdicts.map(\.findings) == [[.unsure(confidence: 0.3)], []])
    }

    @Test func `what a person often has is no alarm, and what is far from it is one`() {
        let usual = Habits(
            corrections: [], confirmations: [],
            usual: ["egg": UsualAmount(count: 8, mean: 100, deviation: 10)])
        let review = MealReview(catalog: Self.foods, habits: usual)
        #expect(
            review.review(Reading(text: "", items: [eggs(7)])).flatMap(\.findings)
                == [.unusual(usualGrams: 100, deviations: 5)])
        // Twice as much as ever is no alarm.
        #expect(review.review(Reading(text: "", items: [eggs(4)])) == [Verdict()])
    }

    @Test func `a false alarm that was confirmed three times is raised no more`() {
        func review(_ confirmations: Int) -> [Bool] {
            let habits = Habits(
                corrections: [],
                confirmations: Array(
                    repeating: (food: "egg", grams: Thousandths(2500)), count: confirmations))
            return MealReview(catalog: Self.foods, habits: habits)
                .review(Reading(text: "", items: [eggs(50), eggs(5000)])).map(\.isHeld)
        }
        #expect(review(2) == [true, true])
        #expect(review(3) == [false, true])
    }
}
