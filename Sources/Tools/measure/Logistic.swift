internal import MealReader

/// Logistic regression with a little ridge, by Newton's method.
struct Logistic {
    private(set) var coefficients: [Double]

    /// `samples` hold the features, whether it was right, and how much it counts; none is empty.
    init(_ samples: [Fitting.Sample], ridge: Double = 0.001, rounds: Int = 12) {
        let size = (samples.first?.values.count ?? 0) + 1
        let total = samples.reduce(0) { $0 + $1.weight }
        coefficients = [Double](repeating: 0, count: size)
        for _ in 0..<rounds {
            var gradient = [Double](repeating: 0, count: size)
            var curvature = [Double](repeating: 0, count: size * size)
            for sample in samples {
                let chance = Judge.logistic(Judge.score(sample.values, coefficients))
                let share = sample.weight / total
                Self.add(
                    sample.values, error: (chance - (sample.isRight ? 1 : 0)) * share,
                    bend: chance * (1 - chance) * share, &gradient, &curvature)
            }
            for index in 0..<size {
                curvature[index * size + index] += index < size - 1 ? ridge : 1e-9
                if index < size - 1 { gradient[index] += ridge * coefficients[index] }
            }
            let step = Self.solve(curvature, gradient)
            for index in 0..<size { coefficients[index] -= step[index] }
        }
    }

    private static func add(
        _ values: [Double], error: Double, bend: Double, _ gradient: inout [Double],
        _ curvature: inout [Double]
    ) {
        let size = gradient.count
        let row = values + [1]
        row.withUnsafeBufferPointer { row in
            curvature.withUnsafeMutableBufferPointer { curvature in
                for index in 0..<size where row[index] != 0 {
                    gradient[index] += error * row[index]
                    let scale = bend * row[index]
                    for other in index..<size {
                        curvature[index * size + other] += scale * row[other]
                    }
                }
            }
        }
    }

    /// Solves the symmetric system whose upper half is given, by elimination.
    private static func solve(_ upper: [Double], _ right: [Double]) -> [Double] {
        let size = right.count
        var matrix = upper
        var right = right
        for pivot in 0..<size {
            let diagonal = max(matrix[pivot * size + pivot], 1e-12)
            for row in pivot + 1..<max(size, pivot + 1) {
                let factor = matrix[pivot * size + row] / diagonal
                guard factor != 0 else { continue }
                for column in row..<size {
                    matrix[row * size + column] -= factor * matrix[pivot * size + column]
                }
                right[row] -= factor * right[pivot]
            }
        }
        for row in stride(from: size - 1, through: 0, by: -1) {
            var sum = right[row]
            for column in row + 1..<max(size, row + 1) {
                sum -= matrix[row * size + column] * right[column]
            }
            right[row] = sum / max(matrix[row * size + row], 1e-12)
        }
        return right
    }
}
