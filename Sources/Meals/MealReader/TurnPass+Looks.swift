internal import FoodCatalog

// How a food was prepared, said behind it, and short words for what is beside it.
extension TurnPass {
    /// Says what a food is like where other words stand for it: "tofu 100 g, pan fried", "a bun, toasted and
    /// buttered", "125 ml semi", "wafer thin ham", "6in sub".
    mutating func placeLooks() {
        var position = 0
        while position < tokens.count {
            guard isOne(position, of: Self.looking) else {
                position += 1
                continue
            }
            switch tokens[position].surface {
            case WordHash.in where isInches(position): callApart(position, .inch)
            case WordHash.buttered where isTold(position) || isButteredLoaf(position):
                butter(position)
            case WordHash.fry where isServing(position): callApart(position, .frenchfries)
            default: break
            }
            position += 1
        }
        placeStates()
        position = 1
        while position < tokens.count {
            if let end = looks(at: position) { placeLook(position..<end) }
            position += 1
        }
    }

    private mutating func callApart(_ position: Int, _ word: WordHash) {
        call(position, word)
        tokens[position].gap.remove(.none)
    }

    /// "6in", unlike "6 in the morning".
    private func isInches(_ position: Int) -> Bool {
        position > 0 && tokens[position - 1].isNumber && tokens[position].gap.contains(.none)
            && !isOne(position + 1, of: Self.articlesOfLooks)
    }

    /// "and a small fry" is what comes in a bag, unlike "small fry" of somebody.
    private func isServing(_ position: Int) -> Bool {
        position > 1 && isEnd(position + 1) && isOne(position - 1, of: Self.servings)
            && (isOne(position - 2, of: Self.articlesOfLooks) || isApart(position - 1)
                || !tokens[position - 1].gap.isDisjoint(with: .and))
    }

    /// "toasted and buttered" behind a bun: butter is on it.
    private func isTold(_ position: Int) -> Bool {
        guard position > 0, position + 1 == tokens.count || isApart(position + 1) else {
            return false
        }
        return isApart(position)
            || isOne(position - 1, of: Self.ands)
                && isOne(position - 2, of: Self.heating)
    }

    /// "2 bagels buttered", "crumpets x2 buttered"
    private func isButteredLoaf(_ position: Int) -> Bool {
        guard position > 0, !isApart(position), isEnd(position + 1) else { return false }
        let isMultiplied =
            position > 2 && tokens[position - 1].isNumber
            && tokens[position - 2].traits.contains(.times)
        return isOne(isMultiplied ? position - 3 : position - 1, of: Self.butterable)
    }

    private mutating func butter(_ position: Int) {
        var start = position
        while start > 1, isOne(start - 1, of: Self.ands) || isOne(start - 1, of: Self.heating) {
            start -= 1
        }
        guard start > 0, isName(start - 1) || tokens[start - 1].isNumber else { return }
        callApart(position, .butter)
        if start < position { remove(start..<position) }
        tokens[start].gap = []
        insert(WordHash.with, behind: start - 1)
    }

    /// Where a stretch ends that says nothing but how something was cooked.
    private func looks(at start: Int) -> Int? {
        // "eggs x3 scrambled"
        let isMultiplied =
            start > 2 && tokens[start - 1].isNumber && tokens[start - 2].traits.contains(.times)
        guard isApart(start) || isMultiplied else { return nil }
        // "eggs (3) scrambled with butter"
        let isBracketed =
            start > 1 && tokens[start].gap.contains(.closing) && tokens[start - 1].isNumber
        if isMultiplied || isBracketed, Lexicon.isPreparation(tokens[start].surface),
            isOne(start + 1, of: Self.besideOfLooks)
        {
            return start + 1
        }
        var end = start
        while end < tokens.count, end == start || !isApart(end),
            isOne(end, of: Self.cooked)
                || Lexicon.isPreparation(tokens[end].surface)
        {
            end += 1
        }
        // "60 g (dry) rice"
        if end < tokens.count, tokens[end].gap == .closing, isName(end) { return nil }
        return end > start && (end == tokens.count || isApart(end)) ? end : nil
    }

    /// In front of the food, where an amount stands between: otherwise the food's name takes it.
    private mutating func placeLook(_ look: Range<Int>) {
        guard isAmountWord(look.lowerBound - 1) else { return }
        var start = clauseStart(before: look.lowerBound)
        if (start..<look.lowerBound).allSatisfy(isAmountWord), start > 0 {
            start = clauseStart(before: start)
        }
        guard isName(start) || start + 1 < look.lowerBound && isName(start + 1),
            !isAmountWord(start)
        else { return }
        move(look, before: start)
    }

    /// "rice 60 g uncooked", "pasta (75 g dry)", "60 g rice dry weight": what was weighed.
    private mutating func placeStates() {
        var position = 1
        while position < tokens.count {
            defer { position += 1 }
            guard isOne(position, of: Self.states), !isApart(position) else { continue }
            if isOne(position + 1, of: Self.weightsOfLooks), !isApart(position + 1) {
                remove(position + 1..<position + 2)
            }
            // "yogurt 170 g nonfat plain with blueberries"
            var last = position
            while isOne(last + 1, of: Self.states), !isApart(last + 1) { last += 1 }
            guard
                isEnd(last + 1) || tokens[last + 1].gap.contains(.and)
                    || isOne(last + 1, of: Self.articlesOfLooks)
                    || isOne(last + 1, of: Self.withinOrBeside),
                isAmountWord(position - 1)
            else { continue }
            var amount = position - 1
            while amount > 0, !isApart(amount), isAmountWord(amount - 1) { amount -= 1 }
            guard amount > 0, tokens[amount].gap.isSubset(of: [.comma, .opening]),
                isName(amount - 1) || isPart(tokens[amount - 1])
            else { continue }
            var start = amount - 1
            while start > 0, !isApart(start), isPart(tokens[start - 1]) { start -= 1 }
            move(position..<last + 1, before: start)
        }
    }

    /// "lobster roll, the small one", "yogurt (the strawberry one)", "spring rolls (mini veg ones)": which one it was, in front of it.
    mutating func placeNamed() {
        var position = 1
        while position < tokens.count {
            defer { position += 1 }
            let isThe = word(position) == .the
            let first = isThe ? position + 1 : position
            guard isApart(position),
                let one = (first + 1..<first + 6).first(where: { isOne($0, of: Self.ones) }),
                // "frozen mango one cup"
                isEnd(one + 1) || isAmountWord(one + 1) && !kinds(one + 1).contains(.unit),
                isThe || !(first..<one).contains(where: { isOne($0, of: Self.furtherOnes) }),
                (first..<one).allSatisfy({
                    ($0 == position || !isApart($0)) && !isOne($0, of: Self.tellingOfLooks)
                        && (!tokens[$0].isNumber || tokens[$0].traits.contains(.percent))
                }),
                isName(position - 1) || isPart(tokens[position - 1])
            else { continue }
            var start = position - 1
            while start > 0, !isApart(start), isPart(tokens[start - 1]) { start -= 1 }
            let count = one - first
            remove(one..<one + 1)
            if isThe { remove(position..<first) }
            move(position..<position + count, before: start)
            if position + count < tokens.count, isAmountWord(position + count) {
                tokens[position + count].gap = .comma
            }
        }
    }

    /// "mac and cheese, big bowl", "milk (a small glass)": what it came in, in front of it.
    mutating func placeVessels() {
        for position in tokens.indices.dropFirst().dropLast()
        where !tokens[position].gap.isDisjoint(with: [.comma, .opening]) {
            let size = kinds(position).contains(.article) ? position + 1 : position
            let start = clauseStart(before: position)
            guard isOne(size, of: Self.sizes), kinds(size + 1).contains(.container),
                size + 2 == tokens.count || isApart(size + 2), hasName(start..<position),
                !(start..<position).contains(where: {
                    !kinds($0).isDisjoint(with: [.number, .unit, .container, .size, .article])
                })
            else { continue }
            let said = tokens[size..<size + 2] + [made(.of, like: tokens[size + 1])]
            remove(position..<size + 2)
            say(Array(said), before: start)
            return
        }
    }

    private func isAmountWord(_ position: Int) -> Bool {
        tokens[position].isNumber
            || Lexicon.lexeme(of: tokens[position].word).map {
                !$0.kinds.isDisjoint(with: [.unit, .number])
            } ?? false
    }
}
