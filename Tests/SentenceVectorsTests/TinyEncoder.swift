import SentenceVectors

/// An encoder so small that its vectors can be computed by hand.
enum TinyEncoder {
    static let shape = EncoderShape(
        rows: 4, dimension: 1, chunks: 2, width: 1, hidden: 1, output: 2)

    static var contents: VectorFileContents {
        VectorFileContents(
            shape: shape, pieceModel: Array("pieces".utf8), table: [0, 3, 4, 1],
            arrays: [
                "scale": [1, 0.5], "least": [0, -0.5], "projection": [1, 0, -1],
                "projection bias": [0, 0, 0], "norm": [1, 1, 1], "norm bias": [0, 0, 0],
                "group 2 step 1": [2, 7], "group 2 bias 1": [0],
                "group 2 step 2": [-1, 9], "group 2 bias 2": [0],
                "group 3 step 1": [3, 0, 3], "group 3 bias 1": [0.5],
                "group 3 step 2": [5, 1, 5], "group 3 bias 2": [0],
                "group 5 step 1": [0, 0, -1, 0, 0], "group 5 bias 1": [0],
                "group 5 step 2": [0, 0, 0, 0, 0], "group 5 bias 2": [0],
                "features norm": [1, 1, 1, 1], "features norm bias": [0, 0, 0, 0],
                "mean": [0, 1, 0, 0], "mean bias": [0], "first": [1], "second": [-0.5],
                "past first": [1], "third": [1, -1], "past third": [0, 2],
                "fourth": [1, 0, 0, 1], "epsilon": [0],
            ])
    }

    /// With three texts of two labels.
    static var filled: VectorFileContents {
        var contents = contents
        contents.vectors = [
            StoredVector([1, 0], label: 0), StoredVector([0, 1], label: 1),
            StoredVector([0.6, 0.8], label: 0, leaning: 0.25),
        ]
        contents.labels = ["soup", "bread"]
        contents.fingerprint = 77
        return contents
    }
}
