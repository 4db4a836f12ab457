import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

/// No word is lost: each is a food's, says how much or when, or stands in `unread`.
struct UnreadWordsTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: ReadingPasses.foods))

    @Test(arguments: [
        ("500 g of fried zorblax", "fried zorblax", 500.0), ("zorblax 100g", "zorblax", 100),
        ("a bowl of zorblax", "zorblax", nil), ("some khachapuri", "khachapuri", nil),
        ("200 g of blorf", "blorf", 200), ("2 eggs, blorf 50g", "blorf", 50),
        ("blorf: 50g, rice: 100g", "blorf", 50),
    ])
    func `an amount of what nobody knows is kept without figures`(
        text: String, name: String, grams: Double?
    ) throws {
        let item = try #require(reader.reading(of: text).items.first { $0.food == nil })
        #expect(item.name == name)
        #expect(item.grams?.value == grams)
        #expect(item.nutrients.calories == nil)
    }

    @Test func `the text of such an item holds its amount`() {
        #expect(reader.reading(of: "zorblax 100g").items.map(\.text) == ["zorblax 100g"])
        #expect(reader.reading(of: "200 g of blorf").items.map(\.text) == ["200 g of blorf"])
    }

    @Test(arguments: [
        ("glorpy sandwich with ham", "glorpy"), ("coffeebix toast", "coffeebix"),
        ("zorblax and two eggs", "zorblax"),
    ])
    func `a word that the food knows nothing of is unread`(text: String, word: String) {
        #expect(reader.reading(of: text).unread == [word])
    }

    @Test func `an amount of what nobody knows is no other food's`() throws {
        let items = reader.reading(of: "300 g of roasted snarfle with rice").items
        let rice = try #require(items.first { $0.food != nil })
        #expect(rice.grams?.value != 300)
        #expect(items.first { $0.food == nil }?.grams?.value == 300)
    }

    @Test(arguments: [
        ("decaf oat latte", ["oat"]), ("decaf latte", []), ("oats", []), ("latte and oats", []),
    ])
    func `a food that its neighbour ignores is unread`(text: String, unread: [String]) {
        let foods = ["decaf latte", "oat"].map { name in
            Food(
                id: FoodID(rawValue: name.split(separator: " ").joined(separator: "-")), name: name,
                category: .meal, per100g: Nutrients(calories: Thousandths(200)),
                portions: [Portion(label: "cup", grams: Thousandths(240))], defaultPortion: 0,
                usualGrams: Thousandths(240), source: FoodSource(release: "test"))
        }
        let reader = MealReader(catalog: FoodCatalog(foods: foods))
        #expect(reader.reading(of: text).unread == unread)
    }

    @Test(arguments: [
        ("bouillabaisse with qwuxle", ["qwuxle"]), ("qwuxle dumplings", ["qwuxle"]),
        ("toast, vrombix", ["vrombix"]),
        ("crackers from Qwuxle", []), ("toast at the vrombix", []),
        ("soup with my vrombix", []), ("a glass of milk after my run", []),
        ("toast without butter", ["without butter"]),
    ])
    func `what nobody knows is said of the food that it may be in`(
        text: String, said: [String]
    ) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.flatMap(\.modifiers) == said)
    }

    @Test(arguments: UInt64(1)...8)
    func `made-up words are always unread or an item's`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<40 {
            var words = RandomSentence.text(words: Int.random(in: 1...6, using: &random), &random)
                .split(separator: " ").map(String.init)
            let strange = ["qwuxle", "vrombix", "jyndlo"].randomElement(using: &random) ?? ""
            words.insert(strange, at: Int.random(in: 0...words.count, using: &random))
            let text = words.joined(separator: " ")
            // What was absent is said of a food, and what others had is no meal.
            if ["no", "without", "had"].contains(where: text.contains) { continue }
            let reading = reader.reading(of: text)
            let isSaid =
                reading.unread.contains { $0.contains(strange) }
                || reading.items.contains { $0.food == nil && $0.name.contains(strange) }
                || reading.items.contains { $0.modifiers.contains { $0.contains(strange) } }
            #expect(isSaid, "seed \(seed): \(text)")
        }
    }
}
