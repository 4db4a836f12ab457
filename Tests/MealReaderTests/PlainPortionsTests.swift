import MealReader
import Nutrition
import Testing

/// What plain foods weigh when they are counted, held in a hand or sized, and which food a plain name means.
struct PlainPortionsTests {
    @Test(arguments: [
        ("2 chicken thighs", 190.0), ("3 spring rolls", 135), ("a handful of m&ms", 30),
        ("1 cup shelled edamame", 160), ("small plate of nachos", 130), ("a tin of beans", 415),
        ("3 slices of ham", 84), ("large onion", 200), ("a glass of red wine", 160),
    ])
    func `a measure weighs what people have of it`(text: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { $0.grams?.value } == [grams])
    }

    @Test(arguments: [
        ("10 halloumi fries", 180.0), ("12 kettle chips", 24), ("6 garlic mushrooms", 72),
        ("8 pieces of sushi", 240),
    ])
    func `pieces are counted as pieces, not as portions`(text: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { $0.grams?.value } == [grams])
    }

    @Test(arguments: ["2 lbs shrimp", "2 lb shrimp", "2 pounds of shrimp"])
    func `pounds are pounds however they are written`(text: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { $0.grams?.value } == [907.185])
    }

    @Test(arguments: [
        ("boiled egg and soldiers", "egg-and-soldiers"), ("mushroom omelette", "vegetable-omelet"),
        ("shrimp cocktail", "shrimp-cocktail"), ("filet o fish meal", "filet-o-fish-meal"),
        ("streaky bacon", "bacon"), ("strudel", "apple-strudel"), ("snow crab legs", "crab-legs"),
        ("bran muffin", "wheat-bran-muffin"), ("a packet of swiss miss", "swiss-miss"),
        ("top ramen", "instant-noodle-packet"), ("chicken soup", "homemade-chicken-noodle-soup"),
    ])
    func `a plain name is the food that people mean by it`(text: String, food: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { $0.food?.rawValue } == [food])
    }

    @Test(arguments: ["175 lbs", "I weigh 180 lbs", "down 2 lbs"])
    func `pounds of a body are no food`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }
}
