internal import FoodCatalog

// Drinks that go without saying.
extension TurnPass {
    /// "a pint and a packet of crisps": of beer.
    mutating func takeDrinks() {
        var position = 0
        while position < tokens.count {
            defer { position += 1 }
            if isOne(position, of: Self.pints), isBeer(position) {
                insert(WordHash.lager, behind: position)
                insert(WordHash.of, behind: position)
            }
        }
    }

    /// "cheerios with 2%": of the fat in milk.
    mutating func callMilk() {
        for position in tokens.indices.dropFirst(2).reversed()
        where tokens[position].traits.contains(.percent) && tokens[position].value <= Self.richest
            && word(position - 1) == .with && isEnd(position + 1)
            && !(clauseStart(before: position)..<position).contains(where: {
                isOne($0, of: Self.milkless)
            })
        {
            insert(WordHash.milk, behind: position)
        }
    }

    /// The fat of milk that is called by it, in hundredths.
    private static let richest = 4.0

    /// Whether a pint of nothing stands here, and is said of nothing before it: "milk, 2 pints".
    private func isBeer(_ position: Int) -> Bool {
        guard isEnd(position + 1) || isOne(position + 1, of: Self.followers),
            position + 1 >= tokens.count || word(position + 1) != .of
        else { return false }
        // "pie and a pint", "fish and chips and 2 pints"
        if position > 2, isOne(position - 2, of: Self.adding), hasName(0..<position - 2),
            number(at: position - 1) != nil || isOne(position - 1, of: Self.articlesOfDrinks)
        {
            return true
        }
        let start = clauseStart(before: position + 1)
        guard !hasName(start..<position),
            !tokens[..<position].contains(where: { Self.wishing.contains($0.surface) }),
            position > start || start == 0
        else { return false }
        return start == 0
            || !tokens[start].gap.contains(.opening)
                && tokens[clauseStart(before: start)..<start].contains(where: \.isNumber)
    }
}
