internal import FoodCatalog
internal import Nutrition

// A dish that the catalog has as a recipe, and right behind it what goes into it.
extension CompositionPass {
    /// "bulletproof coffee 1 tbsp butter 1 tbsp coconut oil": what a dish is made of anyway and somebody measured is in it;
    /// the dish goes where the parts come near the whole of it.
    func withoutOwnParts(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        for (place, dish) in matches.enumerated().dropLast()
        where !hasAmount(dish) && food(of: dish).isOfRecipe {
            let next = matches[place + 1]
            guard isMeasured(next, rightBehind: dish.span.end),
                let recipe = catalog[id(of: dish)].flatMap({ RecipeParts(of: $0, in: catalog) }),
                recipe.holds(id(of: next))
            else { continue }
            var end = dish.span.end
            let parts = matches[(place + 1)...].prefix { part in
                guard isMeasured(part, rightBehind: end), recipe.holds(id(of: part)) else {
                    return false
                }
                end = part.span.end
                return true
            }
            // "a cheese board, about 100 g of brie": that may be all that was had of it.
            guard
                parts.count > 1
                    || sentence.words[dish.span.end].token.gap.isDisjoint(with: .hard)
            else { continue }
            let isWhole =
                parts.count > 1
                && parts.reduce(0) { $0 + saidCalories(of: $1) } >= Self.most * calories(of: dish)
            return matches.filter { match in
                isWhole
                    ? match.span != dish.span : !parts.contains { $0.span == match.span }
            }
        }
        return matches
    }

    /// Whether nothing but its amount, in units, stands between the end of another food and a food.
    private func isMeasured(_ part: MatchedSpan, rightBehind end: Int) -> Bool {
        guard let amount = quantity(before: part), end < part.span.start,
            amount.measure != nil || amount.container >= 0
        else { return false }
        return amount.start == end && amount.end == part.span.start
            && sentence.words[end].token.gap.isDisjoint(with: .sentence)
    }
}
