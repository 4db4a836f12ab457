internal import FoodCatalog

// Numbers, in digits or as words.
extension TurnPass {
    /// What kinds of word stand at a position; none beyond the line.
    func kinds(_ position: Int) -> Lexeme.Kinds {
        guard tokens.indices.contains(position) else { return [] }
        return tokens[position].isNumber
            ? .number : Lexicon.lexeme(of: tokens[position].word)?.kinds ?? []
    }

    /// The value of a number above 0 that is no percentage and no price; none beyond the line.
    func number(at position: Int) -> Double? {
        guard tokens.indices.contains(position) else { return nil }
        let token = tokens[position]
        guard token.span == 0 else { return nil }
        if token.isNumber {
            return token.traits.contains(.percent) || token.value <= 0 ? nil : token.value
        }
        return Lexicon.lexeme(of: token.word).flatMap {
            $0.kinds.contains(.number) && $0.value > 0 ? $0.value : nil
        }
    }

    /// Makes a word or another number this one.
    mutating func setNumber(_ value: Double, at position: Int) {
        (tokens[position].traits, tokens[position].value) = (.number, value)
        (tokens[position].surface, tokens[position].word) = (Self.digits, Self.digits)
    }

    /// What any number may be called that nobody wrote.
    private static var digits: WordHash { "2" }
}
