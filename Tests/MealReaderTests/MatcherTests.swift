import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

struct MatcherTests {
    private let passes = ReadingPasses()

    private func best(_ text: String, history: [FoodID: Int] = [:]) -> [FoodID] {
        passes.matches(text, history: history).compactMap { $0.candidates.first.map(passes.id) }
    }

    @Test(
        arguments: [
            ("grilled chicken", ["grilled-chicken"]),
            ("chicken, fried", ["fried-chicken"]),
            ("chocolate milk", ["chocolate-milk"]),
            ("roasted turkey, skin not eaten", ["turkey-skin-not-eaten"]),
            ("roasted turkey without skin", ["turkey-skin-not-eaten"]),
            ("Fizz cola", ["fizz-cola"]),
            ("ham and cheese sandwich", ["ham-and-cheese-sandwich"]),
        ] as [(String, [FoodID])])
    func `the food that the words name comes first`(text: String, foods: [FoodID]) {
        #expect(best(text) == foods)
    }

    @Test func `what a person eats outranks what the words leave open`() {
        #expect(best("roasted turkey", history: ["turkey-skin-eaten": 8]) == ["turkey-skin-eaten"])
        #expect(
            best("roasted turkey", history: ["turkey-skin-not-eaten": 8]) == [
                "turkey-skin-not-eaten"
            ])
    }

    @Test func `candidates stand in order, each food once, five at most`() {
        for text in ["chicken", "turkey skin", "milk", "chocolate", "apple", "cola", "ham"] {
            for match in passes.matches(text) {
                let foods = match.candidates.map(\.food)
                #expect(Set(foods).count == foods.count)
                #expect((1...5).contains(foods.count))
                let scores = match.candidates.map(\.score)
                #expect(scores == scores.sorted(by: >))
            }
        }
    }
}
