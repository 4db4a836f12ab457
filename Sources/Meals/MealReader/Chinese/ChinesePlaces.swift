internal import FoodCatalog

/// Shops that are called by what they sell: "牛肉麵店", "粥檔". Nobody ate their names.
enum ChinesePlaces {
    /// Takes a food and the word for a shop right behind it for a place.
    static func mark(_ pieces: inout [ChineseSegmenter.Piece]) {
        guard let place = ChineseLexicon.word(HanText.key(ofName: "店裡")) else { return }
        for shop in pieces.indices.dropFirst().reversed() {
            guard case .food = pieces[shop - 1].content, isShop(pieces[shop]),
                pieces[shop - 1].bytes.upperBound == pieces[shop].bytes.lowerBound
            else { continue }
            pieces[shop - 1].content = .word(place)
            pieces[shop - 1].bytes =
                pieces[shop - 1].bytes.lowerBound..<pieces[shop].bytes.upperBound
            pieces[shop - 1].scalars += pieces[shop].scalars
            pieces[shop - 1].key = ChineseSegmenter.key(pieces[shop - 1].scalars)
            pieces.remove(at: shop)
        }
    }

    private static func isShop(_ piece: ChineseSegmenter.Piece) -> Bool {
        switch piece.content {
        // "牛肉麵店"
        case .word(let word) where word.kind == .place:
            piece.scalars.last.map { last in shops.contains([last]) } == true
        case .unknown, .word: shops.contains { piece.scalars.elementsEqual($0) }
        default: false
        }
    }
}
