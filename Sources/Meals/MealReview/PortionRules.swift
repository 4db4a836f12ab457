internal import MealReader
internal import Nutrition

/// How much of a food is eaten at once, by the food's own portions.
enum PortionRules {
    static func findings(of item: ReadingItem, _ food: Food) -> [Finding] {
        guard let grams = item.grams?.value, grams > 0 else { return [] }
        let bounds = CategoryBounds(food.category)
        guard let largest = largestPortion(of: food) else {
            return FallbackRules.findings(of: item, in: bounds, food.category)
        }
        let ratio = grams / largest
        var findings: [Finding] = []
        if grams < tiniest, grams < largest / 50, food.category != .condiment {
            findings.append(.tiny(grams: grams))
        }
        let isDrink = food.category == .beverage
        if grams > 5000 || grams > (isDrink ? 4000 : 1500) && ratio > 5 {
            findings.append(.heavy(grams: grams, isAbsurd: true))
        } else if grams > (isDrink ? litre(of: food) : 1000), ratio > (isDrink ? 1.5 : 3) {
            findings.append(.heavy(grams: grams, isAbsurd: false))
        }
        if let calories = item.nutrients.calories?.value {
            let density = food.per100g.calories?.value ?? 0
            let ofLargest = density * largest / 100
            let absolute = min(max(bounds.absolute, 1500, ofLargest * 2), 3000)
            if calories > absolute {
                findings.append(.rich(calories: calories, isAbsurd: true))
            } else if calories > max(bounds.most, 600), ratio > 2 {
                findings.append(.rich(calories: calories, isAbsurd: false))
            }
        }
        if let sodium = item.nutrients.sodium?.value, sodium > 12_000 {
            findings.append(.salty(sodium: sodium, isAbsurd: sodium > 20_000))
        }
        if let count = item.amount, isPiece(item, grams / count),
            count > (food.category == .fruit ? 5 : 12)
        {
            findings.append(.many(count: count, isAbsurd: count > 40))
        }
        return findings
    }

    /// Grams below which only what flavours is eaten.
    private static let tiniest = 1.0

    /// The grams of a drink beyond which it is a lot: a litre, and two of what is but water.
    private static func litre(of food: Food) -> Double {
        (food.per100g.calories?.value ?? 0) > 5 ? 1000 : 2000
    }

    /// Whether the amount counts things as large as a biscuit or an egg.
    private static func isPiece(_ item: ReadingItem, _ gramsEach: Double) -> Bool {
        gramsEach >= 30 && item.unit.flatMap(MeasureUnit.init(symbol:)) == nil
    }

    /// The weight of the largest portion that people name of it, in grams; `nil` without any.
    private static func largestPortion(of food: Food) -> Double? {
        var largest = food.usualGrams?.value ?? 0
        for portion in food.portions { largest = max(largest, portion.grams.value) }
        return largest > 0 ? largest : nil
    }
}
