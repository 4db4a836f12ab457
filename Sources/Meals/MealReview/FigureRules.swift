internal import MealReader
internal import Nutrition

/// What figures can be at all, whatever the food.
enum FigureRules {
    /// kcal a gram: Atwater's general factors; alcohol is not among the figures.
    private static let protein = 4.0
    private static let carbohydrates = 4.0
    private static let fat = 9.0
    private static let fiber = 2.0
    /// kcal a gram of pure fat, with what rounding of labels adds.
    private static let densest = 9.3
    /// Below this, in kcal, rounding alone makes large differences.
    private static let roundingEnergy = 50.0

    static func findings(of item: ReadingItem, _ food: Food?) -> [Finding] {
        var findings: [Finding] = []
        // Grams of fat alone are a figure, too.
        if item.food == nil, item.nutrients == .unknown {
            findings.append(.unknownFood)
        }
        if let amount = item.amount {
            if !amount.isFinite { findings.append(.unreadableAmount("that much")) }
            if amount < 0 { findings.append(.negativeAmount) }
            if amount == 0 { findings.append(.zeroAmount) }
        }
        if let grams = item.grams {
            if grams < .zero, !findings.contains(.negativeAmount) {
                findings.append(.negativeAmount)
            }
            if grams == .zero, !findings.contains(.zeroAmount) { findings.append(.zeroAmount) }
        }
        if !findings.contains(.negativeAmount), !item.nutrients.allSatisfy({ $0 >= .zero }) {
            for nutrient in item.nutrients.known {
                if let figure = item.nutrients[nutrient], figure < .zero {
                    findings.append(.negativeFigure(nutrient))
                }
            }
        }
        if food != nil, let stated = item.stated {
            findings += StatedRules.findings(of: item, stated)
            // Energy alone leaves the catalog's parts in proportion.
            if !stated.haveMacros { return findings }
        } else if let food, follows(item, food) || !findings.isEmpty {
            // Published figures of a food of the catalog are its own affair.
            return findings
        }
        return findings + inconsistencies(of: item, food)
    }

    /// Whether the figures are the food's own for this weight.
    private static func follows(_ item: ReadingItem, _ food: Food) -> Bool {
        guard let grams = item.grams else { return false }
        guard let own = food.per100g.calories, let calories = item.nutrients.calories else {
            return item.nutrients == food.per100g.scaled(by: grams.value / 100)
        }
        return abs(own.scaled(by: grams.value / 100).value - calories.value) < 1
    }

    private static func inconsistencies(of item: ReadingItem, _ food: Food?) -> [Finding] {
        let figures = item.nutrients
        let parts = [figures.protein, figures.carbohydrates, figures.fat].map { $0?.value ?? 0 }
        var findings: [Finding] = []
        if let grams = item.grams?.value, parts.reduce(0, +) > grams * 1.05 + 0.5 {
            findings.append(.heavierThanPortion(parts: parts.reduce(0, +), grams: grams))
        }
        guard let calories = figures.calories?.value else { return findings }
        if let grams = item.grams?.value, grams > 0, calories > grams * densest + 1 {
            findings.append(.tooDense(perGram: calories / grams))
        }
        let computed =
            parts[0] * protein + parts[1] * carbohydrates + parts[2] * fat
            - (figures.fiber?.value ?? 0) * (carbohydrates - fiber)
        if calories == 0, computed > 20 { findings.append(.energyMissing(computed: computed)) }
        let areKnown = figures.protein != nil && figures.carbohydrates != nil && figures.fat != nil
        // More energy than the parts give may be alcohol; less is a contradiction even so.
        if calories > 0, max(calories, computed) > roundingEnergy {
            let isShort = computed > calories * 1.15
            let isOver = areKnown && calories > computed * 1.15 && food?.category != .beverage
            if isShort || isOver {
                findings.append(.energyMismatch(given: calories, computed: computed))
            }
        }
        if let food, item.stated == nil, let own = food.per100g.calories?.value,
            let grams = item.grams?.value
        {
            let expected = own * grams / 100
            if max(expected, calories) > roundingEnergy, abs(expected - calories) > 0.5 * expected,
                findings.isEmpty
            {
                findings.append(.energyMismatch(given: calories, computed: expected))
            }
        }
        return findings
    }
}
