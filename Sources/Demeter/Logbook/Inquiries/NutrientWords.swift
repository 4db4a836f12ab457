internal import Nutrition

/// The names of nutrients, as people ask for them.
enum NutrientWords {
    static func nutrient(_ word: String) -> Nutrient? { names[word] }

    private static let names: [String: Nutrient] = [
        "calories": .calories, "calorie": .calories, "caloric": .calories, "kcal": .calories,
        "kcals": .calories, "cals": .calories, "cal": .calories, "energy": .calories,
        "protein": .protein, "proteins": .protein, "carbs": .carbohydrates, "carb": .carbohydrates,
        "carbohydrates": .carbohydrates, "carbohydrate": .carbohydrates, "fat": .fat, "fats": .fat,
        "fiber": .fiber, "fibre": .fiber, "sugar": .sugar, "sugars": .sugar, "sodium": .sodium,
        "salt": .sodium,
    ]
}
