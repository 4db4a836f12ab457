internal import FoodCatalog
internal import Nutrition

// Foods jotted down one behind the other, and brands that nobody named.
extension CoordinationPass {
    /// "full english, 2 eggs 2 sausages 2 bacon beans": whether that is so between two commas.
    func isInSpokenList(_ span: Span) -> Bool {
        var (start, end) = (span.start, span.end)
        while start > 0, words[start].token.gap.isDisjoint(with: .hard) { start -= 1 }
        while end < words.count, words[end].token.gap.isDisjoint(with: .hard) { end += 1 }
        let clause = words[start..<end]
        return clause.count <= Self.shortLine && clause.count(where: isFood) > 2
            && clause.count { $0.has(.number) } > 1
            && !clause.contains { $0.has([.connector, .article, .of, .eating]) }
            && clause.dropFirst().allSatisfy { $0.token.gap.isDisjoint(with: .hard) }
    }

    /// "3 piece tenders, slaw"
    func isPiece(_ position: Int) -> Bool {
        position > 0 && words[position].token.word == .piece
            && words[position - 1].has(.number)
    }

    /// "tacos: beef, cheddar" holds no chain's beef 'n cheddar: nobody names half of a brand on either side of a comma.
    func strangeChain(in match: MatchedSpan) -> Int? {
        guard match.span.end - match.span.start <= Self.shortList,
            case let joints = joints(in: match.span), joints.count == 1,
            case let comma = joints[0], words[comma].token.gap == .comma,
            case let food = shelf.food(of: match, in: catalog), let brand = food.brand
        else { return nil }
        let said = words[match.span.start..<match.span.end].map(\.token.word)
        return TextScanner.phrases(of: brand).contains { said.contains($0.word) } ? nil : comma
    }
}
