import FoodCatalog
import MealReader
import Nutrition
import Testing

/// What others do and what befalls things, beside a food's name.
struct WorldSenseTests {
    private static func food(_ name: String) -> Food {
        Food(
            id: FoodID(rawValue: name.split(separator: " ").joined(separator: "-")), name: name,
            category: .meal, per100g: Nutrients(calories: Thousandths(200)),
            portions: [Portion(label: "piece", grams: Thousandths(100))], defaultPortion: 0,
            usualGrams: Thousandths(100), source: FoodSource(release: "test"))
    }

    private let reader = MealReader(
        catalog: FoodCatalog(
            foods: [
                "apple", "egg", "bread", "coffee", "pizza", "soup", "cake", "rice", "chicken",
                "olive",
                "wine", "curry", "burger", "milk", "crisps", "oil", "fish", "ham sandwich",
            ].map { food($0) }))

    private func foods(_ text: String) -> [String] {
        reader.reading(of: text).items.map(\.name)
    }

    @Test(arguments: [
        "jen in accounting had a huge burger", "dave at the gym eats six eggs a day",
        "mark from sales brought a cake", "the interns demolished the pizza",
        "the kids' packed lunches: crisps", "kids tea: pizza and crisps", "ben's lunch box: apple",
    ])
    func `a meal of somebody else's is left alone`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "new egg boiler arrived", "the pizza place on the corner closed down",
        "train leaves at noon",
        "lakers beat the chicken 110-98", "hungary vs chicken",
        "spurs lost 2-1, total pizza defending",
        "olive green jacket", "wine rack assembly", "apple corer", "coffee pods are on order",
        "mouldy bread again", "coffee is my favourite", "pizza is life", "soup fog this morning",
    ])
    func `what befalls people and things is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "2 puffs of ventolin", "took my fish oil", "stomach ache after the curry",
        "heartburn again, curry", "10 units of insulin before the soup",
    ])
    func `doses and ailments are no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "grab milk and bread", "never liked soup", "sowed rice", "iced the cake",
        "bottled 6 jars of soup", "chucked the curry, it had gone off",
    ])
    func `what is not eaten is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "tomorrow: chicken, rice", "ingredients: 200g rice, 2 eggs",
        "lunch for the team: 12 burgers",
        "packed lunchbox for Ella: ham sandwich, apple", "out of stock: milk",
    ])
    func `what stands behind such a heading is no meal`(text: String) {
        #expect(foods(text) == [])
    }

    @Test(arguments: [
        ("yesterday: egg, bread", ["egg", "bread"]),
        ("lunch: ham sandwich, apple", ["ham sandwich", "apple"]),
        ("I started my day with an egg", ["egg"]),
        ("kids leftovers: 2 burgers", ["burger"]),
        ("had soup with jen", ["soup"]),
        ("my boss had pizza, I had soup", ["soup"]),
        ("couldn't resist a cake", ["cake"]),
    ])
    func `what the speaker ate is still read`(text: String, expected: [String]) {
        #expect(foods(text) == expected)
    }
}
