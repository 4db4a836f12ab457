import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import TestSupport
import Testing

struct MealReaderTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: TestFoods.all))

    private func grams(_ text: String) -> [String: Double] {
        Dictionary(
            reader.reading(of: text).items.map { ($0.name, $0.grams?.value ?? -1) },
            uniquingKeysWith: +)
    }

    @Test(arguments: [
        ("two eggs and a slice of toast with butter", ["egg": 100.0, "toast": 30, "butter": 5]),
        ("eggs x2", ["egg": 100]), ("half a dozen eggs", ["egg": 300]),
        ("2 eggs, 3 slices of toast & coffee", ["egg": 100, "toast": 90, "black coffee": 240]),
        ("1 1/2 cups of rice", ["rice": 240]), ("rice 200g", ["rice": 200]),
        ("butter (10 g)", ["butter": 10]), ("3 oz rice", ["rice": 85.049]),
        ("2 tbsp butter", ["butter": 30]), ("toast, no butter", ["toast": 30]),
        ("For breakfast, I treated myself to a delightful egg", ["egg": 50]),
        ("a cup of coffee. Then two slices of toast!", ["black coffee": 240, "toast": 60]),
        ("TWO EGGS", ["egg": 100]), ("1 egg + 1 toast", ["egg": 50, "toast": 30]),
        ("two or three eggs", ["egg": 125]),
    ])
    func `a meal is read into foods and grams`(text: String, expected: [String: Double]) {
        let found = grams(text)
        #expect(Set(found.keys) == Set(expected.keys))
        for (name, value) in expected {
            #expect(abs((found[name] ?? -1) - value) < 0.01, "\(name) in \(text)")
        }
    }

    @Test func `an item says what it rests on`() throws {
        let item = try #require(reader.reading(of: "2 slices of toast without butter").items.first)
        #expect(item.text == "2 slices of toast")
        #expect(item.food == "toast")
        #expect(item.amount == 2)
        #expect(item.unit == "slice")
        #expect(item.grams == Thousandths(60))
        #expect(item.nutrients.calories == Thousandths(180))
        #expect(item.assumption == "2 × slice (30 g)")
        #expect(item.modifiers == ["without butter"])
        #expect((0...1).contains(item.confidence))
    }

    @Test func `occasion, time and unread words are told`() {
        let reading = reader.reading(of: "yesterday for lunch I had toast with zorblax")
        #expect(reading.meal == .lunch)
        #expect(reading.time == SpokenTime(day: .daysAgo(1)))
        #expect(reading.unread == ["zorblax"])
        #expect(reading.items.map(\.name) == ["toast"])
    }

    @Test func `food-like words that match nothing become an item without figures`() throws {
        let reading = reader.reading(of: "two slices of zorblax")
        let item = try #require(reading.items.first)
        #expect(item.food == nil)
        #expect(item.name == "zorblax")
        #expect(item.amount == 2)
        #expect(item.nutrients == .unknown)
        #expect(reading.confidence == 0)
    }

    @Test func `what the person eats is meant before what others eat`() {
        let foods =
            TestFoods.all + [
                Food(
                    id: "white-rice", name: "white rice", category: .grain,
                    per100g: Nutrients(calories: Thousandths(140)),
                    source: FoodSource(release: "test"))
            ]
        let catalog = FoodCatalog(foods: foods)
        let plain = MealReader(catalog: catalog).reading(of: "rice")
        let own = MealReader(catalog: catalog, history: ["white-rice": 20]).reading(of: "rice")
        #expect(plain.items.first?.food == "cooked-rice")
        #expect(own.items.first?.food == "white-rice")
    }

    @Test(arguments: [
        String(repeating: "a", count: 500), "12345 67890", "!!!???...", "😀🍕🥚",
        "яйца и тост", "1e99 g of eggs", "-3 eggs", "10000 eggs", "0 eggs", "a slice of coffee",
        String(repeating: "egg ", count: 125), "99999999999999999999999999 eggs", "\u{0}\u{1}\u{2}",
        "1/0 eggs", "eggs eggs eggs", "((((((", "2 2 2 2 2",
    ])
    func `bad input is never read with certainty`(text: String) {
        let reading = reader.reading(of: text)
        #expect(reading.confidence < 0.9)
        #expect(reading.text == text)
    }

    @Test func `random words never break a reading`() {
        let words = [
            "egg", "two", "1/2", "of", "a", "cup", "and", "with", "no", "toast", ",", ".", "(", ")",
            "x2",
            "200g", "rice", "butter", "half", "fl", "oz", "large", "-", "½", "12", "without",
            "coffee",
        ]
        for seed in UInt64(1)...300 {
            var random = SplitMix64(seed: seed)
            let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined(separator: " ")
            let reading = reader.reading(of: text)
            #expect((0...1).contains(reading.confidence), "seed \(seed): \(text)")
            #expect(reading == reader.reading(of: text), "seed \(seed): \(text)")
        }
    }
}
