import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Which foods a line holds when words join them.
struct JoinedFoodsTests {
    private static func food(
        _ id: String, portion: String, grams: Double, usual: Double? = nil, aliases: [String] = []
    ) -> Food {
        Food(
            id: FoodID(rawValue: id), name: id.split(separator: "-").joined(separator: " "),
            aliases: aliases, category: .meal, per100g: Nutrients(calories: Thousandths(200)),
            portions: [
                Portion(label: portion, grams: Thousandths(grams)),
                Portion(label: "medium pizza", grams: Thousandths(600)),
            ], defaultPortion: 0, usualGrams: Thousandths(usual ?? grams),
            source: FoodSource(release: "test"))
    }

    private let reader = MealReader(
        catalog: FoodCatalog(foods: [
            food("egg", portion: "egg", grams: 50),
            food("bacon", portion: "slice", grams: 10),
            food("toast", portion: "slice", grams: 30),
            food("toast-with-butter", portion: "slice", grams: 35),
            food("bacon-and-egg-sandwich", portion: "sandwich", grams: 150),
            food("pancake", portion: "pancake", grams: 40),
            food("pancake-syrup", portion: "tablespoon", grams: 20, aliases: ["syrup"]),
            food("rice-cake", portion: "piece", grams: 9),
            food("peanut-butter", portion: "tablespoon", grams: 16),
            food("peanut-butter-cake", portion: "slice", grams: 100),
            food("pizza", portion: "slice", grams: 100, usual: 200),
        ]))

    @Test(arguments: [
        ("eggs and toast with butter", ["egg", "toast with butter"]),
        ("pancakes with syrup", ["pancake", "pancake syrup"]),
        ("rice cakes with peanut butter", ["rice cake", "peanut butter"]),
        ("eggs and bacon", ["egg", "bacon"]), ("toast with butter", ["toast with butter"]),
        ("bacon and egg sandwich", ["bacon and egg sandwich"]),
    ])
    func `foods are told apart by what joins them`(text: String, expected: [String]) {
        #expect(reader.reading(of: text).items.map(\.name) == expected)
    }

    @Test(arguments: [
        ("eggs", 100.0), ("an egg", 50), ("egg", 50), ("3 eggs", 150), ("half a pizza", 300),
        ("a whole pizza", 600), ("half a slice of pizza", 50), ("2 slices of pizza", 200),
        ("pancakes", 80),
    ])
    func `plurals and fractions say how much`(text: String, grams: Double) throws {
        let items = reader.reading(of: text).items
        #expect(items.count == 1)
        #expect(items.first?.grams?.value == grams)
    }

    @Test(arguments: [
        "the dog ate my toast", "maybe i'll have pizza later", "the kitchen is a mess",
        "my phone is at 20 percent", "he ate the pancakes", "gonna eat pizza tonight",
        "10000 steps",
    ])
    func `talk about other things is no meal`(text: String) {
        #expect(reader.reading(of: text).items == [])
    }

    @Test(arguments: [
        "my breakfast was toast", "it was a pizza", "i ate my toast", "dinner is pizza tonight",
    ])
    func `a meal may be told with is and was`(text: String) {
        #expect(reader.reading(of: text).items.count == 1)
    }

    @Test(arguments: [
        ("10000 eggs", 0.05), ("60 pizzas", 0.05), ("-2 eggs", 0.05), ("30 pizzas", 0.3),
    ])
    func `what nobody eats is not believed`(text: String, limit: Double) {
        let reading = reader.reading(of: text)
        #expect(reading.confidence <= limit)
        #expect(reading.items.allSatisfy { $0.confidence <= limit })
    }

    @Test func `an amount that decides and was not said is asked for`() {
        let question = Question(
            text: "How much pizza was it?", choices: ["1 slice", "2 slices", "1 medium pizza"])
        #expect(reader.reading(of: "pizza").question == question)
        #expect(reader.reading(of: "I had a pizza").question == question)
    }

    @Test(arguments: [
        "2 slices of pizza", "half a pizza", "300 g pizza", "eggs", "pancakes", "pizza and an egg",
        "toast",
    ])
    func `nobody is asked without need`(text: String) {
        #expect(reader.reading(of: text).question == nil)
    }
}
