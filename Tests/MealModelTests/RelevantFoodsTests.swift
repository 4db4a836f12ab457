import FoodCatalog
import MealModel
import Nutrition
import Testing

struct RelevantFoodsTests {
    static let sentences: [(String, [FoodID])] = [
        ("a bowl of rice", ["white-rice"]),
        ("100 g dry rice", ["white-rice-dry"]),
        ("uncooked white rice", ["white-rice-dry"]),
        ("cooked lentils and two fried eggs", ["fried-egg", "lentils", "egg"]),
        ("chicken breast", ["chicken-breast"]),
        ("grilled chicken breast", ["chicken-breast"]),
        ("raw chicken breast", ["chicken-breast-raw"]),
        ("a slice of apple pie", ["apple-pie", "apple"]),
        ("an apple", ["apple"]),
        ("chicken soup", []),
        ("olives", []),
        ("the usual bowl from the corner place", []),
        ("", []),
    ]

    @Test(arguments: sentences)
    func `only foods whose whole name is said are offered, in the form that is said`(
        sentence: String, foods: [FoodID]
    ) {
        let chosen = RelevantFoods(catalog: SampleFoods.catalog).choose(for: sentence)
        #expect(chosen.map(\.id) == foods)
    }

    @Test func `no more than twenty foods are offered, the most eaten first`() {
        let foods = (0..<40).map { number in
            Food(
                id: FoodID(rawValue: "tea-\(number)"), name: "tea", category: .beverage,
                per100g: .zero, source: FoodSource(release: "test"), rank: 40 - number)
        }
        let chosen = RelevantFoods(catalog: FoodCatalog(foods: foods)).choose(for: "a tea")
        #expect(chosen.map(\.id.rawValue) == (20..<40).reversed().map { "tea-\($0)" })
    }
}
