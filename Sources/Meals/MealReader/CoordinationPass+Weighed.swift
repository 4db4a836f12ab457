internal import FoodCatalog

extension CoordinationPass {
    /// "8 oz steak and chips": what is bought by weight weighs so much without what is beside it.
    func isWeighedAlone(_ span: Span, at joint: Int) -> Bool {
        guard isPlainList(span), span.start > 0, words[span.start - 1].has(.unit),
            joint > span.start,
            joint + 1 < span.end
        else { return false }
        return Self.meats.contains(words[joint - 1].token.word)
            && Self.sidesOfWeighed.contains(words[span.end - 1].token.word)
    }

    /// "100 g dry pasta with pesto": nobody weighs a dish dry.
    func isWeighedDry(_ span: Span, at joint: Int) -> Bool {
        span.start > 0 && words[span.start - 1].has(.unit)
            && words[span.start..<joint].contains { Self.dryness.contains($0.token.surface) }
    }

    /// "150 g chicken, rice": so much of the chicken, unlike "150 g yogurt, strawberry".
    func commaBehindWeight(_ match: MatchedSpan, at joints: [Int]) -> Int? {
        let span = match.span
        guard span.start > 0, words[span.start - 1].has(.unit), let comma = joints.first else {
            return nil
        }
        // "200 g pork, apple sauce"
        if joints.count == 1, words[comma].token.gap == .comma, span.end - comma < 4,
            Self.sauces.contains(words[span.end - 1].token.word)
        {
            return comma
        }
        // "100 g prawns, stir fry veg"
        if joints.count == 1, words[comma].token.gap == .comma, span.end - comma > 1,
            isCalled(comma..<span.end)
        {
            return comma
        }
        guard length <= Self.shortLine,
            joints.allSatisfy({ words[$0].token.gap == .comma && words[$0].isContent }),
            words[span.start..<comma].contains(where: { $0.isName && !$0.isTaken }),
            words[comma..<span.end].contains(where: { $0.isName && !$0.isTaken })
        else { return nil }
        let name = index.names[Int(match.candidates[0].name)]
        return name.isComposed || lacksHead(span, index.words(of: name)) ? comma : nil
    }

    /// "85 g pasta with pesto 2 tbsp": an amount of either.
    func isWeighedTwice(_ span: Span) -> Bool {
        span.start > 0 && words[span.start - 1].has(.unit) && span.end + 1 < words.count
            && words[span.end].token.isNumber && words[span.end + 1].has(.unit)
            && words[span.end].token.gap.isEmpty
    }

    /// "15 g of butter on a baked potato", "200 g beans on toast": so much of what is on it.
    func topping(in span: Span) -> Int? {
        guard isPlainList(span), span.start > 0, span.end - span.start > 2,
            Self.bases.contains(words[span.end - 1].token.word),
            words[span.start - 1].has(.unit)
                || words[span.start - 1].has(.of) && span.start > 1
                    && words[span.start - 2].has(.unit)
        else { return nil }
        return (span.start + 1..<span.end - 1).first { position in
            words[position].token.surface == .on && words[position - 1].isName
                && !Lexicon.isDish(words[position - 1].token.word)
                && words[position + 1..<span.end].contains(where: \.isName)
        }
    }
}
