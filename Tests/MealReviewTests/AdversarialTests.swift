import CatalogFiles
import FoodCatalog
import MealReader
import MealReview
import Nutrition
import Testing

/// Entries that nobody has ever eaten, whoever made the reading; every one of them must wait.
struct AdversarialTests {
    /// A reading of one item, as a model, a package or a person gives it: figures without a food.
    struct Given: Sendable, CustomTestStringConvertible {
        var name: String
        var grams: Double?
        var amount: Double?
        var calories: Double?
        var protein: Double?
        var carbohydrates: Double?
        var fat: Double?
        var sodium: Double?
        var food: FoodID?

        var testDescription: String { name }

        var item: ReadingItem {
            ReadingItem(
                text: name, name: name, food: food, amount: amount,
                grams: grams.map { Thousandths($0) },
                nutrients: Nutrients(
                    calories: calories.map { Thousandths($0) },
                    protein: protein.map { Thousandths($0) },
                    carbohydrates: carbohydrates.map { Thousandths($0) },
                    fat: fat.map { Thousandths($0) }, sodium: sodium.map { Thousandths($0) }),
                confidence: 0.95)
        }
    }

    static let figures: [Given] = [
        Given(name: "popcorn of 8,000 kcal", grams: 1600, calories: 8000),
        Given(name: "popcorn of 8,000 kcal in 100 g", grams: 100, calories: 8000),
        Given(
            name: "chicken of 200 kcal with 100 g protein", grams: 150, calories: 200, protein: 100),
        Given(name: "negative celery", amount: -2, calories: 10),
        Given(name: "celery of negative weight", grams: -80, calories: 10),
        Given(name: "celery of negative energy", grams: 80, calories: -10),
        Given(name: "bread of negative protein", grams: 30, calories: 80, protein: -3),
        Given(
            name: "a shake of no energy", grams: 300, calories: 0, protein: 30, carbohydrates: 20,
            fat: 5),
        Given(name: "butter of no energy", grams: 20, calories: 0, fat: 16),
        Given(name: "water with fat", grams: 1, calories: 45, fat: 5),
        Given(name: "sugar heavier than itself", grams: 10, calories: 80, carbohydrates: 20),
        Given(
            name: "parts of twice the weight", grams: 100, calories: 900, protein: 60,
            carbohydrates: 80, fat: 40),
        Given(name: "oil beyond fat", grams: 10, calories: 150, fat: 10),
        Given(name: "a salad of 12,000 kcal", grams: 400, calories: 12_000),
        Given(name: "a soup of 3,500 kcal", grams: 800, calories: 3500),
        Given(name: "a sandwich of 9 kg", grams: 9000, calories: 2000),
        Given(name: "a smoothie of 4 kg", grams: 4000, calories: 1000),
        Given(
            name: "a bar of 50 kcal with 40 g carbohydrates", grams: 60, calories: 50, protein: 5,
            carbohydrates: 40, fat: 3),
        Given(
            name: "a pie of 900 kcal of nothing", grams: 300, calories: 900, protein: 2,
            carbohydrates: 10, fat: 3),
        Given(name: "no amount at all", amount: 0, calories: 0),
        Given(name: "nothing in grams", grams: 0, calories: 100),
        Given(name: "an infinity of peas", amount: .infinity, calories: 100),
        Given(name: "a food without a name in any book", amount: 2),
        Given(
            name: "steak of 300 kcal with 120 g fat", grams: 250, calories: 300, protein: 60,
            fat: 120
        ),
        Given(name: "a coffee of 2,600 kcal", grams: 300, calories: 2600),
    ]

    @Test(arguments: figures) func `figures that cannot be are held`(_ given: Given) {
        let verdicts = MealReview().review(Reading(text: given.name, items: [given.item]))
        #expect(verdicts.map(\.isHeld) == [true])
    }

    /// Foods of the catalog in amounts that nobody eats: the food, how many, grams of each.
    static let amounts: [(FoodID, Double, String?, Double)] = [
        ("butter", 3, "kg", 1000), ("butter", 40, "tablespoon", 15), ("butter", 2000, "g", 1),
        ("rice", 4, "kg", 1000), ("rice", 30, "cup", 160), ("egg", 10_000, "egg", 50),
        ("egg", 60, "egg", 50), ("egg", 1_000_000, "egg", 50), ("toast", 200, "slice", 30),
        ("cola", 12, "l", 1000), ("cola", 30, "can", 355), ("celery", 8, "kg", 1000),
        ("celery", 90, "stalk", 40), ("salt", 60, "g", 1), ("oil", 500, "ml", 0.92),
        ("cake", 6, "cake", 900),
    ]

    @Test(arguments: amounts)
    func `amounts that nobody eats are held`(
        _ id: FoodID, _ amount: Double, _ unit: String?, _ gramsEach: Double
    ) throws {
        #expect(try verdict(id, amount, unit, gramsEach).isHeld)
    }

    /// What is thought of so many units of a food, each of `gramsEach`.
    private func verdict(
        _ id: FoodID, _ amount: Double, _ unit: String?, _ gramsEach: Double
    ) throws -> Verdict {
        let food = try #require(Self.catalog[id])
        let grams = amount * gramsEach
        let item = ReadingItem(
            text: food.name, name: food.name, food: id, amount: amount, unit: unit,
            grams: Thousandths(grams), nutrients: food.per100g.scaled(by: grams / 100),
            confidence: 0.95)
        let verdicts = MealReview(catalog: Self.catalog).review(
            Reading(text: food.name, items: [item]))
        #expect(verdicts.count == 1)
        return try #require(verdicts.first)
    }

    static let written = [
        "-3 apples", "1e99 g of rice", "toast with -2 eggs", "1E5 eggs", "-0.5 cups of rice",
    ]

    @Test(arguments: written) func `amounts that are no amounts are held`(_ text: String) {
        let words = text.split(separator: "-").last.map(String.init) ?? text
        let item = ReadingItem(
            text: words, name: "rice", food: "rice", grams: Thousandths(100),
            nutrients: Nutrients(calories: Thousandths(130)), confidence: 0.9)
        let verdicts = MealReview(catalog: Self.catalog).review(Reading(text: text, items: [item]))
        #expect(verdicts.map(\.isHeld) == [true])
    }

    /// As a person types or says them, with the foods that Demeter comes with.
    static let typed = [
        "8,000 kcal popcorn", "popcorn 8000 kcal", "popcorn, 8000 calories", "8000 calorie popcorn",
        "a bag of popcorn, 8000 kcal", "eight thousand calories of popcorn",
        "200 kcal chicken with 100 g protein", "chicken, 200 kcal, 100 g protein",
        "100 g of chicken with 200 kcal and 100 g of protein", "-2 sticks of celery",
        "-3 celery stalks", "-100 g of celery", "celery, -10 kcal",
        "a shake with 0 kcal, 30 g protein and 20 g carbs",
        "a protein bar with 0 calories, 20 g protein and 10 g fat", "3 kg of butter", "butter 3 kg",
        "three kilos of butter", "1 g of water with 5 g of fat", "100 g of celery, 900 kcal",
        "10 g of butter, 400 kcal", "2 eggs, 2000 kcal", "an egg of 1500 kcal",
        "100 g chicken 500 kcal", "black coffee 900 kcal", "a cup of rice with 300 g carbs",
    ]

    @Test(arguments: typed) func `lines that cannot be are held`(_ line: String) throws {
        let reading = try Self.reader.get().reading(of: line)
        let verdicts = MealReview(catalog: try Self.reader.get().catalog).review(reading)
        #expect(verdicts.contains { $0.isHeld }, "\(reading.items) \(verdicts)")
    }

    /// The same kind of lines, as they are meant.
    static let meant = [
        "300 kcal pizza", "a 300 calorie pizza", "pizza 300 kcal", "popcorn 180 kcal",
        "yogurt (150 kcal)", "protein bar 20g protein 200 calories", "2 eggs 160 kcal",
        "2 eggs, 80 kcal each", "a banana, 105 calories", "chicken, 200 kcal, 38 g protein",
        "a 600 calorie burger", "100 g of chicken, 170 kcal", "rice with 45 g carbs",
        "a burger and fries, 900 kcal", "200 g of greek yogurt with 20 g of protein",
        "a 100 calorie pack of popcorn", "a 7 up", "a quest bar 20g protein", "zero calorie soda",
        "a low-calorie ice cream", "a glass of wine, 120 kcal", "mystery stew 250 kcal",
        "zorblax, 250 kcal",
    ]

    @Test(arguments: meant) func `lines that state what can be are logged`(_ line: String) throws {
        let reading = try Self.reader.get().reading(of: line)
        let verdicts = MealReview(catalog: try Self.reader.get().catalog).review(reading)
        #expect(!verdicts.isEmpty)
        #expect(!verdicts.contains { $0.isHeld }, "\(reading.items) \(verdicts)")
        #expect(reading.unread.allSatisfy { ["mystery", "zorblax"].contains($0) })
    }

    static let reader = Result {
        let top = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        let path = top.joined(separator: "/") + "/ingredients.json"
        return MealReader(catalog: FoodCatalog(foods: try CatalogFile.load(path)))
    }

    /// What people do eat, much of it as it may be.
    static let believed: [(FoodID, Double, String?, Double)] = [
        ("butter", 2, "tablespoon", 15), ("rice", 2, "cup", 160), ("rice", 400, "g", 1),
        ("egg", 4, "egg", 50), ("toast", 5, "slice", 30), ("cola", 2, "can", 355),
        ("celery", 6, "stalk", 40), ("salt", 2, "g", 1), ("oil", 2, "tablespoon", 14),
        ("cake", 1, "slice", 90),
    ]

    @Test(arguments: believed)
    func `amounts that people eat are believed`(
        _ id: FoodID, _ amount: Double, _ unit: String?, _ gramsEach: Double
    ) throws {
        #expect(try verdict(id, amount, unit, gramsEach) == Verdict())
    }

    static let catalog = FoodCatalog(foods: [
        food("butter", .condiment, 717, 1, 0, 81, [("tablespoon", 15), ("pat", 5)]),
        food("rice", .grain, 130, 3, 28, 0.3, [("cup", 160)]),
        food("egg", .protein, 143, 12.6, 0.7, 9.5, [("egg", 50)]),
        food("toast", .grain, 300, 10, 50, 5, [("slice", 30)]),
        food("cola", .beverage, 42, 0, 10.6, 0, [("can", 355), ("bottle", 500)]),
        food("celery", .vegetable, 14, 0.7, 3, 0.2, [("stalk", 40), ("cup", 100)]),
        food("salt", .condiment, 0, 0, 0, 0, [("teaspoon", 6)], sodium: 38_758),
        food("oil", .condiment, 884, 0, 0, 100, [("tablespoon", 14), ("cup", 218)]),
        food("cake", .dessert, 380, 4, 50, 18, [("slice", 90), ("cake", 900)]),
    ])

    private static func food(
        _ id: FoodID, _ category: FoodCategory, _ calories: Double, _ protein: Double,
        _ carbohydrates: Double, _ fat: Double, _ portions: [(String, Double)], sodium: Double = 0
    ) -> Food {
        Food(
            id: id, name: id.rawValue, category: category,
            per100g: Nutrients(
                calories: Thousandths(calories), protein: Thousandths(protein),
                carbohydrates: Thousandths(carbohydrates), fat: Thousandths(fat), fiber: .zero,
                sugar: .zero, sodium: Thousandths(sodium)),
            portions: portions.map { Portion(label: $0.0, grams: Thousandths($0.1)) },
            defaultPortion: 0, source: FoodSource(release: "test"))
    }
}
