internal import Nutrition
package import Recipes

extension EntryContent {
    /// The entry with other parts; its figures become their sums.
    package mutating func setParts(_ parts: [MealPart]) {
        self.parts = parts
        nutrients = parts.figures
        incomplete = parts.partlyKnown
    }

    /// The content of a correction with parts that fit it.
    ///
    /// So much more or less of everything is so much more or less of each part; of other figures, which a
    /// person states, no parts are known.
    func settingParts(from before: EntryContent) -> EntryContent {
        var content = self
        if recipe != nil, recipe == before.recipe, food != before.food {
            // It is another food now.
            content.recipe = nil
            content.parts = []
            content.incomplete = []
            return content
        }
        guard !parts.isEmpty, parts == before.parts, nutrients != before.nutrients else {
            return self
        }
        for factor in factors(from: before) {
            let scaled = parts.map { $0.scaled(by: factor) }
            guard isSum(of: scaled) else { continue }
            content.setParts(scaled)
            return content
        }
        content.parts = []
        content.incomplete = []
        return content
    }

    private func factors(from before: EntryContent) -> [Double] {
        var factors: [Double] = []
        if let old = before.grams, old > .zero, let grams {
            factors.append(grams.value / old.value)
        }
        if let old = before.amount, old > 0, let amount { factors.append(amount / old) }
        for nutrient in Nutrient.leading {
            if let old = before.nutrients[nutrient], old > .zero, let figure = nutrients[nutrient] {
                factors.append(figure.value / old.value)
                break
            }
        }
        return factors
    }

    /// Whether the figures are the sums of these parts, but for what rounding each of them adds.
    private func isSum(of parts: [MealPart]) -> Bool {
        let sums = parts.figures
        return Nutrient.all.allSatisfy { nutrient in
            switch (sums[nutrient], nutrients[nutrient]) {
            case (nil, nil): true
            case (let sum?, let figure?):
                abs(sum.rawValue - figure.rawValue) <= Int64(parts.count) + 1
            default: false
            }
        }
    }
}
