import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

struct QuantityPassTests {
    private func quantities(_ text: String) -> [Quantity] {
        let index = FoodCatalog(foods: TestFoods.all).index
        return SentenceWords(text: text, index: index, weights: ReaderWeights()).quantities
    }

    @Test(arguments: [
        ("2 eggs", 2.0), ("two eggs", 2), ("a dozen eggs", 12), ("half a dozen eggs", 6),
        ("two dozen eggs", 24), ("a couple of eggs", 2), ("2.5 eggs", 2.5), ("1 1/2 eggs", 1.5),
        ("½ egg", 0.5), ("1½ eggs", 1.5), ("one and a half eggs", 1.5), ("half an egg", 0.5),
        ("2-3 eggs", 2.5), ("two or three eggs", 2.5), ("twenty five eggs", 25),
        ("a hundred eggs", 100), ("1,000 eggs", 1000), ("eggs x2", 2), ("2x eggs", 2),
        ("2 of the 3 eggs", 2), ("5 of 8 eggs", 5), ("one full bowl of rice", 1),
        ("three fifths of an egg", 0.6), ("a tenth of a toast", 0.1),
        ("1,5 eggs", 1.5),
        ("about 3 eggs", 3), ("-3 eggs", -3), ("three quarters of a toast", 0.75),
    ])
    func `a count has its value`(text: String, count: Double) throws {
        let quantity = try #require(quantities(text).first)
        #expect(abs(quantity.count - count) < 1e-9)
        #expect(quantity.isCounted)
    }

    @Test(arguments: [
        ("200g rice", 200.0, MeasureUnit.gram), ("200 grams of rice", 200, .gram),
        ("3 oz rice", 3, .ounce), ("8-ounce coffee", 8, .ounce),
        ("12 fl oz coffee", 12, .fluidOunce),
        ("16.9 fluid ounces of coffee", 16.9, .fluidOunce), ("250 ml coffee", 250, .milliliter),
        ("33cl coffee", 33, .centiliter), ("1.5 cups of rice", 1.5, .cup),
        ("half a cup of rice", 0.5, .cup), ("2 tbsp butter", 2, .tablespoon),
        ("a pint of coffee", 1, .pint), ("1/2 lb rice", 0.5, .pound),
        ("1 c. rice", 1, .cup), ("2 c rice", 2, .cup), ("0,5 l milk", 0.5, .liter),
        ("coffee (250 ml)", 250, .milliliter),
    ])
    func `a measure has its amount and unit`(text: String, amount: Double, unit: MeasureUnit) throws
    {
        let quantity = try #require(quantities(text).first)
        let measure = try #require(quantity.measure)
        #expect(abs(quantity.count * measure.amount - amount) < 1e-9)
        #expect(measure.unit == unit)
    }

    @Test(arguments: [
        "one full plate of rice", "a whole bag of rice", "one heaped bowl of rice",
    ])
    func `how full a container is changes nothing about it`(text: String) throws {
        #expect(try #require(quantities(text).first).container == 2)
    }

    @Test(arguments: ["toast in the old quarter", "zorblax half, toast", "toast in the last third"])
    func `a part of something else is no amount`(text: String) {
        #expect(quantities(text).isEmpty)
    }

    @Test func `a container holds its measure`() throws {
        let quantity = try #require(quantities("two 12 oz cans of coffee").first)
        #expect(quantity.count == 2)
        #expect(quantity.measure?.amount == 12)
        #expect(quantity.container >= 0)
    }

    @Test(arguments: ["a 3 piece meal", "100 calorie egg", "2% coffee", "9\" toast", "eggs"])
    func `a number that is part of a name is no amount`(text: String) {
        #expect(quantities(text).allSatisfy { !$0.isCounted })
    }

    @Test(arguments: [
        ("rice 4 finger", 0), ("toast, tbsp butter", 1), ("tsp butter", 1), ("butter tsp", 0),
    ])
    func `fingers count nothing, and a spoon at the beginning is one`(text: String, count: Int) {
        #expect(quantities(text).count == count)
    }

    @Test(arguments: [
        ("split a toast with my sister", 1), ("shared 2 eggs with tom", 2),
        ("shared 2 eggs with butter", 2), ("had 2 eggs with my sister", 2),
        ("shared 2 eggs with tom, I had 3 slices", 2),
    ])
    func `a number that is shared stays as it was said`(text: String, count: Double) throws {
        #expect(try #require(quantities(text).first).count == count)
    }
}
