internal import FoodCatalog

// One's own part of what was told, as a thing of its own.
extension PartPass {
    /// "my bowl was 350 g", "only 20% was mine", "mine was the smallest, say a sixth", "I'd say 40% of it was me":
    /// "I had" so much, as the turns know it.
    mutating func tellMine() {
        for position in tokens.indices.reversed() {
            if word(position) == .my, isOne(position + 1, of: Self.portions),
                isOne(position + 2, of: Self.being)
            {
                sayHad(at: position, to: amount(from: position + 3), gap: tokens[position].gap)
            } else if word(position) == .mine, isOne(position + 1, of: Self.being) {
                sayHad(at: position, to: amount(from: position + 2), gap: tokens[position].gap)
            } else if isOne(position, of: Self.me), isOne(position - 1, of: Self.being) {
                var start = position - 1
                while start > 0, !isApart(start), !isOne(start - 1, of: Self.joints) { start -= 1 }
                let amount = amount(from: start)
                guard amount < position - 1, position - amount <= 6,
                    word(position) == .mine || tokens[amount].isNumber
                else { continue }
                tokens.removeSubrange(position - 1..<position + 1)
                let gap = tokens[start].gap
                tokens[amount].gap = []
                sayHad(at: start, to: amount, gap: gap)
            }
        }
    }

    /// Behind "the smallest", ", say", "I'd guess": where the amount begins.
    private func amount(from start: Int) -> Int {
        var position = start
        if isOne(position, of: Self.the), isOne(position + 1, of: Self.sizes) { position += 2 }
        while isOne(position, of: Self.guesses) { position += 1 }
        return position < tokens.count ? position : start
    }

    /// Puts "I had" in the place of some words, or in front of one.
    private mutating func sayHad(at start: Int, to end: Int, gap: Token.Gap) {
        var said = [tokens[start], tokens[start]]
        for (place, name) in [WordHash.i, WordHash.had].enumerated() {
            (said[place].surface, said[place].word) = (name, name)
            (said[place].traits, said[place].joined) = ([], .seed)
            said[place].end = said[place].start
        }
        said[0].gap = gap
        said[1].gap = []
        if tokens.indices.contains(end) { tokens[end].gap = [] }
        tokens.replaceSubrange(start..<end, with: said)
    }
}
