internal import FoodCatalog

// What a count means by what stands beside it: a range, how many there were, one of so many parts.
extension QuantityPass {
    /// What may stand behind a count: the end of a range, how many there were, how often.
    func takeBehindCount(_ quantity: inout Quantity, _ index: inout Int) {
        range(&quantity, &index)
        ofAll(&index)
        lots(&index)
        // "4 to 4.5 inches across": a size.
        if quantity.isRange, isWord(index, WordHash.inch) {
            quantity.count = 1
            quantity.isCounted = false
            index += 1
        }
        // "2 x 330 ml"
        if index + 1 < words.count, words[index].token.traits.contains(.times),
            let each = self.number(at: index + 1), unit(at: each.end) != nil
        {
            index += 1
        } else if index + 2 < words.count, words[index].token.traits.contains(.times),
            words[index + 1].token.isNumber, !isOfKinds(index + 1),
            isContinued(at: index + 2), words[index + 2].isContent
        {
            // "2x2 eggs"
            quantity.count *= words[index + 1].token.value
            index += 2
        }
        // "2x eggs"
        if index < words.count, words[index].token.traits.contains(.times),
            index + 1 >= words.count || !words[index + 1].token.isNumber
                || isOfKinds(index + 1)
        {
            index += 1
        }
    }

    /// "a bottle of wine between two": one of so many parts.
    func share(_ count: Double, from start: Int, to end: Int) -> Quantity? {
        // "between the three of us"
        let joint =
            start > 1 && words[start - 1].token.surface == .the ? start - 2 : start - 1
        guard joint >= 0, words[joint].token.surface == .between, count >= 2, count <= 12,
            end >= words.count || !isContinued(at: end) || has(end, .of)
        else { return nil }
        return Quantity(
            start: start, end: end, count: 1 / count, isCounted: true, measure: nil, container: -1,
            size: -1, isTrailing: true)
    }

    /// "2 of the 3 cookies": how many there were is no amount.
    private func ofAll(_ index: inout Int) {
        // "5 of 8 slices"
        if has(index, .of), isContinued(at: index + 1), let all = number(at: index + 1),
            let part = number(at: index - 1), part.value >= 1, part.value < all.value,
            unit(at: all.end) == nil
        {
            index = all.end
            return
        }
        guard has(index, .of), index + 2 < words.count,
            Self.owners.contains(words[index + 1].token.surface),
            isContinued(at: index + 2), let all = number(at: index + 2), unit(at: all.end) == nil
        else { return }
        index = all.end
    }

    /// "two lots of 50 g", "3 of the 25 g bags": so many of an amount.
    private func lots(_ index: inout Int) {
        var next = index
        if next < words.count, Self.lots.contains(words[next].token.surface) { next += 1 }
        guard has(next, .of), isContinued(at: next + 1) else { return }
        next += 1
        if next < words.count, Self.owners.contains(words[next].token.surface) {
            next += 1
        } else if next == index + 1 {
            return
        }
        guard isContinued(at: next), let each = number(at: next), unit(at: each.end) != nil else {
            return
        }
        index = next
    }

    /// "two or three", "2-3": the middle.
    private func range(_ quantity: inout Quantity, _ index: inout Int) {
        var next = index
        let isBetween =
            quantity.start > 0 && words[quantity.start - 1].token.surface == .between
        if isWord(next, WordHash.or) || isWord(next, WordHash.to)
            || isBetween && isWord(next, WordHash.and)
        {
            next += 1
        } else if next < words.count, words[next].token.gap.contains(.hyphen), has(next, .number) {
            // the hyphen stands for "to"
        } else {
            return
        }
        guard isContinued(at: next), let upper = number(at: next), upper.value > quantity.count,
            upper.value <= quantity.count * 4
        else { return }
        quantity.count = (quantity.count + upper.value) / 2
        quantity.isRange = true
        index = upper.end
    }
}
