internal import FoodCatalog

// What was counted is told apart: which kind it was, or how many of one food beside another.
extension TurnPass {
    /// "tacos x2 chicken", "bao buns x2 pork belly": which they were, behind how many.
    mutating func placeKindBehindTimes() {
        placeTimesBeforeKind()
        for times in tokens.indices.dropFirst().dropLast(2).reversed()
        where tokens[times].traits.contains(.times) && tokens[times + 1].isNumber
            && !isApart(times)
        {
            let kind = times + 2
            var end = kind
            while end < tokens.count, end < kind + 2, end == kind || !isEnd(end) { end += 1 }
            let start = itemStart(endingAt: times - 1)
            guard !isApart(kind), !isOne(kind, of: Self.joining), isEnd(end),
                (kind..<end).allSatisfy({ isName($0) || isPart(tokens[$0]) }), hasName(kind..<end),
                isOne(times - 1, of: Self.ofKinds) || isOne(start, of: Self.ofKinds)
                    || index.isCalled(
                        (Array(kind..<end) + [times - 1]).map { index.number(of: tokens[$0].word) })
            else { continue }
            move(kind..<end, before: start)
        }
    }

    /// "sandwich x2, tuna", "tacos x3, fish": as "2 sandwiches, tuna", where a food is called so.
    private mutating func placeTimesBeforeKind() {
        for times in tokens.indices.dropFirst().dropLast(2).reversed()
        where tokens[times].traits.contains(.times) && tokens[times + 1].isNumber
            && !isApart(times) && tokens[times + 2].gap == .comma
        {
            let kind = times + 2
            var end = kind
            while end < tokens.count, end == kind || !isEnd(end), end - kind <= Self.longestKind {
                end += 1
            }
            let start = itemStart(endingAt: times - 1)
            guard isEnd(end), end - kind <= Self.longestKind, start == 0 || isApart(start),
                (kind..<end).allSatisfy({ isName($0) || isPart(tokens[$0]) }),
                (start..<times).allSatisfy({ !tokens[$0].isNumber }),
                index.isCalled(
                    (Array(kind..<end) + Array(start..<times)).map {
                        index.number(of: tokens[$0].word)
                    })
            else { continue }
            let count = tokens[times + 1]
            remove(times..<times + 2)
            say([count], before: start)
        }
    }

    /// In words.
    private static let longestKind = 2

    /// "10 carrots (baby)", "raw tomatoes (cherry)": which ones, in front of their noun.
    mutating func placeBracketedKind() {
        for kind in tokens.indices.dropFirst()
        where tokens[kind].gap.contains(.opening) && isOne(kind, of: Self.bracketed)
            && (kind + 1 == tokens.count || tokens[kind + 1].gap.contains(.closing))
            && isName(kind - 1)
        {
            if kind + 1 < tokens.count {
                tokens[kind + 1].gap.remove(.closing)
                if tokens[kind + 1].gap.isEmpty { tokens[kind + 1].gap = .comma }
            }
            let isStart = isApart(kind - 1)
            move(kind..<kind + 1, before: kind - 1)
            if !isStart { tokens[kind - 1].gap = [] }
            return
        }
    }

    /// "chips and salsa, about 15 chips": so many of the one, and the other beside them.
    mutating func countOneOfTwo() {
        for position in tokens.indices.dropFirst(2)
        where !tokens[position].gap.isDisjoint(with: [.comma, .opening]) {
            var count = position
            while isOne(count, of: Self.beforeCounts) { count += 1 }
            guard count + 1 < tokens.count, let value = number(at: count), value >= 2,
                isEnd(count + 2), isOne(count + 1, of: Self.handed)
            else { continue }
            let clause = clauseStart(before: position)..<position
            guard
                let named = clause.dropLast().first(where: {
                    tokens[$0].word == tokens[count + 1].word
                }),
                isOne(named + 1, of: Self.joining) || tokens[named + 1].gap.contains(.and),
                !clause.contains(where: { number(at: $0) != nil }), hasName(named + 1..<position)
            else { continue }
            let end = count + 2
            if end < tokens.count { tokens[end].gap.remove(.closing) }
            let start = itemStart(endingAt: named)
            if start > 0, kinds(start).contains(.article) { continue }
            let said = tokens[count]
            remove(position..<end)
            if position < tokens.count { tokens[position].gap.insert(.comma) }
            say([said], before: start)
            return
        }
    }

    /// Where the words begin that end at a position, without a joint or a comma between them.
    private func itemStart(endingAt last: Int) -> Int {
        var start = last
        while start > 0, !isApart(start), tokens[start].gap.isDisjoint(with: .and),
            !isOne(start - 1, of: Self.joining), isName(start - 1) || isPart(tokens[start - 1])
        {
            start -= 1
        }
        return start
    }
}
