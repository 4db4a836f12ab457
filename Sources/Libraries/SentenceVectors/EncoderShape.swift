/// How large the parts of a sentence encoder are: averaged pieces beside groups of 2, 3 and 5 of them, then
/// a residual network, as in Google's Universal Sentence Encoder, multilingual, version 3.
package struct EncoderShape: Sendable, Hashable {
    /// Pieces that it knows, rounded up to whole `chunks`.
    package var rows: Int
    /// Numbers for each piece.
    package var dimension: Int
    /// Kinds of pieces, told by the remainder of their number, each with a scale of its own.
    package var chunks: Int
    /// Numbers for each piece in each of the groups.
    package var width: Int
    package var hidden: Int
    /// Numbers of a vector.
    package var output: Int

    package init(
        rows: Int, dimension: Int, chunks: Int, width: Int, hidden: Int, output: Int
    ) {
        self.rows = rows
        self.dimension = dimension
        self.chunks = chunks
        self.width = width
        self.hidden = hidden
        self.output = output
    }

    /// Neighbouring pieces that are looked at together, and how many of them come before.
    static let groups = [(size: 2, before: 0), (size: 3, before: 1), (size: 5, before: 2)]

    /// Of what the mean of a text is made.
    var features: Int { dimension + Self.groups.count * width }

    private static let greatest = 1 << 16

    /// Whether its parts could be those of an encoder, and are small enough to be computed with.
    var isPossible: Bool {
        (1...(1 << 24)).contains(rows) && (1...rows).contains(chunks) && rows % chunks == 0
            && [dimension, width, hidden, output].allSatisfy((1...Self.greatest).contains)
    }

    /// The names of its arrays of numbers in the order in which a file has them, with how many each has.
    package var arrays: [(name: String, count: Int)] {
        let all = Self.groups.count * width
        var arrays = [
            ("scale", chunks), ("least", chunks), ("projection", dimension * all),
            ("projection bias", all), ("norm", all), ("norm bias", all),
        ]
        for group in Self.groups {
            for step in 1...2 {
                arrays.append(("group \(group.size) step \(step)", group.size * width * width))
                arrays.append(("group \(group.size) bias \(step)", width))
            }
        }
        arrays += [
            ("features norm", features), ("features norm bias", features),
            ("mean", features * dimension), ("mean bias", dimension),
            ("first", dimension * hidden), ("second", hidden * hidden),
            ("past first", dimension * hidden), ("third", hidden * output),
            ("past third", hidden * output), ("fourth", output * output), ("epsilon", 1),
        ]
        return arrays
    }

    var floatCount: Int { arrays.reduce(0) { $0 + $1.count } }
}
