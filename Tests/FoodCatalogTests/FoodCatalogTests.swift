import FoodCatalog
import Nutrition
import TestSupport
import Testing

struct FoodCatalogTests {
    private static func food(
        _ id: FoodID, _ name: String, _ aliases: [String] = [], rank: Int? = nil
    ) -> Food {
        Food(
            id: id, name: name, aliases: aliases, category: .meal,
            per100g: Nutrients(calories: Thousandths(100)), source: FoodSource(release: "test"),
            rank: rank)
    }

    private let catalog = FoodCatalog(foods: [
        food("egg", "egg", ["eggs", "hen's egg"], rank: 10),
        food("scrambled-eggs", "scrambled eggs", rank: 60),
        food("oatmeal", "oatmeal", ["porridge"], rank: 30),
        food("banana", "banana", rank: 5),
        food("banana-bread", "banana bread", rank: 400),
        food("chicken-breast", "chicken breast", rank: 20),
        food("fried-chicken-breast", "fried chicken breast", rank: 40),
        food("raw-chicken-breast", "raw chicken breast"),
        food("whole-milk", "whole milk", rank: 12),
        food("milk", "milk", rank: 8),
        food("milk-chocolate", "milk chocolate", rank: 70),
        food("chocolate-milk", "chocolate milk", rank: 50),
        food("cola", "cola", ["coke", "coca cola"], rank: 3),
        food("diet-cola", "diet cola", ["diet coke"], rank: 9),
        food("popcorn", "popcorn", rank: 80),
        food("fndds-2017-2018:1", "Oatmeal, regular or quick, NS as to fat"),
    ])

    private func best(_ query: String) -> FoodID? {
        catalog.search(query, limit: 3).first?.food.id
    }

    @Test(arguments: [
        ("egg", "egg"), ("Eggs", "egg"), ("porridge", "oatmeal"),
        ("chiken breast", "chicken-breast"),
        ("oatmeel", "oatmeal"), ("bananna", "banana"), ("breast chicken", "chicken-breast"),
        ("fried chicken breast", "fried-chicken-breast"), ("coke", "cola"),
        ("diet coke", "diet-cola"), ("pop corn", "popcorn"), ("choc", "milk-chocolate"),
        ("scram", "scrambled-eggs"), ("chicken breast raw", "raw-chicken-breast"),
    ])
    func `a food is found by its names, inflected, misspelt, reordered or begun`(
        query: String, food: String
    ) {
        #expect(best(query) == FoodID(rawValue: food))
    }

    @Test func `the plain food comes before its kinds`() {
        #expect(catalog.search("chicken breast", limit: 3).map(\.food.id).first == "chicken-breast")
        #expect(best("milk") == "milk")
    }

    @Test func `an imported food comes after a curated one of the same words`() {
        let ids = catalog.search("oatmeal", limit: 5).map(\.food.id)
        #expect(ids.first == "oatmeal")
        #expect(ids.contains("fndds-2017-2018:1"))
    }

    @Test func `what the person eats comes before what others eat`() {
        let matches = catalog.search(
            "chicken breast", limit: 1, preferring: ["fried-chicken-breast": 12])
        #expect(matches.first?.food.id == "fried-chicken-breast")
    }

    @Test func `an exact name scores 1 and a part of it less`() throws {
        let match = try #require(catalog.search("egg", limit: 1).first)
        #expect(abs(match.score - 1) < 0.001)
        let part = try #require(catalog.search("scrambled", limit: 1).first)
        #expect(part.score < 0.9)
    }

    @Test(arguments: ["", "   ", "zzzzqqqq", "😀", "1", "the of and"])
    func `nothing is found where nothing is`(query: String) {
        #expect(catalog.search(query, limit: 5).isEmpty)
    }

    @Test func `a limit of none finds none`() {
        #expect(catalog.search("egg", limit: 0).isEmpty)
    }

    @Test func `of foods with one id the first stays`() {
        let catalog = FoodCatalog(foods: [
            Self.food("egg", "egg"), Self.food("egg", "goose egg"), Self.food("tea", "tea"),
        ])
        #expect(catalog.foods.map(\.name) == ["egg", "tea"])
        #expect(catalog["egg"]?.name == "egg")
        #expect(catalog["tea"]?.name == "tea")
        #expect(catalog["coffee"] == nil)
    }

    @Test func `a person's own food replaces one of the same id`() {
        let larger = catalog.adding([Self.food("egg", "duck egg"), Self.food("own", "gran's stew")])
        #expect(larger["egg"]?.name == "duck egg")
        #expect(larger.search("grans stew", limit: 1).first?.food.id == "own")
    }

    @Test func `a person's own food comes before an equal one of an import`() {
        let own = Self.food("own:oatmeal", "Oatmeal, regular or quick, NS as to fat")
        let found = catalog.adding([own]).search("regular oatmeal", limit: 9).map(\.food.id)
        #expect(found == ["own:oatmeal", "fndds-2017-2018:1", "oatmeal"])
    }

    @Test func `own foods leave the catalog's as they were, however they come`() {
        var random = SplitMix64(seed: 0x0F00D)
        let words = [
            "egg", "milk", "gran's", "chicken", "zork", "stew", "blorf", "cola", "with", "7",
        ]
        for round in 0..<100 {
            let own = (0..<Int.random(in: 1...6, using: &random)).map { number in
                let name = (0...2).compactMap { _ in words.randomElement(using: &random) }
                return Self.food(FoodID(rawValue: "own:\(number)"), name.joined(separator: " "))
            }
            let together = catalog.adding(own)
            let singly = own.reduce(catalog) { $0.adding([$1]) }
            for query in ["chicken breast raw", "chocolate milk", "diet cola", "egg", "zork stew"] {
                let all = together.search(query, limit: 50)
                #expect(all == singly.search(query, limit: 50), "round \(round)")
                #expect(
                    all.filter { !$0.food.id.rawValue.hasPrefix("own:") }
                        == catalog.search(query, limit: 50), "round \(round)")
            }
            for food in own {
                #expect(
                    together.search(food.name, limit: 9).contains { $0.food == food },
                    "round \(round)")
            }
        }
    }

    @Test func `an empty catalog finds nothing`() {
        #expect(FoodCatalog(foods: []).search("egg", limit: 3).isEmpty)
    }
}
