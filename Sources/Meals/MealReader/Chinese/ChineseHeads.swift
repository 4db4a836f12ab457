internal import FoodCatalog

/// Characters that stand for a meal where a day is told: "早 2片吐司 午 沒吃 晚 水餃十顆", "早:燒餅 午:麵".
///
/// One heads what it stands in front of where a mark or a space is on both of its sides; where nothing parts it from what
/// follows, there have to be two.
enum ChineseHeads {
    static func mark(_ pieces: inout [ChineseSegmenter.Piece]) {
        let heads = pieces.indices.filter { isHead($0, of: pieces) }
        guard heads.count > 1 || heads.contains(where: { isParted($0, in: pieces) }) else { return }
        for place in heads {
            guard let meal = meals[pieces[place].key],
                let word = ChineseLexicon.word(HanText.key(ofName: meal))
            else { continue }
            pieces[place].content = .word(word)
        }
    }

    private static func isHead(_ place: Int, of pieces: [ChineseSegmenter.Piece]) -> Bool {
        guard meals[pieces[place].key] != nil, place == 0 || isMark(pieces[place - 1]),
            place + 1 < pieces.count
        else { return false }
        if isMark(pieces[place + 1]) { return true }
        switch pieces[place + 1].content {
        case .food, .number, .latin: return true
        case .word(let word): return [.numeral, .half, .deny, .eat].contains(word.kind)
        default: return false
        }
    }

    /// Whether a food, an amount or a denial stands behind a space or a colon.
    private static func isParted(_ place: Int, in pieces: [ChineseSegmenter.Piece]) -> Bool {
        guard isMark(pieces[place + 1]), place + 2 < pieces.count else { return false }
        switch pieces[place + 2].content {
        case .food, .number: return true
        case .word(let word): return [.numeral, .half].contains(word.kind)
        default: return false
        }
    }

    private static func isMark(_ piece: ChineseSegmenter.Piece) -> Bool {
        if case .mark = piece.content { true } else { false }
    }
}
