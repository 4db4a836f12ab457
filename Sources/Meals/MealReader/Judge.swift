internal import Nutrition

/// Says how probable it is that figures are right, by logistic models fitted on labelled readings.
package enum Judge {
    /// Probability that the item's energy is within 20 % or 20 kcal.
    static func confidence(of features: JudgeFeatures) -> Double {
        rounded(logistic(score(features.values, JudgeCoefficients.item)))
    }

    package static let wholeNames =
        [
            "energyMean", "lowest", "items", "unread", "zero", "allWeighed", "text", "large",
            "largestShare", "single",
        ] + JudgeFeatures.names.map { "mean " + $0 }

    /// What the items say about the whole reading, as the second model takes it.
    package static func wholeFeatures(
        of reading: Reading, evidence: [JudgeFeatures], item: [Double] = JudgeCoefficients.item
    ) -> [Double] {
        guard !evidence.isEmpty else { return [Double](repeating: 0, count: wholeNames.count) }
        var weights = 0.0
        var sum = 0.0
        var lowest = 8.0
        var calories = 0.0
        var isWeighed = true
        var largest = 0.0
        var means = [Double](repeating: 0, count: JudgeFeatures.names.count)
        let weighed = JudgeFeatures.names.firstIndex(of: "weighed") ?? 0
        for features in evidence {
            let logit = max(-6, min(6, score(features.values, item)))
            // An item of few calories can do little harm.
            let weight = features.calories + 15
            sum += logit * weight
            largest = max(largest, weight)
            for index in means.indices { means[index] += features.values[index] * weight }
            weights += weight
            calories += features.calories
            if features.calories > 25 { lowest = min(lowest, logit) }
            isWeighed = isWeighed && features.values[weighed] > 0
        }
        if lowest > 6 { lowest = 3 }
        return [
            sum / weights, lowest, Double(min(evidence.count, 8)) / 4,
            Double(min(reading.unread.count, 4)), calories < 20 ? 1 : 0, isWeighed ? 1 : 0,
            Double(min(reading.text.utf8.count, 300)) / 150, calories > 900 ? 1 : 0,
            largest / weights, evidence.count == 1 ? 1 : 0,
        ] + means.map { $0 / weights }
    }

    /// Probability that the reading's energy is within 20 % or 20 kcal; 0 with a food unknown.
    static func confidence(of reading: Reading, evidence: [JudgeFeatures]) -> Double {
        guard !evidence.isEmpty, evidence.count == reading.items.count else { return 0 }
        let features = wholeFeatures(of: reading, evidence: evidence)
        let value = rounded(logistic(score(features, JudgeCoefficients.whole)))
        return reading.items.reduce(value) { min($0, limit(for: $1)) }
    }

    /// The most that an item can be trusted, whatever its words say: nobody eats ten thousand eggs.
    static func limit(for item: ReadingItem) -> Double {
        if let amount = item.amount, amount <= 0 { return 0.05 }
        let grams = item.grams?.value ?? 0
        let calories = item.nutrients.calories?.value ?? 0
        if grams > 5000 || calories > 10_000 { return 0.05 }
        if grams >= 2500 || calories > 4000 { return 0.3 }
        return 1
    }

    /// To thousandths, as far as anybody keeps it.
    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// The linear score: the last coefficient stands alone.
    package static func score(_ values: [Double], _ coefficients: [Double]) -> Double {
        var sum = coefficients.last ?? 0
        for (value, coefficient) in zip(values, coefficients) { sum += value * coefficient }
        return sum
    }

    package static func logistic(_ score: Double) -> Double { 1 / (1 + exponential(-score)) }

    /// e to the power of `value`, to eight digits, for −40 to 40; the standard library has none.
    package static func exponential(_ value: Double) -> Double {
        let limited = max(-40, min(40, value))
        var term = 1.0
        var sum = 1.0
        let reduced = limited / 64
        for step in 1...10 {
            term *= reduced / Double(step)
            sum += term
        }
        for _ in 0..<6 { sum *= sum }
        return sum
    }
}
