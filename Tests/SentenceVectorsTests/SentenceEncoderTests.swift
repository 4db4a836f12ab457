import SentenceVectors
import TestSupport
import Testing

struct SentenceEncoderTests {
    private func vector(_ pieces: [Int32], _ contents: VectorFileContents) throws -> [Float]? {
        let folder = try TemporaryFolder()
        let path = folder.path + "/tiny"
        try contents.write(to: path)
        return SentenceEncoder(try VectorFile(path)).vector(of: pieces)
    }

    /// Piece 1 is 3 · 0.5 − 0.5 = 1, projected to 1, 0, −1 and brought to the variance 1: ±1.2247. The groups make
    /// 3.6742, 1 and 0 of them; of 1, 3.6742, 1, 0 the second is 1.6527 standard deviations above the mean. Past the first
    /// layers 0.8264 is left, of which the hyperbolic tangents of once and twice are 0.6785 and 0.9292.
    @Test func `a text of one piece has the vector that is computed by hand`() throws {
        let vector = try #require(try vector([1], TinyEncoder.contents))
        #expect(vector.count == 2)
        #expect(abs(vector[0] - 0.58972) < 0.0001)
        #expect(abs(vector[1] - 0.80761) < 0.0001)
    }

    @Test func `the pieces beside a piece count in their order`() throws {
        var contents = TinyEncoder.contents
        contents.arrays["group 2 step 1"] = [0, 1]
        // Piece 3 is 0 in every place, which has no variance.
        contents.arrays["epsilon"] = [0.001]
        let one = try #require(try vector([1, 3], contents))
        let other = try #require(try vector([3, 1], contents))
        #expect(one != other)
    }

    @Test func `of no piece, and of one that is not known, there is no vector`() throws {
        #expect(try vector([], TinyEncoder.contents) == nil)
        #expect(try vector([1, 4], TinyEncoder.contents) == nil)
        #expect(try vector([-1], TinyEncoder.contents) == nil)
    }

    @Test func `an array of another size is named`() {
        var contents = TinyEncoder.contents
        #expect(contents.wrongArray == nil)
        contents.arrays["third"] = [1]
        #expect(contents.wrongArray == "third")
        contents.table = [1]
        #expect(contents.wrongArray == "table")
    }
}
