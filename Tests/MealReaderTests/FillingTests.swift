import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Dishes that are called after what is in them, and what is said of their parts.
struct FillingTests {
    private static func food(
        _ name: String, id: String? = nil, _ category: FoodCategory, portions: [(String, Double)]
    ) -> Food {
        Food(
            id: FoodID(rawValue: id ?? name), name: name, category: category,
            per100g: Nutrients(calories: Thousandths(200)),
            portions: portions.map { Portion(label: $0.0, grams: Thousandths($0.1)) },
            defaultPortion: 0, usualGrams: Thousandths(100), source: FoodSource(release: "test"))
    }

    private let reader = MealReader(
        catalog: FoodCatalog(foods: [
            food("hamburger", .meal, portions: [("hamburger", 100), ("large hamburger", 200)]),
            food("cola", .beverage, portions: [("can", 355)]),
            food("latte", .beverage, portions: [("cup", 240)]),
            food("watermelon", .fruit, portions: [("medium wedge", 300), ("whole melon", 4000)]),
        ]))

    @Test func `a wrap beside a weighed filling is read where it is the only wrap`() {
        let few = MealReader(
            catalog: FoodCatalog(foods: [
                Self.food("tortilla wrap", id: "tortilla-wrap", .grain, portions: [("wrap", 60)]),
                Self.food("tuna", .protein, portions: [("can", 120)]),
            ]))
        let items = few.reading(of: "a wrap, 120 g tuna").items
        #expect(items.map(\.name) == ["tortilla wrap", "tuna"])
        #expect(items.map(\.grams?.value) == [60, 120])
    }

    @Test(arguments: [
        ("hamburger and a large cola", 100.0), ("a quarter of a watermelon", 1000),
        ("large latte", 140), ("latte", 100), ("small latte", 70),
    ])
    func `a size belongs to its own food`(text: String, grams: Double) {
        #expect(reader.reading(of: text).items.first?.grams?.value == grams)
    }

    @Test(arguments: [
        ("duck tacos", ["taco"]), ("tomato sandwich", ["tomato sandwich"]),
        ("lobster mac and cheese", ["cheese"]), ("a pint of bitter", ["beer"]),
        ("mushroom burger", ["hamburger"]),
        ("ham and cheese omelette with 3 eggs", ["omelet"]),
        ("turkey sandwich on rye", ["sandwich"]),
        ("burger and a large coke", ["hamburger", "cola"]),
        ("haddock and chips", ["haddock", "fries"]),
        ("tuna sandwich and chips", ["sandwich", "chips"]), ("a glass of red", ["wine"]),
        ("3 eggs and a ham omelette", ["egg", "omelet"]),
        ("mushrooms, burger", ["mushroom", "hamburger"]),
        ("fish fingers, chips and peas", ["fish fingers", "fries", "peas"]),
        ("ham sandwich, chips and an apple", ["ham sandwich", "chips", "apple"]),
        ("ham sandwich, chips, apple", ["ham sandwich", "chips", "apple"]),
        ("toast, juice, orange", ["toast", "juice", "orange"]), ("juice, orange", ["orange juice"]),
    ])
    func `a dish is read whole`(text: String, nouns: [String]) throws {
        let items = try WholeCatalog.reader().reading(of: text).items

        #expect(
            items.count == nouns.count
                && zip(items, nouns).allSatisfy { $0.name.contains($1) },
            "\(items.map(\.name))")
    }
}
