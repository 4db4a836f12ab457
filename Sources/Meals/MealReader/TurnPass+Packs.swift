internal import FoodCatalog

// Packs: how many are in one, how large it is, and what is left in it.
extension TurnPass {
    /// "a 12 pack of oreos" are twelve, unless what is in it comes in packs itself ("a 6 pack of crisps").
    mutating func callPacks() {
        for pack in tokens.indices.dropFirst().dropLast(2).reversed()
        where word(pack) == Self.pack && word(pack + 1) == Self.of {
            if takeFromPack(pack) { continue }
            guard let count = number(at: pack - 1), count >= 4, count == count.rounded(),
                !isApart(pack),
                hasName(pack + 2..<min(pack + 5, tokens.count)),
                !(pack + 2..<min(pack + 5, tokens.count)).contains(where: {
                    isOne($0, of: Self.packed)
                })
            else { continue }
            remove(pack..<pack + 2)
            if kinds(pack - 2).contains(.article), !isApart(pack - 1) {
                let gap = tokens[pack - 2].gap
                remove(pack - 2..<pack - 1)
                tokens[pack - 2].gap = gap
            }
        }
    }

    /// "a 6 pack of crisps, ate 2 bags", "a 6 pack of beer, drank 2 cans": so many of them.
    mutating func takeEatenOfPack() {
        for pack in tokens.indices.dropFirst().dropLast(4)
        where word(pack) == Self.pack && word(pack + 1) == Self.of {
            guard let all = number(at: pack - 1), all >= 4, !isApart(pack),
                let told = (pack + 3..<tokens.count).first(where: isApart)
            else { continue }
            var verb = told
            while isOne(verb, of: Self.eaters), verb + 1 < tokens.count,
                !isOne(verb, of: Self.eating)
            {
                verb += 1
            }
            guard isOne(verb, of: Self.eating), let eaten = number(at: verb + 1), eaten >= 1,
                eaten < all, !isApart(verb + 1)
            else { continue }
            let isMeasured = isOne(verb + 2, of: Self.inPacks) && !isApart(verb + 2)
            let end = verb + (isMeasured ? 3 : 2)
            guard isEnd(end) else { continue }
            setNumber(eaten, at: pack - 1)
            remove(told..<end)
            let isOfPacks = (pack + 2..<min(pack + 5, tokens.count)).contains {
                isOne($0, of: Self.packed)
            }
            if !isOfPacks { remove(pack..<pack + 2) }
            return
        }
    }

    /// "one from a 6 pack of doughnuts", "2 out of the 8 pack of crumpets": so many of them.
    private mutating func takeFromPack(_ pack: Int) -> Bool {
        guard number(at: pack - 1) != nil, !isApart(pack) else { return false }
        let isNamed = isOne(pack - 2, of: Self.packArticles) && !isApart(pack - 1)
        var from = pack - (isNamed ? 3 : 2)
        guard from > 0, isOne(from, of: Self.froms), !isApart(from + 1) else { return false }
        if word(from) == Self.of, word(from - 1) == Self.out { from -= 1 }
        guard from > 0, let count = number(at: from - 1), count >= 1, !isApart(from) else {
            return false
        }
        remove(from..<pack + 2)
        return true
    }

    /// "half a bag of crisps, the 150 g kind", "a latte, the 16 oz one": how large what was named is.
    mutating func placePackSize() {
        for kind in tokens.indices.dropFirst(4).reversed()
        where isOne(kind, of: Self.kindsOf) && isEnd(kind + 1) && !isApart(kind)
            && isOne(kind - 1, of: Self.sizes) && isOne(kind - 3, of: Self.articles)
            && isApart(kind - 3)
        {
            guard number(at: kind - 2) != nil, case let foods = stretch(before: kind - 3),
                hasName(foods),
                !foods.contains(where: { isOne($0, of: Self.sizes) })
            else { continue }
            let vessel = foods.first { kinds($0).contains(.container) && word($0 + 1) == Self.of }
            guard
                let place = vessel
                    ?? foods.first(where: { isName($0) || isPart(tokens[$0]) })
            else { continue }
            let size = Array(tokens[kind - 2..<kind])
            remove(kind - 3..<kind + 1)
            say(size, before: place)
            return
        }
    }

    /// "a 100 g bag of haribo, 40 g left in it", "6 nuggets, there are 2 left", "a pizza, half left": what is left was not
    /// eaten.
    mutating func takeStillLeft() {
        for left in tokens.indices.dropFirst(2).reversed() where word(left) == Self.left {
            var end = left + 1
            if isOne(end, of: Self.inside) {
                end += 1
                while isOne(end, of: Self.inIt), !isApart(end) { end += 1 }
            } else if isOne(end, of: Self.over) {
                end += 1
            }
            guard isEnd(end) else { continue }
            var number = left - 1
            let unit = !isApart(left) && kinds(number).contains(.unit) ? tokens[number].word : nil
            if unit != nil { number -= 1 }
            guard number > 0, !isApart(left), unit == nil || !isApart(number + 1),
                let rest = self.number(at: number)
            else { continue }
            var start = number
            while start > 0, !isApart(start), isOne(start - 1, of: Self.beingLeft) { start -= 1 }
            guard start > 0, isApart(start) || isOne(start, of: Self.turns),
                case let foods = stretch(before: start), hasName(foods)
            else { continue }
            if rest < 1 {
                guard unit == nil else { continue }
                note(foods, share: 1 - rest)
            } else {
                guard
                    let whole = foods.last(where: {
                        self.number(at: $0) ?? 0 > rest
                            && (unit == nil
                                ? !kinds($0 + 1).contains(.unit) : word($0 + 1) == unit)
                    }), let all = self.number(at: whole)
                else { continue }
                setNumber(all - rest, at: whole)
            }
            remove(start..<end)
            return
        }
    }

    /// "ate all but one of the six nuggets", "6 nuggets, ate all but one": so many fewer.
    mutating func takeAllBut() {
        for all in tokens.indices.dropLast(2).reversed()
        where isOne(all, of: Self.alls) && isOne(all + 1, of: Self.buts) {
            guard let rest = number(at: all + 2), rest >= 1, !isApart(all + 2) else { continue }
            var whole = all + 3
            if word(whole) == Self.of {
                whole += 1
                while isOne(whole, of: Self.owners) { whole += 1 }
                if let count = number(at: whole), count > rest {
                    let gap = tokens[all].gap
                    setNumber(count - rest, at: whole)
                    remove(all..<whole)
                    tokens[all].gap = gap
                    return
                }
                guard isOne(whole, of: Self.inIt) else { continue }
                whole += 1
            }
            var start = all
            while start > 0, !isApart(start), isOne(start - 1, of: Self.eaters) { start -= 1 }
            guard isEnd(whole), start > 0, isApart(start) || isOne(start, of: Self.turns),
                let count = stretch(before: start).last(where: { number(at: $0) ?? 0 > rest })
            else { continue }
            setNumber((number(at: count) ?? rest) - rest, at: count)
            remove(start..<whole)
            return
        }
    }

    static let packWords = "pack kind size one"
    private static var pack: WordHash { "pack" }
    /// What is sold by the pack inside of a larger one.
    private static let packed = WordSet(
        "crisps chips crackers popcorn biscuits raisins noodles noodle ramen gum skittles")
    private static let eating = WordSet("ate had drank finished")
    private static let inPacks = WordSet(
        "bag bags can cans bottle bottles packet packets tin tins bar bars pot pots")
    private static let packArticles = WordSet("a the my our")
    private static let froms = WordSet("from of")
    private static var out: WordHash { "out" }
    private static let kindsOf = WordSet("kind one size ones sort version type")
    private static let sizes = WordSet("g gram grams kg ml l cl oz litre liter")
    private static let articles = WordSet("the a")
    private static var left: WordHash { "left" }
    private static let inside = WordSet("in")
    private static let inIt = WordSet(
        "it them the bag box pack packet tub jar bottle tin tray fridge there")
    private static let over = WordSet("over still now")
    private static let beingLeft = WordSet(
        "there are is theres still about around have got with and but i ive maybe only just now")
    private static let turns = WordSet("and but with")
    private static let alls = WordSet("all everything")
    private static let buts = WordSet("but except bar")
    private static let eaters = WordSet("ate had eaten finished i and but")
}
