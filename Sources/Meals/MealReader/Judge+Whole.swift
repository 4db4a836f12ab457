internal import FoodCatalog
internal import Nutrition

extension Judge {
    /// What the items say about the whole reading, as the second model takes it: figures of the whole,
    /// the items' features weighed by their energy, and products of those that matter most.
    package static func wholeFeatures(
        of reading: Reading, evidence: [JudgeFeatures], hasImports: Bool,
        item: [Double] = JudgeCoefficients.item
    ) -> [Double] {
        guard !evidence.isEmpty else { return [Double](repeating: 0, count: wholeNames.count) }
        var sums = Sums()
        for features in evidence { sums.add(features, logit: score(features.values, item)) }
        let total = max(sums.calories, 100)
        var values: [Double] = []
        values.reserveCapacity(wholeNames.count)
        values += [
            sums.logits / sums.weights, sums.lowest > 6 ? 3 : sums.lowest,
            Double(min(evidence.count, 8)) / 4, Double(min(reading.unread.count, 4)),
            sums.calories < 20 ? 1 : 0, sums.isWeighed ? 1 : 0,
            Double(min(reading.text.utf8.count, 300)) / 150, sums.calories > 900 ? 1 : 0,
            sums.largest / sums.weights, evidence.count == 1 ? 1 : 0,
            sums.doubt.squareRoot() / total, sums.deviation.squareRoot() / total,
            sums.chances / sums.weights, sums.leastFood, sums.leastPortion,
            logarithm(sums.calories + 20) / 5, hasImports ? 1 : 0,
        ]
        values += sums.means.map { $0 / sums.weights }
        let factors = crossed.map { values[$0] }
        for index in factors.indices {
            let value = factors[index]
            for other in index..<factors.count { values.append(value * factors[other]) }
        }
        return values
    }

    private static let figures = [
        "energyMean", "lowest", "items", "unread", "zero", "allWeighed", "text", "large",
        "largestShare", "single", "doubt", "deviation", "chance", "leastFood", "leastPortion",
        "logCalories", "imports",
    ]

    /// The features whose products count as well.
    private static let crossed: [Int] = {
        let names = figures + JudgeFeatures.names.map { "mean " + $0 }
        return [
            "energyMean", "lowest", "items", "unread", "largestShare", "single", "doubt",
            "deviation",
            "chance", "imports", "mean agreeSharp", "mean agreeWide", "mean deviation",
            "mean portionAgree", "mean score", "mean usual", "mean weighed", "mean portionSaid",
        ].compactMap { names.firstIndex(of: $0) }
    }()

    package static let wholeNames: [String] = {
        var names = figures + JudgeFeatures.names.map { "mean " + $0 }
        let factors = crossed.map { names[$0] }
        for (index, name) in factors.enumerated() {
            for other in factors[index...] { names.append("\(name) × \(other)") }
        }
        return names
    }()

    /// Sums over items, each counting by its energy: one of few calories can do little harm.
    private struct Sums {
        var weights = 0.0
        var logits = 0.0
        var chances = 0.0
        var lowest = 8.0
        var calories = 0.0
        var largest = 0.0
        var doubt = 0.0
        var deviation = 0.0
        var leastFood = 1.0
        var leastPortion = 1.0
        var isWeighed = true
        var means = [Double](repeating: 0, count: JudgeFeatures.names.count)

        mutating func add(_ features: JudgeFeatures, logit: Double) {
            let logit = max(-6, min(6, logit))
            let weight = max(features.calories, 0) + 15
            let chance = logistic(logit)
            logits += logit * weight
            chances += chance * weight
            weights += weight
            largest = max(largest, weight)
            calories += max(features.calories, 0)
            for index in means.indices { means[index] += features.values[index] * weight }
            let missed = features.calories * (1 - chance)
            doubt += missed * missed
            let apart = features.calories * features.values[JudgeFeatures.deviation]
            deviation += apart * apart
            leastFood = min(leastFood, features.values[JudgeFeatures.agreeWide])
            leastPortion = min(leastPortion, features.values[JudgeFeatures.portionAgree])
            if features.calories > 25 { lowest = min(lowest, logit) }
            isWeighed = isWeighed && features.values[JudgeFeatures.weighed] > 0
        }
    }
}
