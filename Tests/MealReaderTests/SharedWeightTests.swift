import MealReader
import Nutrition
import Testing

/// One weight that was said for several foods, and sentences that tell more of a meal.
struct SharedWeightTests {
    @Test(arguments: [
        ("48 g of steamed carrots and greens, 100 g of rice", 48.0),
        ("200 g of rice and 274 g of bean stew with chicken", 274),
        ("30 g of bread, 75 g of peppers and onions", 75),
        ("100 g of rice and a cucumber salad with olive oil that weighs 113 g", 113),
        ("50 g of rice, a lettuce salad with olive oil at 55.2 g", 55.2),
        ("20 g of crackers and breadsticks, 30 g of cheese", 20),
        ("40 g of bread and 109 g of brewed coffee with sugar", 109),
    ])
    func `foods that were weighed together weigh so much together`(
        text: String, grams: Double
    ) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        try #require(items.count == 3)
        let weights = items.compactMap { $0.grams?.value }
        let pairs = [weights[0] + weights[1], weights[1] + weights[2]]
        #expect(pairs.contains { abs($0 - grams) < 0.01 })
    }

    @Test(arguments: [
        ("150 g of salmon with broccoli and 200 g of potatoes", "salmon", 150.0),
        ("100 g of bread with butter, 200 g of rice", "white-bread", 100),
        ("200 g of curry along with rice, 100 g of yogurt", "chicken-curry", 200),
        ("50 g of rice, 100 g of beans and a salad", "beans", 100),
        ("49 g of flour cooked in water, 20 g of beans", "flour", 49),
    ])
    func `what is beside a food that was weighed takes none of its weight`(
        text: String, food: String, grams: Double
    ) throws {
        let said = try said(text)
        #expect(said.values.contains { abs($0 - grams) < 0.01 })
    }

    @Test func `of two names behind one weight the last says what it is`() throws {
        #expect(try said("64 g of perch curry, 100 g of rice")["fish-curry"] == 64)
    }

    @Test(arguments: [
        ("5 g and 3 g of onion, 20 g of rice", "onion", 8.0),
        ("20 g of rice, 153g and 139g of flour", "flour", 292),
        ("12 grams of flour, and 7 grams of onion", "onion", 7),
        ("a banana weighing 35 g and 15 g of cheese", "cheese", 15),
        ("rice, 100 g and 50 g of beans", "pinto-beans", 50),
    ])
    func `two weights of one food are added`(text: String, food: String, grams: Double) throws {
        #expect(try said(text)[food] == grams)
    }

    @Test(arguments: [
        ("I had 100 g of rice. There's also 50 g of beans.", "beans"),
        ("I had rice. Plus, there's 30 g of sugar.", "sugar"),
        ("I ate eggs. I washed it all down with 200 ml of milk.", "milk"),
        ("had eggs. washed down with a beer", "beer"),
        ("I had rice. Also included were 180 grams of roasted peanuts.", "peanuts"),
        ("I had rice. It also has some onion at 2.8 g.", "onion"),
        ("I had a burger. It came with fries.", "french-fries"),
    ])
    func `a sentence goes on with the meal before it`(text: String, food: String) throws {
        #expect(try said(text).keys.contains { $0.contains(food) })
    }

    @Test(arguments: [
        "I had toast. There's milk in the fridge.",
        "I had soup. There's some soup left in the pot.",
        "I had rice. There are 5 kg of flour in the cupboard.",
        "I had a burger. It has 300 calories.",
        "There's 30 kg of rice in the cellar.",
        "I had rice. There's 500 g of rice left for tomorrow.",
    ])
    func `what is told of the house is no part of the meal`(text: String) throws {
        #expect(try said(text).count < 2)
    }

    private func said(_ text: String) throws -> [String: Double] {
        try WholeCatalog.reader().reading(of: text).items.reduce(into: [:]) { said, item in
            guard let food = item.food, let grams = item.grams else { return }
            said[food.rawValue] = grams.value
        }
    }
}
