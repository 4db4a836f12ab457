internal import Glibc
internal import Mapping

/// Makes vectors of texts by an encoder that is read in place.
package struct SentenceEncoder: Sendable {
    private let file: VectorFile
    private let shape: EncoderShape
    /// Where each array begins, in bytes of the file.
    private let places: [String: Int]
    private let epsilon: Float

    package init(_ file: VectorFile) {
        self.file = file
        shape = file.shape
        var place = file.layout.floats.lowerBound
        var places: [String: Int] = [:]
        for array in shape.arrays {
            places[array.name] = place
            place += array.count * 4
        }
        self.places = places
        epsilon = Float(
            bitPattern: places["epsilon"].flatMap { file.file.number($0, UInt32.self) } ?? 0)
    }

    /// The vector of a text of these pieces, of length 1; `nil` where there are none, or some that are not known.
    package func vector(of pieces: [Int32]) -> [Float]? {
        guard !pieces.isEmpty, pieces.allSatisfy({ $0 >= 0 && $0 < shape.rows }) else { return nil }
        // Every place lies within the file, which its layout was checked for.
        return unsafe file.file.withBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            return unsafe vector(of: pieces, start)
        }
    }

    private func vector(of pieces: [Int32], _ start: UnsafeRawPointer) -> [Float] {
        func array(_ name: String) -> UnsafePointer<Float> {
            // Aligned by the layout, and as long as the shape says.
            unsafe (start + (places[name] ?? 0)).assumingMemoryBound(to: Float.self)
        }
        let (count, width) = (pieces.count, shape.width)
        let all = EncoderShape.groups.count * width
        var features = [Float](repeating: 0, count: count * shape.features)
        unsafe spread(pieces, start, array("scale"), array("least"), into: &features)
        var projected = unsafe Self.product(
            features, rows: count, stride: shape.features, inner: shape.dimension,
            array("projection"), all, adding: array("projection bias"))
        unsafe Self.normalise(
            &projected, all, array("norm"), array("norm bias"), epsilon: epsilon)
        for (index, group) in EncoderShape.groups.enumerated() {
            var own = [Float](repeating: 0, count: count * width)
            for row in 0..<count {
                for place in 0..<width {
                    own[row * width + place] = projected[row * all + index * width + place]
                }
            }
            for step in 1...2 {
                var next = unsafe Self.product(
                    Self.neighbours(own, width, group.size, group.before), rows: count,
                    stride: group.size * width, inner: group.size * width,
                    array("group \(group.size) step \(step)"), width,
                    adding: array("group \(group.size) bias \(step)"))
                for place in next.indices { next[place] = max(0, next[place]) + own[place] }
                own = next
            }
            let offset = shape.dimension + index * width
            for row in 0..<count {
                for place in 0..<width {
                    features[row * shape.features + offset + place] = own[row * width + place]
                }
            }
        }
        unsafe Self.normalise(
            &features, shape.features, array("features norm"), array("features norm bias"),
            epsilon: epsilon)
        return unsafe closing(features, count, array)
    }

    /// The numbers of each piece, out of their bytes.
    private func spread(
        _ pieces: [Int32], _ start: UnsafeRawPointer, _ scale: UnsafePointer<Float>,
        _ least: UnsafePointer<Float>, into features: inout [Float]
    ) {
        for (row, piece) in pieces.enumerated() {
            let chunk = Int(piece) % shape.chunks
            let bytes = unsafe start + file.layout.table.lowerBound + Int(piece) * shape.dimension
            for place in 0..<shape.dimension {
                // A row of the table, whose number was checked.
                let byte = unsafe bytes.load(fromByteOffset: place, as: UInt8.self)
                features[row * shape.features + place] =
                    unsafe Float(byte) * scale[chunk]
                    + least[chunk]
            }
        }
    }

    /// From the rows of a text to its vector: their sum, and a network with two ways past its layers.
    private func closing(
        _ features: [Float], _ count: Int, _ array: (String) -> UnsafePointer<Float>
    ) -> [Float] {
        var sum = [Float](repeating: 0, count: shape.features)
        for row in 0..<count {
            for place in 0..<shape.features { sum[place] += features[row * shape.features + place] }
        }
        var mean = unsafe Self.product(sum, array("mean"), shape.dimension)
        let bias = unsafe array("mean bias")
        let root = Float(count).squareRoot()
        for place in mean.indices {
            mean[place] = unsafe (mean[place] + Float(count) * bias[place]) / root
        }
        func rectified(_ vector: [Float]) -> [Float] { vector.map { max(0, $0) } }
        func added(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map(+) }
        let first = unsafe rectified(Self.product(mean, array("first"), shape.hidden))
        let second = unsafe rectified(
            added(
                Self.product(mean, array("past first"), shape.hidden),
                Self.product(first, array("second"), shape.hidden)))
        let third = unsafe rectified(Self.product(second, array("third"), shape.output))
        let last = unsafe added(
            Self.product(second, array("past third"), shape.output),
            Self.product(third, array("fourth"), shape.output)
        ).map { tanhf($0) }
        let length = max(last.reduce(0) { $0 + $1 * $1 }, epsilon).squareRoot()
        return last.map { $0 / length }
    }

    /// Each row beside its neighbours, with zeros beyond the ends of the text.
    private static func neighbours(
        _ rows: [Float], _ width: Int, _ size: Int, _ before: Int
    ) -> [Float] {
        let count = rows.count / width
        var wide = [Float](repeating: 0, count: count * size * width)
        for row in 0..<count {
            for slot in 0..<size {
                let from = row + slot - before
                guard (0..<count).contains(from) else { continue }
                for place in 0..<width {
                    wide[(row * size + slot) * width + place] = rows[from * width + place]
                }
            }
        }
        return wide
    }

    private static func product(
        _ row: [Float], _ weights: UnsafePointer<Float>, _ columns: Int
    ) -> [Float] {
        unsafe product(row, rows: 1, stride: row.count, inner: row.count, weights, columns)
    }

    /// Rows times a matrix; each of the matrix's rows is fetched once for all.
    private static func product(
        _ rows: [Float], rows count: Int, stride: Int, inner: Int,
        _ weights: UnsafePointer<Float>, _ columns: Int, adding bias: UnsafePointer<Float>? = nil
    ) -> [Float] {
        var result = [Float](repeating: 0, count: count * columns)
        unsafe result.withUnsafeMutableBufferPointer { result in
            for step in 0..<inner {
                // `weights` has `inner` rows of so many columns.
                let line = unsafe weights + step * columns
                for row in 0..<count {
                    let factor = rows[row * stride + step]
                    guard factor != 0, let base = result.baseAddress else { continue }
                    let target = unsafe base + row * columns
                    for column in 0..<columns { unsafe target[column] += factor * line[column] }
                }
            }
            guard let bias = unsafe bias else { return }
            for row in 0..<count {
                for column in 0..<columns { unsafe result[row * columns + column] += bias[column] }
            }
        }
        return result
    }

    /// Brings each row to the mean 0 and the variance 1, then to the learnt ones.
    private static func normalise(
        _ rows: inout [Float], _ width: Int, _ factor: UnsafePointer<Float>,
        _ bias: UnsafePointer<Float>, epsilon: Float
    ) {
        for start in stride(from: 0, to: rows.count, by: width) {
            var mean: Float = 0
            for place in 0..<width { mean += rows[start + place] }
            mean /= Float(width)
            var variance: Float = 0
            for place in 0..<width {
                rows[start + place] -= mean
                variance += rows[start + place] * rows[start + place]
            }
            let scale = 1 / (variance / Float(width) + epsilon).squareRoot()
            for place in 0..<width {
                // Both are as wide as the rows.
                rows[start + place] =
                    unsafe rows[start + place] * scale * factor[place]
                    + bias[place]
            }
        }
    }
}
