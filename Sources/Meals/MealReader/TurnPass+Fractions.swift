internal import FoodCatalog

// Parts that are not called as others are: "a 3rd of", "not quite a whole", "went halves on", "3 each".
extension TurnPass {
    /// "a 3rd of a 750 ml bottle" is a third.
    mutating func callThirds() {
        for third in tokens.indices.dropFirst().dropLast()
        where word(third) == Self.ordinal && kinds(third - 1).contains(.article) {
            guard word(third + 1) == Self.of else { continue }
            (tokens[third].surface, tokens[third].word) = (Self.third, Self.third)
            tokens[third].traits = []
        }
    }

    /// "not quite a whole banana", "not quite all of a banana": most of it.
    mutating func callMost() {
        for not in tokens.indices.dropLast(2)
        where word(not) == Self.not && word(not + 1) == Self.quite {
            var end = not + 2
            if isOne(end, of: Self.alls) { end += 1 }
            if word(end) == Self.of { end += 1 }
            guard isOne(end, of: Self.articles) else { continue }
            let isAll = end > not + 2
            end += 1
            if isOne(end, of: Self.wholes) { end += 1 } else if !isAll { continue }
            guard end < tokens.count, hasName(end..<min(end + 4, tokens.count)) else { continue }
            var said = Array(repeating: tokens[not], count: 3)
            for (place, word) in [Self.most, Self.of, Self.a].enumerated() {
                (said[place].surface, said[place].word, said[place].traits) = (word, word, [])
                if place > 0 { said[place].gap = [] }
            }
            tokens[end].gap = []
            tokens[end].joined = .seed
            tokens.replaceSubrange(not..<end, with: said)
            return
        }
    }

    /// "went halves on a pizza with Sam": half of it.
    mutating func callHalves() {
        for half in tokens.indices.dropFirst().dropLast(2)
        where isOne(half, of: Self.halves) && isOne(half - 1, of: Self.going) {
            var start = half + 1
            if isOne(start, of: Self.withs), let others = people(at: start + 1) {
                start = others.end
            }
            guard word(start) == Self.on else { continue }
            start += 1
            var end = start
            while end < tokens.count, end == start || !isEnd(end),
                !isOne(end, of: Self.withs) || people(at: end + 1) == nil
            {
                end += 1
            }
            guard hasName(start..<end) else { continue }
            note(start..<end, share: 0.5)
            if isOne(end, of: Self.withs), let others = people(at: end + 1) {
                remove(end..<others.end)
            }
            var first = half - 1
            while first > 0, !isApart(first), isOne(first - 1, of: Self.speakers) { first -= 1 }
            remove(first..<start)
            sayHad(before: first)
            return
        }
    }

    /// "split a six pack with Dave, 3 each", "we shared a pizza, 4 slices each": so many of it, whoever had the others.
    mutating func countEach() {
        guard let each = tokens.indices.last(where: { word($0) == Self.each && isEnd($0 + 1) }),
            each > 2
        else { return }
        let isMeasured = number(at: each - 1) == nil
        let number = isMeasured ? each - 2 : each - 1
        guard self.number(at: number) ?? 0 >= 1, isApart(number) || isOne(number - 1, of: Self.so),
            !isMeasured || !kinds(each - 1).isDisjoint(with: [.unit, .container])
        else { return }
        var end = number
        if !isApart(number) { end -= 1 }
        let first = clauseStart(before: end)
        guard
            let verb = (first..<end).first(where: { isOne($0, of: Self.sharing) }),
            case let company = (verb + 1..<end).last(where: {
                isOne($0, of: Self.betweens) && people(at: $0 + 1)?.end == end
            }), hasName(verb + 1..<(company ?? end))
        else { return }
        var had = tokens[number]
        (had.surface, had.word, had.traits, had.value) = (Self.had, Self.had, [], 0)
        had.gap = tokens[number].gap.union(.comma)
        tokens[number].gap = []
        remove(each..<each + 1)
        tokens.insert(had, at: number)
        remove((company ?? end)..<number)
        let gap = tokens[first].gap
        remove(first..<verb + 1)
        tokens[first].gap = gap
    }

    /// "each of the 3 of us had 2", "we each had 2 slices": so did the speaker.
    mutating func takeEachOfUs() {
        for each in tokens.indices.dropLast(2) where word(each) == Self.each {
            var (start, end) = (each, each + 1)
            if word(end) == Self.of {
                end += 1
                if isOne(end, of: Self.articles) { end += 1 }
                if number(at: end) != nil { end += 1 }
                if word(end) == Self.of { end += 1 }
                guard isOne(end, of: Self.us) else { continue }
                end += 1
            } else {
                guard each > 0, isOne(each - 1, of: Self.speakers) else { continue }
                start -= 1
            }
            guard isOne(end, of: Self.havings), number(at: end + 1) != nil else { continue }
            (tokens[start].surface, tokens[start].word) = (Self.i, Self.i)
            remove(start + 1..<end)
            tokens[start + 1].gap = []
            return
        }
    }

    /// "doritos, ate about half the bag": of a whole bag, as "half the bag" alone is.
    mutating func placeBagPart() {
        for bag in tokens.indices.dropFirst(4).reversed()
        where isOne(bag, of: Self.bags) && isOne(bag - 1, of: Self.definite) && isEnd(bag + 1) {
            var part = bag - 2
            if word(part) == Self.of { part -= 1 }
            guard part > 1, let told = share(at: part), told.value < 1 else { continue }
            if isOne(part - 1, of: Self.articles) { part -= 1 }
            var verb = part - 1
            while verb > 0, isOne(verb, of: Self.hedging) { verb -= 1 }
            guard isOne(verb, of: Self.havings) else { continue }
            var start = verb
            while start > 0, !isApart(start), isOne(start - 1, of: Self.leading) { start -= 1 }
            guard start > 0, isApart(start) || isOne(start, of: Self.turns),
                case let foods = stretch(before: start), hasName(foods),
                !foods.contains(where: {
                    number(at: $0) != nil || kinds($0).contains(.container)
                })
            else { continue }
            let gap = tokens[start].gap
            remove(start..<verb + 1)
            tokens[start].gap = gap.union(.comma)
            return
        }
    }

    private static let us = WordSet("us")
    private static let havings = WordSet("had ate got drank finished")
    private static var i: WordHash { "i" }
    private static let bags = WordSet("bag tub tube packet bottle bar jar")
    private static let definite = WordSet("the my")
    private static let hedging = WordSet("about around roughly maybe probably like only just")
    private static let leading = WordSet("i we but and only just")
    private static let turns = WordSet("but and")
    private static var ordinal: WordHash { "3rd" }
    private static var third: WordHash { "third" }
    private static var not: WordHash { "not" }
    private static var quite: WordHash { "quite" }
    private static var most: WordHash { "most" }
    private static var a: WordHash { "a" }
    private static let alls = WordSet("all")
    private static let articles = WordSet("a an the my")
    private static let wholes = WordSet("whole full entire")
    private static let halves = WordSet("halves halfsies halvesies")
    private static let going = WordSet("went go going did")
    private static let withs = WordSet("with w")
    private static var on: WordHash { "on" }
    private static let speakers = WordSet("i we")
    private static var each: WordHash { "each" }
    private static let so = WordSet("so")
    private static let sharing = WordSet("shared split")
    private static let betweens = WordSet("with w")
    private static var had: WordHash { "had" }
}
