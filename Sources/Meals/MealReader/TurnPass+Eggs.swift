internal import FoodCatalog

// Omelettes of so many eggs or whites.
extension TurnPass {
    /// "a 4 egg white omelette", "omelette with 4 egg whites": an omelette of whites, so many of them.
    mutating func takeWhites() {
        guard
            let white = tokens.indices.dropFirst().first(where: {
                isOne($0, of: Self.whitesOfEggs) && tokens[$0 - 1].word == .egg
                    && !isApart($0)
            })
        else { return }
        let egg = white - 1
        if let omelet = (white + 1..<min(white + 4, tokens.count)).first(where: {
            tokens[$0].word == .omelet
        }), !(white + 1...omelet).contains(where: isApart) {
            // "egg white omelette 4 whites"
            if number(at: omelet + 1) != nil, isEnd(omelet + 3), !isApart(omelet + 2),
                isOne(omelet + 2, of: Self.whitesOfEggs),
                egg == 0 || number(at: egg - 1) == nil
            {
                let count = tokens[omelet + 1]
                remove(omelet + 1..<omelet + 3)
                say([count], before: egg)
                return takeWhites()
            }
            // "2 egg white omelettes"
            guard egg > 0, number(at: egg - 1) != nil, !isApart(egg),
                !tokens[omelet].traits.contains(.plural)
            else { return }
            // "an egg white omelette of 4 eggs"
            insert(tokens[egg - 1...egg], behind: omelet, gap: .opening)
            remove(egg - 1..<egg)
        } else if egg > 2, number(at: egg - 1) != nil, isOne(egg - 2, of: Self.holders),
            tokens[egg - 3].word == .omelet,
            !isOne(egg - 4, of: Self.whitesOfEggs)
        {
            let said = Array(tokens[egg...white])
            remove(white..<white + 1)
            say(said, before: egg - 3)
        }
    }

    /// "omelette with 3 eggs, ham and cheese", "omelette (3 eggs, ham and cheese)": an omelette of so many, and the rest.
    mutating func placeEggs() {
        for omelet in tokens.indices.dropLast(4) where tokens[omelet].word == .omelet {
            let isBracket = tokens[omelet + 1].gap.contains(.opening)
            guard isBracket || word(omelet + 1) == .with, !isApart(omelet + 1) || isBracket
            else { continue }
            let egg = omelet + (isBracket ? 2 : 3)
            guard egg + 1 < tokens.count, number(at: egg - 1) != nil, !isApart(egg),
                tokens[egg].word == .egg, isEnd(egg + 1),
                tokens[egg + 1].gap.isDisjoint(with: [.sentence, .opening]),
                !(egg + 1..<tokens.count).contains(where: { number(at: $0) != nil }),
                case let start = clauseStart(before: omelet),
                !(start..<omelet).contains(where: { number(at: $0) != nil })
            else { continue }
            var said = Array(tokens[egg - 1...egg])
            said[1].traits.remove(.plural)
            var rest = egg + 1
            if !isApart(rest), isOne(rest, of: Self.joints) { rest += 1 }
            guard hasName(rest..<tokens.count) else { continue }
            tokens.removeSubrange(omelet + 1..<rest)
            tokens[omelet + 1].gap = .comma
            tokens[omelet + 1].joined = .seed
            // "I made a cheese omelette"
            var first = omelet
            while first > start, !isApart(first), isName(first - 1) || isPart(tokens[first - 1]) {
                first -= 1
            }
            say(said, before: first)
            return
        }
    }

    /// "spinach omelette with feta, three eggs": an omelette of so many.
    mutating func countEggs() {
        for position in tokens.indices.dropFirst(2).dropLast()
        where number(at: position) != nil && tokens[position + 1].word == .egg
            && isApart(position) && isEnd(position + 2)
            && !tokens[position].gap.contains(.sentence)
        {
            guard
                let omelet = tokens.indices.prefix(position).last(where: {
                    tokens[$0].word == .omelet
                }), !tokens[omelet].traits.contains(.plural),
                (omelet + 1..<position).contains(where: { isOne($0, of: Self.holders) }),
                !(omelet + 1..<position).contains(where: isApart)
            else { continue }
            let start = clauseStart(before: omelet)
            guard !(start..<position).contains(where: { number(at: $0) != nil }) else { continue }
            tokens[position + 1].traits.remove(.plural)
            move(
                position..<position + 2, before: kinds(start).contains(.article) ? start + 1 : start
            )
            return
        }
    }

    /// "a two-egg sandwich", "a 3 egg wrap": one of them.
    mutating func takeEggSandwich() {
        for egg in tokens.indices.dropFirst().dropLast().reversed()
        where tokens[egg].word == .egg && number(at: egg - 1).map({ $0 < 5 }) == true
            && isOne(egg + 1, of: Self.sandwiches) && !isApart(egg) && !isApart(egg + 1)
            && (tokens[egg].gap.contains(.hyphen)
                || egg > 1
                    && Lexicon.lexeme(of: tokens[egg - 2].word)?.kinds.contains(.article) == true)
        {
            remove(egg - 1..<egg)
            tokens[egg - 1].gap.remove(.hyphen)
        }
    }
}
