import SentencePieces
import TestSupport
import Testing

struct PieceReaderTests {
    @Test func `a text is its pieces between a beginning and an end`() throws {
        let reader = try #require(PieceReader(model: TinyPieces.model))
        #expect(reader.count == 8)
        #expect(reader.pieces(of: "red soup") == [1, 4, 5, 2])
        #expect(reader.pieces(of: "so") == [1, 3, 6, 7, 2])
        // Unknown signs in a row are one.
        #expect(reader.pieces(of: "湯麵") == [1, 3, 0, 2])
        #expect(reader.pieces(of: "") == [1, 2] || reader.pieces(of: "").isEmpty)
    }

    @Test func `a long text is cut`() throws {
        let reader = try #require(PieceReader(model: TinyPieces.model))
        let pieces = reader.pieces(of: String(repeating: "red ", count: 2000))
        #expect(pieces.count == PieceReader.limit)
        #expect(pieces.first == 1)
        #expect(pieces.last == 2)
    }

    @Test func `several threads cut at once`() async throws {
        let reader = try #require(PieceReader(model: TinyPieces.model))
        await withTaskGroup(of: [Int32].self) { group in
            for _ in 0..<50 { group.addTask { reader.pieces(of: "red soup") } }
            for await pieces in group { #expect(pieces == [1, 4, 5, 2]) }
        }
    }

    @Test func `other bytes are no model`() {
        #expect(PieceReader(model: []) == nil)
        #expect(PieceReader(model: Array("no model at all".utf8)) == nil)
        #expect(PieceReader(model: Array(TinyPieces.model.dropLast(9))) == nil)
    }
}
