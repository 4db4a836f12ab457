/// What is believed of a few figures at once: their means, and how far and how much together they may be
/// off. One step of a Kalman filter is `move`, then `see` for each observation.
///
/// R. E. Kalman, "A New Approach to Linear Filtering and Prediction Problems", 1960.
struct GaussianBelief: Sendable, Hashable {
    private(set) var means: [Double]
    /// Row by row; symmetric.
    private var covariance: [Double]

    /// Figures that are believed independently of each other.
    init(_ figures: [(mean: Double, deviation: Double)]) {
        means = figures.map(\.mean)
        covariance = Array(repeating: 0, count: figures.count * figures.count)
        for (index, figure) in figures.enumerated() {
            self[index, index] = figure.deviation * figure.deviation
        }
    }

    /// The standard deviation of one figure.
    func deviation(_ index: Int) -> Double { max(0, self[index, index]).squareRoot() }

    /// How far the next observation may lie from what is expected of it, but for its own error: a variance.
    func spread(of weights: [Double]) -> Double {
        var sum = 0.0
        for row in means.indices {
            for column in means.indices {
                sum += weights[row] * self[row, column] * weights[column]
            }
        }
        return max(0, sum)
    }

    func expected(of weights: [Double]) -> Double {
        zip(means, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Time goes on.
    ///
    /// - Parameters:
    ///   - transition: each new figure as weights of the old ones, row by row.
    ///   - drift: what is added to each.
    ///   - noise: the variance by which each may have gone elsewhere.
    mutating func move(_ transition: [[Double]], adding drift: [Double], noise: [Double]) {
        let count = means.count
        means = transition.indices.map { expected(of: transition[$0]) + drift[$0] }
        var half = Array(repeating: 0.0, count: count * count)
        for row in 0..<count {
            for column in 0..<count {
                for inner in 0..<count {
                    half[row * count + column] += transition[row][inner] * self[inner, column]
                }
            }
        }
        for row in 0..<count {
            for column in 0..<count {
                var sum = row == column ? noise[row] : 0
                for inner in 0..<count {
                    sum += half[row * count + inner] * transition[column][inner]
                }
                self[row, column] = sum
            }
        }
    }

    /// Something was observed that is a weighted sum of the figures but for an error of this variance.
    mutating func see(_ value: Double, of weights: [Double], variance: Double) {
        let total = spread(of: weights) + variance
        guard total > 0 else { return }
        let surprise = value - expected(of: weights)
        let shared = means.indices.map { row in
            means.indices.reduce(0.0) { $0 + self[row, $1] * weights[$1] }
        }
        for row in means.indices {
            means[row] += shared[row] / total * surprise
            for column in means.indices {
                self[row, column] -= shared[row] * shared[column] / total
            }
        }
    }

    private subscript(row: Int, column: Int) -> Double {
        get { covariance[row * means.count + column] }
        set { covariance[row * means.count + column] = newValue }
    }
}
