import MealReader
import Nutrition
import Testing

/// Measures that no portion knows, by the whole catalog.
struct UnlabelledMeasureTests {
    private func grams(_ text: String) throws -> Double {
        try WholeCatalog.reader().reading(of: text).items.reduce(0) { $0 + ($1.grams?.value ?? 0) }
    }

    @Test(arguments: [
        ("2 bites of cheesecake", 10.0, 45.0), ("tiramisu, 2 bites", 10, 45),
        ("a forkful of lasagna", 10, 30), ("a spoonful of mashed potatoes", 12, 35),
        ("3 spoons of greek yogurt", 45, 120), ("a square of lasagna", 150, 400),
        ("a side of onion rings", 60, 200), ("a bowl of grapes", 120, 200),
        ("a few crisps", 9, 20), ("a few croissants", 100, 250),
        ("a cup of coffee with a bit of milk", 200, 400),
    ])
    func `little is little and a plate is a plate`(text: String, least: Double, most: Double) throws
    {
        let grams = try grams(text)
        #expect(grams >= least && grams <= most)
    }

    @Test(arguments: [
        ("small bowl of curry", "bowl of curry"), ("small slice of cake", "slice of cake"),
        ("a thin slice of cake", "a slice of cake"),
    ])
    func `a size in front of a measure is the measure's`(small: String, usual: String) throws {
        #expect(try grams(small) < grams(usual))
    }

    @Test(arguments: [
        ("a huge slice of cake", "a slice of cake", 1.5),
        ("a tiny bowl of curry", "a bowl of curry", 0.5),
        ("a huge bowl of pasta", "a bowl of pasta", 1.5),
    ])
    func `a size counts once`(sized: String, usual: String, factor: Double) throws {
        #expect(try abs(grams(sized) - factor * grams(usual)) < 1)
    }

    @Test(arguments: [
        "toast with butter and jam", "2 crumpets with butter", "a coffee with milk",
        "a bowl of cornflakes with milk",
    ])
    func `half of it is half of what is on it too`(text: String) throws {
        #expect(try abs(grams("\(text), ate half") - grams(text) / 2) < 1)
    }

    @Test func `two of what is drunk by the glass are two of it`() throws {
        #expect(try grams("2 smoothies") == 2 * grams("a smoothie"))
    }

    @Test(arguments: [
        ("a quesadilla cut in four, ate three bits", "a quesadilla", 0.75),
        ("a pizza cut into 8, had 4", "a whole pizza", 0.5),
    ])
    func `pieces of a whole that was cut`(text: String, whole: String, share: Double) throws {
        #expect(try abs(grams(text) - share * grams(whole)) < 1)
    }

    @Test(arguments: [
        ("2 slices of toast with butter", "a slice of toast with butter"),
        ("2 crumpets with butter and jam", "a crumpet with butter and jam"),
    ])
    func `what is spread is spread on each`(two: String, one: String) throws {
        #expect(try abs(grams(two) - 2 * grams(one)) < 1)
    }

    @Test func `an hour behind one thing counts nothing`() throws {
        let reading = try WholeCatalog.reader().reading(of: "only had a cereal bar around 3")
        #expect(reading.items.first?.amount == 1)
        #expect(reading.time != nil)
    }
}
