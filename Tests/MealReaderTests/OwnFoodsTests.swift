import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

/// A person's own foods, which outrank all others.
struct OwnFoodsTests {
    private static func food(_ id: String, _ name: String, rank: Int? = nil) -> Food {
        Food(
            id: FoodID(rawValue: id), name: name, category: .meal,
            per100g: Nutrients(calories: Thousandths(100)),
            portions: [Portion(label: "bar", grams: Thousandths(50))], defaultPortion: 0,
            usualGrams: Thousandths(50), source: FoodSource(release: "test"), rank: rank)
    }

    private let catalog = FoodCatalog(foods: [
        food("latte", "latte", rank: 1), food("iced-latte", "iced latte"),
        food("bread", "bread", rank: 2),
        food("banana-bread", "banana bread"), food("granola-bar", "granola bar", rank: 3),
        food("banana", "banana"),
    ])

    private func foods(_ text: String, own: [String]) -> [String] {
        let foods = own.enumerated().map { Self.food("own-\($0)", $1) }
        return MealReader(catalog: catalog.adding(foods)).reading(of: text).items.map {
            $0.food?.rawValue ?? ""
        }
    }

    @Test(arguments: ["2 slices banana bread and a latte", "a granola bar", "banana"])
    func `foods of one's own make no reading of other foods surer or less sure`(text: String) {
        let own = [Self.food("own:zork", "zork"), Self.food("recipe:1", "satay bowl")]
        let with = MealReader(catalog: catalog.adding(own)).reading(of: text)
        let without = MealReader(catalog: catalog).reading(of: text)
        #expect(with.confidence == without.confidence)
        #expect(with.items.map(\.confidence) == without.items.map(\.confidence))
    }

    @Test(arguments: [
        "60 g love your gut bar", "100 g of love your gut bar", "a love your gut bar",
    ])
    func `a name that reads like talk and ends with a measure is still a name`(text: String) {
        #expect(foods(text, own: ["love your gut bar"]) == ["own-0"])
    }

    @Test(arguments: [
        ("борщ", "Борщ"), ("БОРЩ", "Борщ"), ("200 g Борщ", "борщ"),
        ("my bar", "my bar"), ("had my bar at work", "my bar"), ("2 my bars", "my bar"),
        ("the usual", "the usual"), ("a latte", "latte"), ("a latte and a banana", "latte"),
        ("Gran's Bread", "gran's bread"),
    ])
    func `an own food is found by its name`(text: String, name: String) {
        #expect(foods(text, own: [name]).first == "own-0")
    }

    @Test(arguments: [
        ("an iced latte", "latte", "iced-latte"), ("banana bread", "bread", "banana-bread"),
        ("a granola bar", "bar", "granola-bar"),
    ])
    func `a longer name of another food stays what it is`(
        text: String, own: String, expected: String
    ) {
        #expect(foods(text, own: [own]) == [expected])
    }

    @Test func `the longer of two own names counts`() {
        #expect(foods("oat latte", own: ["latte", "oat latte"]) == ["own-1"])
    }

    @Test func `own foods added one by one are found alike`() {
        let both = [Self.food("a", "my bar"), Self.food("b", "night shake")]
        let reader = MealReader(catalog: both.reduce(catalog) { $0.adding([$1]) })
        #expect(reader.reading(of: "my bar and a night shake").items.map(\.food) == ["a", "b"])
    }
}
