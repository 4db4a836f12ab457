internal import FoodCatalog

// What stood there and was not eaten, said behind the rest.
extension TurnPass {
    /// "150 g fish, didn't touch the chips", "roast dinner, skipped the potatoes", "but not the 80 g rice", "and none
    /// of the pasta": said as "no chips", or taken out where it was named before.
    mutating func takeDenied() {
        var position = 0
        while position < tokens.count {
            takeAmountInstead(of: position)
            takeLeavings(at: position)
            takeOnly(at: position)
            takeUntouched(at: position)
            if let denial = denial(at: position) { deny(denial, from: position) }
            position += 1
        }
    }

    /// "french dip, left most of the jus": of what nobody named there is nothing to take away.
    private mutating func takeLeavings(at start: Int) {
        guard start > 0, isApart(start) || isOne(start, of: Self.joints), hasName(0..<start) else {
            return
        }
        var index = start
        while index < start + 4, isOne(index, of: Self.leadsOfDenials) { index += 1 }
        guard isOne(index, of: Self.leaving) else { return }
        index += 1
        while isOne(index, of: Self.someOf) { index += 1 }
        guard word(index) == .of, isOne(index + 1, of: Self.definite), index + 2 < tokens.count,
            isEnd(index + 3),
            !tokens[..<start].contains(where: { $0.word == tokens[index + 2].word })
        else { return }
        remove(start..<index + 3)
    }

    /// "a double quarter pounder with cheese. just the burger": nothing else, and no second burger.
    private mutating func takeOnly(at start: Int) {
        guard start > 0, isApart(start), isOne(start, of: Self.onlys),
            isOne(start + 1, of: Self.definite), isOne(start + 2, of: Self.things),
            isEnd(start + 3), hasName(0..<start),
            // "skipped the bread, just the soup"
            !(0..<start).contains(where: {
                isOne($0, of: Self.denials) || isOne($0, of: Self.skipping)
                    || isOne($0, of: Self.helpers) || isOne($0, of: Self.nothingOfDenials)
            })
        else { return }
        remove(start..<start + 3)
    }

    /// "rice, curry, naan (didn't touch)": what stands in front of it.
    private mutating func takeUntouched(at start: Int) {
        guard start > 0, isApart(start) else { return }
        var index = start
        while index < start + 3, isOne(index, of: Self.leadsOfDenials) { index += 1 }
        guard isOne(index, of: Self.denials) else { return }
        index += 1
        while isOne(index, of: Self.adverbs) { index += 1 }
        guard isOne(index, of: Self.touching) else { return }
        index += 1
        while isOne(index, of: Self.pronounsOfDenials) { index += 1 }
        let food = clauseStart(before: start)..<start
        guard isEnd(index), hasName(food), !food.contains(where: { isOne($0, of: Self.joining) }),
            hasName(0..<food.lowerBound) || hasName(index..<tokens.count)
        else { return }
        take(food.lowerBound..<index)
    }

    private struct Denial {
        var food: Range<Int>
        var end: Int
        /// Whether it speaks of something that was there or had been said: "the".
        var isKnown: Bool
        /// "forget the muffin": of something said before, else it means nothing.
        var isTakenBack: Bool
    }

    /// What is denied by the words at a position, behind something that was named.
    private func denial(at start: Int) -> Denial? {
        guard start > 0, hasName(0..<start) || isCalled(clauseStart(before: start)..<start) else {
            return nil
        }
        let isBare = word(start) == .not && !isOne(start - 1, of: Self.helpers)
        guard isBare || isApart(start) || isOne(start, of: Self.joints) else { return nil }
        guard let lead = leadOfDenial(at: start, isBare: isBare) else { return nil }
        var index = lead.end
        while isOne(index, of: Self.owners) || isOne(index, of: Self.betweenOfDenials) {
            index += 1
        }
        // "not much butter", "didn't eat all the rice": some of it was.
        guard !isOne(index, of: Self.some) else { return nil }
        let isKnown = (lead.end..<index).contains { isOne($0, of: Self.owners) }
        index = endOfAmount(at: index)
        guard let (food, endOfFood) = deniedFood(from: index, isTaken: lead.isTaken) else {
            return nil
        }
        var end = endOfFood
        while isOne(end, of: Self.closingOfDenials), !isApart(end) { end += 1 }
        guard isEnd(end) else { return nil }
        // "skipped rice and potatoes"
        if isOne(start, of: Self.skipping), isOne(end, of: Self.also), end + 3 >= tokens.count,
            end + 1 < tokens.count, hasName(end + 1..<tokens.count),
            !tokens[end...].contains(where: { !$0.gap.isDisjoint(with: .hard) })
        {
            end = tokens.count
        }
        return Denial(food: food, end: end, isKnown: isKnown, isTakenBack: lead.isTakenBack)
    }

    private struct LeadOfDenial {
        var end: Int
        /// "forget the muffin"
        var isTakenBack = false
        /// "took the bun off": how it was taken away follows behind the food.
        var isTaken = false
    }

    /// The words in front of what was not eaten: "didn't eat", "left out", "took", "skipped", "none of", "not".
    private func leadOfDenial(at start: Int, isBare: Bool) -> LeadOfDenial? {
        var index = start
        while index < start + 4, isOne(index, of: Self.leadsOfDenials) { index += 1 }
        if isOne(index, of: Self.denials) || isOne(index, of: Self.helpers) {
            return endOfDeniedVerb(at: index).map { LeadOfDenial(end: $0) }
        }
        let isDefinite = isOne(index + 1, of: Self.definite)
        // "left out the rice", "took off the bun", "picked out the olives", "passed on the cake"
        if isOne(index + 2, of: Self.definite) {
            let isGoneBy =
                isOne(index, of: Self.leaving) || isOne(index, of: Self.taking)
                || isOne(index, of: Self.picking)
            if isGoneBy && isOne(index + 1, of: Self.away)
                || word(index) == .passed && word(index + 1) == .on
            {
                return LeadOfDenial(end: index + 2)
            }
        }
        // "took the bun off", "gave the chips to the dog"
        if isOne(index, of: Self.taking), isDefinite {
            return LeadOfDenial(end: index + 1, isTaken: true)
        }
        if isOne(index, of: Self.skipping) || isOne(index, of: Self.leaving) {
            guard isOne(index, of: Self.skipping) || isDefinite else { return nil }
            return LeadOfDenial(end: index + 1)
        }
        if isOne(index, of: Self.cancelling), isDefinite {
            return LeadOfDenial(end: index + 1, isTakenBack: true)
        }
        if word(index) == Self.none, word(index + 1) == .of {
            return LeadOfDenial(end: index + 2)
        }
        guard word(index) == .not else { return nil }
        index += 1
        // "yellow submarine, not a sandwich"
        guard isOne(index, of: Self.owners) ? word(index) != .a : isBare,
            // "bread, not toasted"
            index < tokens.count, !Lexicon.isPreparation(tokens[index].surface)
        else { return nil }
        return LeadOfDenial(end: index)
    }

    /// "didn't even eat", "did not finish": behind the verb.
    private func endOfDeniedVerb(at start: Int) -> Int? {
        var index = start + (word(start + 1) == .not ? 2 : 1)
        guard isOne(index - 1, of: Self.denials) || word(index - 1) == .not else {
            return nil
        }
        while isOne(index, of: Self.adverbs) { index += 1 }
        return isOne(index, of: Self.verbs) ? index + 1 : nil
    }

    /// The food that is denied, and where what is said of it ends.
    private func deniedFood(from start: Int, isTaken: Bool) -> (food: Range<Int>, end: Int)? {
        var end = start
        while end < tokens.count, end < start + 4, !isEnd(end) || end == start,
            !isOne(end, of: Self.closingOfDenials), !tokens[end].isNumber,
            kinds(end).isDisjoint(with: [.eating, .number])
        {
            end += 1
        }
        guard isTaken else {
            return end > start && hasName(start..<end) ? (start..<end, end) : nil
        }
        guard start < end,
            let away = (start + 1..<end).first(where: {
                isOne($0, of: Self.away) || word($0) == .to
            }), hasName(start..<away)
        else { return nil }
        end = away + 1
        while !isEnd(end) { end += 1 }
        return (start..<away, end)
    }

    /// "roast dinner", of words that alone name no food.
    func isCalled(_ range: Range<Int>) -> Bool {
        range.count <= 4 && index.isCalled(range.map { index.number(of: tokens[$0].word) })
    }

    private mutating func deny(_ denial: Denial, from start: Int) {
        let name = tokens[denial.food.upperBound - 1].word
        if denial.isKnown || denial.isTakenBack,
            let named = tokens[..<start].lastIndex(where: { $0.word == name })
        {
            let item = item(endingAt: named)
            // "garlic bread, didn't touch the bread", "pizza, not the whole pizza"
            guard (item.lowerBound..<named).allSatisfy({ !isName($0) }),
                hasName(0..<item.lowerBound) || hasName(named + 1..<start)
                    || hasName(denial.end..<tokens.count)
            else { return }
            take(start..<denial.end)
            take(item)
            return
        }
        guard !denial.isTakenBack else { return }
        guard denial.food.count == 1, isOne(denial.food.lowerBound, of: Self.components) else {
            take(start..<denial.end)
            return
        }
        var no = made(.no, like: tokens[start])
        no.gap = tokens[start].gap.isEmpty ? .comma : tokens[start].gap
        remove(denial.food.upperBound..<denial.end)
        tokens[denial.food.lowerBound].gap = []
        tokens.replaceSubrange(start..<denial.food.lowerBound, with: [no])
    }

    /// Takes words out; what follows stands apart.
    private mutating func take(_ range: Range<Int>) {
        remove(range)
        guard range.lowerBound < tokens.count else { return }
        if range.lowerBound == 0 {
            tokens[0].gap = []
        } else if !isOne(range.lowerBound, of: Self.joints),
            !isOne(range.lowerBound, of: Self.joining)
        {
            tokens[range.lowerBound].gap.insert(.comma)
        }
    }

    /// "and a muffin" of "a latte and a muffin".
    private func item(endingAt last: Int) -> Range<Int> {
        var start = last
        while start > 0, !isApart(start), !isOne(start - 1, of: Self.joining) { start -= 1 }
        if start > 0, !isApart(start) { start -= 1 }
        return start..<last + 1
    }

    /// "150 g chips instead of the 100 g rice": of what was not had, no amount is needed.
    private mutating func takeAmountInstead(of position: Int) {
        guard isOne(position, of: Self.instead),
            word(position + 1) == .of || word(position + 1) == .than
        else { return }
        var start = position + 2
        while isOne(start, of: Self.owners) { start += 1 }
        let end = endOfAmount(at: start)
        if end < tokens.count { remove(start..<end) }
    }

    /// Behind "100 g", "2 slices of".
    private func endOfAmount(at start: Int) -> Int {
        var end = start
        guard tokens.indices.contains(end), number(at: end) != nil else { return start }
        end += 1
        if !kinds(end).isDisjoint(with: [.unit, .container]), !isEnd(end + 1) { end += 1 }
        if word(end) == .of { end += 1 }
        return isEnd(end) ? start : end
    }

    private static var none: WordHash { "none" }
    /// What a line that denies something has some of.
    static let denialOpenings = words(
        instead, leaving, onlys, denials, taking, picking, WordHash.passed, skipping,
        cancelling, none, WordHash.not)
}
