import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

struct JudgeTests {
    @Test(arguments: [
        (0.0, 1.0), (1, 2.718_281_828_459), (-1, 0.367_879_441_171), (3.5, 33.115_451_958_692),
        (-8, 0.000_335_462_628), (40, 2.353_852_668_370_2e17),
    ])
    func `the exponential is right to eight digits`(value: Double, expected: Double) {
        #expect(abs(Judge.exponential(value) / expected - 1) < 1e-8)
    }

    @Test func `beyond its range the exponential stays where it is`() {
        #expect(Judge.exponential(1000) == Judge.exponential(40))
        #expect(Judge.exponential(-1000) == Judge.exponential(-40))
    }

    @Test func `a score is the sum of its products and the constant`() {
        #expect(Judge.score([1, 2], [3, 4, 5]) == 16)
        #expect(Judge.score([], [5]) == 5)
        #expect(Judge.logistic(0) == 0.5)
    }

    @Test func `a reading of nothing is not sure of anything`() {
        #expect(Judge.confidence(of: Reading(text: ""), evidence: [], hasImports: false) == 0)
        #expect(
            Judge.wholeFeatures(of: Reading(text: ""), evidence: [], hasImports: true)
                == [Double](repeating: 0, count: Judge.wholeNames.count))
    }

    @Test(arguments: ["-3 eggs", "500 kg rice"])
    func `absurd amounts are never certain`(text: String) {
        let reader = MealReader(catalog: ReadingPasses().catalog)
        let reading = reader.reading(of: text)
        #expect(reading.items.count == 1)
        #expect(reading.confidence <= 0.05)
    }

    @Test func `a weighed plain food is surer than a vague one`() {
        let reader = MealReader(catalog: ReadingPasses().catalog)
        #expect(
            reader.reading(of: "200 g rice").confidence
                > reader.reading(of: "some chicken and stuff").confidence)
    }

    @Test func `every feature has a name and a coefficient`() {
        let reader = MealReader(catalog: FoodCatalog(foods: TestFoods.all))
        let (reading, items) = reader.evidence(of: "two eggs and a cup of rice")
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.values.count == JudgeFeatures.names.count })
        #expect(JudgeCoefficients.item.count == JudgeFeatures.names.count + 1)
        let whole = Judge.wholeFeatures(of: reading, evidence: items, hasImports: false)
        #expect(whole.count == Judge.wholeNames.count)
        #expect(JudgeCoefficients.whole.count == Judge.wholeNames.count + 1)
        #expect(whole.allSatisfy { $0.isFinite })
    }

    @Test func `a certain reading stays certain, and the order is kept`() {
        for seed in UInt64(1)...200 {
            var random = SplitMix64(seed: seed)
            let bound = Double.random(in: 0.7...1, using: &random)
            let values = (0..<20).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
            let widened = values.map { Judge.widened($0, certainFrom: bound) }
            #expect(widened == widened.sorted(), "seed \(seed)")
            #expect(widened.allSatisfy { (0...1).contains($0) }, "seed \(seed)")
            for (value, result) in zip(values, widened) where bound < 0.9 {
                #expect((value >= bound) == (result >= 0.9), "seed \(seed)")
            }
        }
    }
}
