internal import FoodCatalog
internal import Nutrition

// A dish that was weighed, and behind it what it was made with: "100 g of fried kale with oil, onion and salt".
extension CompositionPass {
    /// Leaves out what has no amount and is in the weight of the dish before it: all that a weighed dish is said to be
    /// made of, and of what is only "with" it, where other foods were weighed as well, its fat, spices and vegetables.
    func withoutWeighedIn(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let weighed = matches.count(where: isOnScales)
        guard weighed > 0, weighed < matches.count else { return matches }
        var inside: [Int] = []
        for (place, dish) in matches.enumerated().dropLast() where isOnScales(dish) {
            let parts = (place + 1..<matches.count).prefix { number in
                !hasAmount(matches[number])
                    && isChained(matches[number], behind: matches[number - 1])
            }
            guard let first = parts.first else { continue }
            inside += alternatives(parts, of: matches)
            let between = dish.span.start + 1..<matches[first].span.start
            if between.contains(where: { Self.makings.contains(sentence.words[$0].token.surface) })
            {
                inside += parts
            } else if weighed > 1, Self.cooked.contains(food(of: dish).category),
                between.contains(where: isOpeningWith)
            {
                inside += parts.prefix { isSeasoning(matches[$0]) }
            }
        }
        return without(inside, of: matches)
    }

    /// "40 g of gin, rum or vodka": one of them was had.
    private func alternatives(_ parts: Range<Int>.SubSequence, of matches: [MatchedSpan]) -> [Int] {
        guard
            let last = parts.last(where: { number in
                sentence.words[matches[number - 1].span.end..<matches[number].span.start].contains {
                    $0.token.surface == .or
                }
            })
        else { return [] }
        return Array(parts.prefix(through: last))
    }

    private func isOnScales(_ match: MatchedSpan) -> Bool {
        [quantity(before: match), quantity(behind: match)].contains {
            $0?.measure?.unit.grams != nil
        }
    }

    /// "with", but not "along with", "paired with".
    private func isOpeningWith(_ position: Int) -> Bool {
        sentence.words[position].token.surface == .with
            && !Self.beside.contains(sentence.words[position - 1].token.surface)
    }

    /// Whether nothing but joints and little words stands between two foods, and no amount.
    private func isChained(_ part: MatchedSpan, behind last: MatchedSpan) -> Bool {
        guard last.span.end <= part.span.start else { return false }
        return sentence.words[last.span.end...part.span.start].allSatisfy { word in
            word.token.gap.isDisjoint(with: .sentence)
                && !word.has(.eating) && !word.has(.breaker) && word.quantity < 0
                && !Self.beside.contains(word.token.surface)
        }
    }

    /// Oil, spices, onions: what a dish is cooked with, unlike sugar and syrup, which are put on it.
    private func isSeasoning(_ part: MatchedSpan) -> Bool {
        let food = food(of: part)
        return Self.seasonings.contains(food.category)
            && (food.per100g.sugar?.value ?? 0) < Self.sweet
    }

    /// Grams of sugar in 100 g from which on a condiment sweetens.
    private static let sweet = 25.0
    private static let seasonings: [FoodCategory] = [.condiment, .vegetable]
    private static let cooked: [FoodCategory] = [.meal, .vegetable, .protein]
}
