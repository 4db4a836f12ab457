internal import FoodCatalog

// What is eaten on something, in it or beside it.
extension CoordinationPass {
    /// "eggs on rye bread", "strawberries over yogurt", "bacon then a muffin": where a word joins two foods of which
    /// the name holds only one, or more than was said, or which were eaten one after the other.
    func base(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 2 else { return nil }
        let claimed = index.words(of: index.names[Int(match.candidates[0].name)])
        func isLeftOut(_ side: Range<Int>) -> Bool {
            words[side].contains(where: isFood)
                && !words[side].contains { word in
                    word.word >= 0 && !Lexicon.isPreparation(word.token.surface)
                        && claimed.contains { $0.word == word.word }
                }
        }
        return (span.start + 1..<span.end - 1).first { position in
            guard joins(at: position, in: span) else { return false }
            let (before, behind) = (span.start..<position, position + 1..<span.end)
            guard words[before].contains(where: isFood), words[behind].contains(where: isFood)
            else { return false }
            let isWith = words[position].token.word == Self.with
            if !isWith, isLeftOut(before) || isLeftOut(behind) { return true }
            // "turkey sandwich on wheat"
            guard isPlainList(span), isOne(before), isOne(behind),
                !Lexicon.isDish(words[position - 1].token.word)
            else { return false }
            return words[position].has(.breaker) || !isWhole(span, claimed)
                || !isWith
                    && (isCalledElse(before, than: claimed) || isCalledElse(behind, than: claimed))
        }
    }

    /// Whether a food is called so, but for "by a" and alike in front.
    private func isOne(_ side: Range<Int>) -> Bool {
        let name = side.drop { !words[$0].isContent }
        return name.count == 1 ? name.allSatisfy { isFood(words[$0]) } : isCalled(name)
    }

    private func joins(at position: Int, in span: Span) -> Bool {
        let word = words[position]
        if word.has(.breaker) || word.token.word == Self.with
            || Self.bearers.contains(word.token.surface)
        {
            return true
        }
        // "tuna in oil", "coated in icing"
        return word.token.surface == Self.inside && isPlainList(span)
            && !words[position - 1].has(.connector)
            && !words[position + 1..<span.end].contains { Self.holders.contains($0.token.word) }
    }

    private static let bearers = WordSet("on onto over")
    private static let inside = WordHash("in")
    /// What a food is tinned or cooked in is told with it.
    private static let holders = WordSet(
        "syrup oil water brine juice sauce vinegar gravy butter batter cone cup shell skin")
}
