internal import FoodCatalog

/// Where in a line one is inside of brackets, whose marks part nothing outside of them.
struct ChineseBrackets {
    private var depth = 0

    /// A bracket that nobody closes ends with its sentence.
    mutating func pass(_ piece: ChineseSegmenter.Piece) {
        guard case .mark(let isEnd, _) = piece.content else { return }
        if Self.isOpening(piece) { depth += 1 } else if Self.isClosing(piece) { depth -= 1 }
        if isEnd || depth < 0 { depth = 0 }
    }

    var isInside: Bool { depth > 0 }

    static func isOpening(_ piece: ChineseSegmenter.Piece) -> Bool {
        piece.scalars.count == 1 && piece.scalars.first == 0x28
    }

    static func isClosing(_ piece: ChineseSegmenter.Piece) -> Bool {
        piece.scalars.count == 1 && piece.scalars.first == 0x29
    }
}
