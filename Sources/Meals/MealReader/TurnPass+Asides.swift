internal import FoodCatalog

// What is said beside a meal and counts none of it.
extension TurnPass {
    /// "80/20 beef", "93/7 turkey": how much of the meat is lean, in hundredths, and not how many.
    mutating func takeLeanness() {
        for position in tokens.indices.dropFirst().reversed()
        where position < tokens.count && tokens[position].gap.contains(.slash)
            && tokens[position].isNumber
            && tokens[position - 1].isNumber
            && tokens[position - 1].value + tokens[position].value == 100
            && ((position + 1..<min(position + 4, tokens.count)).contains(where: isMeat)
                || isBehindMeat(position - 1))
        {
            takeFat(position - 1..<position + 1, lean: tokens[position - 1].value)
        }
        for position in tokens.indices
        where Self.isLeanness(tokens[position])
            && ((position + 1..<min(position + 4, tokens.count)).contains(where: isMeat)
                || isBehindMeat(position))
        {
            takeFat(position..<position + 1, lean: Self.leanest)
            return
        }
    }

    /// "93/7 beef" is lean, "80/20" goes without saying.
    private mutating func takeFat(_ range: Range<Int>, lean: Double) {
        if lean < Self.leanest || isOne(range.lowerBound - 1, of: Self.leans)
            || isOne(range.upperBound, of: Self.leans)
        {
            remove(range)
            return
        }
        remove(range.lowerBound + 1..<range.upperBound)
        call(range.lowerBound, .lean)
        (tokens[range.lowerBound].traits, tokens[range.lowerBound].joined) = ([], .seed)
    }

    /// Percent of lean meat from which on it is called so.
    private static let leanest = 90.0

    /// Whether a number is what "95/5" comes to as a fraction.
    static func isLeanness(_ token: Token) -> Bool {
        guard token.isNumber, token.end - token.start == 4, token.value > 10 else { return false }
        return (1...9).contains { fat in
            let fat = Double(fat)
            return abs(token.value * fat - (100 - fat)) < 1e-6
        }
    }

    /// "ground beef 80/20"
    private func isBehindMeat(_ position: Int) -> Bool {
        position > 0 && isMeat(position - 1) && tokens[position].gap.isDisjoint(with: .hard)
    }

    private func isMeat(_ position: Int) -> Bool { isOne(position, of: Self.meats) }

    /// "ate 2/3 of it, the rest is for tomorrow", "saved the rest": what was kept was not eaten.
    mutating func takeRest() {
        for rest in tokens.indices.reversed() where word(rest) == .rest {
            var start = rest
            while start > 0, !isApart(start), isOne(start - 1, of: Self.keepings) { start -= 1 }
            let isKept = (start..<rest).contains { isOne($0, of: Self.keeping) }
            guard start > 0, isApart(start) || isOne(start, of: Self.turnings),
                isOne(rest + 1, of: Self.fates) || isKept && isEnd(rest + 1)
            else { continue }
            var end = rest + 1
            while end < tokens.count, !isApart(end) { end += 1 }
            guard !hasName(rest + 1..<end) else { continue }
            remove(start..<end)
        }
    }

    /// "50ml baileys, twice" becomes "50ml baileys x2", unlike "toast twice a day".
    mutating func takeTwice() {
        let count = takeTimesBehind() ?? 2
        guard let twice = tokens.indices.last(where: { word($0) == .twice }), twice > 0,
            isApart(twice + 1),
            hasName(clauseStart(before: twice)..<twice)
                || isApart(twice) && hasName(0..<twice)
        else { return }
        let clause = clauseStart(before: twice)
        if repeatJoined(clause..<twice, count) { return remove(twice..<twice + 1) }
        if !(clause..<twice).contains(where: {
            tokens[$0].isNumber
                || !kinds($0).isDisjoint(with: [.number, .article, .unit, .container, .size])
        }) {
            // "crisps twice" are two bags of them, "200 g chicken weighed twice" is not eaten twice.
            guard isName(twice - 1) || isCalled(clause..<twice), twice > clause else { return }
            // "sausage roll twice" are two, "pasta twice" two helpings.
            if !tokens[twice - 1].traits.contains(.plural), !isOne(twice - 1, of: Self.masses) {
                setNumber(count, at: twice)
                move(twice..<twice + 1, before: clause)
                return
            }
            var said = [Self.two, .helping, .of].map { made($0, like: tokens[twice]) }
            (said[0].traits, said[0].value, said[0].length) = (.number, count, 1)
            remove(twice..<twice + 1)
            say(said, before: clause)
            return
        }
        guard isApart(twice) || isName(twice - 1) || tokens[twice - 1].isNumber else { return }
        tokens[twice].traits = .times
        call(twice, .x)
        tokens[twice].gap = []
        var two = tokens[twice]
        (two.start, two.traits, two.value, two.length) = (two.end, .number, count, 1)
        two.gap = .none
        tokens.insert(two, at: twice + 1)
    }

    /// "300 ml beer 2 times", "a coffee three times" is said as "twice" is; how many times.
    private mutating func takeTimesBehind() -> Double? {
        guard
            let times = tokens.indices.dropFirst(2).last(where: { word($0) == .times }),
            isApart(times + 1), let count = number(at: times - 1), count >= 2,
            count == count.rounded(), count < 10, !isApart(times),
            isName(times - 2) || isApart(times - 1)
        else { return nil }
        tokens[times].gap = tokens[times - 1].gap
        remove(times - 1..<times)
        call(times - 1, .twice)
        return count
    }

    private func lastJoint(in range: Range<Int>) -> Int? {
        range.last { isOne($0, of: Self.joints) || isOne($0, of: Self.withsOfAsides) }
    }

    /// "dressing on the side (used about half)": so much of the dressing, and not of the salad.
    mutating func takeUsed() {
        for used in tokens.indices.dropFirst().reversed()
        where word(used) == .used && isApart(used) {
            var end = used + 1
            while isOne(end, of: Self.roughly) { end += 1 }
            guard let share = share(at: end), isApart(share.end),
                let food = (0..<used).last(where: isName)
            else { continue }
            // "oil, 2 tbsp (used half)"
            let clause = clauseStart(before: food + 1)
            note((lastJoint(in: clause..<food) ?? clause)..<food + 1, share: share.value)
            remove(used..<share.end)
        }
    }

    /// "onion bhaji, just the one": no more than one.
    mutating func takeJustOne() {
        for one in tokens.indices.dropFirst(2) where word(one) == .one && isEnd(one + 1) {
            let just = one - (word(one - 1) == .the ? 2 : 1)
            guard just > 0, isOne(just, of: Self.just), isApart(just) else { continue }
            // "bacon and eggs, just one"
            let joint = lastJoint(in: clauseStart(before: just)..<just)
            let food = (joint.map { $0 + 1 } ?? clauseStart(before: just))..<just
            guard hasName(food), !tokens[just - 1].traits.contains(.plural) || joint != nil,
                !food.contains(where: { number(at: $0) != nil })
            else { continue }
            setNumber(1, at: one)
            move(one..<one + 1, before: food.lowerBound)
            remove(just + 1..<one + 1)
            return
        }
    }

    /// "pop tarts, both of them", "egg rolls (both)": two of them.
    mutating func takeBoth() {
        for both in tokens.indices.dropFirst() where word(both) == .both && isApart(both) {
            let end = both + (word(both + 1) == .of && isOne(both + 2, of: Self.them) ? 3 : 1)
            let food = clauseStart(before: both)..<both
            guard isEnd(end), hasName(food), tokens[both - 1].traits.contains(.plural),
                !food.contains(where: { number(at: $0) != nil || isOne($0, of: Self.joining) })
            else { continue }
            remove(both + 1..<end)
            setNumber(2, at: both)
            move(both..<both + 1, before: food.lowerBound)
            return
        }
    }

    private static var two: WordHash { "2" }
}
