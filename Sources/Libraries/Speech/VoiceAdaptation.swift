internal import Glibc

/// Moves the distributions of an acoustic model to a voice.
///
/// First all of them together, by maximum likelihood linear regression (C. J. Leggetter and P. C. Woodland, 1995), which
/// needs half a minute of speech; then each that was meant often, by maximum a posteriori estimation (J.-L. Gauvain and
/// C.-H. Lee, 1994). Variances and weights stay.
package struct VoiceAdaptation: Sendable, Hashable {
    /// Frames of the model's own voice that count beside those of the person's in moving all together.
    package var general: Float = 300
    /// The same in moving each.
    package var each: Float = 10

    package init() {}

    /// - Parameter folder: of the acoustic model that the statistics were made with.
    /// - Returns: the file of the means; `nil` of a model of another kind.
    package func means(of folder: String, by statistics: VoiceStatistics) -> [UInt8]? {
        guard let model = SoundModel(folder: folder) else { return nil }
        return Self.file(of: model, means: means(of: model, by: statistics))
    }

    func means(of model: SoundModel, by statistics: VoiceStatistics) -> [Float] {
        var means = model.means
        let streams = model.lengths.count
        for (stream, length) in model.lengths.enumerated() {
            // Silence and noises are no voice.
            let sets = (0..<model.phoneCount).filter { phone in
                model.names.isEmpty
                    || model.names[phone].first?.isLetter == true && model.names[phone] != "SIL"
            }.map { $0 * streams + stream }
            let distributions = sets.flatMap { set in
                (0..<model.densities).map { density in
                    (
                        place: set * model.densities + density,
                        at: Self.start(of: set, in: model) + density * length
                    )
                }
            }
            let shift = regression(of: model, length, distributions, by: statistics)
            for one in distributions {
                let old = Array(model.means[one.at..<one.at + length])
                let sum = statistics.sum(one.place)
                for row in 0..<length {
                    var moved = Float(shift[row][0])
                    for column in 0..<length {
                        moved += Float(shift[row][column + 1]) * old[column]
                    }
                    if let sum {
                        moved =
                            (each * moved + sum.features[sum.features.startIndex + row])
                            / (each + sum.weight)
                    }
                    means[one.at + row] = moved
                }
            }
        }
        return means
    }

    /// Where a phone's stream begins among the means.
    private static func start(of set: Int, in model: SoundModel) -> Int {
        let streams = model.lengths.count
        let before = model.lengths[..<(set % streams)].reduce(0, +)
        return (set / streams * model.lengths.reduce(0, +) + before) * model.densities
    }

    /// What makes the model's means of a stream the voice's: of each coefficient what is added, and the share of each of the old.
    private func regression(
        of model: SoundModel, _ length: Int, _ distributions: [(place: Int, at: Int)],
        by statistics: VoiceStatistics
    ) -> [[Double]] {
        let size = length + 1
        var matrices = [[Double]](
            repeating: [Double](repeating: 0, count: size * size), count: length)
        var sides = [[Double]](repeating: [Double](repeating: 0, count: size), count: length)
        // As if the model's own voice had said a little of everything.
        let prior = Double(general) / Double(max(1, distributions.count))
        for one in distributions {
            let extended = [1] + model.means[one.at..<one.at + length].map(Double.init)
            let sum = statistics.sum(one.place)
            let weight = Double(sum?.weight ?? 0) + prior
            for row in 0..<length {
                let precision = 1 / Double(max(model.variances[one.at + row], Self.floor))
                let heard = sum.map { Double($0.features[$0.features.startIndex + row]) } ?? 0
                let side = (heard + prior * extended[row + 1]) * precision
                for left in 0..<size {
                    sides[row][left] += side * extended[left]
                    let factor = weight * precision * extended[left]
                    for right in 0..<size {
                        matrices[row][left * size + right] += factor * extended[right]
                    }
                }
            }
        }
        return (0..<length).map { row in
            Self.solution(of: matrices[row], sides[row])
                ?? (0..<size).map { $0 == row + 1 ? 1 : 0 }
        }
    }

    private static let floor: Float = 1e-4

    /// Of linear equations, by elimination with the largest element first; `nil` where there is none.
    static func solution(of matrix: [Double], _ side: [Double]) -> [Double]? {
        let size = side.count
        var (matrix, side) = (matrix, side)
        for column in 0..<size {
            let pivot = (column..<size).max {
                abs(matrix[$0 * size + column]) < abs(matrix[$1 * size + column])
            }
            guard let pivot, abs(matrix[pivot * size + column]) > 1e-12 else { return nil }
            if pivot != column {
                for index in 0..<size {
                    matrix.swapAt(pivot * size + index, column * size + index)
                }
                side.swapAt(pivot, column)
            }
            for row in column + 1..<size {
                let factor = matrix[row * size + column] / matrix[column * size + column]
                guard factor != 0 else { continue }
                for index in column..<size {
                    matrix[row * size + index] -= factor * matrix[column * size + index]
                }
                side[row] -= factor * side[column]
            }
        }
        for row in (0..<size).reversed() {
            for index in row + 1..<size { side[row] -= matrix[row * size + index] * side[index] }
            side[row] /= matrix[row * size + row]
        }
        return side
    }

    /// A file of means as PocketSphinx reads it.
    private static func file(of model: SoundModel, means: [Float]) -> [UInt8] {
        var file = Array("s3\nversion 1.0\nendhdr\n".utf8)
        file.reserveCapacity(file.count + 32 + 4 * means.count)
        func add(_ value: UInt32) {
            for shift in 0..<4 { file.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        let counts =
            [model.phoneCount, model.lengths.count, model.densities] + model.lengths + [means.count]
        // The mark of the byte order in front.
        add(0x1122_3344)
        for count in counts { add(UInt32(count)) }
        for mean in means { add(mean.bitPattern) }
        return file
    }
}
