import FoodCatalog
import Nutrition

/// A few foods with their forms and portions; figures are per 100 g.
enum SampleFoods {
    static let catalog = FoodCatalog(foods: all)

    static let all: [Food] = [
        food(
            "white-rice", "white rice, cooked", ["rice"], 129, 2.7, 28, 0.3, [("cup", 163)], rank: 1
        ),
        food(
            "white-rice-dry", "white rice, dry", ["rice, uncooked"], 365, 7, 80, 0.7, [("cup", 185)]
        ),
        food("lentils", "lentils, cooked", [], 116, 9, 20, 0.4, [("cup", 198)]),
        food("lentils-dry", "lentils, dried", [], 352, 25, 63, 1, [("cup", 192)]),
        food("egg", "egg", [], 143, 12.6, 0.7, 9.5, [("large", 50), ("small", 38)], rank: 0),
        food("fried-egg", "fried egg", [], 196, 13.6, 0.8, 15, [("egg", 46)], rank: 5),
        food("olive-oil", "olive oil", [], 884, 0, 0, 100, [("tablespoon", 13.5)]),
        food(
            "chicken-breast", "chicken breast, cooked", ["grilled chicken breast"], 165, 31, 0, 3.6,
            [("breast", 172)]),
        food("chicken-breast-raw", "chicken breast, raw", [], 120, 22.5, 0, 2.6, [("breast", 236)]),
        food("apple-pie", "apple pie", [], 265, 2.4, 37, 12.5, [("slice", 125)]),
        food("apple", "apple", ["apples"], 52, 0.3, 14, 0.2, [("medium", 182)], rank: 2),
    ]

    private static func food(
        _ id: String, _ name: String, _ aliases: [String], _ calories: Double, _ protein: Double,
        _ carbohydrates: Double, _ fat: Double, _ portions: [(String, Double)], rank: Int? = nil
    ) -> Food {
        Food(
            id: FoodID(rawValue: id), name: name, aliases: aliases, category: .meal,
            per100g: Nutrients(
                calories: Thousandths(calories), protein: Thousandths(protein),
                carbohydrates: Thousandths(carbohydrates), fat: Thousandths(fat)),
            portions: portions.map { Portion(label: $0.0, grams: Thousandths($0.1)) },
            defaultPortion: 0, source: FoodSource(release: "test"), rank: rank)
    }
}
