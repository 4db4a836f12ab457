internal import FoodCatalog
internal import Nutrition

// A dish, and behind it in brackets or behind "made with" what went into it, with amounts.
extension CompositionPass {
    /// "a turkey sandwich (2 slices of bread, a few slices of turkey and lettuce)", "protein shake (1 scoop whey, 300 ml milk)",
    /// "tuna salad made with 2 cans of tuna and mayonnaise": the parts are what was eaten, where they hold what the dish is
    /// called by and come near the whole of it.
    func withoutSpelledOut(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        matches.filter { !isSpelledOut($0, among: matches) }
    }

    private func isSpelledOut(_ dish: MatchedSpan, among matches: [MatchedSpan]) -> Bool {
        let bracket = bracket(behind: dish)
        guard let region = bracket ?? makings(behind: dish) else { return false }
        let parts = matches.filter {
            $0.span.start >= region.lowerBound && $0.span.end <= region.upperBound
        }
        let whole = calories(of: dish)
        guard parts.count > 1, whole >= Self.substantial,
            bracket != nil && isWeighedOut(parts, in: region)
                || isComposed(dish, of: parts, in: region)
        else { return false }
        return isAllSaid(dish, parts)
            && parts.reduce(0) { $0 + saidCalories(of: $1) } >= Self.most * whole
    }

    /// "pancakes 3 (1 egg, 1 cup of flour)", "2 slices of banana bread (2 bananas, 1 cup of sugar)": of what was counted the brackets
    /// say what went into the batter of all.
    func withoutBatter(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        for dish in matches where isPieces(dish) {
            guard let region = bracket(behindAmountOf: dish) else { continue }
            let parts = matches.filter {
                $0.span.start >= region.lowerBound && $0.span.end <= region.upperBound
            }
            let named = name(of: dish)
            guard parts.count > 1,
                parts.allSatisfy({ part in
                    name(of: part).contains { word in
                        Self.inBatters.contains(word.word)
                            || named.contains { $0.word == word.word }
                    }
                })
            else { continue }
            return matches.filter { match in !parts.contains { $0.span == match.span } }
        }
        return matches
    }

    /// Whether pieces or slices of something were counted, and nothing was weighed.
    private func isPieces(_ dish: MatchedSpan) -> Bool {
        guard let amount = quantity(before: dish) ?? quantity(behind: dish) else { return false }
        return amount.measure == nil && amount.count >= 1
    }

    /// What stands in the brackets behind a dish, or behind the amount that follows it.
    private func bracket(behindAmountOf dish: MatchedSpan) -> Range<Int>? {
        let words = sentence.words
        let end = quantity(behind: dish).map { max(dish.span.end, $0.end) } ?? dish.span.end
        guard end < words.count, words[end].token.gap.contains(.opening) else { return nil }
        let closing = words.indices.suffix(from: end + 1).first {
            words[$0].token.gap.contains(.closing)
        }
        return end..<(closing ?? words.count)
    }

    /// Whether each part was weighed or measured. "Omelette (3 eggs, 30 g ham, 20 g cheese)": its eggs only say how large it is.
    private func isWeighedOut(_ parts: [MatchedSpan], in region: Range<Int>) -> Bool {
        let inside = sentence.quantities.filter {
            $0.start >= region.lowerBound && $0.end <= region.upperBound
        }
        return inside.count { $0.isExact || $0.container >= 0 } >= parts.count
            && !inside.contains {
                sentence.words.indices.contains($0.container)
                    && sentence.words[$0.container].token.word == .egg
            }
    }

    /// Whether one dish of several foods was meant, and half of these have an amount.
    private func isComposed(
        _ dish: MatchedSpan, of parts: [MatchedSpan], in region: Range<Int>
    ) -> Bool {
        let foods = parts.filter { food(of: $0).category != .condiment }
        return Self.composed.contains(food(of: dish).category) && !hasMeasure(dish)
            && (quantity(before: dish) ?? quantity(behind: dish)).map({ $0.count == 1 }) ?? true
            && !name(of: dish).contains(where: { Self.ofEggs.contains($0.surface) })
            // "curry (with rice and naan)"
            && !Self.besidesOfSpelledOut.contains(sentence.words[region.lowerBound].token.surface)
            && 2 * foods.count(where: hasAmount) >= foods.count && parts.allSatisfy(isContent)
    }

    /// "hot chocolate made with 250 ml of milk and 3 spoons of cocoa": what it is made of was measured.
    func isMeasuredOut(_ dish: MatchedSpan, among matches: [MatchedSpan]) -> Bool {
        guard let region = makings(behind: dish), !hasMeasure(dish),
            sentence.words[region.lowerBound + 2].quantity >= 0
        else { return false }
        let parts = matches.filter {
            $0.span.start >= region.lowerBound && $0.span.end <= region.upperBound
        }
        return parts.count > 1 && parts.allSatisfy { quantity(before: $0)?.isExact == true }
    }

    /// What stands in the brackets that open right behind a dish.
    private func bracket(behind dish: MatchedSpan) -> Range<Int>? {
        let words = sentence.words
        let start = dish.span.end
        guard start < words.count, words[start].token.gap.contains(.opening) else { return nil }
        let end =
            words.indices.suffix(from: start + 1).first { words[$0].token.gap.contains(.closing) }
        return start..<(end ?? words.count)
    }

    /// What follows "made with" up to the end of the sentence.
    private func makings(behind dish: MatchedSpan) -> Range<Int>? {
        let words = sentence.words
        let start = dish.span.end
        guard start + 2 < words.count, words[start].token.surface == .made,
            Self.mixing.contains(words[start + 1].token.surface)
        else { return nil }
        let end =
            words.indices.suffix(from: start + 1).first {
                words[$0].token.gap.contains(.sentence) || words[$0].has([.eating, .breaker])
            }
        return start..<(end ?? words.count)
    }

    /// kcal of a usual amount from which on a dish is more than what is stirred into it: "coffee (1 tsp sugar, 30 ml milk)".
    private static let substantial = 50.0
    private static let composed: [FoodCategory] = [.meal, .protein, .vegetable]
}
