import MealReader
import Nutrition
import Testing

/// Diaries that tell the weight of each food in full sentences, and what is said around it.
struct WeighedDiaryTests {
    private func foods(_ text: String) throws -> [String: Double] {
        let items = try WholeCatalog.reader().reading(of: text).items
        return Dictionary(
            items.map { ($0.food?.rawValue ?? "", $0.grams?.value ?? 0) }, uniquingKeysWith: +)
    }

    @Test(arguments: [
        ("80 g of rice noodles with pork belly, 150 g of tea, 20 g of bread", 250.0),
        (
            "60 g of brioche with amaranth grains and candied fruit, 90 g of plum, 30 g of cheese",
            180
        ),
        ("70 g of kale (sukuma wiki), 20 g of onion and 90 g of rice", 180),
        ("25 g of raisin-flavored gruel, 200 g of milk", 225),
        ("300 g of beans that also have bacon, 50 g of bread", 350),
        ("95 g of porridge made with cassava flour and milk", 95),
        ("80 g of pasta with mayonnaise and onion, 30 g of ham, 90 g of tortilla", 200),
        ("a cup of tea, 40 g of bread, 90 g of rice with lamb", 370),
    ])
    func `what is named beside weighed food and was not weighed is in its weight`(
        text: String, grams: Double
    ) throws {
        let sum = try foods(text).values.reduce(0, +)
        #expect(abs(sum - grams) < 31)
        #expect(sum >= grams - 1)
    }

    @Test(arguments: [
        (
            "300 g of dates, 250 g of pea stew with chicken and some white bread weighing 200 g",
            200.0
        ),
        ("50 g of rice, a salty biscuit that was 12 g and 90 g of tea", 12),
        ("20 g of sugar and a mate infusion, and it weighs 30 g", 30),
        ("25 g of cheese, some stock cubes as well (4 g)", 4),
        ("30 g of sugar, 21 g of dried vegetables, specifically okra", 21),
        (
            "I had 110 g of boiled and drained pinto beans, 90 g of rice, 2 g of boiled mung beans",
            110
        ),
    ])
    func `a weight is of its own food, wherever it stands`(text: String, grams: Double) throws {
        #expect(try foods(text).values.contains(grams))
    }

    @Test(arguments: [
        ("100 g of carp, fried, and 50 g of rice", "fried-carp"),
        ("20 g of bread, 300 g of beef that's been breaded and fried", "breaded-steak"),
        ("40 g of rice and 90 g of lettuce, tomato, and onion salad", "garden-salad"),
        ("60 g of sugar and 65 g of lime-treated maize flour", "maize-flour"),
        ("170 g of cow milk yogurt and 20 g of bread", "plain-yogurt"),
        ("30 g of rice, 220 g of boiled coffee beans plus salt", "coffee-bean-infusion"),
        ("30 g of rice, a 130 g chicken and lettuce sandwich", "chicken-sandwich"),
        ("95 g of tea with cow milk, 80 g of roti and 30 g of potato curry", "chai"),
        ("150 g of yogurt and 30 g of walnuts", "plain-yogurt"),
        ("150 g of strawberry yogurt and 30 g of walnuts", "yogurt"),
    ])
    func `a food is what is told of it`(text: String, food: String) throws {
        #expect(try foods(text).keys.contains { $0.hasPrefix(food) })
    }

    @Test(arguments: [
        "3 g of stock cubes for some extra flavor and 20 g of rice",
        "20 g of rice with 3 g of paprika to enhance the taste",
        "60 g of cheese with 20% fat and 15 g of bread",
        "9 g of half-fat cheese and 60 g of bread",
        "175 g of sorghum flour that was dehydrated and boiled, 2 g of salt",
        "90 g of wheat flour, type 500, and 10 g of sugar",
    ])
    func `what it was for, and how it was made, adds no food and no word`(text: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.count == 2)
        #expect(reading.unread.isEmpty)
    }

    @Test(arguments: [
        "I had 40 g of frog legs. There's also 60 g of collard greens.",
        "For dinner, I'm having 30 g of sponge gourd. There's also 80 g of bitter melon.",
    ])
    func `a sentence goes on with foods of two words`(text: String) throws {
        #expect(try foods(text).count == 2)
    }

    @Test(arguments: [
        "Lunch today is 120 g of vegetable soup that has rice or pasta in it.",
        "I've got 70 g of fresh chicken breast lined up for my dinner.",
        "Lunch today is 300 g of fresh longan.",
    ])
    func `what was weighed for a meal is one`(text: String) throws {
        #expect(try foods(text).count == 1)
    }
}
