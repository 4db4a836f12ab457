import MealReader
import Nutrition
import Testing

/// Amounts that stand behind two foods, brackets that count again, and foods on either side of a comma.
struct ToldBesideTests {
    private func items(_ text: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: text).items
    }

    @Test(arguments: [
        ("toast with butter 1 tsp", ["white toast", "butter"], 4.0...6),
        ("apple with peanut butter (2 tbsp)", ["apple", "peanut butter"], 30...36),
        ("bagel with cream cheese, 2 tablespoons", ["bagel", "cream cheese"], 26...34),
        ("rice with ghee 1tsp", ["white rice", "ghee"], 4...6),
        ("tea with milk (30ml)", ["black tea", "milk"], 30...32),
    ])
    func `spoons are of what is on it`(
        text: String, names: [String], grams: ClosedRange<Double>
    ) throws {
        let items = try items(text)
        #expect(items.map(\.name) == names)
        #expect(grams.contains(try #require(items.last?.grams?.value)))
    }

    @Test(arguments: [
        ("milk and cookies (4 cookies)", ["milk", "chocolate chip cookie"], [nil, 4.0]),
        ("cookies (4 cookies)", ["chocolate chip cookie"], [4]),
        ("chicken wings and fries (8 wings)", ["chicken wings", "french fries"], [8, nil]),
        ("bacon and eggs (3 eggs, 2 bacon)", ["bacon", "egg"], [2, 3]),
        ("porridge with banana (1/2 banana)", ["porridge", "banana"], [nil, 0.5]),
        ("egg fried rice (2 eggs)", ["vegetable fried rice"], [nil]),
        ("fish and chips (6 chips)", ["fish and chips"], [nil]),
        ("sausage and mash (3 sausages)", ["bangers and mash"], [nil]),
        ("bacon sandwich (3 rashers)", ["bacon sandwich"], [nil]),
    ])
    func `a bracket counts again what was named`(
        text: String, names: [String], amounts: [Double?]
    ) throws {
        let items = try items(text)
        #expect(items.map(\.name) == names)
        #expect(items.map(\.amount) == amounts)
    }

    @Test(arguments: [
        ("protein bar and water", ["protein bar", "tap water"]),
        ("muffin, cheese sandwich", ["blueberry muffin", "cheese sandwich"]),
        ("garlic bread, pizza", ["garlic bread", "cheese pizza"]),
        ("salad, caesar", ["caesar salad with dressing"]),
        ("cheese, ham sandwich", ["ham and cheese sandwich"]),
    ])
    func `what is called something by itself is no half of a name`(
        text: String, names: [String]
    ) throws {
        #expect(try items(text).map(\.name) == names)
    }

    @Test(arguments: [
        ("2 waffles, chicken", ["waffle", "chicken"], [2.0, nil]),
        ("2 waffles with chicken", ["waffle", "chicken"], [2, nil]),
        ("3 sausages, mash", ["bangers and mash"], [3]),
        ("2 crumpets, butter", ["crumpet with butter"], [2]),
        ("3 tacos, chicken", ["chicken soft taco"], [3]),
        ("pav bhaji, 2 pav", ["pav bhaji"], [nil]),
    ])
    func `pieces are counted, and no plates of them`(
        text: String, names: [String], amounts: [Double?]
    ) throws {
        let items = try items(text)
        #expect(items.map(\.name) == names)
        #expect(items.map(\.amount) == amounts)
    }

    @Test(arguments: [
        ("eggs at 1500", 15, 0), ("20g whey at 1645, banana", 16, 45),
    ])
    func `hours and minutes in one number`(text: String, hour: Int, minute: Int) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.time?.clock == .at(hour: hour, minute: minute))
        #expect(reading.items.allSatisfy { ($0.grams?.value ?? 0) < 200 })
    }

    @Test(arguments: [
        "toast... maybe", "two eggs. about", "soup, left most of", "lunch at kfc.", "(4",
        "cookies (", "at 1",
    ])
    func `a line that ends within a turn is read to its end`(text: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.allSatisfy { ($0.grams?.value ?? 0) < 2000 })
    }
}
