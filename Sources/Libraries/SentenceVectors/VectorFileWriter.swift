internal import Glibc
package import Host

/// What goes into a `VectorFile`.
package struct VectorFileContents: Sendable {
    package var shape: EncoderShape
    package var pieceModel: [UInt8]
    /// A byte for each number of each piece.
    package var table: [UInt8]
    /// By the names of `EncoderShape.arrays`.
    package var arrays: [String: [Float]]
    package var vectors: [StoredVector] = []
    package var labels: [String] = []
    /// By the vectors' places: words of their texts, as numbers, each once.
    package var words: [[UInt32]] = []
    package var fingerprint: UInt64 = 0

    package init(
        shape: EncoderShape, pieceModel: [UInt8], table: [UInt8], arrays: [String: [Float]]
    ) {
        self.shape = shape
        self.pieceModel = pieceModel
        self.table = table
        self.arrays = arrays
    }

    /// The array of the shape that is not there or has another size.
    package var wrongArray: String? {
        if table.count != shape.rows * shape.dimension { return "table" }
        return shape.arrays.first { arrays[$0.name]?.count != $0.count }?.name
    }

    /// Writes it as one step for those who read it.
    ///
    /// Must have every array in its size, and no words beyond its vectors.
    package func write(to path: String) throws(HostError) {
        let index = StoredWord.index(of: words)
        let text = Array(labels.joined(separator: "\n").utf8)
        let layout = VectorFile.Layout(
            shape, vectors: vectors.count, labelCount: labels.count, pieceBytes: pieceModel.count,
            labelBytes: text.count, words: index.count, fingerprint: fingerprint)
        var file = try NewFile(path, rights: 0o644)
        var written = 0
        func put(_ bytes: [UInt8], at start: Int) throws(HostError) {
            try file.write([UInt8](repeating: 0, count: start - written) + bytes)
            written = start + bytes.count
        }
        try put(layout.header, at: 0)
        try put(pieceModel, at: layout.pieces.lowerBound)
        try put(table, at: layout.table.lowerBound)
        let floats = shape.arrays.flatMap { arrays[$0.name] ?? [] }
        try put(floats.flatMap { Self.bytes($0.bitPattern) }, at: layout.floats.lowerBound)
        try put(index.flatMap { Self.bytes($0.word) }, at: layout.words.lowerBound)
        try put(index.flatMap { Self.bytes($0.text) }, at: layout.wordTexts.lowerBound)
        try put(
            index.flatMap { Self.bytes($0.weight.bitPattern) }, at: layout.wordWeights.lowerBound)
        try put(
            vectors.flatMap { $0.coordinates.map(UInt8.init(bitPattern:)) },
            at: layout.coordinates.lowerBound)
        try put(
            vectors.flatMap { Self.bytes($0.scale.bitPattern) }, at: layout.scales.lowerBound)
        try put(
            vectors.flatMap { Self.bytes($0.leaning.bitPattern) }, at: layout.leanings.lowerBound)
        try put(vectors.flatMap { Self.bytes($0.label) }, at: layout.owners.lowerBound)
        try put(text, at: layout.labels.lowerBound)
        try file.finish(replacing: true)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

/// A vector in a byte a number.
package struct StoredVector: Sendable, Hashable {
    package var coordinates: [Int8]
    /// What each number is to be multiplied with.
    package var scale: Float
    /// What is added to its likeness to anything.
    package var leaning: Float
    /// The place of what it stands for.
    package var label: UInt32

    package init(_ vector: [Float], label: Int, leaning: Float = 0) {
        let greatest = vector.reduce(0) { max($0, abs($1)) }
        scale = greatest / 127
        coordinates = vector.map { Int8(greatest > 0 ? ($0 / greatest * 127).rounded() : 0) }
        self.leaning = leaning
        self.label = UInt32(label)
    }
}
