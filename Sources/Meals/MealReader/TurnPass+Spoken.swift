internal import FoodCatalog

// Turns of speech around amounts that say no more than the amount itself.
extension TurnPass {
    /// "80ish grams", "two out of a 6 pack", "triple scoop": without what is only said.
    mutating func takeSpoken() {
        takeReason()
        var position = 0
        while position < tokens.count {
            if word(position) == .ish, position > 0, tokens[position - 1].isNumber {
                remove(position..<position + 1)
                if position < tokens.count { tokens[position].gap.remove(.none) }
                continue
            }
            takeTotal(behind: position)
            position += 1
        }
        countScoops()
        if tokens.count(where: { Self.courses.contains($0.surface) }) > 1 { partCourses() }
    }

    /// "wasn't that hungry so just a banana": why it was no more.
    private mutating func takeReason() {
        guard
            let so = tokens.indices.dropFirst(2).first(where: {
                word($0) == .so && !isOne($0 + 1, of: Self.degrees)
            }),
            let lack = (0..<min(3, so)).first(where: { isOne($0, of: Self.lackingOfSpoken) }),
            !hasName(0..<lack), word(lack) != .no || lack == 0 && !hasName(0..<so),
            !(0..<so + 1).contains(where: { isCount($0) || $0 > 0 && isApart($0) })
        else { return }
        var next = so + 1
        while isOne(next, of: Self.afterReasons) { next += 1 }
        guard next < tokens.count, next > so + 1 || isMeasure(next),
            hasName(next..<min(tokens.count, next + 5))
        else { return }
        remove(0..<so + 1)
        tokens[0].gap = []
    }

    /// "two out of a 6 pack of muffins": how many there were.
    private mutating func takeTotal(behind out: Int) {
        guard word(out) == .out, word(out + 1) == .of, out > 0 else { return }
        var all = out + 2
        if isOne(all, of: Self.owners) { all += 1 }
        guard isCount(all), (max(0, out - 2)..<out).contains(where: isCount) else { return }
        var end = all + 1
        while isOne(end, of: Self.packs) { end += 1 }
        if word(end) == .of { end += 1 }
        if isOne(end, of: Self.owners), !isEnd(end + 1) { end += 1 }
        guard end < tokens.count, !isApart(end) else { return }
        if let count = (max(0, out - 2)..<out).last(where: { number(at: $0) != nil }),
            let some = number(at: count), let whole = number(at: all)
        {
            noteCounted(some, of: whole, from: count, to: end)
        }
        remove(out..<end)
        // "four slices large pizza"
        if tokens[out - 1].traits.contains(.plural), kinds(out - 1).contains(.container) {
            insert(WordHash.of, behind: out - 1)
            tokens[out + 1].gap = []
        }
    }

    /// "triple scoop vanilla ice cream"
    private mutating func countScoops() {
        for position in tokens.indices.dropLast()
        where isOne(position + 1, of: Self.scoops) && !isApart(position + 1) {
            guard let count = Self.multiples[tokens[position].surface] else { continue }
            setNumber(count, at: position)
        }
    }

    /// "starter prawn cocktail main steak dessert tiramisu"
    private mutating func partCourses() {
        var position = tokens.count - 1
        while position >= 0 {
            if Self.courses.contains(tokens[position].surface), position + 1 < tokens.count,
                isApart(position) || position == 0 || !isOne(position - 1, of: Self.beforeCourses)
            {
                remove(position..<position + 1)
                if position > 0 { tokens[position].gap = .comma }
            }
            position -= 1
        }
    }

    /// "eggs/bacon/toast"
    mutating func partSlashes() {
        for position in tokens.indices.dropFirst()
        where tokens[position].gap.contains(.slash) && isName(position) && isName(position - 1) {
            tokens[position].gap = .comma
        }
    }

    /// "100 g each of broccoli, carrots and peas": so much of each.
    mutating func takeEachOf() {
        takeEachBehind()
        guard
            let each = tokens.indices.first(where: {
                word($0) == .each && word($0 + 1) == .of
            }), each > 0
        else { return }
        var start = each
        while start > 0, !isApart(start), isMeasure(start - 1) { start -= 1 }
        if start > 0, start < each, kinds(start - 1).contains(.article) { start -= 1 }
        guard start < each,
            tokens[start..<each].contains(where: \.isNumber) || isCount(start)
                || kinds(start).contains(.article)
        else {
            return
        }
        let amount = Array(tokens[start..<each])
        var ends: [Int] = []
        var position = each + 2
        while position < tokens.count, !tokens[position].gap.contains(.sentence) {
            if isOne(position, of: Self.ands) || tokens[position].gap.contains(.comma)
                || tokens[position].gap.contains(.and)
            {
                let first = isOne(position, of: Self.ands) ? position + 1 : position
                guard first < tokens.count, !isMeasure(first) else { return }
                ends.append(first)
                if first > position { position += 1 }
            }
            position += 1
        }
        guard !ends.isEmpty else { return }
        for end in ends.reversed() { say(amount, before: end) }
        remove(each..<each + 2)
        tokens[each].gap = []
    }

    /// "strawberries and raspberries, 50 g each"
    private mutating func takeEachBehind() {
        let each = tokens.count - 1
        guard each > 3, word(each) == .each, isMeasure(each - 2),
            !kinds(each - 1).isDisjoint(with: [.unit, .container]), !isApart(each - 1),
            !isApart(each)
        else { return }
        // "half a cup", "about 2 cups"
        var first = each - 2
        while first > 1, isOne(first - 1, of: Self.halving), !isApart(first) { first -= 1 }
        var end = first
        while end > 1, isOne(end - 1, of: Self.approximately) { end -= 1 }
        var starts: [Int] = []
        for position in 0..<end {
            guard !tokens[position].isNumber, !isMeasure(position),
                kinds(position).isDisjoint(with: [.eating, .connector])
                    || isOne(position, of: Self.ands) || isOne(position, of: Self.withs)
            else { return }
            let isFirst =
                position == 0 || isOne(position - 1, of: Self.ands)
                || isOne(position - 1, of: Self.withs)
                || !tokens[position].gap.isDisjoint(with: [.comma, .and])
            if isFirst, !isOne(position, of: Self.ands), !isOne(position, of: Self.withs) {
                starts.append(position)
            }
        }
        // "fish and chips, 200 g each" are so many plates.
        guard starts.count > 1,
            !index.isCalled((0..<end).map { index.number(of: tokens[$0].word) }),
            zip(starts, starts.dropFirst() + [end]).allSatisfy({ hasName($0..<$1) })
        else { return }
        let amount = Array(tokens[first..<each])
        tokens.removeSubrange(end...)
        for start in starts.reversed() {
            // Apart, so that a dish that is called after both takes neither amount.
            if start > 0, isOne(start - 1, of: Self.withs) {
                call(start - 1, .and)
            }
            say(amount, before: start)
        }
    }

    private func isCount(_ position: Int) -> Bool {
        tokens.indices.contains(position)
            && (tokens[position].isNumber
                ? tokens[position].traits.isDisjoint(with: .percent)
                : kinds(position).contains(.number))
    }

    private func isMeasure(_ position: Int) -> Bool {
        tokens[position].isNumber
            || !kinds(position).isDisjoint(with: [.number, .unit, .container, .article])
    }

    /// What a line with such a turn has some of.
    static let spokenOpenings = words(WordHash.ish, WordHash.out, courses, scoops, WordHash.so)
}
