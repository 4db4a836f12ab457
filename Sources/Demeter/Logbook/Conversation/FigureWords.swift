internal import Nutrition

/// Figures that a person gives themselves: "250 kcal, 30 g carbohydrates".
enum FigureWords {
    /// `nil` unless every word belongs to a figure.
    static func figures(_ words: SpokenWords) -> Nutrients? {
        var figures = Nutrients.unknown
        var value: Double?
        for word in words.words {
            var text = Substring(word.text)
            if skipped.contains(word.text) { continue }
            if value == nil {
                let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
                guard !digits.isEmpty,
                    let number = Double(digits.filter { $0 != "," })
                else { return nil }
                value = number
                text = text.dropFirst(digits.count)
                if text.isEmpty { continue }
            }
            if units.contains(String(text)) { continue }
            guard let nutrient = names[String(text)], let number = value, number.isFinite,
                number <= 1_000_000
            else { return nil }
            figures[nutrient] = Thousandths(number)
            value = nil
        }
        return value == nil && figures != .unknown ? figures : nil
    }

    private static let skipped: Set<String> = ["and", "of", "with", "about", "total"]
    private static let units: Set<String> = ["g", "mg", "gram", "grams", "milligrams"]
    private static let names: [String: Nutrient] = [
        "kcal": .calories, "calories": .calories, "calorie": .calories, "cal": .calories,
        "cals": .calories, "protein": .protein, "proteins": .protein, "carbs": .carbohydrates,
        "carb": .carbohydrates, "carbohydrates": .carbohydrates, "carbohydrate": .carbohydrates,
        "fat": .fat, "fats": .fat, "fiber": .fiber, "fibre": .fiber, "sugar": .sugar,
        "sugars": .sugar, "sodium": .sodium,
    ]
}
