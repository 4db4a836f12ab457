import MealReader
import Nutrition
import Testing

/// Bare foods beside each other, by the whole catalog: which are a list and which a dish.
struct PlainListTests {
    private func foods(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue ?? $0.name }
    }

    private func isNothing(_ text: String) throws -> Bool {
        if case .nothing = try WholeCatalog.reader().read(text) { return true }
        return false
    }

    @Test(arguments: [
        ("eggs, jam", 2), ("chicken, pineapple", 2), ("pancakes, blueberries", 2),
        ("ham, cheese", 2),
        ("bread, olives", 2), ("cheese, dates", 2), ("curry, peas", 2), ("steak and prawns", 2),
        ("wrap and bacon", 2), ("honey and cake", 2), ("chicken, rice and beans", 2),
        ("soup, tomato", 1), ("pie, peach", 1), ("mac and cheese", 1), ("beef and rice", 1),
        ("ham, egg and cheese croissant", 1), ("salad, fish and chips", 2), ("beans, kidney", 1),
        ("milk, semi skimmed", 1), ("bacon and eggs", 2), ("sushi and spring rolls", 2),
        ("rice, 1 cup rice pudding", 2), ("chicken bowl, croissant, white rice", 3),
        ("steak - 8 oz", 1), ("coffee - 2 sugars", 2), ("english muffin - 2 eggs", 2),
        ("8 oz steak and kidney pie", 1),
        ("had a sandwich for lunch. dave offered me cake, i said no", 1),
    ])
    func `commas part bare foods, and "and" those that no dish is called after`(
        text: String, count: Int
    ) throws {
        #expect(try foods(text).count == count)
    }

    @Test func `a dish with a food that nobody said is none`() throws {
        let read = try foods(
            "roast dinner: beef, 3 roast potatoes, yorkshire pudding, carrots, broccoli and gravy")
        #expect(!read.contains { $0.contains("rice") })
    }

    @Test(arguments: [
        ("three falafels in a pitta", ["falafel", "pita-bread"]),
        ("tuna mayo and cucumber baguette", ["tuna-baguette"]),
        ("8oz steak and chips", ["steak", "restaurant-fries"]),
    ])
    func `what is counted or weighed for itself stands alone`(text: String, expected: [String])
        throws
    {
        #expect(try foods(text) == expected)
    }

    @Test(arguments: [
        ("full english - 2 rashers, 2 sausages, 1 fried egg", "2 rashers, 2 sausages, 1 fried egg"),
        ("sushi, 8 pieces of salmon nigiri", "8 pieces of salmon nigiri"),
        ("protein shake, one scoop of whey in 300ml of milk", "one scoop of whey in 300ml of milk"),
        ("penne with pesto, 75g dry pasta and 1 tbsp pesto", "75g dry pasta and 1 tbsp pesto"),
        (
            "ordered dominos and ate three slices of pepperoni pizza",
            "three slices of pepperoni pizza"
        ),
    ])
    func `a heading and what is said again are no foods beside the others`(
        text: String, plain: String
    ) throws {
        #expect(try foods(text) == foods(plain))
    }

    @Test(arguments: [
        ("kfc 2 drumsticks", "2 kfc drumsticks"),
        ("dominos 3 slices of pepperoni pizza", "3 slices of dominos pepperoni pizza"),
        ("taco bell: 3 crunchy tacos", "3 taco bell crunchy tacos"),
        ("mcdonalds: big mac and fries", "mcdonalds big mac and fries"),
    ])
    func `a chain in front of the amount is that of the food`(text: String, plain: String) throws {
        #expect(try foods(text) == foods(plain))
    }

    @Test(arguments: [
        ("greggs 250 kcal sausage roll", 1.0), ("costa 12 oz latte", 12),
        ("mcdonalds 12pm big mac", 1),
    ])
    func `a number of something else counts no food of a chain`(text: String, most: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.count == 1)
        #expect((items.first?.amount ?? 1) <= most)
    }

    @Test(arguments: [
        ("fish, chips, peas", "restaurant-fries"), ("a plate of chips", "restaurant-fries"),
        ("sandwich, chips", "potato-chips"),
    ])
    func `chips are fries beside what is hot`(text: String, chips: String) throws {
        #expect(try foods(text).contains(chips))
    }

    @Test func `shopping behind a dash is no meal`() throws {
        #expect(try isNothing("asda list - butter, cheddar, crisps"))
    }

    @Test(arguments: [
        "jake had 2 slices of pizza, i didnt", "I was offered a beer but turned it down",
        "offered a doughnut, said no thanks",
    ])
    func `what is taken back at the end was not eaten`(text: String) throws {
        #expect(try isNothing(text))
    }
}
