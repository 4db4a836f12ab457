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
                number(at: all) ?? 0 >= tokens[count.number].value, count.measure == nil,
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
        guard tokens.indices.contains(index), tokens[index].isNumber,
            tokens[index].traits.isDisjoint(with: .percent), tokens[index].value >= 1,
            tokens[index].value <= 60, tokens[index].value == tokens[index].value.rounded(),
            index == start || !isApart(index)
        else { return nil }
        var end = index + 1
        var measure: Int?
        if isEaten, isOne(end, of: Self.bits), !isEnd(end) {
            measure = end
            end += 1
        }
        if word(end) == Self.of, isOne(end + 1, of: Self.pronouns) { end += 2 }
        while isOne(end, of: Self.hedging) { end += 1 }
        guard isEnd(end) else { return nil }
        return Count(
            number: index, measure: measure, end: end, isTold: index > start, isEaten: isEaten)
    }

    /// "a slice of toast, then another slice", "a biscuit and another two": so many more.
    mutating func takeMore() {
        guard
            let more = tokens.indices.dropFirst(2).first(where: { isOne($0, of: Self.another) })
        else { return }
        var (end, count) = (more + 1, 1.0)
        let isSecond = word(more) == Self.seconds
        if !isSecond, tokens.indices.contains(end), let value = number(at: end) {
            (end, count) = (end + 1, value)
        }
        let clause = clauseStart(before: more)
        var start = more
        while start > clause, isOne(start - 1, of: Self.beforeMore) { start -= 1 }
        guard start > 0, start < more || isApart(start), hasName(0..<start) else { return }
        // The first thing that was counted since the last comma.
        let stretch = stretch(before: start)
        let place = stretch.first { number(at: $0) != nil || kinds($0).contains(.article) }
        if !isSecond, end < tokens.count, !isEnd(end) {
            let isSame = (stretch.lowerBound..<start).contains {
                $0 >= place ?? 0 && tokens[$0].word == tokens[end].word
            }
            guard isSame || isOne(end, of: Self.ones) else { return }
            end += 1
        }
        guard isEnd(end) else { return }
        guard let place else {
            guard
                isName(stretch.lowerBound) || kinds(stretch.lowerBound).contains(.container),
                !isSecond || stretch.count == 1
            else { return }
            var number = tokens[stretch.lowerBound]
            (number.surface, number.word) = (Self.two, Self.two)
            (number.traits, number.value, number.end) = (.number, 1 + count, number.start)
            number.joined = .seed
            tokens[stretch.lowerBound].gap = []
            tokens[stretch.lowerBound].joined = .seed
            remove(start..<end)
            tokens.insert(number, at: stretch.lowerBound)
            return
        }
        let former = number(at: place) ?? 1
        tokens[place].traits = .number
        tokens[place].value = former + count
        (tokens[place].surface, tokens[place].word) = (Self.two, Self.two)
        remove(start..<end)
    }

    /// The value of a number, in digits or as a word.
    private func number(at position: Int) -> Double? {
        let token = tokens[position]
        if token.isNumber {
            return token.traits.contains(.percent) || token.value <= 0 ? nil : token.value
        }
        return Lexicon.lexeme(of: token.word).flatMap {
            $0.kinds.contains(.number) && $0.value > 0 ? $0.value : nil
        }
    }

    private func kinds(_ position: Int) -> Lexeme.Kinds {
        tokens[position].isNumber ? .number : Lexicon.lexeme(of: tokens[position].word)?.kinds ?? []
    }

    /// What may stand before how many pieces it was.
    static let beforeCounts = WordSet(
        "like about around maybe roughly probably ate had only of drank finished managed eaten")
    private static let leads = WordSet(
        "i we ive but and only just ate had eaten drank finished managed like about around maybe roughly probably think well"
    )
    private static let turns = WordSet("but and")
    private static let verbs = WordSet("ate had eaten drank finished managed")
    private static let bits = WordSet(
        "squares square slices slice pieces piece segments fingers rows wedges")
    private static let hedging = WordSet("ish or so maybe total")
    private static let pronouns = WordSet("them those these")
    private static let vague = WordSet(
        "handful handfuls bunch bowl plate fistful palmful pile bit portion few")
    private static let another = WordSet("another seconds")
    private static let seconds = WordHash("seconds")
    private static let ones = WordSet("one ones")
    private static let beforeMore = WordSet(
        "and then plus i we had ate went back for got grabbed have having later")
    private static let two = WordHash("2")
}
