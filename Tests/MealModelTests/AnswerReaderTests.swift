import FoodCatalog
import MealModel
import MealReader
import Nutrition
import Testing

struct AnswerReaderTests {
    private func read(_ item: ModelAnswer.Item, offered: [FoodID]) -> ReadingItem? {
        let reading = AnswerReader(reader: MealReader(catalog: SampleFoods.catalog)).reading(
            of: ModelAnswer(items: [item]), text: "x",
            offered: offered.compactMap { SampleFoods.catalog[$0] }, like: Reading(text: "x"))
        return reading.items.first
    }

    static let weights: [(Double?, String?, FoodID, Double)] = [
        (150, "g", "white-rice", 150), (0.5, "kg", "lentils", 500), (2, "cup", "white-rice", 326),
        (2, "cups", "white-rice", 326), (2, "small", "egg", 76), (3, nil, "egg", 150),
        (nil, nil, "apple-pie", 125), (1, "slice", "apple-pie", 125), (2, "oz", "apple", 56.7),
    ]

    @Test(arguments: weights)
    func `an amount of a known food is weighed and gets the catalog's figures`(
        quantity: Double?, unit: String?, food: FoodID, grams: Double
    ) throws {
        let item = try #require(
            read(
                ModelAnswer.Item(
                    name: "x", quantity: quantity, unit: unit,
                    nutrients: Nutrients(calories: Thousandths(1)), confidence: 1, food: food),
                offered: [food]))
        let known = try #require(SampleFoods.catalog[food])
        let weighed = try #require(item.grams)
        #expect(abs(weighed.value - grams) < 0.01)
        #expect(item.food == food)
        #expect(item.name == known.name)
        #expect(item.nutrients == known.per100g.scaled(by: weighed.value / 100))
        #expect(item.confidence == AnswerReader.matchedConfidence)
    }

    @Test(arguments: ["olive-oil", "made-up"] as [FoodID])
    func `a food that was not offered is an estimate, also when it exists`(food: FoodID) throws {
        let figures = Nutrients(calories: Thousandths(300), fat: Thousandths(10))
        let item = ModelAnswer.Item(
            name: "house bowl", quantity: 1, unit: "bowl", nutrients: figures, confidence: 0.95,
            food: food, text: "usual bowl")
        #expect(
            read(item, offered: ["egg"])
                == ReadingItem(
                    text: "usual bowl", name: "house bowl", amount: 1, unit: "bowl",
                    nutrients: figures, confidence: AnswerReader.estimatedConfidence,
                    assumption: "the model's estimate"))
    }

    @Test func `each food keeps the meal that the offline reader found for its words`() {
        func offline(_ text: String, _ food: FoodID?, _ meal: Meal?) -> ReadingItem {
            var item = ReadingItem(text: text, name: text, food: food)
            item.meal = meal
            return item
        }
        let text = "Egg for breakfast, an apple, later apple pie and a house bowl for dinner"
        let reading = AnswerReader(reader: MealReader(catalog: SampleFoods.catalog)).reading(
            of: ModelAnswer(items: [
                ModelAnswer.Item(name: "egg", food: "egg", text: "egg"),
                ModelAnswer.Item(name: "apple", food: "apple", text: "an apple"),
                ModelAnswer.Item(name: "pie", food: "apple-pie", text: "Apple pie"),
                ModelAnswer.Item(name: "bowl", text: "a house bowl"),
                ModelAnswer.Item(name: "an apple", food: "apple", text: "fruit"),
                ModelAnswer.Item(name: "water", text: "a glass of water"),
            ]), text: text,
            offered: ["egg", "apple", "apple-pie"].compactMap { SampleFoods.catalog[$0] },
            like: Reading(
                text: text,
                items: [
                    offline("Egg", "egg", .breakfast), offline("an apple", "apple", .breakfast),
                    offline("apple pie", "apple-pie", .dinner), offline("house bowl", nil, .dinner),
                ], meal: .breakfast))
        #expect(
            reading.items.map(\.meal)
                == [.breakfast, .breakfast, .dinner, .dinner, .breakfast, nil])
        #expect(reading.meal == .breakfast)
    }

    @Test func `time and meal stay those that the offline reader found`() {
        let offline = Reading(
            text: "x", meal: .lunch, time: SpokenTime(day: .daysAgo(1)))
        let reading = AnswerReader(reader: MealReader(catalog: SampleFoods.catalog)).reading(
            of: ModelAnswer(items: [], unparsed: "corner place", question: "Which?"), text: "x",
            offered: [], like: offline)
        #expect(
            reading
                == Reading(
                    text: "x", unread: ["corner", "place"], question: Question(text: "Which?"),
                    meal: .lunch, time: SpokenTime(day: .daysAgo(1))))
    }
}
