import MealReader
import Nutrition
import Testing

/// What a weighed dish is made with, and weights as they are written and told.
struct WeighedInTests {
    @Test(arguments: [
        (
            "100 g of fried kale with oil, onion and salt, 200 g of rice",
            ["sauteed-kale": 100.0, "white-rice": 200]
        ),
        ("36 g of injera made from corn and millet, 20 g of beans", ["beans": 20.0]),
        ("40 g of gin, rum, or vodka and 50 g of rice", ["white-rice": 50.0]),
    ])
    func `what a weighed dish is made with is in its weight`(
        text: String, some: [String: Double]
    ) throws {
        let said = try said(text)
        #expect(said.count == 2)
        for (food, grams) in some where said[food] != nil { #expect(said[food] == grams) }
        let told = Set(some.values)
        #expect(said.values.contains { told.contains($0) })
    }

    @Test(arguments: [
        ("150 g chicken with rice, 200 g of beans", 3),
        ("100 g of kale with oil", 2),
    ])
    func `a side and a seasoning that stand alone are eaten too`(
        text: String, foods: Int
    ) throws {
        #expect(try said(text).count == foods)
    }

    @Test(arguments: [
        ("a chapati weighing 99.3g with some ghee", 99.3), ("a cup of tea weighing 225 grams", 225),
        ("a bowl of rice that weighs 180 g", 180),
    ])
    func `what it weighs is said behind it, whatever was counted before`(
        text: String, grams: Double
    ) throws {
        #expect(try said(text).values.contains { abs($0 - grams) < 0.05 })
    }

    @Test(arguments: [
        ("40.0g of popcorn", 40.0), ("rice 16.0 g", 16), ("10.0 g of butter", 10),
        ("59.0g of walnuts", 59),
    ])
    func `a weight with a nought behind the point is no hour`(text: String, grams: Double) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.grams?.value } == [grams])
        #expect(reading.time == nil)
    }

    @Test func `a clock of midnight still is one`() throws {
        let reading = try WholeCatalog.reader().reading(of: "0040 two eggs")
        #expect(reading.time?.clock == .at(hour: 0, minute: 40))
    }

    @Test func `what was weighed for a meal was not bought`() throws {
        let text = "I've got 150g of roast beef, 25g of bread and 298g of potatoes for dinner"
        #expect(try said(text).count == 3)
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: "got eggs, milk and butter for dinner").items.isEmpty)
    }

    @Test(arguments: ["100 g of boiled green gram", "100 g of bengal gram dal"])
    func `the name of a pulse is no unit`(text: String) throws {
        #expect(try said(text).values.sorted() == [100])
    }

    @Test(arguments: ["250 g of a cola-type drink", "a can of cola to drink"])
    func `the kind of thing that a drink is was understood`(text: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.food?.rawValue } == ["cola"])
        #expect(reading.unread.isEmpty)
    }
}
