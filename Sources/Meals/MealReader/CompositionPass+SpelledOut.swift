internal import FoodCatalog
internal import Nutrition

// A dish, and behind it in brackets or behind "made with" what went into it, with amounts.
extension CompositionPass {
    /// "a turkey sandwich (2 slices of bread, a few slices of turkey and lettuce)", "tuna salad made with 2 cans of tuna and
    /// mayonnaise": the parts are what was eaten, where they hold what the dish is called by and come near the whole of it.
    func withoutSpelledOut(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        matches.filter { !isSpelledOut($0, among: matches) }
    }

    private func isSpelledOut(_ dish: MatchedSpan, among matches: [MatchedSpan]) -> Bool {
        guard Self.composed.contains(food(of: dish).category), !hasMeasure(dish),
            (quantity(before: dish) ?? quantity(behind: dish)).map({ $0.count == 1 }) ?? true,
            !name(of: dish).contains(where: { Self.ofEggs.contains($0.surface) }),
            let region = bracket(behind: dish) ?? makings(behind: dish)
        else { return false }
        let parts = matches.filter {
            $0.span.start >= region.lowerBound && $0.span.end <= region.upperBound
        }
        let foods = parts.filter { food(of: $0).category != .condiment }
        return parts.count > 1 && 2 * foods.count(where: hasAmount) >= max(1, foods.count)
            && parts.allSatisfy(isContent)
            && isAllSaid(dish, parts)
            && parts.reduce(0) { $0 + saidCalories(of: $1) } >= Self.most * calories(of: dish)
    }

    /// What stands in the brackets that open right behind a dish, unless it is beside it: "curry (with rice and naan)".
    private func bracket(behind dish: MatchedSpan) -> Range<Int>? {
        let words = sentence.words
        let start = dish.span.end
        guard start < words.count, words[start].token.gap.contains(.opening),
            !Self.besides.contains(words[start].token.surface)
        else { return nil }
        let end =
            words.indices.suffix(from: start + 1).first { words[$0].token.gap.contains(.closing) }
        return start..<(end ?? words.count)
    }

    /// What follows "made with" up to the end of the sentence.
    private func makings(behind dish: MatchedSpan) -> Range<Int>? {
        let words = sentence.words
        let start = dish.span.end
        guard start + 2 < words.count, words[start].token.surface == Self.made,
            Self.mixing.contains(words[start + 1].token.surface)
        else { return nil }
        let end =
            words.indices.suffix(from: start + 1).first {
                words[$0].token.gap.contains(.sentence) || words[$0].has([.eating, .breaker])
            }
        return start..<(end ?? words.count)
    }

    private static let composed: [FoodCategory] = [.meal, .protein, .vegetable]
    private static let ofEggs = WordSet("omelet omelette frittata scramble scrambled")
    private static let besides = WordSet("with w plus and side sides")
}
