internal import FoodCatalog

// A number that does not stand right in front of the vessel or the slice that it counts.
extension TurnPass {
    /// "half of my pint of lager", "2 more packs of crisps", "1/2 a cup of rice", "two (2) pints": so many of the vessel.
    mutating func bringCounts() {
        var position = 0
        while position + 1 < tokens.count {
            defer { position += 1 }
            // "x2 packs of crisps"
            if tokens[position].traits.contains(.times), position == 0 || isApart(position),
                number(at: position + 1) != nil, isVessel(position + 2)
            {
                remove(position..<position + 1)
            }
            // "a stack of 3 pancakes"
            if isOne(position, of: Self.stacks), word(position + 1) == .of,
                number(at: position + 2) != nil
            {
                let start =
                    position > 0 && kinds(position - 1).contains(.article) ? position - 1 : position
                removeInPlace(start..<position + 2)
                position = start
            }
            guard number(at: position) != nil, !isVessel(position + 1) else { continue }
            var next = position + 1
            // "two (2) pints"
            if next < tokens.count, tokens[next].gap.contains(.opening),
                number(at: next) == number(at: position)
            {
                next += 1
            }
            if isOne(next, of: Self.lots), word(next + 1) == .of { next += 2 }
            if word(next) == .of { next += 1 }
            while isOne(next, of: Self.betweenOfCounts), !isApart(next) { next += 1 }
            guard next > position + 1,
                // "half a jar" says it as it is.
                tokens[position].isNumber || !kinds(position + 1).contains(.article),
                next < tokens.count,
                isVessel(next),
                next - position <= 4, !(position + 2..<next).contains(where: isApart),
                // "2 a day", "one of the best"
                word(next + 1) == .of
            else { continue }
            let gap = tokens[position].gap
            remove(position + 1..<next)
            tokens[position].gap = gap
            tokens[position + 1].gap = []
            tokens[position + 1].joined = .seed
        }
    }

    /// "slices of toast (2)", "cans of coke: 2", "bowl of porridge (half)": a number at the end counts the vessel that the
    /// line begins with.
    mutating func placeLastCount() {
        if placeLastBowls() { return }
        guard let last = tokens.indices.last, last > 1, number(at: last) != nil,
            !tokens[last].gap.isDisjoint(with: .hard)
        else { return }
        let start = clauseStart(before: last)
        guard
            !(start..<last).contains(where: {
                number(at: $0) != nil || kinds($0).contains(.article)
            }),
            hasName(start..<last) || isCalled(start..<last)
        else { return }
        if isVessel(start), word(start + 1) == .of {
            // "box of nuggets (6)" are six nuggets, "packs of crisps (2)" two packs.
            let isPieces =
                !tokens[start].traits.contains(.plural) && number(at: last) ?? 0 > 1
                && tokens[last - 1].traits.contains(.plural)
            move(last..<last + 1, before: isPieces ? start + 2 : start)
            if isPieces { remove(start..<start + 2) }
        } else if tokens[last].gap.contains(.sentence), start == 0 {
            // "protein bars: 2"
            tokens[last].gap = .comma
        }
    }

    /// "beef stew with potatoes and carrots, 2 bowls": bowls of what has these in it.
    @discardableResult mutating func placeLastBowls() -> Bool {
        guard let bowl = tokens.indices.last, bowl > 3, isOne(bowl, of: Self.bowls), !isApart(bowl),
            number(at: bowl - 1) != nil
        else { return false }
        let start = clauseStart(before: bowl - 1)
        guard
            let with = (start..<bowl - 1).first(where: { isOne($0, of: Self.withs) }),
            with > start, isOne(with - 1, of: Self.dishesOfCounts),
            !(start..<bowl - 1).contains(where: {
                number(at: $0) != nil || !kinds($0).isDisjoint(with: [.article, .container])
            })
        else { return false }
        let said = [tokens[bowl - 1], tokens[bowl], made(.of, like: tokens[bowl])]
        remove(bowl - 1..<bowl + 1)
        say(said, before: start)
        return true
    }

    /// "a KitKat, four fingers", "a bar of chocolate, 3 squares": so much of it, and no four of them.
    mutating func countFingers() {
        // "four fingers of KitKat" as they are read in digits
        for position in tokens.indices.dropLast()
        where !tokens[position].isNumber && isOne(position + 1, of: Self.fingers) {
            guard let value = number(at: position), value >= 1 else { continue }
            setNumber(value, at: position)
            tokens[position].surface = WordHash(String(Int(value)))
            tokens[position].word = tokens[position].surface
        }
        for number in tokens.indices.dropFirst(2).dropLast()
        where isOne(number + 1, of: Self.fingers) && isApart(number) && isEnd(number + 2)
            && (self.number(at: number) ?? 0) >= 1 && !isApart(number + 1)
        {
            let start = clauseStart(before: number)
            guard
                let article = (start..<number).last(where: { kinds($0).contains(.article) }),
                case let isInBar = kinds(article + 1).contains(.container)
                    && word(article + 2) == .of,
                case let food = article + (isInBar ? 3 : 1),
                food < number, hasName(food..<number),
                !(start..<number).contains(where: {
                    !kinds($0).isDisjoint(with: [.number, .unit])
                })
            else { continue }
            let said = [tokens[number], tokens[number + 1], made(.of, like: tokens[article])]
            // "a chocolate bar"
            let isBar = food < number - 1 && word(number - 1) == .bar
            remove(number - (isBar ? 1 : 0)..<number + 2)
            remove(article + 1..<food)
            removeInPlace(article..<article + 1)
            say(said, before: article)
            return
        }
    }

    /// "pint", "packs", "slices", "cup".
    private func isVessel(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.container, .unit])
    }

    static func isCount(_ token: Token) -> Bool {
        token.isNumber || Lexicon.lexeme(of: token.word)?.kinds.contains(.number) == true
    }
}
