internal import FoodCatalog
internal import Nutrition

/// Finds where a sentence speaks of one food twice: "a can of Gatorade sports drink", "a doughnut,
/// exactly one doughnut", "a juice box of apple juice".
struct EchoPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog

    func merge(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var kept: [MatchedSpan] = []
        kept.reserveCapacity(matches.count)
        kept.append(matches[0])
        for next in matches.dropFirst() {
            guard let last = kept.last else { break }
            if let merged = merged(last, next) ?? toldKind(last, next) {
                kept[kept.count - 1] = merged
            } else if kept.contains(where: { isEcho(next, of: $0) }) {
                continue
            } else {
                kept.append(next)
            }
        }
        return kept
    }

    /// One span for both when they stand for one food.
    private func merged(_ first: MatchedSpan, _ second: MatchedSpan) -> MatchedSpan? {
        let between = first.span.end..<second.span.start
        if isNaming(between, second.span) {
            var named = second
            named.span.start = first.span.start
            return named
        }
        // "innocent smoothie 250ml strawberry banana"
        if first.candidates[0].food == second.candidates[0].food, isOneAmount(between),
            sentence.words[second.span.start].token.gap.isEmpty
        {
            var told = first.candidates[0].score >= second.candidates[0].score ? first : second
            told.span = first.span
            return told
        }
        guard isLoose(between) else { return nil }
        let (one, other) = (first.candidates[0], second.candidates[0])
        let keepsFirst: Bool
        if one.food == other.food {
            keepsFirst = one.score >= other.score
        } else if isCovered(first.span, by: second.span) {
            keepsFirst = false
        } else if isCovered(second.span, by: first.span) {
            keepsFirst = true
        } else if hasBrand(first.span) != hasBrand(second.span), isAlike(one, other) {
            keepsFirst = hasBrand(first.span)
        } else {
            return nil
        }
        var merged = keepsFirst ? first : second
        merged.span.start = first.span.start
        merged.span.end = second.span.end
        return merged
    }

    /// "cheese, cheddar 30 g", "beer, corona": behind a comma which one it was.
    private func toldKind(_ first: MatchedSpan, _ second: MatchedSpan) -> MatchedSpan? {
        let (words, index) = (sentence.words, catalog.index)
        guard first.span.end - first.span.start == 1, first.span.end == second.span.start,
            words[second.span.start].token.gap == .comma,
            case let kind = words[second.span.start..<second.span.end].filter(\.isStrong),
            case let noun = words[first.span.start], noun.word >= 0, !kind.isEmpty,
            !kind.contains(where: { $0.word == noun.word }), kind.allSatisfy({ $0.word >= 0 }),
            first.span.start == 0 || words[first.span.start - 1].quantity < 0
        else { return nil }
        guard
            index.foods(called: kind.map(\.word) + [noun.word])
                .contains(second.candidates[0].food)
        else { return nil }
        var told = second
        told.span.start = first.span.start
        return told
    }

    /// Whether nothing but one measured amount stands there, right behind what it measures.
    private func isOneAmount(_ between: Range<Int>) -> Bool {
        guard let first = between.first, sentence.words[first].token.gap.isSubset(of: .tight) else {
            return false
        }
        let number = sentence.words[first].quantity
        return number >= 0 && sentence.quantities[Int(number)].measure != nil
            && sentence.words[between].allSatisfy { $0.quantity == number }
    }

    /// "a double cheeseburger, the McDouble", "a pie known as a moon pie": a brand behind what it is.
    private func isNaming(_ between: Range<Int>, _ span: Span) -> Bool {
        guard between.count <= 4, hasBrand(span) else { return false }
        var isNamed = false
        for position in between.lowerBound...span.start {
            let word = sentence.words[position]
            if word.token.gap.contains(.sentence) || word.token.word == .and
                || word.token.gap.contains(.and)
            {
                return false
            }
            if word.quantity >= 0, sentence.quantities[Int(word.quantity)].isExact { return false }
            guard position < span.start else { break }
            if Self.naming.contains(word.token.surface) { isNamed = true }
            if word.token.gap.contains(.comma), word.token.surface == .the { isNamed = true }
        }
        return isNamed
    }

    /// Whether nothing between two spans begins another food: no amount, "and", comma or verb.
    private func isLoose(_ between: Range<Int>) -> Bool {
        for position in between.lowerBound...between.upperBound
        where position < sentence.words.count {
            let word = sentence.words[position]
            if !word.token.gap.isDisjoint(with: [.comma, .sentence, .and]) { return false }
            guard position < between.upperBound else { break }
            if word.has(.breaker) || word.has(.number) || word.token.word == .and {
                return false
            }
            if word.has(.article), !word.isTaken { return false }
            if word.quantity >= 0 { return false }
            if word.has(.connector), word.token.word != .from { return false }
        }
        if between.upperBound < sentence.words.count {
            return sentence.words[between.upperBound].quantity < 0
                || !sentence.words[between.upperBound].isTaken
        }
        return true
    }

    /// Whether `later` only says again what `earlier` said: "my", "the", "exactly one" in front of it.
    private func isEcho(_ later: MatchedSpan, of earlier: MatchedSpan) -> Bool {
        guard (later.span.start..<later.span.end).contains(where: counts),
            isCovered(later.span, by: earlier.span)
        else { return false }
        var position = later.span.start - 1
        while position >= max(0, later.span.start - 4) {
            let word = sentence.words[position].token.word
            if Self.pointers.contains(word) { return true }
            if word == .and || !sentence.words[position].token.gap.isDisjoint(with: .sentence) {
                return false
            }
            position -= 1
        }
        return false
    }

    /// Whether a word of a span says which food it is.
    private func counts(_ position: Int) -> Bool {
        let word = sentence.words[position]
        return word.isStrong && !word.isTaken && word.word >= 0
    }

    /// Whether all that `one` says of its food is said by `other` as well.
    private func isCovered(_ one: Span, by other: Span) -> Bool {
        for position in one.start..<one.end where counts(position) {
            let word = sentence.words[position].word
            let isSaid = (other.start..<other.end).contains {
                counts($0) && sentence.words[$0].word == word
            }
            guard isSaid else { return false }
        }
        return true
    }

    /// Whether a span is written like a brand: upper-case inside a sentence.
    private func hasBrand(_ span: Span) -> Bool {
        sentence.words[span.start..<span.end].contains {
            $0.token.traits.contains(.capital) && $0.token.start > 0 && !$0.isTaken
        }
    }

    private func isAlike(_ one: Candidate, _ other: Candidate) -> Bool {
        let (first, second) = (catalog.foods[Int(one.food)], catalog.foods[Int(other.food)])
        guard let left = first.per100g.calories?.value, let right = second.per100g.calories?.value
        else { return false }
        return max(left, right) <= 1.6 * min(left, right) + 10
    }
}
