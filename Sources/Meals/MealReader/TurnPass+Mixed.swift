internal import FoodCatalog

// What a mixture is made of, in brackets, and behind them how much there was of it.
extension TurnPass {
    /// "muesli (oats, hazelnuts, raisins), 70 g", "a smoothie (banana, spinach, oat milk), about 300 ml": the weight is that of all, and
    /// what the brackets only name is in it.
    mutating func takeMixed() {
        for start in tokens.indices.dropFirst() where tokens[start].gap.contains(.opening) {
            guard let end = closing(of: start), end + 1 < tokens.count,
                case let inside = start..<end,
                inside.count(where: { $0 > start && tokens[$0].gap.contains(.comma) }) > 0,
                inside.allSatisfy({ number(at: $0) == nil && !kinds($0).contains(.article) }),
                inside.count(where: isName) > 1, hasName(clauseStart(before: start)..<start),
                // Of a salad more is in the bowl than leaves.
                !(clauseStart(before: start)..<start).contains(where: {
                    isMeasure($0) || isOne($0, of: Self.salads)
                })
            else { continue }
            var amount = end
            while isOne(amount, of: Self.hedges) { amount += 1 }
            guard number(at: amount) != nil, isMeasure(amount + 1),
                isEnd(amount + 2) || isOne(amount + 2, of: Self.withs)
            else { continue }
            let amountTokens = Array(tokens[amount..<amount + 2])
            remove(end..<amount + 2)
            if end < tokens.count { tokens[end].gap = .comma }
            remove(start..<end)
            say(amountTokens, before: clauseStart(before: start))
            return
        }
    }

    private func closing(of start: Int) -> Int? {
        (start + 1..<tokens.count).first { tokens[$0].gap.contains(.closing) }
    }

    /// "g", "ml"
    private func isMeasure(_ position: Int) -> Bool {
        guard tokens.indices.contains(position) else { return false }
        return CookedWords.grams[tokens[position].surface] != nil
    }
}
