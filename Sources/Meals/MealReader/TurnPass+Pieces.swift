internal import FoodCatalog

// How many of what was in a bag, and what was had on top.
extension TurnPass {
    /// "handful of almonds, like 10", "sleeve of crackers, ate 7 of them", "12 nuggets but only ate 8", "a bar of
    /// chocolate, ate 4 squares": so many, whatever they came in.
    mutating func countPieces() {
        var position = 2
        while position < tokens.count {
            defer { position += 1 }
            guard let count = pieces(at: position),
                isName(position - 1) || isPart(tokens[position - 1])
            else { continue }
            let start = clauseStart(before: position)
            var amount = start..<start
            if let of = (start..<position).last(where: { word($0) == Self.of }), of > start,
                kinds(of - 1).contains(.container)
            {
                amount = of - 1..<of + 1
            }
            var first = amount.isEmpty ? position - 1 : amount.lowerBound
            let behind = amount.isEmpty ? start..<position : amount.upperBound..<position
            if count.isEaten,
                let all = behind.last(where: { number(at: $0) ?? 0 >= 2 }),
                number(at: all) ?? 0 >= number(at: count.number) ?? 0, count.measure == nil,
                behind.allSatisfy({ !kinds($0).contains(.unit) })
            {
                // "box of 6 doughnuts", "12 nuggets"
                if amount.isEmpty { first = all }
                amount = first..<all + 1
            } else {
                guard !amount.isEmpty,
                    count.measure != nil || tokens[position - 1].traits.contains(.plural),
                    behind.allSatisfy({ kinds($0).isDisjoint(with: [.number, .unit]) }),
                    count.isTold || isOne(amount.lowerBound, of: Self.vague)
                else { continue }
            }
            while first > start, !kinds(first - 1).isDisjoint(with: [.article, .size, .hedge]) {
                first -= 1
            }
            guard first == start || !kinds(first - 1).contains(.number) else { continue }
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
            position = first + said.count
        }
    }

    /// "4 fish fingers but i left one", "200 g mash, left about 50 g": what was left is not counted.
    mutating func takeLeft() {
        guard
            let left = tokens.indices.dropFirst(2).first(where: {
                word($0) == Self.leftWord && !isOne($0 - 1, of: Self.notLeft)
            })
        else { return }
        var start = left
        while start > 0, !isApart(start),
            isOne(start - 1, of: Self.leads) || isOne(start - 1, of: Self.turns)
        {
            start -= 1
        }
        var index = left + 1
        while isOne(index, of: Self.leads) { index += 1 }
        guard start > 0, start < left || isApart(start), index < tokens.count,
            let part = number(at: index), part >= 1,
            let all = stretch(before: start).first(where: { number(at: $0) ?? 0 > part }),
            let whole = number(at: all)
        else { return }
        var end = index + 1
        let unit = all + 1 < start && kinds(all + 1).contains(.unit) ? tokens[all + 1].word : nil
        if end < tokens.count, tokens[end].word == unit { end += 1 } else if unit != nil { return }
        if word(end) == Self.of, isOne(end + 1, of: Self.pronouns) { end += 2 }
        guard isEnd(end) || isOne(end, of: Self.plus) else { return }
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
    }

    /// "like 10", "i ate 7 of them", "(about 8)", "ate 4 squares".
    private func pieces(at start: Int) -> Count? {
        guard isApart(start) || isOne(start, of: Self.turns) || isOne(start, of: Self.verbs) else {
            return nil
        }
        var index = start
        while isOne(index, of: Self.leads), index < start + 5 { index += 1 }
        let isEaten = (start..<index).contains { isOne($0, of: Self.verbs) }
        guard tokens.indices.contains(index), let value = number(at: index), value >= 1,
            value <= 60, value == value.rounded(), index == start || !isApart(index)
        else { return nil }
        var end = index + 1
        var measure: Int?
        if isEaten, isOne(end, of: Self.bits), !isEnd(end) {
            measure = end
            end += 1
        }
        if word(end) == Self.of, isOne(end + 1, of: Self.pronouns) { end += 2 }
        while isOne(end, of: Self.hedging) { end += 1 }
        guard isEnd(end) || isEaten && isOne(end, of: Self.withs) else { return nil }
        return Count(
            number: index, measure: measure, end: end, isTold: index > start, isEaten: isEaten)
    }

    /// "a slice of toast, then another slice", "a biscuit and another two": so many more.
    mutating func takeMore() {
        guard
            var more = tokens.indices.dropFirst(2).first(where: { isOne($0, of: Self.another) })
        else { return }
        var (end, count) = (more + 1, 1.0)
        let isSecond = word(more) == Self.seconds
        // "2 more", "the other half"
        if word(more) == Self.moreWord || word(more) == Self.other {
            let place = word(more) == Self.moreWord ? more - 1 : more + 1
            guard tokens.indices.contains(place), let value = number(at: place),
                isEnd(max(more, place) + 1)
                    || isOne(max(more, place) + 1, of: Self.times)
            else { return }
            (count, end) = (value, max(more, place) + 1)
            more = min(more, place)
        } else if !isSecond, tokens.indices.contains(end), let value = number(at: end) {
            (end, count) = (end + 1, value)
        }
        let clause = clauseStart(before: more)
        var start = more
        while start > clause, isOne(start - 1, of: Self.beforeMore) { start -= 1 }
        guard start > 0, start < more || isApart(start),
            (0..<start).contains(where: { isName($0) || isPart(tokens[$0]) })
        else { return }
        // The first thing that was counted since the last comma.
        let stretch = stretch(before: start)
        let place = stretch.first { number(at: $0) != nil || kinds($0).contains(.article) }
        if !isSecond, end < tokens.count, !isEnd(end), !isOne(end, of: Self.times) {
            let isSame = (stretch.lowerBound..<start).contains {
                $0 >= place ?? 0 && tokens[$0].word == tokens[end].word
            }
            guard isSame || isOne(end, of: Self.ones) else { return }
            end += 1
        }
        while isOne(end, of: Self.times), !isApart(end) { end += 1 }
        guard isEnd(end) else { return }
        guard let place else {
            guard
                isName(stretch.lowerBound) || kinds(stretch.lowerBound).contains(.container),
                !isSecond || stretch.count == 1,
                // "chips and another"
                !tokens[stretch.lowerBound].traits.contains(.plural)
            else { return }
            var number = tokens[stretch.lowerBound]
            (number.end, number.joined) = (number.start, .seed)
            tokens[stretch.lowerBound].gap = []
            tokens[stretch.lowerBound].joined = .seed
            remove(start..<end)
            tokens.insert(number, at: stretch.lowerBound)
            setNumber(1 + count, at: stretch.lowerBound)
            return
        }
        let former = number(at: place) ?? 1
        setNumber(former + count, at: place)
        remove(start..<end)
    }

    /// What may stand before how many pieces it was.
    static let beforeCounts = WordSet(
        "say left like about around maybe roughly probably ate had only of drank finished managed eaten"
    )
    private static let leads = WordSet(
        "i we ive but and only just ate had eaten drank finished managed like about around maybe roughly probably think well say"
    )
    private static let turns = WordSet("but and")
    private static let verbs = WordSet("ate had eaten drank finished managed")
    private static let bits = WordSet(
        "squares square slices slice pieces piece segments fingers rows wedges")
    private static let hedging = WordSet("ish or so maybe total")
    private static let leftWord = WordHash("left")
    private static let notLeft = WordSet("was what were had is")
    private static let plus = WordSet("plus and with")
    private static let withs = WordSet("with w")
    private static let pronouns = WordSet("them those these em")
    private static let vague = WordSet(
        "handful handfuls bunch bowl plate fistful palmful pile bit portion few")
    private static let another = WordSet("another seconds more other")
    private static let (moreWord, other) = (WordHash("more"), WordHash("other"))
    private static let seconds = WordHash("seconds")
    private static let ones = WordSet("one ones")
    private static let beforeMore = WordSet(
        "and then plus i we had ate went back for got grabbed have having later the a")
    private static let times = WordSet(
        "this later tonight today after in the at morning afternoon evening night lunch dinner on")
}
