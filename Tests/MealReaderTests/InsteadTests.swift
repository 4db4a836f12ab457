import MealReader
import Testing

/// What something else was eaten instead of.
struct InsteadTests {
    @Test(arguments: [
        ("salad instead of fries", ["garden salad without dressing"]),
        ("had rice instead of pasta", ["white rice"]), ("mustard instead of mayo", ["mustard"]),
        ("toast with jam instead of butter", ["jam on toast"]),
        ("almond milk instead of milk", ["almond milk"]),
        ("I had soup rather than salad", ["vegetable soup"]),
        ("an apple instead of a chocolate bar and a coffee", ["apple", "black coffee"]),
        ("2 eggs instead of 3", ["egg"]), ("oat milk instead of cow's milk", ["oat milk"]),
        ("latte with oat milk instead of cow's milk", ["oat milk latte"]),
        ("skipped lunch, had a smoothie instead", ["fruit smoothie"]),
        ("ham sandwich, no mayo", ["ham sandwich"]),
    ])
    func `what stands behind instead of was not eaten`(text: String, foods: [String]) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.map(\.name) == foods)
    }

    @Test(arguments: [
        "instead of", "rather than", "pizza instead of", "instead of and", "instead of 3 of",
    ])
    func `instead of nothing changes nothing`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.count <= 1)
    }
}
