internal import FoodCatalog

// What somebody else had of it.
extension TurnPass {
    /// "half a sandwich, gave Jan the other half", "a brownie, gave half to Sam", "my wife had the other half": what was
    /// left to others is said already, or what it leaves was eaten.
    mutating func takeGiven() {
        for verb in tokens.indices.dropFirst(2).reversed()
        where verb < tokens.count && isOne(verb, of: Self.giving) {
            var start = verb
            while start > 0, !isApart(start), !isOne(start, of: Self.turns), verb - start < 4 {
                start -= 1
            }
            guard start > 0,
                !(start..<verb).contains(where: { isOne($0, of: Self.speakersOfGiven) }),
                let given = given(
                    behind: verb, isOther: start < verb && !isOne(start, of: Self.turns)),
                !hasName(start..<given.end), case let foods = stretch(before: start), hasName(foods)
            else { continue }
            let isCounted = foods.contains { number(at: $0).map { $0 < 1 } ?? false }
            if !isCounted { note(foods, share: 1 - given.share) }
            remove(start..<given.end)
        }
    }

    /// "gave the baby half a banana and ate the other half": of what was halved the speaker had one half.
    mutating func takeOtherHalf() {
        guard let gift = tokens.indices.prefix(2).first(where: { isOne($0, of: Self.handing) }),
            gift == 0 || isOne(0, of: Self.speakersOfGiven),
            let half = (gift + 1..<min(tokens.count, gift + 6)).first(where: { isHalf($0) }),
            let verb = (half + 1..<tokens.count).first(where: { isOne($0, of: Self.eatingOfGiven) }
            ),
            hasName(half + 1..<verb), !hasName(verb..<tokens.count),
            let rest = (verb + 1..<tokens.count).prefix(3).first(where: {
                isOne($0, of: Self.leftOver)
            }), isEnd(rest + 1) || isEnd(rest + 2)
        else { return }
        var end = verb
        while end > half + 1,
            isOne(end - 1, of: Self.turns) || isOne(end - 1, of: Self.speakersOfGiven)
        {
            end -= 1
        }
        remove(end..<tokens.count)
        remove(0..<half)
        tokens[0].gap = []
    }

    private func isHalf(_ position: Int) -> Bool {
        number(at: position) == 0.5 || word(position) == .half
    }

    /// "3 tacos, gave one to my son so 2": so many fewer.
    mutating func takeGivenCount() {
        for verb in tokens.indices.dropFirst(2).reversed()
        where isOne(verb, of: Self.handing) && (number(at: verb + 1) ?? 0) >= 1 {
            let hasSubject = isOne(verb - 1, of: Self.speakersOfGiven)
            let start = verb - (hasSubject ? 1 : 0)
            guard isApart(start) || isOne(start - 1, of: Self.turns),
                let given = number(at: verb + 1),
                isEnd(verb + 2) || isOne(verb + 2, of: Self.receivingOfGiven)
            else { continue }
            var end = verb + 2
            while !isEnd(end) { end += 1 }
            // "so had 2"
            if isOne(end, of: Self.concluding) {
                while end < tokens.count,
                    end == verb + 2 || !isApart(end) || isOne(end, of: Self.concluding)
                {
                    end += 1
                }
            }
            let first = isApart(start) ? start : start - 1
            let counted = stretch(before: first).filter { (number(at: $0) ?? 0) > given }
            guard counted.count == 1, !hasName(verb + 1..<end), hasName(counted[0]..<first) else {
                continue
            }
            setNumber((number(at: counted[0]) ?? given) - given, at: counted[0])
            remove(first..<end)
            return
        }
    }

    /// "Jan the other half", "half to the dog", "a third of it".
    private func given(behind verb: Int, isOther: Bool) -> (share: Double, end: Int)? {
        var index = verb + 1
        var isRest = false
        while index < tokens.count, index < verb + 6, !isApart(index) {
            if let part = share(at: index), part.value < 1 {
                // "a bagel, had half": one's own.
                guard isRest || !isOther && !isOne(verb, of: Self.eatingOfGiven) else { return nil }
                var end = part.end
                while !isEnd(end) { end += 1 }
                return (part.value, end)
            }
            if isOne(index, of: Self.remaining) { isRest = true }
            index += 1
        }
        return nil
    }

    /// "2 bananas, threw half of one away"
    mutating func takeThrown() {
        for verb in tokens.indices.dropFirst(2).reversed() where isOne(verb, of: Self.throwing) {
            let hasSubject = isOne(verb - 1, of: Self.speakersOfGiven)
            let start = verb - (hasSubject ? 1 : 0)
            guard isApart(start) || isOne(start - 1, of: Self.turns),
                let part = number(at: verb + 1), case let first = isApart(start) ? start : start - 1
            else { continue }
            var (gone, end) = (part, verb + 2)
            if word(end) == .of, let some = number(at: end + 1) {
                gone *= some
                end += 2
            } else if word(end) == .of, isOne(end + 1, of: Self.itsOfGiven) {
                end += 2
            }
            guard isOne(end, of: Self.receivingOfGiven),
                isEnd(end + 1) || word(end + 1) == .in,
                let all = stretch(before: first).last(where: { number(at: $0) ?? 0 > gone }),
                part >= 1 || end > verb + 2
            else { continue }
            setNumber((number(at: all) ?? gone) - gone, at: all)
            remove(first..<clauseEnd(behind: end))
            return
        }
    }
}
