import MealReader
import Testing

/// Words that are no food's: neither slips for one, nor counted ones.
struct StrangeWordsTests {
    @Test(arguments: [
        "speak", "I speak to Dave", "the pool", "wipes", "order nappies and the big wipes",
        "Leeds half",
        "apply the data", "camp", "scope and basis", "the floors", "a graph", "pistons",
    ])
    func `everyday English is no slip for a food`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }

    @Test(arguments: [
        ("bannana", "banana"), ("grilled chiken brest", "grilled chicken breast"),
        ("oatmeel", "oatmeal"),
        ("stake and eggs", "beef steak"), ("wanton soup", "wonton soup"), ("expresso", "espresso"),
        ("carmel popcorn", "caramel popcorn"), ("packet of crips", "potato chips"),
        ("capuccino", "cappuccino"), ("omlette", "omelet"),
    ])
    func `a slip for a food still is one`(text: String, name: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.contains { $0.name == name })
    }

    @Test(arguments: [
        "900 words", "still 900 words short", "bed 7 obs every two hours",
        "questions 1 to 9 odd only",
        "check 82 psi",
    ])
    func `what is counted is no food where nothing is known or eaten`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }

    @Test(arguments: [
        "two glorps", "had 3 glorps", "3 glorps and toast", "lunch: 2 glorps and blorf",
    ])
    func `what is counted may be a food that nobody knows`(text: String) throws {
        #expect(
            try WholeCatalog.reader().reading(of: text).items.contains {
                $0.food == nil && $0.name == "glorps"
            })
    }

    @Test(arguments: [
        "Joan Salmun phoned the office", "Mister Garlik signed it off",
        "the script must set the path to a known value, using trustworthy data",
        "computes transformed polygon shapes from a shape according to current position and heading",
    ])
    func `a food among more strange words is none`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }

    @Test(arguments: [
        "two tacos al pastor from Rosalita's Cantina downtown",
        "had pizza at Giuseppe's on Wharf Street with Lucinda",
        "bowl of ramen, Ippudo Goodge Street",
        "an apple on the Jubilee line between Stanmore and Wembley",
        "crisps and a beer at the Oval, Somerset vs Surrey",
        "a muffin whilst revising chemistry flashcards",
    ])
    func `a food that is eaten or counted is one among any words`(text: String) throws {
        #expect(try !WholeCatalog.reader().reading(of: text).items.isEmpty)
    }
}
