internal import FoodCatalog

// Drinks that go without saying, and what is stirred into them.
extension TurnPass {
    /// "a pint and a packet of crisps": of beer; "two sugars in my tea": tea with them.
    mutating func takeDrinks() {
        var position = 0
        while position < tokens.count {
            defer { position += 1 }
            if isOne(position, of: Self.pints), isBeer(position) {
                insert(WordHash.lager, behind: position)
                insert(WordHash.of, behind: position)
            } else if isOne(position, of: Self.sugars) {
                stir(position)
            } else if isOne(position, of: Self.creams) {
                measureCreams(position)
            } else if takeIce(position) {
                position -= 1
            }
        }
    }

    /// "coffee with 2 creams": each is a spoonful, as it comes in a cup of its own.
    private mutating func measureCreams(_ cream: Int) {
        guard cream > 1, let count = number(at: cream - 1), (1...Self.mostCreams).contains(count),
            isEnd(cream + 1) || number(at: cream + 1) != nil,
            tokens[..<cream].contains(where: { Self.coffees.contains($0.word) })
        else { return }
        insert(WordHash.tbsp, behind: cream - 1)
    }

    private static let mostCreams = 6.0

    /// "baileys on ice 50ml": no part of how much it was.
    private mutating func takeIce(_ position: Int) -> Bool {
        guard position > 1, word(position) == .ice, isOne(position - 1, of: Self.cooling),
            isEnd(position + 1) || tokens[position + 1].isNumber,
            hasName(clauseStart(before: position)..<position - 1)
        else { return false }
        remove(position - 1..<position + 1)
        return true
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

    /// "1 sugar in my tea" becomes "tea with 1 sugar".
    private mutating func stir(_ sugar: Int) {
        let owner = sugar + 2
        guard sugar > 0, number(at: sugar - 1) != nil, word(sugar + 1) == .in,
            isOne(owner, of: Self.owners) || isOne(owner, of: Self.articlesOfDrinks),
            isOne(owner + 1, of: Self.hot), isEnd(owner + 2)
        else { return }
        call(sugar + 1, .with)
        replace(
            sugar - 1..<owner + 2,
            with: [owner + 1, sugar + 1, sugar - 1, sugar].map { tokens[$0] })
    }
}
