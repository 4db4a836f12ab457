internal import FoodCatalog

// What a sentence of its own says of the food in the one before.
extension TurnPass {
    /// "I had toast. Two slices.", "Popcorn at the cinema! 60 g of it.", "Nuggets. I had 8.", "Latte. Large.": so much of
    /// what the sentence before named.
    mutating func joinAmounts() {
        var position = 1
        while position < tokens.count {
            defer { position += 1 }
            guard tokens[position].gap.contains(.sentence), !joinSize(position) else { continue }
            var first = position
            while isOne(first, of: Self.sayingOfSentences), first < position + 4 { first += 1 }
            guard number(at: first) != nil, first == position || !isApart(first),
                let amount = amount(at: first)
            else { continue }
            var end = amount.upperBound
            if word(end) == .of, isOne(end + 1, of: Self.pronouns) { end += 2 }
            if isOne(end, of: Self.cookedOfSentences) { end += 1 }
            // "Toast. 2 cups. Coffee." are cups of coffee.
            guard end == tokens.count || isApart(end) && !isName(end) else { continue }
            var start = position - 1
            while start > 0, !tokens[start].gap.contains(.sentence) { start -= 1 }
            guard
                (start + 1..<position).allSatisfy({
                    !isApart($0) && !isOne($0, of: Self.joints)
                        && tokens[$0].gap.isDisjoint(with: .and)
                }), (start..<position).allSatisfy({ number(at: $0) == nil }),
                hasName(start..<position) || isCalled(start..<position)
            else { continue }
            var place = (start..<position).last(where: isName) ?? position - 1
            while place > start, isPart(tokens[place - 1]) { place -= 1 }
            remove(amount.upperBound..<end)
            move(amount, before: place)
            remove(position + amount.count..<first + amount.count)
        }
    }

    /// "Popcorn. Small. Shared with Dave": the size of what was named.
    private mutating func joinSize(_ position: Int) -> Bool {
        guard kinds(position) == .size, isApart(position + 1),
            hasName(clauseStart(before: position)..<position)
        else { return false }
        tokens[position].gap = .comma
        return true
    }

    /// A measure, or a number of pieces where nothing but it is said.
    private func amount(at position: Int) -> Range<Int>? {
        if !kinds(position + 1).isDisjoint(with: [.unit, .container]) {
            return position..<position + 2
        }
        guard let count = number(at: position), count >= 1, count <= 60,
            count == count.rounded()
        else { return nil }
        return position..<position + 1
    }
}
