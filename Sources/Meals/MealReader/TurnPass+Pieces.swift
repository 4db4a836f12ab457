internal import FoodCatalog

// How many of what was in a bag, and what was had on top.
extension TurnPass {
    /// "handful of almonds, like 10", "sleeve of crackers, ate 7 of them", "12 nuggets but only ate 8", "a bar of
    /// chocolate, ate 4 squares": so many, whatever they came in.
    mutating func countPieces() {
        var position = 1
        while position < tokens.count {
            defer { position += 1 }
            guard let count = pieces(at: position) else { continue }
            if count.isEaten {
                let end = position
                takeReceivers(before: &position)
                if position < end { continue }
            }
            let start = clauseStart(before: position)
            let last = lastOfFood(in: start..<position)
            guard isName(last) || isPart(tokens[last]) else { continue }
            switch counted(in: start..<position, last: last, by: count) {
            case .nothing: break
            case .bare(let food): countBare(food, count)
            case .amount(let amount, let first):
                guard let first = endOfIntroduction(before: first, from: start, count) else {
                    continue
                }
                position = say(count, for: amount, from: first, at: position)
            }
        }
    }

    /// What a count is of.
    private enum Counted {
        case nothing
        /// A food that nothing was said of.
        case bare(Range<Int>)
        /// An amount that it takes the place of, with what stands in front of it.
        case amount(Range<Int>, first: Int)
    }

    /// "sleeve of crackers, ate 7", "12 nuggets but only ate 8": the amount in front of a count that it takes the place of.
    private func counted(in clause: Range<Int>, last: Int, by count: Count) -> Counted {
        let (start, position) = (clause.lowerBound, clause.upperBound)
        var amount = start..<start
        if let of = clause.last(where: { word($0) == .of }), of > start,
            kinds(of - 1).contains(.container)
        {
            amount = of - 1..<of + 1
        }
        let first = amount.isEmpty ? position - 1 : amount.lowerBound
        let behind = amount.isEmpty ? clause : amount.upperBound..<position
        if count.isEaten,
            let all = behind.last(where: { number(at: $0) ?? 0 >= 2 }),
            number(at: all) ?? 0 >= number(at: count.number) ?? 0, count.measure == nil,
            behind.allSatisfy({ !kinds($0).contains(.unit) })
        {
            // "box of 6 doughnuts", "12 nuggets"
            let first = amount.isEmpty ? all : first
            return .amount(first..<all + 1, first: first)
        }
        if amount.isEmpty,
            count.measure != nil || count.isAfterthought
                || count.isTold && isOne(last, of: Self.handed),
            behind.allSatisfy({
                kinds($0).isDisjoint(with: [.number, .unit, .container, .article])
                    && !isOne($0, of: Self.mixing)
            })
        {
            // "custard creams, well 4", "twix but only one finger"
            return .bare(behind)
        }
        guard !amount.isEmpty,
            count.measure != nil || tokens[last].traits.contains(.plural),
            behind.allSatisfy({ kinds($0).isDisjoint(with: [.number, .unit]) }),
            count.isTold || isOne(amount.lowerBound, of: Self.vagueOfPieces)
        else { return .nothing }
        return .amount(amount, first: first)
    }

    /// "a 6 pack of mini rolls, had four", "a 1 kg bag of chips, ate 150 g": where what introduces an amount begins; `nil` where a
    /// number does.
    private func endOfIntroduction(before amount: Int, from start: Int, _ count: Count) -> Int? {
        let before: Lexeme.Kinds = [.article, .size, .hedge]
        let packed: Lexeme.Kinds = count.isEaten ? [.number, .unit] : []
        var first = amount
        while first > start, !kinds(first - 1).isDisjoint(with: before.union(packed)) {
            first -= 1
        }
        return first == start || !kinds(first - 1).contains(.number) ? first : nil
    }

    /// Says a count in the place of an amount.
    ///
    /// - Returns: where the words behind it begin.
    private mutating func say(
        _ count: Count, for amount: Range<Int>, from first: Int, at position: Int
    ) -> Int {
        var said = [placed(tokens[count.number], at: first)]
        if let measure = count.measure {
            said += [
                placed(tokens[measure], at: first),
                placed(tokens[amount.upperBound - 1], at: first),
            ]
            said[1].gap = []
            said[2].gap = []
        }
        remove(position..<count.end)
        tokens.replaceSubrange(first..<amount.upperBound, with: said)
        if first + said.count < tokens.count { tokens[first + said.count].joined = .seed }
        return first + said.count
    }

    /// "a handful of grapes at my desk": the last word before where it was.
    private func lastOfFood(in clause: Range<Int>) -> Int {
        guard
            let at = clause.dropFirst(2).first(where: {
                isOne($0, of: Self.locating) && isOne($0 + 1, of: Self.owners)
            }), !hasName(at + 1..<clause.upperBound)
        else { return clause.upperBound - 1 }
        return at - 1
    }

    /// "a dozen donuts for the office and had one": whom they were for.
    mutating func takeReceivers(before position: inout Int) {
        let start = position - 3
        guard start > 0, word(start) == .for, isOne(start + 1, of: Self.owners),
            !isApart(start), !isName(position - 1), hasName(clauseStart(before: start)..<start)
        else { return }
        remove(start..<position)
        position = start - 1
    }

    private mutating func countBare(_ food: Range<Int>, _ count: Count) {
        var start = food.upperBound - 1
        while start > food.lowerBound, isPart(tokens[start - 1]) || isName(start - 1) { start -= 1 }
        var said = [placed(tokens[count.number], at: start)]
        if let measure = count.measure { said.append(placed(tokens[measure], at: start)) }
        for index in said.indices.dropFirst() { said[index].gap = [] }
        remove(food.upperBound..<count.end)
        tokens[start].gap = []
        tokens[start].joined = .seed
        tokens.insert(contentsOf: said, at: start)
    }

    /// "rotisserie chicken, 1 breast with skin": so many pieces of it.
    mutating func countCuts() {
        for position in tokens.indices.dropFirst().dropLast()
        where number(at: position) != nil && isOne(position + 1, of: Self.cuts)
            && isOne(position - 1, of: Self.birds)
            && tokens[position].gap.isSubset(of: [.comma, .opening, .hyphen])
            && (isEnd(position + 2) || isOne(position + 2, of: Self.behindCuts))
        {
            let start = clauseStart(before: position)
            guard
                !(start..<position).contains(where: {
                    number(at: $0) != nil || !kinds($0).isDisjoint(with: [.container, .unit])
                })
            else { continue }
            if position + 2 < tokens.count { tokens[position + 2].gap.remove(.closing) }
            tokens[position + 1].gap = []
            move(position..<position + 1, before: start)
            tokens[position + 1].gap = []
            return
        }
    }

    /// "parle g 6 biscuits", "chicken 3 wings": so many of what both words call, unlike "fish 10 chips".
    mutating func countInside() {
        var position = 1
        while position + 1 < tokens.count {
            defer { position += 1 }
            let (number, noun) = (tokens[position], tokens[position + 1])
            guard number.isNumber, number.gap.isEmpty, noun.gap.isEmpty, number.value >= 1,
                number.value <= 40, number.value == number.value.rounded(),
                number.traits.isDisjoint(with: .percent),
                isEnd(position + 2) || isOne(position + 2, of: Self.withs),
                kinds(position + 1).isDisjoint(with: [.unit, .size])
            else { continue }
            var start = position - 1
            while start > 0, !isApart(start), !isOne(start - 1, of: Self.mixing) {
                start -= 1
            }
            let name = (start..<position).map { index.number(of: tokens[$0].word) }
            // "egg bhurji 2 eggs" is one dish.
            if name.count > 1, isOne(position + 1, of: Self.partsOfDishes),
                name.dropLast().contains(index.number(of: noun.word)),
                index.isCalled(name)
            {
                remove(position..<position + 2)
                continue
            }
            // "sausages 3 pork", "eggs 2 scrambled"
            if name.count == 1, isName(start), !isName(position + 1) || !isPlural(position + 1),
                isPlural(start), index.isCalled([index.number(of: noun.word)] + name)
            {
                move(position..<position + 2, before: start)
                continue
            }
            let whole = name + [index.number(of: noun.word)]
            guard name.count <= 4, isEnd(position + 2), !isOne(start, of: Self.mixing),
                index.isCalled(whole),
                isOne(start, of: Self.birds) && isOne(position + 1, of: Self.cuts)
                    || !index.foods(called: name).isDisjoint(with: index.foods(called: whole))
            else { continue }
            move(position..<position + 1, before: start)
        }
    }

    private func isPlural(_ position: Int) -> Bool {
        tokens[position].traits.contains(.plural)
    }

    /// "4 fish fingers but i left one", "200 g mash, left about 50 g": what was left is not counted.
    mutating func takeLeft() {
        guard
            let left = tokens.indices.dropFirst(2).first(where: {
                word($0) == .left && !isOne($0 - 1, of: Self.notLeft)
            })
        else { return }
        var start = left
        while start > 0, !isApart(start),
            isOne(start - 1, of: Self.leadsOfPieces) || isOne(start - 1, of: Self.turnsOfPieces)
        {
            start -= 1
        }
        var index = left + 1
        while isOne(index, of: Self.leadsOfPieces) { index += 1 }
        guard start > 0, start < left || isApart(start), index < tokens.count,
            let part = number(at: index), part >= 1,
            let all = stretch(before: start).first(where: { number(at: $0) ?? 0 > part }),
            let whole = number(at: all)
        else { return }
        var end = index + 1
        let unit = all + 1 < start && kinds(all + 1).contains(.unit) ? tokens[all + 1].word : nil
        if end < tokens.count, tokens[end].word == unit { end += 1 } else if unit != nil { return }
        if word(end) == .of, isOne(end + 1, of: Self.pronouns) { end += 2 }
        // "left 50 g for the cat"
        if word(end) == .for, !hasName(end..<clauseEnd(behind: end)) {
            end = clauseEnd(behind: end)
        }
        guard isEnd(end) || isOne(end, of: Self.alongside) else { return }
        setNumber(whole - part, at: all)
        remove(start..<end)
    }

    private func placed(_ number: Token, at position: Int) -> Token {
        var number = number
        (number.gap, number.joined) = (tokens[position].gap, .seed)
        (number.start, number.end) = (tokens[position].start, tokens[position].end)
        return number
    }

    private struct Count {
        var number: Int
        /// "squares"
        var measure: Int?
        var end: Int
        /// Whether somebody guessed it or ate so many, and did not only say a number.
        var isTold: Bool
        var isEaten: Bool
        /// "well 4"
        var isAfterthought: Bool
    }

    /// "like 10", "i ate 7 of them", "(about 8)", "ate 4 squares".
    private func pieces(at start: Int) -> Count? {
        guard
            isApart(start) || isOne(start, of: Self.turnsOfPieces)
                || isOne(start, of: Self.verbsOfPieces)
                // "crackers like 8 of them"
                || word(start) == .like && number(at: start + 1) != nil
        else { return nil }
        var index = start
        while isOne(index, of: Self.leadsOfPieces), index < start + 5 { index += 1 }
        let isEaten = (start..<index).contains { isOne($0, of: Self.verbsOfPieces) }
        guard tokens.indices.contains(index), let value = number(at: index), value >= 1,
            value == value.rounded(), index == start || !isApart(index)
        else { return nil }
        var end = index + 1
        var measure: Int?
        if isEaten, kinds(end).contains(.unit) {
            measure = end
            end += 1
        }
        guard value <= (measure == nil ? 60 : 2000) else { return nil }
        let isTold = index > start
        if isTold, measure == nil, isOne(end, of: Self.fingers) {
            measure = end
            end += 1
        } else if isEaten, measure == nil, isOne(end, of: Self.bitsOfPieces), !isEnd(end) {
            measure = end
            end += 1
        }
        let isOfThem = word(end) == .of && isOne(end + 1, of: Self.pronouns)
        if isOfThem { end += 2 }
        while isOne(end, of: Self.hedgingOfPieces) { end += 1 }
        // "if I'm honest"
        if word(end) == .if, end + 2 < tokens.count {
            end += 1
            while !isEnd(end) { end += 1 }
        }
        guard isEnd(end) || isEaten && isOne(end, of: Self.withs) else { return nil }
        return Count(
            number: index, measure: measure, end: end, isTold: index > start, isEaten: isEaten,
            isAfterthought: (word(start) == .well || isOfThem) && !isEaten)
    }
}
