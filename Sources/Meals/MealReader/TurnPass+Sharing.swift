internal import FoodCatalog

// Who else had some of it.
extension TurnPass {
    /// "shared a curry with Sam", "a bottle of wine, split 3 ways", "four of us shared a garlic bread".
    mutating func takeShared() {
        let verbs = tokens.indices.filter { isOne($0, of: Self.sharingVerbs) }
        let feeders = tokens.indices.filter { isOne($0, of: Self.feeding) }
        for verb in verbs + feeders {
            guard let (start, heads, last) = shared(behind: verb),
                case let foods = foods(before: start), hasName(foods), !isToldApart(from: last)
            else { continue }
            var (share, end) = (heads, last)
            // "split it with a friend so about half"
            if word(end) == .so, let own = self.share(at: end + 1), isEnd(own.end) {
                (share, end) = (own.value, own.end)
            }
            // "split three ways, I had a third": it was said already.
            // "chow mein, split it with Mark": of all that was ordered.
            let isOrder = word(verb + 1) == .it && isApart(start)
            // "lasagne that fed six": a usual helping.
            let isUsual =
                isOne(verb, of: Self.feeding) && !foods.contains { kinds($0).contains(.unit) }
            if parts.isEmpty, !isUsual { note(foods, share: share, isShared: !isOrder) }
            remove(start..<(endOfEach(end) ?? end))
            return
        }
        guard parts.isEmpty else { return takeSharing(verbs) }
        for verb in verbs where takeOwnShare(behind: verb) { return }
        for verb in verbs where takeShared(before: verb) { return }
        if verbs.isEmpty { takeBetween() }
    }

    /// "two tubs of dip (200 g) and a 150 g bag of crisps between 3": of one food that nobody weighed `QuantityPass` reads it.
    private mutating func takeBetween() {
        for start in tokens.indices.dropFirst() where word(start) == .between {
            guard let company = company(at: start), isEnd(company.end),
                // "a pear between 2 and 3"
                word(company.end) != .and || count(at: company.end + 1) == nil,
                case let foods = foods(before: start), hasName(foods),
                foods.contains(where: { kinds($0).contains(.unit) })
                    || foods.count(where: {
                        !kinds($0).isDisjoint(with: [.article, .number]) || tokens[$0].isNumber
                    }) > 1
            else { continue }
            note(foods, share: 1 / company.heads, isShared: true)
            remove(start..<company.end)
            return
        }
    }

    /// "we shared a pizza with Sam, had about half": how much it was is told already.
    private mutating func takeSharing(_ verbs: [Int]) {
        for verb in verbs.reversed() {
            let start = subject(before: verb)?.start ?? verb
            guard start == 0 || isApart(start) else { continue }
            var end = verb + 1
            while end < tokens.count, !isEnd(end), company(at: end) == nil { end += 1 }
            guard hasName(verb + 1..<end) else { continue }
            if end < tokens.count, let company = company(at: end), isEnd(company.end) {
                remove(end..<company.end)
            }
            removeInPlace(start..<verb + 1)
        }
    }

    /// "Popcorn. Small. Shared with Dave": what was named before its size.
    private func foods(before start: Int) -> Range<Int> {
        let last = stretch(before: start)
        return hasName(last) || last.count > 2
            ? last : stretch(before: last.lowerBound).lowerBound..<last.upperBound
    }

    /// "popcorn, shared so I'd say half"
    private mutating func takeOwnShare(behind verb: Int) -> Bool {
        guard verb > 0, isApart(verb), word(verb + 1) == .so else { return false }
        var index = verb + 2
        while isOne(index, of: Self.guessesOfSharing) { index += 1 }
        guard let own = share(at: index), isEnd(own.end),
            case let foods = stretch(before: verb), hasName(foods)
        else { return false }
        note(foods, share: own.value)
        remove(verb..<own.end)
        return true
    }

    /// "shared a curry with Sam", "four of us shared a garlic bread".
    private mutating func takeShared(before verb: Int) -> Bool {
        let subject = subject(before: verb)
        var foods = verb + 1..<verb + 1
        var heads = subject?.heads
        var end = verb + 1
        for position in verb + 1..<tokens.count {
            if tokens[position].gap.contains(.sentence) { break }
            if let found = company(at: position), isEnd(found.end) {
                (heads, end) = (found.heads, endOfEach(found.end) ?? found.end)
                foods = verb + 1..<position
                break
            }
        }
        if foods.isEmpty {
            end = verb + 1
            while end < tokens.count, !isEnd(end) { end += 1 }
            foods = verb + 1..<end
        }
        guard let heads, heads > 1,
            // "a bottle of red"
            hasName(foods) || foods.contains(where: { isOne($0, of: Self.bottles) })
        else { return false }
        if isToldApart(from: end) {
            guard end < tokens.count, subject == nil else { return false }
            remove(foods.upperBound..<end)
            remove(verb..<foods.lowerBound)
            countPieces()
            return true
        }
        // "shared a funnel cake with two kids, a third", "split a pizza with Sam so half"
        if word(end) == .so, share(at: end + 1).map({ isEnd($0.end) }) == true { end += 1 }
        if let own = share(at: end), isEnd(own.end), end < tokens.count,
            isApart(end) || word(end - 1) == .so
        {
            note(foods, share: own.value)
            end = own.end
        } else {
            note(foods, share: 1 / heads, isShared: true)
        }
        remove(foods.upperBound..<end)
        remove((subject?.start ?? verb)..<verb + 1)
        return true
    }

    /// Whether what follows says how many pieces one had: "with Tom, I had 3 slices".
    private func isToldApart(from end: Int) -> Bool {
        tokens.indices.suffix(from: end).dropLast().contains { position in
            Self.eatingOfSharing.contains(tokens[position].surface)
                && count(at: position + 1).map {
                    isEnd($0.end) || word($0.end) == .of
                        || Lexicon.lexeme(of: tokens[$0.end].word)?.kinds.contains(.container)
                            == true
                } ?? false
        }
    }

    /// "X, shared with 2 friends", "X split between us", "X, which we split three ways".
    private func shared(behind verb: Int) -> (start: Int, share: Double, end: Int)? {
        var next = verb + 1
        while isOne(next, of: Self.evenlyOfSharing) { next += 1 }
        // "shared half and half": with one other.
        let pair =
            isEnd(next) && isOne(next - 1, of: Self.halvesOfSharing) ? (heads: 2.0, end: next) : nil
        // "lasagne, fed four of us"
        let company =
            isOne(verb, of: Self.feeding) ? fed(at: next) : company(at: next) ?? pair
        guard let company, isEnd(company.end) else { return nil }
        var start = verb
        while start > 0, isOne(start - 1, of: Self.leadsOfSharing), !isApart(start) { start -= 1 }
        return start > 0 ? (start, 1 / company.heads, company.end) : nil
    }

    private func fed(at start: Int) -> (heads: Double, end: Int)? {
        guard let number = count(at: start) else { return nil }
        var end = number.end
        if word(end) == .of, word(end + 1) == .us { end += 2 }
        if isOne(end, of: Self.folkOfSharing) { end += 1 }
        return (number.value, end)
    }

    /// How many had it: "with my wife", "between 3 of us", "four ways".
    func company(at start: Int) -> (heads: Double, end: Int)? {
        switch word(start) {
        case WordHash.with, WordHash.w:
            guard let others = people(at: start + 1) else { return nil }
            return (others.count + 1, others.end)
        case WordHash.between, WordHash.among, WordHash.amongst:
            let first = word(start + 1) == .the ? start + 2 : start + 1
            if let number = count(at: first) {
                var end = number.end
                if word(end) == .of, word(end + 1) == .us { end += 2 }
                if isOne(end, of: Self.folkOfSharing) { end += 1 }
                return (number.value, end)
            }
            if word(first) == .us { return (2, first + 1) }
            if word(first) == .me, word(first + 1) == .and,
                let others = people(at: first + 2)
            {
                return (others.count + 1, others.end)
            }
            return nil
        case WordHash.in:
            return word(start + 1) == .half || word(start + 1) == .two
                ? (2, together(start + 2)) : nil
        case Self.fifty where word(start + 1) == Self.fifty: return (2, together(start + 2))
        default:
            guard let number = count(at: start) else { return nil }
            guard isOne(number.end, of: Self.waysOfSharing) else { return nil }
            return (number.value, together(number.end + 1))
        }
    }

    /// "three ways with the kids": behind those who are counted already.
    private func together(_ end: Int) -> Int {
        word(end) == .with ? people(at: end + 1)?.end ?? end : end
    }

    /// Where "half each", "so half each" behind who shared it end.
    private func endOfEach(_ position: Int) -> Int? {
        let half = word(position) == .so ? position + 1 : position
        return word(half) == .half && word(half + 1) == .each && isEnd(half + 2)
            ? half + 2 : nil
    }

    /// People but oneself: "my wife", "2 friends", "Tom and Anna".
    func people(at start: Int) -> (count: Double, end: Int)? {
        var all = 0.0
        var index = start
        while index < tokens.count {
            while isOne(index, of: Self.owners) || isOne(index, of: Self.describingOfSharing) {
                index += 1
            }
            guard index < tokens.count else { return nil }
            var some = 1.0
            if let number = count(at: index) {
                some = number.value
                index = number.end
                if isOne(index, of: Self.describingOfSharing) { index += 1 }
                guard isPerson(index) else { return nil }
            } else {
                guard isPerson(index) else { return nil }
                if Self.groups.contains(tokens[index].surface) {
                    some = 3
                } else if tokens[index].traits.contains(.plural), !isNamed(index) {
                    some = 2
                }
            }
            all += some
            index += 1
            guard word(index) == .and, !isEndOfPeople(index + 1) else { break }
            index += 1
        }
        return all > 0 ? (all, index) : nil
    }

    private func isEndOfPeople(_ position: Int) -> Bool {
        var next = position
        while isOne(next, of: Self.owners) || isOne(next, of: Self.describingOfSharing) {
            next += 1
        }
        return next >= tokens.count || count(at: next) == nil && !isPerson(next)
    }

    private func isPerson(_ position: Int) -> Bool {
        guard tokens.indices.contains(position), !isOne(position, of: Self.nobody) else {
            return false
        }
        let token = tokens[position]
        if Self.othersOfSharing.contains(token.surface) { return true }
        return SenseRole.of(token.surface).has([.other, .otherPronoun]) || isNamed(position)
            || isUnheard(position)
    }

    /// "with yuki": a word that neither foods nor this language have, alone behind "with" or "and".
    private func isUnheard(_ position: Int) -> Bool {
        index.number(of: tokens[position].word) < 0 && !tokens[position].isNumber
            && tokens[position].length > 2 && Lexicon.lexeme(of: tokens[position].word) == nil
            && SenseRole.of(tokens[position].surface).isEmpty && isEnd(position + 1)
            && (isOne(position - 1, of: Self.companionsOfSharing))
    }

    private func isNamed(_ position: Int) -> Bool {
        SenseRole.of(tokens[position].surface).has(.named) && !isName(position)
    }

    /// Who shared it: "four of us", "me and my son", "we".
    private func subject(before verb: Int) -> (start: Int, heads: Double?)? {
        var start = verb
        while start > 0, !isApart(start),
            isOne(start - 1, of: Self.subjects) || isPerson(start - 1)
                || count(at: start - 1) != nil
        {
            start -= 1
        }
        guard start < verb else { return nil }
        let words = tokens[start..<verb]
        guard words.contains(where: { Self.speakersOfSharing.contains($0.surface) }) else {
            return nil
        }
        if let number = count(at: start), word(number.end) == .of {
            return (start, number.value)
        }
        let others = (start..<verb).count(where: isPerson)
        if others > 0 { return (start, Double(others) + 1) }
        return (start, words.contains { $0.surface == .we } ? 2 : nil)
    }

    /// A whole number of people, pieces or ways, 2 to 12.
    private func count(at position: Int) -> (value: Double, end: Int)? {
        guard tokens.indices.contains(position) else { return nil }
        let token = tokens[position]
        let value =
            token.isNumber
            ? token.traits.contains(.percent) ? 0 : token.value
            : Lexicon.lexeme(of: token.word).map { $0.kinds.contains(.number) ? $0.value : 0 } ?? 0
        guard value >= 2, value <= 12, value == value.rounded() else { return nil }
        return (value, position + 1)
    }

    private static var fifty: WordHash { "50" }
}
