import MealReader
import Nutrition
import Testing

/// Dishes and what they consist of by their recipes: named beside them, measured, or left away.
struct OwnPartsTests {
    @Test(arguments: [
        (
            "bulletproof coffee 1 tbsp butter 2 tbsp coconut oil",
            "1 tbsp butter, 2 tbsp coconut oil"
        ),
        ("tuna salad 90 g tuna 15 g mayonnaise", "90 g tuna, 15 g mayonnaise"),
        ("beef stew with turkey", "beef stew"),
        ("red curry with tofu", "red curry"),
    ])
    func `what a dish is made of counts once`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test func `a board from which some was had is no part of it`() throws {
        #expect(try said("a cheese board, about 80 g of brie").keys.contains("brie"))
    }

    @Test(arguments: [
        ("full english without the beans", "full english", 0.8...0.95),
        ("full english, no toast", "full english", 0.8...0.9),
        ("a whopper without the bun", "a whopper", 0.6...0.7),
        ("bibimbap without egg", "bibimbap", 0.75...0.9),
        ("hainanese chicken rice, no skin", "hainanese chicken rice", 0.99...1.01),
    ])
    func `what was left away is taken off`(
        text: String, whole: String, share: ClosedRange<Double>
    ) throws {
        let (less, all) = try (said(text), said(whole))
        #expect(Array(less.keys) == Array(all.keys))
        let (part, usual) = try (#require(less.values.first), #require(all.values.first))
        #expect(share.contains(part / usual), "\(part) of \(usual)")
    }

    @Test func `a bracket with far more than its food is of all`() throws {
        let reader = try WholeCatalog.reader()
        let all = reader.reading(of: "omelette and a banana (480 kcal)")
        #expect(all.items.count == 2)
        #expect(all.total.sum.calories?.value == 480)
        #expect(all.items.allSatisfy { $0.nutrients.calories.map { $0.value < 480 } == true })
        let one = reader.reading(of: "omelette and a banana (110 kcal)")
        #expect(one.items.last?.nutrients.calories?.value == 110)
    }

    @Test(arguments: [
        ("small panna cotta", "panna cotta", 0.7), ("a large tiramisu", "a tiramisu", 1.4),
        ("oatmeal creme pie little debbie", "oatmeal creme pie", 1),
        ("braised pork rice, small bowl", "braised pork rice", 0.7),
    ])
    func `a size counts for desserts and vessels too`(
        text: String, plain: String, factor: Double
    ) throws {
        let (sized, usual) = try (said(text), said(plain))
        let (one, other) = try (#require(sized.values.first), #require(usual.values.first))
        #expect(abs(one - factor * other) < 1, "\(sized) \(usual)")
    }

    @Test func `jugs are shared`() throws {
        #expect(try said("a jug of sangria between 4") == ["sangria": 250])
        #expect(try said("a carafe of red wine") == ["red-wine": 500])
    }

    @Test(arguments: [
        ("tofo with noodles", "tofu with noodles"), ("coffee with suger", "coffee with sugar"),
        ("sausages and chps", "sausages and chips"),
        ("2 peices of toste", "2 pieces of toast"),
    ])
    func `slips that fit several foods are known`(
        text: String, plain: String
    ) throws {
        #expect(try said(text) == said(plain))
    }

    @Test func `a bar belongs to the time in front of it`() throws {
        #expect(try said("3pm granola bar 8pm soup").keys.sorted() == ["granola-bar", "soup"])
    }

    @Test(arguments: [("portion of rice", "white-rice"), ("hazelnut flavoured gelato", "gelato")])
    func `a plain word is its plain food`(text: String, food: String) throws {
        #expect(try said(text).keys.sorted() == [food])
    }
}
