internal import FoodCatalog
internal import Nutrition

// How much was said of a whole and of the part that was had, by weight or by number.
extension TurnPass {
    /// In grams, or else in millilitres.
    struct SaidWeight {
        var value: Double
        var isVolume: Bool
    }

    /// What a number measures with the unit behind it; `nil` of pieces and portions.
    func weight(at position: Int) -> SaidWeight? {
        guard position + 1 < tokens.count, let count = number(at: position),
            let unit = Lexicon.lexeme(of: tokens[position + 1].word)?.unit
        else { return nil }
        if let grams = unit.grams { return SaidWeight(value: count * grams, isVolume: false) }
        return unit.milliliters.map { SaidWeight(value: count * $0, isVolume: true) }
    }

    /// "3 of 12 cookies": of figures that were told of all of them, so much is of these.
    mutating func noteCounted(
        _ some: Double, of whole: Double, from count: Int, to noun: Int
    ) {
        guard some < whole, noun < tokens.count, kinds(noun).isDisjoint(with: .unit) else { return }
        let last = min(tokens.count, noun + 4) - 1
        let end = (noun..<last).first { isApart($0 + 1) } ?? last
        counted.append(
            Part(bytes: tokens[count].start..<tokens[end].end, share: some / whole, isShared: false)
        )
    }
}
