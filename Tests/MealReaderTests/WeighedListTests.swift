import MealReader
import Nutrition
import Testing

/// Lists whose foods were all weighed, as kitchens and diaries abroad write them.
struct WeighedListTests {
    private func foods(_ text: String) throws -> [String: Double] {
        let items = try WholeCatalog.reader().reading(of: text).items
        return Dictionary(
            items.map { ($0.food?.rawValue ?? "", $0.grams?.value ?? 0) }, uniquingKeysWith: +)
    }

    @Test(arguments: [
        ("140 g of rice, 6 g of iodised salt, 18 g of vegetable oil", "dry-rice", 140.0),
        ("33 g of boiled cowpeas, 138 g of maize flour, 15 g of onion", "dry-black-eyed-peas", 33),
        ("25 g of lentils, 2 g of salt and 53 g of sorghum flour", "dry-lentils", 25),
        ("140 g of rice, 100 g of chicken, 50 g of cucumber", "white-rice", 140),
        ("90 g of rice, 30 g of onion and 100 g of fried fish", "white-rice", 90),
        ("rice and salt", "white-rice", 160),
        ("90 g of rice, 30 g of cassava flour, 12 g of olive oil", "white-rice", 90),
    ])
    func `beside weighed salt, or flour and onion, rice and pulses were weighed dry`(
        text: String, food: String, grams: Double
    ) throws {
        #expect(try foods(text)[food] == grams)
    }

    @Test(arguments: [
        ("400 g tacos filled with meat, 30 g of cheese", ["taco", "cheese"]),
        ("64 g brioche with candied fruits, 72 g of banana", ["brioche-bun", "banana"]),
        (
            "180 g of French fries with ketchup, 23 g of tortilla chips",
            ["french-fries", "tortilla-chips"]
        ),
    ])
    func `what is in a weighed food adds nothing where all was weighed`(
        text: String, expected: [String]
    ) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.reduce(0) { $0 + ($1.grams?.value ?? 0) } < 500)
        #expect(Set(expected).isSubset(of: reading.items.compactMap { $0.food?.rawValue }))
        #expect(reading.unread.isEmpty)
    }

    @Test(arguments: [
        ("9 g of Milo and 10 g of milk powder", "milo-powder", 9.0),
        ("200 g of Milo and 40 g of bread", "iced-milo", 200),
        ("16 g of coffee with sugar, 40 g of bread", "coffee-and-sugar-dry", 16),
        ("160 g of coffee with sugar, 40 g of bread", "coffee-with-sugar", 160),
        ("25 g of wheat atole and 30 g of cheese", "flour", 25),
    ])
    func `a drink of a spoonful was weighed as powder`(
        text: String, food: String, grams: Double
    ) throws {
        #expect(try foods(text)[food] == grams)
    }

    @Test(arguments: [
        ("80 g of cheese, 7 g of starch and 15 g of sugar", "cornstarch", 7.0),
        ("80 g of cheese, 7 g of starch and 15 g of sugar", "sugar", 15),
        ("We have 60 g of papaya. There's also 30 g of whole milk and 8 g of onion.", "papaya", 60),
        ("For tea, I have 60 g of papaya. There's also 30 g of whole milk.", "whole-milk", 30),
        ("180 g rice porridge and 40 g of orange", "plain-rice-congee", 180),
        ("55 g porridge and 40 g of orange", "dry-oats", 55),
    ])
    func `what was weighed is a food, whatever else its words mean`(
        text: String, food: String, grams: Double
    ) throws {
        #expect(try foods(text)[food] == grams)
    }

    @Test(arguments: [
        ("90 g of a mix featuring oats, barley, and quinoa, 20 g of sugar", 110.0),
        ("70 g of crepe stuffed with chow mein, 30 g of cheese", 100),
        ("200 g corn atole with milk and 50 g of bread", 250),
        ("120 g of bread made from a 60:40 mix of corn and millet", 120),
    ])
    func `what a weighed food is made of adds nothing to its weight`(
        text: String, grams: Double
    ) throws {
        let sum = try foods(text).values.reduce(0, +)
        #expect(abs(sum - grams) < 0.5)
    }

    @Test(arguments: [
        ("50 g of stir-fried okra", "okra-with-fat"), ("50 g of fried okra", "fried-okra"),
        ("200 g of boiled white sweet potato", "yellow-sweet-potato"),
        ("200 g of boiled sweet potato", "boiled-sweet-potato"),
        ("20 g of powdered cocoa", "unsweetened-cocoa-powder"),
        ("70 g of milled maize", "maize-flour"),
        ("40 g of sponge cake", "sponge-cake-without-icing"),
        ("60 g of white wheat bread", "white-bread"), ("30 g of sea cucumber", "sea-cucumber-tw"),
        ("90 g of boiled cassava", "boiled-cassava"), ("15 g of rose syrup", "rose-syrup"),
        ("80 g of fresh pig meat", "pork"), ("12 g of dry soup", "dry-soup-powder"),
    ])
    func `kinds and states are told apart`(text: String, food: String) throws {
        #expect(try foods(text).keys.contains { $0.hasPrefix(food) })
    }

    @Test(arguments: [
        "160 g of Ferrarelle water and 50 g of bread",
        "bread, 240 g of bottled water from Fonte Elisa",
        "50 g of white bread from Stara Zagora and 20 g of cheese",
    ])
    func `the name of a spring or of a place is no unread word`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).unread.isEmpty)
    }

    @Test(arguments: [
        ("30 g of Zorblaxi biscuits and 10 g of butter", "Zorblaxi"),
        ("160 g of zorblax water and 50 g of bread", "zorblax"),
    ])
    func `another name that nobody knows stays unread`(text: String, word: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).unread == [word])
    }

    @Test(arguments: [
        ("20 g of crackers and breadsticks, 30 g of cheese", "hard-breadstick"),
        ("110 g of corn bread and 70 g of Ethiopian kale", "maize-injera"),
        ("110 g of corn bread and 70 g of kale", "cornbread"),
        ("150 g of steamed rice and 20 g of jeow", "khao-chao"),
        ("150 g of steamed rice and 90 g of chicken", "white-rice"),
        ("20 g of omelet and 150 g of polished steamed rice", "khao-chao"),
    ])
    func `breads and rice are those of their company`(text: String, food: String) throws {
        #expect(try foods(text)[food] != nil)
    }

    @Test(arguments: [
        ("3 taels of roast pork", 113.397), ("2 tolas of ghee", 23.328),
        ("half a catty of rice", 302.395),
    ])
    func `measures of markets weigh what the law says`(text: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        try #require(items.count == 1)
        #expect(abs((items[0].grams?.value ?? 0) - grams) < 0.01)
    }

    @Test(arguments: [
        ("310 g of boiled millet flour, 20 g of sugar", "to-stiff-porridge", 310.0),
        ("290 g of boiled rice flour, 15 g of sugar", "to-stiff-porridge", 290),
        ("120 g of boiled maize flour, 20 g of sugar", "maize-flour", 120),
        ("300 g of dry maize flour, 20 g of sugar", "maize-flour", 300),
        ("280 g of maize flour, 20 g of onion, 60 g of kale, 12 g of oil", "maize-flour", 280),
    ])
    func `so much boiled flour is the porridge that was made of it`(
        text: String, food: String, grams: Double
    ) throws {
        #expect(try foods(text)[food] == grams)
    }

    @Test(arguments: [
        ("540 g of boiled rice, 6 g of salt, 18 g of palm oil", "white-rice", 540.0),
        ("20 g of Kool-Aid and 30 g of sugar", "kool-aid-powder", 20),
        ("40 g of beans, 38.5 cucumber, 0.5 g of salt", "cucumber", 38.5),
        ("30 g of onion, 48 white bread, 5 g of butter", "white-bread", 48),
        ("30 g of cheese and 2 apples", "apple", 400),
    ])
    func `what nobody eats so much or counts so is weighed otherwise`(
        text: String, food: String, grams: Double
    ) throws {
        #expect(try foods(text)[food] == grams)
    }
}
