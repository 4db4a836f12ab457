internal import FoodCatalog

// More of the same at another time: "8am 3 oreos, 3pm 2 more".
extension TurnPass {
    /// Calls what there was more of by its name, so that each time has its own: "3pm 2 oreos".
    mutating func callMore() {
        guard
            let more = tokens.indices.dropFirst(3).first(where: {
                isOne($0, of: Self.mores) && isTime(before: $0)
            }), case let count = isOne(more, of: Self.anothers) ? more + 1 : more - 1,
            tokens.indices.contains(count), number(at: count) != nil, isEnd(max(more, count) + 1),
            case let start = min(more, count),
            let former = tokens.indices.prefix(start).last(where: {
                number(at: $0) != nil && !kinds($0 + 1).contains(.unit)
            })
        else { return }
        var end = former + 1
        while end < start, !isApart(end), tokens[end].span == 0 { end += 1 }
        let nouns = Array(tokens[former + 1..<end])
        guard hasName(former + 1..<end) else { return }
        // The number stands where the first of both did, and what it counts behind it.
        remove(more..<more + 1)
        insert(nouns, behind: start)
    }

    /// "3pm", "this afternoon", in front of how many.
    private func isTime(before more: Int) -> Bool {
        var time = more - 1
        if number(at: time) != nil { time -= 1 }
        return time > 1 && (tokens[time].span > 0 || isOne(time, of: Self.partsOfMore))
    }

    /// "a slice of toast, then another slice", "a biscuit and another two": so many more.
    mutating func takeMore() {
        guard
            let place = tokens.indices.dropFirst(2).first(where: {
                isOne($0, of: Self.another)
                    || word($0) == .second
                        && (isOne($0 + 1, of: Self.ones)
                            || word($0 - 2) == .for && isEnd($0 + 1))
            }), var more = more(at: place)
        else { return }
        let clause = clauseStart(before: more.start)
        while more.start > clause, isOne(more.start - 1, of: Self.beforeMore) { more.start -= 1 }
        let start = more.start
        guard start > 0, start < more.word || isApart(start),
            (0..<start).contains(where: { isName($0) || isPart(tokens[$0]) })
        else { return }
        // The first thing that was counted since the last comma.
        let stretch = stretch(before: start)
        let counted = stretch.first { number(at: $0) != nil || kinds($0).contains(.article) }
        guard let end = endOfMore(more, in: stretch, counted: counted) else { return }
        if let counted {
            setNumber((number(at: counted) ?? 1) + more.count, at: counted)
            remove(start..<end)
        } else {
            addToBare(more, in: stretch, upTo: end)
        }
    }

    /// So many more of something.
    private struct More {
        /// Where the words begin that say so.
        var start: Int
        /// Their own first word.
        let word: Int
        var end: Int
        var count = 1.0
        /// "seconds"
        var isSecond = false
    }

    /// "another", "2 more", "the other half", "another two"
    private func more(at place: Int) -> More? {
        // "2 more", "the other half"
        if word(place) == .more || word(place) == .other {
            // "saved the other half"
            if (max(0, place - 2)..<place).contains(where: { isOne($0, of: Self.keepers) }) {
                return nil
            }
            let number = word(place) == .more ? place - 1 : place + 1
            let end = max(place, number) + 1
            guard tokens.indices.contains(number), let value = self.number(at: number),
                isEnd(end) || isOne(end, of: Self.timesOfPieces)
            else { return nil }
            let first = min(place, number)
            return More(start: first, word: first, end: end, count: value)
        }
        let isSecond = word(place) == .seconds
        if !isSecond, tokens.indices.contains(place + 1), let value = number(at: place + 1) {
            return More(start: place, word: place, end: place + 2, count: value)
        }
        return More(start: place, word: place, end: place + 1, isSecond: isSecond)
    }

    /// Where what was had more of ends: "another slice", "another sausage roll in the evening"; `nil` where it is something else.
    private func endOfMore(_ more: More, in stretch: Range<Int>, counted: Int?) -> Int? {
        var end = more.end
        if !more.isSecond, end < tokens.count, !isEnd(end), !isOne(end, of: Self.timesOfPieces) {
            let isSame = stretch.contains {
                $0 >= counted ?? 0 && tokens[$0].word == tokens[end].word
            }
            guard isSame || isOne(end, of: Self.ones) else { return nil }
            end += 1
            // "a sausage roll and another sausage roll"
            while isSame, !isEnd(end),
                tokens[..<more.start].contains(where: { $0.word == tokens[end].word })
            {
                end += 1
            }
        }
        while isOne(end, of: Self.timesOfPieces), !isApart(end) { end += 1 }
        return isEnd(end) ? end : nil
    }

    /// "toast, then another": of what nobody counted there was one.
    private mutating func addToBare(_ more: More, in stretch: Range<Int>, upTo end: Int) {
        let first = stretch.lowerBound
        guard
            isName(first) || kinds(first).contains(.container)
                || isCalled(first..<more.start),
            !more.isSecond || stretch.count == 1,
            // "chips and another"
            !tokens[first].traits.contains(.plural)
        else { return }
        remove(more.start..<end)
        say([tokens[first]], before: first)
        setNumber(1 + more.count, at: first)
    }
}
