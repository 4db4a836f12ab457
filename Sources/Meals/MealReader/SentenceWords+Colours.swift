internal import FoodCatalog

// What is called by its colour alone.
extension SentenceWords {
    /// "a glass of red", "2 slices of white", "ham on brown": in a glass or a bottle a colour alone is wine, by the
    /// slice and under something else it is bread.
    mutating func markColours(index: FoodIndex, weights: ReaderWeights) {
        for position in words.indices.dropFirst()
        where Self.colours.contains(words[position].token.surface)
            && words[position].token.gap.isEmpty && !isFollowed(position)
        {
            guard let called = glassful(at: position) ?? bread(at: position) else { continue }
            var token = words[position].token
            (token.word, token.surface) = (called, called)
            var word = Self.word(token, index: index, weights: weights)
            word.quantity = words[position].quantity
            word.settle(index: index, weights: weights)
            words[position] = word
        }
    }

    private func isFollowed(_ position: Int) -> Bool {
        position + 1 < words.count && words[position + 1].token.gap.isSubset(of: .hyphen)
            && words[position + 1].isContent
    }

    private func glassful(at position: Int) -> WordHash? {
        // "half a pint of bitter", "0.5 pint bitter"
        let glass = words[position - 1].has(.of) ? position - 2 : position - 1
        guard glass >= 0, Self.glasses.contains(words[glass].token.word) else { return nil }
        // "rice, half white half brown"
        if words[glass].token.word == .half, words[position].token.surface != .bitter {
            return nil
        }
        switch words[position].token.surface {
        case WordHash.bitter: return WordHash.beer
        case WordHash.bubbly: return WordHash.cava
        case WordHash.white: return Self.whiteWine
        case WordHash.red: return WordHash.wine
        default: return nil
        }
    }

    private func bread(at position: Int) -> WordHash? {
        let before = words[position - 1]
        let isCut =
            before.has(.of) && position > 1
            && Self.slices.contains(words[position - 2].token.surface)
        let isUnder =
            before.token.surface == .on && position > 1
            && words[position - 2].isContent
            && !Self.sandwiches.contains(words[position - 2].token.word)
        guard isCut || isUnder else { return nil }
        // "chicken curry on brown"
        if !isCut, Self.overRice.contains(words[position - 2].token.word) { return WordHash.rice }
        switch words[position].token.surface {
        case WordHash.white: return Self.whiteBread
        case WordHash.brown: return Self.brownBread
        case WordHash.seeded: return Self.seededBread
        default: return nil
        }
    }

    // Single words by which the catalog knows what two words are said of.
    private static var whiteWine: WordHash { "chardonnay" }
    private static var whiteBread: WordHash { "bread" }
    private static var brownBread: WordHash { "wheat" }
    private static var seededBread: WordHash { "granary" }
    static let colours = WordSet(colourWords)
}
