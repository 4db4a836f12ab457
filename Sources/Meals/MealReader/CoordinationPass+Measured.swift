internal import FoodCatalog
internal import Nutrition

// An amount of the one food that stands behind it, and not of all that is called so.
extension CoordinationPass {
    /// "10 g butter with rice", "2 tbsp peanut butter and an apple", "half an avocado on toast": where what was
    /// measured ends, unlike in "200 g chicken and rice".
    func measured(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard isPlainList(span), let amount = amount(before: span) else { return nil }
        return (span.start + 1..<span.end).first { position in
            guard let joint = joint(at: position, in: span) else { return false }
            let (before, behind) = sides(of: span, at: position)
            guard !behind.isEmpty, isOne(before), isOne(behind) else { return false }
            let first = words[behind.lowerBound]
            // "hot dog on a bun"
            let hasOwn =
                (first.quantity >= 0 || first.has(.article))
                && (amount.measure != nil || amount.container >= 0
                    || !isOne(span.start..<span.end))
            return hasOwn
                || !isDish(before: position)
                    && (isTooLittle(amount, of: match) && !isListed(amount, before: span)
                        && !CompositionPass.sandwiches.contains(words[span.end - 1].token.word)
                        || isSpoon(amount) && Self.breads.contains(first.token.word))
                // "glass of milk, black coffee"
                || joint == .listing && amount.container >= 0
                    && Self.drinks.contains(words[span.end - 1].token.word)
                || isPart(amount)
                    && (joint == .bearing || Self.breads.contains(first.token.word))
        }
    }

    /// "toast with butter 10 g", "half a baguette with ham 50 g": where the food begins that a weight stands behind which is
    /// too little for all.
    func measuredBehind(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard isPlainList(span), span.end < words.count,
            case let number = words[span.end].quantity, number >= 0,
            quantities.indices.contains(Int(number)), case let amount = quantities[Int(number)],
            amount.start == span.end, amount.isTrailing, isTooLittle(amount, of: match)
        else { return nil }
        return (span.start + 1..<span.end).last { position in
            guard joint(at: position, in: span) != nil else { return false }
            let (before, behind) = sides(of: span, at: position)
            return !behind.isEmpty && isOne(before) && isOne(behind)
                && Self.dabs.contains(words[span.end - 1].token.word)
        }
    }

    /// "2 eggs black coffee", "10 g butter mashed potatoes", "toast a banana", as it is spoken: where the food that
    /// was counted or measured ends and another begins, after which together nothing is called.
    func toldNext(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard length <= Self.shortLine, span.end - span.start > 1 else { return nil }
        let amount = amount(before: span)
        let claimed = index.words(of: index.names[Int(match.candidates[0].name)])
        return (span.start + 1..<span.end).first { position in
            let word = words[position]
            // "toast a banana", "big mac medium fries", but "cheese large pizza"
            let isBeginning =
                word.has(.article)
                || Self.sizes.contains(word.token.word) && words[position - 1].isName
                    && position + 1 < span.end
                    && words[position + 1].isContent && !words[position + 1].has(.size)
                    && !index.isCalled(
                        words[span.start..<span.end].lazy.filter { !$0.has(.size) }.map(\.word))
            guard word.token.gap.isEmpty, word.isContent || isBeginning,
                words[position - 1].isContent
            else { return false }
            let (before, behind) = (span.start..<position, position..<span.end)
            guard isOne(before), isOne(behind) else { return false }
            if isBeginning { return true }
            guard let amount, !isOne(span.start..<span.end) else { return false }
            // "10 g butter mashed potatoes" and "half a banana porridge", but "50 g lentil pasta", "half a tuna bagel"
            if Self.sides.contains(words[span.end - 1].token.word),
                isTooLittle(amount, of: match) && Self.dabs.contains(words[position - 1].token.word)
                    || isSpoon(amount)
                    || isPart(amount) && Self.halved.contains(words[position - 1].token.word)
            {
                return true
            }
            return words[position - 1].token.traits.contains(.plural) && amount.isCounted
                && amount.count > 1 && amount.measure == nil && amount.container < 0
                && (isLeftOut(before, claimed) || isLeftOut(behind, claimed)
                    || !isCounted(match, by: words[position - 1]))
        }
    }

    /// "109 g of tea with cow milk" beside other weights: in lists whose foods were all weighed a little is no sign that it is of
    /// the first alone, where all of it has a name.
    private func isListed(_ amount: Quantity, before span: Span) -> Bool {
        words[span.start - 1].has(.of) && isOne(span.start..<span.end)
            && quantities.count(where: { $0.measure?.unit == .gram }) > 1
    }

    /// The amount right before a stretch.
    private func amount(before span: Span) -> Quantity? {
        guard span.start > 0, case let number = words[span.start - 1].quantity, number >= 0,
            quantities.indices.contains(Int(number)),
            quantities[Int(number)].end == span.start
        else { return nil }
        return quantities[Int(number)]
    }

    private func isPart(_ amount: Quantity) -> Bool {
        amount.count < 1 && amount.measure == nil && amount.container < 0
    }

    private func isSpoon(_ amount: Quantity) -> Bool {
        amount.measure?.unit == .tablespoon || amount.measure?.unit == .teaspoon
    }

    /// Whether nobody weighs so little of it as a whole.
    private func isTooLittle(_ amount: Quantity, of match: MatchedSpan) -> Bool {
        guard let measure = amount.measure,
            let usual = shelf.food(of: match, in: catalog).usualGrams?.value
        else { return false }
        let grams = measure.unit.grams ?? measure.unit.milliliters ?? 0
        return amount.count * measure.amount * grams < Self.least * usual
    }

    /// The least share of a usual amount that is weighed as a whole; 100 g of rice and beans are about that.
    private static let least = 0.5
}
