package import Nutrition

/// A few foods with round figures, so that expected sums can be checked in the head.
package enum TestFoods {
    package static let all: [Food] = [
        food(
            "egg", "egg", .protein, calories: 150, protein: 12, carbohydrates: 1, fat: 10,
            [("egg", 50)]),
        food(
            "toast", "toast", .grain, calories: 300, protein: 10, carbohydrates: 50, fat: 5,
            [("slice", 30)]),
        food(
            "butter", "butter", .condiment, calories: 700, protein: 1, carbohydrates: 0, fat: 80,
            [("pat", 5), ("tablespoon", 15)]),
        food(
            "black-coffee", "black coffee", .beverage, calories: 1, protein: 0.1,
            carbohydrates: 0, fat: 0, [("cup", 240)], aliases: ["coffee"]),
        food(
            "cooked-rice", "rice", .grain, calories: 130, protein: 3, carbohydrates: 28, fat: 0.3,
            [("cup", 160)]),
    ]

    private static func food(
        _ id: FoodID, _ name: String, _ category: FoodCategory, calories: Double, protein: Double,
        carbohydrates: Double, fat: Double, _ portions: [(String, Double)], aliases: [String] = []
    ) -> Food {
        Food(
            id: id, name: name, aliases: aliases, category: category,
            per100g: Nutrients(
                calories: Thousandths(calories), protein: Thousandths(protein),
                carbohydrates: Thousandths(carbohydrates), fat: Thousandths(fat),
                fiber: .zero, sugar: .zero, sodium: .zero),
            portions: portions.map { Portion(label: $0.0, grams: Thousandths($0.1)) },
            defaultPortion: 0, source: FoodSource(release: "test"))
    }
}
