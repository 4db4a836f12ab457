internal import Nutrition

/// Says how probable it is that figures are right, by logistic models fitted on labelled readings.
package enum Judge {
    /// Probability that the item's energy is within 20 % or 20 kcal.
    static func confidence(of features: JudgeFeatures) -> Double {
        rounded(logistic(score(features.values, JudgeCoefficients.item)))
    }

    /// Probability that the reading's energy is within 20 % or 20 kcal; 0 with a food unknown.
    static func confidence(
        of reading: Reading, evidence: [JudgeFeatures], hasImports: Bool
    ) -> Double {
        guard !evidence.isEmpty, evidence.count == reading.items.count else { return 0 }
        let plain = withWholeFeatures(
            of: reading, evidence: evidence, hasImports: hasImports, item: JudgeCoefficients.item
        ) { features in
            JudgeCoefficients.whole.withUnsafeBufferPointer { coefficients in
                logistic(score(features, coefficients))
            }
        }
        let isWeighed = evidence.allSatisfy { $0.values[JudgeFeatures.weighed] > 0 }
        let bound =
            isWeighed
            ? JudgeCoefficients.certainWeighed
            : hasImports ? JudgeCoefficients.certainWithImports : JudgeCoefficients.certain
        // With a word unread nothing is certain, however likely it is.
        let value = widened(plain, certainFrom: bound)
        return rounded(reading.unread.isEmpty ? value : min(value, 0.899))
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

    /// Calls certain (0.9 and more) as many readings as can be while nine in ten of them are right.
    ///
    /// A reading's own probability falls below 0.9 long before that of its group does. Whoever logs
    /// all that is certain without asking cares for the group: `bound` is where it was still right.
    package static func widened(_ probability: Double, certainFrom bound: Double) -> Double {
        guard bound < 0.9 else { return probability }
        guard probability >= bound else { return min(probability, 0.899) }
        return 0.9 + 0.07 * (probability - bound) / (1 - bound)
    }

    /// To thousandths, as far as anybody keeps it.
    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// The linear score: the last coefficient stands alone.
    package static func score(_ values: [Double], _ coefficients: [Double]) -> Double {
        values.withUnsafeBufferPointer { values in
            coefficients.withUnsafeBufferPointer { score(values, $0) }
        }
    }

    private static func score(
        _ values: UnsafeBufferPointer<Double>, _ coefficients: UnsafeBufferPointer<Double>
    ) -> Double {
        var sum = coefficients.last ?? 0
        for index in 0..<min(values.count, coefficients.count) {
            sum += values[index] * coefficients[index]
        }
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
