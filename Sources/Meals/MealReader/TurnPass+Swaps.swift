internal import FoodCatalog

// What somebody did not have, and had something else for.
extension TurnPass {
    /// "burger, swapped the fries for a salad", "with the fries swapped for salad", "ordered a latte but got a mocha":
    /// only what was had in the end.
    mutating func takeSwaps() {
        takeOrder()
        var position = 0
        while position < tokens.count {
            if isOne(position, of: Self.swappingOfSwaps) {
                if !swapAhead(of: position) { swapBehind(position) }
            } else if word(position) == .in, word(position + 1) == .place,
                word(position + 2) == .of
            {
                call(position, .instead)
                remove(position + 1..<position + 2)
            }
            position += 1
        }
    }

    /// "swapped the fries for a salad"
    private mutating func swapAhead(of verb: Int) -> Bool {
        let given = isOne(verb + 1, of: Self.out) ? verb + 2 : verb + 1
        guard
            let turn = tokens.indices.first(where: {
                $0 > given && $0 <= given + 4 && isOne($0, of: Self.turnsOfSwaps)
            }), !tokens[given...turn].contains(where: { !$0.gap.isDisjoint(with: .hard) }),
            hasName(given..<turn) || isOne(given, of: Self.itsOfToldPronouns),
            // "a glass of red wine"
            hasName(turn + 1..<min(tokens.count, turn + 6)),
            !isOne(verb, of: Self.mixingOfSwaps) || isOne(given, of: Self.owners)
        else { return false }
        // "came with fries but I swapped them for a salad"
        let side =
            isOne(given, of: Self.itsOfToldPronouns)
            ? tokens.indices[..<verb].last(where: isName).map { tokens[$0].word }
            : tokens[turn - 1].word
        var start = verb
        while start > 0, !isApart(start), isOne(start - 1, of: Self.leadsOfSwaps) { start -= 1 }
        // "swapped the milk for oat milk in that recipe": of no dish that is named.
        guard
            hasName(0..<start) || tokens[turn + 1].isNumber || isWithDish(turn + 2)
                || isHadInstead(turn + 1)
        else { return false }
        remove(start..<turn + 1)
        if start > 0, start < tokens.count { tokens[start].gap = .comma }
        if let named = tokens[..<start].lastIndex(where: { $0.word == side }) {
            takeSide(endingAt: named)
        }
        return true
    }

    /// "a bran muffin" of "swapped my usual croissant for a bran muffin": one of it, and no dish that it went in.
    private func isHadInstead(_ start: Int) -> Bool {
        var end = start
        while end < tokens.count, end == start || !isEnd(end) { end += 1 }
        return kinds(start).contains(.article) && hasName(start + 1..<end)
            && !tokens[start...].contains { $0.surface == .in }
    }

    /// "with my gammon steak" behind what was had instead.
    private func isWithDish(_ start: Int) -> Bool {
        tokens.indices.dropFirst(start).contains {
            isOne($0, of: Self.joining) && isOne($0 + 1, of: Self.owners)
                && hasName($0 + 2..<min(tokens.count, $0 + 5))
        }
    }

    /// "with the fries swapped for salad"
    private mutating func swapBehind(_ verb: Int) {
        let turn = isOne(verb + 1, of: Self.out) ? verb + 2 : verb + 1
        guard isOne(turn, of: Self.turnsOfSwaps), !isApart(verb),
            hasName(turn + 1..<min(tokens.count, turn + 5))
        else { return }
        var start = verb
        while start > 0, !isApart(start), !isOne(start, of: Self.joining) { start -= 1 }
        guard hasName(start..<verb), start == 0 || verb - start <= 4 else { return }
        remove(start..<turn + 1)
        if start > 0, start < tokens.count { tokens[start].gap = .comma }
    }

    /// "and fries" of "burger and fries".
    private mutating func takeSide(endingAt last: Int) {
        var start = last
        while start > 0, !isApart(start), isOne(start - 1, of: Self.describingOfSwaps) {
            start -= 1
        }
        if start > 0, isOne(start - 1, of: Self.joining) {
            // "my burger came with fries"
            start -= start > 1 && isOne(start - 2, of: Self.arriving) ? 1 : 0
            remove(start - 1..<last + 1)
        } else if isApart(start), start > 0 {
            remove(start..<last + 1)
        }
    }

    /// "ordered korma but they sent madras", "was going to have a muffin but went for a banana": what it was in the end.
    private mutating func takeOrder() {
        guard
            let order = tokens.indices.prefix(4).first(where: { isOne($0, of: Self.wishingOfSwaps) }
            ),
            (0..<order).allSatisfy({ isOne($0, of: Self.speakersOfSwaps) }),
            let but = tokens.indices.first(where: {
                $0 > order + 1 && (word($0) == .but || isApart($0))
            }),
            let verb = tokens.indices.first(where: {
                $0 >= but && $0 <= but + 5 && isOne($0, of: Self.coming)
            })
        else { return }
        var start = verb + 1
        while isOne(start, of: Self.afterComing) { start += 1 }
        // "so chicken madras with rice"
        if let so = tokens.indices.first(where: { $0 > start && word($0) == .so }),
            hasName(so + 1..<tokens.count)
        {
            start = so + 1
        }
        if takePlannedNumber(order: order, but: but, verb: verb, had: start) { return }
        guard hasName(order + 1..<but), hasName(start..<tokens.count),
            // "ordered a steak but only ate half of it, plus a potato"
            share(at: start) == nil, number(at: start) == nil || !isEnd(start + 1),
            !isOne(start, of: Self.itsOfToldPronouns),
            // "ordered a burger, had a beer with it"
            word(but) == .but || word(order) != .ordered
                || !isOne(verb, of: Self.havingOfSwaps),
            !tokens[start...].contains(where: { Self.alsoOfSwaps.contains($0.surface) })
        else { return }
        remove(0..<start)
        tokens[0].gap = []
        if let last = tokens.last, last.surface == .instead { tokens.removeLast() }
    }

    /// "was going to have 2 eggs but had 3": of the same, another number.
    private mutating func takePlannedNumber(order: Int, but: Int, verb: Int, had: Int) -> Bool {
        guard word(order) != .ordered, word(but) == .but, let count = number(at: had),
            isEnd(had + 1), hasName(order + 1..<but),
            let planned = (order + 1..<but).first(where: {
                number(at: $0) != nil || kinds($0).contains(.article)
            })
        else { return false }
        setNumber(count, at: planned)
        remove(but..<had + 1)
        remove(0..<planned)
        tokens[0].gap = []
        return true
    }

    /// "hot dog, mustard, no bun": said of what goes in one, wherever it stands.
    mutating func placeBunless() {
        sayBunless()
        guard let bun = tokens.indices.dropFirst(3).last(where: { isOne($0, of: Self.buns) }),
            isOne(bun - 1, of: Self.lackingOfSwaps), isEnd(bun + 1)
        else { return }
        let start = word(bun - 2) == .with ? bun - 2 : bun - 1
        guard start < bun - 1 || isApart(start),
            let filling = tokens.indices.prefix(start).last(where: { isOne($0, of: Self.fillings) }
            ),
            !isOne(filling - 1, of: Self.otherBurgers)
        else { return }
        let said = tokens[bun - 1..<bun + 1]
        remove(start..<bun + 1)
        insert(said, behind: filling)
    }

    /// "a burger in a lettuce wrap", "lettuce wrapped burger": with no bun.
    private mutating func sayBunless() {
        guard
            let lettuce = tokens.indices.dropLast().first(where: {
                word($0) == .lettuce && isOne($0 + 1, of: Self.leaves)
            })
        else { return }
        var start = lettuce
        let end = lettuce + 2
        if start > 0, isOne(start - 1, of: Self.articles) { start -= 1 }
        let isBehind =
            start > 1 && isOne(start - 1, of: Self.wrapping) && isEnd(end)
            && tokens[..<start].contains { Self.fillings.contains($0.surface) }
        var filling = end
        while !isBehind, filling < end + 2, !isOne(filling, of: Self.fillings) { filling += 1 }
        guard isBehind || isOne(filling, of: Self.fillings) else { return }
        var said = [
            made(.no, like: tokens[lettuce]), made(.bun, like: tokens[lettuce + 1]),
        ]
        if isBehind {
            said[0].gap = .comma
            tokens.replaceSubrange(start - 1..<end, with: said)
        } else {
            insert(said, behind: filling, gap: .comma)
            remove(lettuce..<lettuce + 2)
        }
    }
}
