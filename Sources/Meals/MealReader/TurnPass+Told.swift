internal import FoodCatalog

// What is told of having eaten a food that is named before: "that burrito I just had hit the spot", "put away
// three slices", "forgot to log a banana".
extension TurnPass {
    /// Says what was eaten behind "I had", and leaves out what was told around it.
    mutating func takeTold() {
        takeAddressed()
        takeSayings()
        callDeeds()
        takeTails()
        tellOwnCount()
        while tellRelative() {}
        tellForgotten()
        tellPronoun()
    }

    /// "hey siri, log a banana": what another machine would listen to.
    private mutating func takeAddressed() {
        let name = isOne(0, of: Self.greetings) ? 1 : 0
        guard isOne(name, of: Self.machines), name + 1 < tokens.count,
            isApart(name + 1)
                || SenseRole.of(tokens[name + 1].surface).has([.logging, .ordering, .cooking])
        else { return }
        remove(0..<name + 1)
        tokens[0].gap = []
    }

    /// "gonna be honest with you, lunch was a KitKat", "what a day, soup": what is said before one tells.
    private mutating func takeSayings() {
        var position = 0
        while position < tokens.count {
            if position == 0 || isApart(position), let end = end(of: Self.sayings, at: position),
                end < tokens.count, isApart(end),
                hasName(0..<position) || hasName(end..<tokens.count)
            {
                let gap = tokens[position].gap
                remove(position..<end)
                if position == 0 { tokens[0].gap = gap }
            } else {
                position += 1
            }
        }
    }

    /// "knocked back 250 ml", "settled for a salad", "put away three slices": had them; unlike "put away the milk".
    private mutating func callDeeds() {
        for verb in tokens.indices.dropLast(2).reversed() {
            if isOne(verb, of: Self.slang), isCounted(verb + 1), !isApart(verb + 1),
                hasName(verb + 1..<min(tokens.count, verb + 9))
            {
                call(verb, .had)
            }
            // "gave in to the doughnut"
            if let object = end(of: Self.yielding, at: verb),
                hasName(object..<min(tokens.count, object + 8))
            {
                call(verb, .had)
                remove(verb + 1..<object)
            }
            guard verb + 2 < tokens.count,
                Self.deeds.contains(where: {
                    word(verb) == $0.verb && word(verb + 1) == $0.particle
                }),
                !isApart(verb + 1), !isApart(verb + 2), isCounted(verb + 2),
                hasName(verb + 2..<min(tokens.count, verb + 10))
                    || number(at: verb + 2) != nil && hasName(0..<verb)
            else { continue }
            call(verb, .had)
            remove(verb + 1..<verb + 2)
        }
    }

    /// "one Creme Egg down the hatch", "100 g of sprouts are now in my belly": says that it was eaten.
    private mutating func takeTails() {
        for start in tokens.indices.dropFirst(2) {
            guard let end = end(of: Self.tails, at: start), isBehind(end) else { continue }
            var from = start
            while from > 1, !isApart(from), isOne(from - 1, of: Self.beforeTails) { from -= 1 }
            let clause = clauseStart(before: from)
            guard
                let food = (clause..<from).first(where: { isCounted($0) }),
                !hasName(clause..<food), hasName(food..<from)
            else { continue }
            remove(from..<end)
            sayHad(before: food)
            return
        }
    }

    /// "not gonna lie that burrito I just had hit the spot": what was eaten in a relative clause is what is told of.
    private mutating func tellRelative() -> Bool {
        for verb in tokens.indices.dropFirst(3) where isOne(verb, of: Self.toldEatings) {
            var speaker = verb - 1
            while speaker > 0, !isApart(speaker + 1), isOne(speaker, of: Self.toldAdverbs) {
                speaker -= 1
            }
            let end = isOne(speaker - 1, of: Self.relatives) ? speaker - 1 : speaker
            guard isOne(speaker, of: Self.tellers), !isApart(speaker + 1), !isApart(speaker),
                isApart(verb + 1) || isOne(verb + 1, of: Self.behindRelative), !isApart(end),
                let food = relativeFood(before: end)
            else { continue }
            let clause = clauseStart(before: food.lowerBound + 1)
            let first = sentenceStart(before: food.lowerBound)
            guard !isUnreal(first..<food.lowerBound), !hasName(clause..<food.lowerBound),
                case let clauseEnd = self.clauseEnd(behind: verb), !isLongAgo(verb + 1..<clauseEnd)
            else { continue }
            // "the soup I had was tomato"
            let verdict = (verb + 1..<clauseEnd).first { isOne($0, of: Self.toldVerdicts) }
            guard !hasName((verdict ?? clauseEnd)..<clauseEnd) else { continue }
            remove((verdict ?? clauseEnd)..<clauseEnd)
            remove(end..<verb + 1)
            let start = hasName(first..<food.lowerBound) ? clause : first
            sayHad(before: removeTalk(start..<food.lowerBound))
            return true
        }
        return false
    }

    /// The food that a relative clause behind it tells of, from its article or number on.
    private func relativeFood(before end: Int) -> Range<Int>? {
        guard end > 1, hasName(max(0, end - 2)..<end) else { return nil }
        var start = end - 1
        while start > 0, end - start < 9 {
            if isApart(start) { return nil }
            start -= 1
            if isOne(start, of: Self.pointing) || number(at: start) != nil {
                // "200 g of the soup"
                while start > 0, !isApart(start), isOfAmount(start - 1) { start -= 1 }
                return start..<end
            }
            guard
                !SenseRole.of(tokens[start].surface).has([
                    .ate, .copula, .acting, .speaker, .denying, .otherPronoun,
                ])
            else { return nil }
        }
        return nil
    }

    /// "forgot to log a banana", "forgot to mention the soup at lunch": what was eaten before.
    private mutating func tellForgotten() {
        guard let forgot = tokens.indices.prefix(5).first(where: { word($0) == .forgot }) else {
            return
        }
        // "I forgot a beer on saturday", unlike "forgot the milk" and "forgot a banana on the bus"
        if isCounted(forgot + 1), !isApart(forgot + 1), !hasName(0..<forgot),
            hasName(forgot + 1..<min(tokens.count, forgot + 7)),
            !(forgot..<tokens.count).contains(where: isPlace)
        {
            remove(0..<forgot + 1)
            tokens[0].gap = []
            sayHad(before: 0)
            return
        }
        guard word(forgot + 1) == .to,
            isOne(forgot + 2, of: Self.recording)
                // "forgot to add a banana", but "forgot to add sugar"
                || isOne(forgot + 2, of: Self.addingOfTold)
                    && (number(at: forgot + 3) != nil || kinds(forgot + 3).contains(.article))
        else { return }
        var end = forgot + 3
        while isOne(end, of: Self.afterRecording) { end += 1 }
        guard end < tokens.count, !tokens[end].gap.contains(.sentence),
            !SenseRole.of(tokens[end].surface).has([.speaker, .ate]),
            hasName(end..<min(tokens.count, end + 6)), !hasName(0..<forgot)
        else { return }
        remove(0..<end)
        tokens[0].gap = []
        sayHad(before: 0)
    }

    /// "on the bus", unlike "on saturday" and "at lunch".
    private func isPlace(_ position: Int) -> Bool {
        guard SenseRole.of(tokens[position].surface).has(.placing), tokens[position].span == 0,
            position + 1 < tokens.count
        else { return false }
        return isOne(position + 1, of: Self.owners) && !kinds(position + 2).contains(.meal)
            && tokens[position + 1].span == 0
    }

    // MARK: - What both kinds of telling look at

    /// Takes out what is told beside a food, but not when it was eaten; where the food is then.
    mutating func removeTalk(_ range: Range<Int>) -> Int {
        var position = range.lowerBound
        let gap = tokens[position].gap
        var left = range.count
        while left > 0 {
            left -= 1
            if isOne(position, of: Self.toldTimes) {
                position += 1
            } else {
                remove(position..<position + 1)
            }
        }
        if position == range.lowerBound { tokens[position].gap = gap }
        return position
    }

    mutating func sayHad(_ amount: [Token] = [], before position: Int) {
        let had = [WordHash.i, .had].map { made($0, like: tokens[position]) }
        say(had + amount, before: position)
    }

    /// Whether an amount begins at a position: a number or "a".
    func isCounted(_ position: Int) -> Bool {
        number(at: position) != nil || isOne(position, of: Self.articlesOfTold)
    }

    /// Whether a word is part of an amount.
    func isOfAmount(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.article, .number, .unit, .container, .size, .of])
    }

    func sentenceStart(before position: Int) -> Int {
        var start = position
        while start > 0, !tokens[start].gap.contains(.sentence) { start -= 1 }
        return start
    }

    func clauseEnd(behind position: Int) -> Int {
        var end = position + 1
        while !isApart(end) { end += 1 }
        return end
    }

    /// Whether what is told asks, wishes, orders or speaks of another time.
    func isUnreal(_ range: Range<Int>) -> Bool {
        if range.contains(where: { isOne($0, of: Self.unreal) }) { return true }
        // "have you logged the soup I had"
        return range.count > 1 && SenseRole.of(tokens[range.lowerBound].surface).has(.inverting)
            && isOne(range.lowerBound + 1, of: Self.addressed)
    }

    func isLongAgo(_ range: Range<Int>) -> Bool {
        range.contains { isOne($0, of: Self.longAgo) }
    }

    private static let deeds: [(verb: WordHash, particle: WordHash)] = deedLines.split(
        separator: "\n"
    )
    .map { line in
        let words = line.split(separator: " ").map { WordHash(String($0)) }
        return (words[0], words[1])
    }
    private static let yielding = PhraseList(yieldingLines)
    private static let tails = PhraseList(tailsLines)
    private static let sayings = PhraseList(sayingsLines)
    /// What a line that tells so has some of.
    static let toldOpenings = words(
        machines, sayings, slang, yielding, deeds.map(\.verb), tails,
        havings,
        toldEatings, WordHash.forgot, itsOfToldPronouns, ones)
}
