internal import FoodCatalog
internal import Nutrition

// What is eaten beside a drink, said without a comma.
extension CoordinationPass {
    /// "toast coffee", "hot chocolate croissant", "cheese toastie crisps tea": where a drink begins or ends against what
    /// no drink is made with, unless both together are what a food is called.
    func besideDrink(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 1, length <= Self.shortLine else { return nil }
        let claimed = index.words(of: index.names[Int(match.candidates[0].name)])
            .filter { $0.claim > 0 }
        return (span.start + 1..<span.end).first { position in
            let (first, second) = (words[position - 1], words[position])
            guard second.token.gap.isEmpty, isFood(first), isFood(second),
                !isCalled(position - 1..<position + 1)
            else { return false }
            // "hot chocolate toast"
            if Self.bare.contains(second.token.word), !Self.doughs.contains(second.token.word),
                !index.holds(first.word, before: second.word),
                Self.drinks.contains(first.token.word)
                    || isCalled(span.start..<position)
                        && (shelf.food(of: match, in: catalog).category == .beverage
                            // "ham sandwich crisps" are no crisp sandwich.
                            || words[span.start..<position].contains { word in
                                isFood(word) && !claimed.contains { $0.word == word.word }
                            })
            {
                return true
            }
            guard position + 1 == span.end, Self.drinks.contains(second.token.word),
                Self.bare.contains(first.token.word)
            else { return false }
            // "crisps coffee" are no coffee crisp, in whatever order a name has them.
            return claimed.last?.word == first.word
                || !index.holds(first.word, before: second.word, isLast: true)
        }
    }

    /// "2 eggs, green tea", "crisps, black coffee" are no tea egg and no coffee crisp: a drink of its own behind a comma.
    func drinkBehind(_ match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 2, Self.drinks.contains(words[span.end - 1].token.word),
            let comma = (span.start + 1..<span.end - 1).last(where: {
                words[$0].token.gap.contains(.comma)
            }), isCalled(comma..<span.end),
            shelf.food(of: match, in: catalog).category != .beverage
        else { return nil }
        return comma
    }
}
