import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

/// A dish and what it consists of, said in one line, by the whole catalog.
struct CompositionPassTests {
    private func foods(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue ?? $0.name }
    }

    private func grams(_ text: String) throws -> [Double?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.grams?.value }
    }

    @Test(arguments: [
        ("smoothie: banana, oat milk, peanut butter", ["banana", "oat-milk", "peanut-butter"]),
        ("overnight oats: 50g oats, 150ml almond milk", ["dry-oats", "almond-milk"]),
        ("porridge with 200ml milk, 40g oats", ["milk", "dry-oats"]),
        ("omelette: 3 eggs, cheddar", ["egg", "cheddar"]),
    ])
    func `what is listed or weighed is the dish`(text: String, expected: [String]) throws {
        #expect(try foods(text) == expected)
    }

    @Test func `of what a full bowl holds nothing is beside it`() throws {
        #expect(
            try foods("chipotle chicken bowl with rice, black beans, salsa, cheese").count == 1)
    }

    @Test func `a dish that was read from its parts leaves no word unread`() throws {
        let reading = try WholeCatalog.reader().reading(
            of: "smoothie: banana, oat milk, peanut butter")
        #expect(reading.unread == [])
    }

    @Test(arguments: [("clif bar chocolate chip", 1), ("salad and grilled chicken", 2)])
    func `flavours and pairs are told apart`(text: String, count: Int) throws {
        #expect(try foods(text).count == count)
    }

    @Test(arguments: [
        ("120g tuna, 1 wrap, 30g mayo", "tortilla-wrap"),
        ("beef stew and 2 dumplings", "stew-dumpling"),
        ("sausages and chips with tomato sauce", "ketchup"),
    ])
    func `company makes a food another`(text: String, expected: String) throws {
        #expect(try foods(text).contains(expected))
    }

    @Test(arguments: [
        ("2 cheese strings", [40]), ("4 finger kitkat", [42]), ("2 finger kitkat", [21]),
        ("half a 12 inch pizza", [345.5]), ("2 x 330ml water", [660]), ("water 330ml x3", [990]),
        ("3 eggs on a muffin", [150, 130]),
    ])
    func `amounts say what people mean`(text: String, expected: [Double]) throws {
        for (found, grams) in zip(try grams(text), expected) {
            #expect(abs((found ?? 0) - grams) < 0.2 * grams, "\(text): \(found ?? 0)")
        }
        #expect(try grams(text).count == expected.count)
    }

    @Test func `a few of what is served by the cup is no number of cups`() throws {
        #expect((try grams("a few peas").first ?? 0) ?? 0 < 60)
    }

    @Test func `fat that is said leaves the food itself plain`() throws {
        #expect(try foods("150g tofu stir fried in 1 tbsp oil").first == "tofu")
    }

    @Test func `around an hour is no number of pies`() throws {
        let reading = try WholeCatalog.reader().reading(of: "around 7 just had chicken pot pie")
        #expect(reading.time?.clock != nil)
        #expect(try grams("around 7 just had chicken pot pie").count == 1)
        #expect((try grams("around 7 just had chicken pot pie").first ?? 0) ?? 0 < 600)
    }
}
