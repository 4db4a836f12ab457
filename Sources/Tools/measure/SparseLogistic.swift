internal import MealReader

/// Logistic regression with a ridge over features that a sample has or has not, by coordinate descent.
struct SparseLogistic {
    private(set) var coefficients: [Double]
    private(set) var constant = 0.0
    /// The samples that have a feature.
    private var columns: [[Int]]
    private var isRight: [Bool] = []
    private var weights: [Double] = []

    init(features: Int) {
        coefficients = Array(repeating: 0, count: features)
        columns = Array(repeating: [], count: features)
    }

    mutating func add(_ features: [Int], isRight: Bool, weight: Double) {
        for feature in features { columns[feature].append(weights.count) }
        self.isRight.append(isRight)
        weights.append(weight)
    }

    /// - Parameter ridge: half the penalty on the square of a coefficient.
    mutating func fit(ridge: Double = 0.5, rounds: Int = 60) {
        var scores = Array(repeating: constant, count: weights.count)
        let all = Array(weights.indices)
        for _ in 0..<rounds {
            constant += step(all, coefficient: 0, ridge: 0, &scores)
            for (feature, column) in columns.enumerated() {
                coefficients[feature] += step(
                    column, coefficient: coefficients[feature], ridge: ridge, &scores)
            }
        }
    }

    /// How far to move one coefficient, by Newton's method; the scores move with it.
    private func step(
        _ column: [Int], coefficient: Double, ridge: Double, _ scores: inout [Double]
    ) -> Double {
        var gradient = ridge * coefficient
        var curvature = ridge + 1e-6
        for sample in column {
            let chance = Judge.logistic(scores[sample])
            gradient += (chance - (isRight[sample] ? 1 : 0)) * weights[sample]
            // Never less than a tenth of the most, so that no step is too far.
            curvature += max(chance * (1 - chance), 0.025) * weights[sample]
        }
        let step = max(-1, min(1, -gradient / curvature))
        for sample in column { scores[sample] += step }
        return step
    }
}
