internal import MealReader
internal import Nutrition

/// What is believed of a food that says nothing of itself: by its category, or as of any meal.
enum FallbackRules {
    static func findings(of item: ReadingItem) -> [Finding] {
        findings(of: item, in: CategoryBounds(.meal), nil)
    }

    /// - Parameter category: `nil` when it is not known either; then little energy proves nothing.
    static func findings(
        of item: ReadingItem, in bounds: CategoryBounds, _ category: FoodCategory?
    ) -> [Finding] {
        var findings: [Finding] = []
        if let grams = item.grams?.value {
            let most = category == .beverage ? 3000.0 : 2000
            if grams > most {
                findings.append(.heavy(grams: grams, isAbsurd: grams > most * 1.5))
            }
        }
        guard let calories = item.nutrients.calories?.value, calories >= 0 else { return findings }
        if calories > bounds.absolute {
            findings.append(.rich(calories: calories, isAbsurd: true))
        } else if calories > bounds.most {
            findings.append(.rich(calories: calories, isAbsurd: false))
        } else if category != nil, calories < bounds.least, item.amount == nil {
            findings.append(.poor(calories: calories))
        }
        let distance = (calories - bounds.mean) / bounds.deviation
        if distance > 3, findings.isEmpty { findings.append(.outlier(deviations: distance)) }
        return findings
    }
}
