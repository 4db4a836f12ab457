internal import FoodCatalog

// Plates whose parts are told without commas, and what is in an omelette or a smoothie.
extension CoordinationPass {
    /// "sausages peas chips", "salmon rice broccoli": something, and two and more of what is served beside it.
    var isPlate: Bool {
        let said = words.lazy.filter { !$0.has(.number) && !$0.has(.size) }
        guard (3...5).contains(said.count), let first = said.first, let last = said.last else {
            return false
        }
        return isSide(last) && !isSide(first) && said.count(where: isSide) > 1
            && said.allSatisfy { $0.word >= 0 && !$0.isGuess && !$0.has(.connector) }
    }

    /// "omelette (3 eggs, ham and cheese)": what is in it is no sandwich.
    func isInEggs(_ match: MatchedSpan) -> Bool {
        words[..<match.span.start].contains { Self.eggDishes.contains($0.token.word) }
            && lacksHead(
                match.span, index.words(of: index.names[Int(match.candidates[0].name)]))
    }

    func isSide(_ word: SentenceWord) -> Bool {
        Self.plateSides.contains(word.token.word) || Self.plateSides.contains(word.token.surface)
    }

    /// "smoothie with banana, spinach, milk": what went into it is told, and none of it is its name.
    func blend(in span: Span) -> Int? {
        guard words.count <= Self.shortLine,
            let noun = (span.start..<span.end).first(where: {
                Self.blends.contains(words[$0].token.surface)
            }),
            case let next = noun + 1, next < span.end,
            words[next].token.word == .with
                || !words[next].token.gap.isDisjoint(with: [.comma, .opening]),
            case let parts = words[(next + 1)...],
            parts.contains(where: {
                $0.token.word == .and || !$0.token.gap.isDisjoint(with: .listing)
            }),
            words[next].token.gap != .comma
                || parts.contains(where: {
                    Self.poured.contains($0.token.word)
                })
        else { return nil }
        return next
    }
}
