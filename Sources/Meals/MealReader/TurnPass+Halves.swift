internal import FoodCatalog

// Halves that are counted, and a half that is said behind what it is more of.
extension TurnPass {
    /// "a bagel and a half", "2 slices of pizza and a half": so many and a half.
    mutating func takeAndHalf() {
        for half in tokens.indices.dropFirst(3).reversed()
        where word(half) == .half && word(half - 1) == .a
            && word(half - 2) == .and && isEnd(half + 1) && !isApart(half - 1)
        {
            var start = half - 3
            while start > 0, start > half - 9, count(startingAt: start) == nil, !isApart(start),
                !isOne(start - 1, of: Self.alongside)
            {
                start -= 1
            }
            guard let count = count(startingAt: start),
                hasName(start + 1..<half - 2) || isCalled(start + 1..<half - 2),
                count == count.rounded()
            else { continue }
            remove(half - 2..<half + 1)
            tokens[start].traits = .number
            tokens[start].value = count + 0.5
            (tokens[start].word, tokens[start].surface) = (Self.number, Self.number)
            return
        }
    }

    /// "2 avocado halves", "2 halves of a bagel", "stuffed peppers, had 2 halves": so many times a half.
    mutating func takeHalves() {
        for halves in tokens.indices.dropFirst() where word(halves) == .halves {
            if word(halves - 1) == .both || number(at: halves - 1) != nil, !isApart(halves) {
                takeHalves(at: halves, counted: halves - 1)
                return
            }
            var start = halves - 1
            while start > 0, !isApart(start), number(at: start) == nil, start > halves - 4 {
                start -= 1
            }
            // "pear halves in juice" come out of a tin.
            guard hasName(start..<halves), isWhole(start..<halves), word(halves + 1) != .in
            else {
                continue
            }
            // "peach halves, 3"
            let behind = halves + 1
            let isBehind = number(at: start) == nil && isEnd(behind + 1)
            guard let place = number(at: start) != nil ? start : isBehind ? behind : nil,
                let count = number(at: place)
            else { continue }
            setNumber(count / 2, at: place)
            remove(halves..<halves + 1)
            return
        }
    }

    /// The number stands right before "halves".
    private mutating func takeHalves(at halves: Int, counted place: Int) {
        let count = number(at: place) ?? 2
        var next = halves + 1
        if word(next) == .of {
            next += 1
            while isOne(next, of: Self.owners) || isOne(next, of: Self.articlesOfHalves) {
                next += 1
            }
            var end = next
            while !isEnd(end), end < next + 3 { end += 1 }
            guard next < end, hasName(next..<end), isWhole(next..<end) else { return }
            setNumber(count / 2, at: place)
            remove(halves..<next)
            return
        }
        guard isEnd(next) else { return }
        var start = place
        while start > 0, !isApart(start) { start -= 1 }
        // "stuffed peppers, had 2 halves"
        guard start > 0, (start..<place).allSatisfy({ isOne($0, of: Self.eatersOfHalves) }) else {
            return
        }
        let food = clauseStart(before: start)..<start
        guard hasName(food), isWhole(food), !food.contains(where: { number(at: $0) != nil }),
            tokens[start - 1].traits.contains(.plural)
        else { return }
        setNumber(count / 2, at: place)
        move(place..<place + 1, before: food.lowerBound)
        remove(start + 1..<halves + 1)
    }

    /// Whether a half of it is not what is counted anyway, as of walnuts, deviled eggs and cider.
    private func isWhole(_ food: Range<Int>) -> Bool {
        !food.contains { isOne($0, of: Self.halved) }
    }

    private func count(startingAt position: Int) -> Double? {
        word(position) == .a || word(position) == .an
            ? 1 : number(at: position)
    }
}
