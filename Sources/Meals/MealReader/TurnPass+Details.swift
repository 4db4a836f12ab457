internal import FoodCatalog

// What a bracket says of the food before it.
extension TurnPass {
    /// "yogurt (small pot, strawberry)", "steak (8 oz, sirloin)", "eggs (2, fried in butter)": an amount and what it
    /// is like, said as people say it elsewhere, in front of the food.
    mutating func takeDetails() {
        var position = 1
        while position < tokens.count {
            if tokens[position].gap == .opening, let group = group(at: position) {
                spell(group)
            }
            position += 1
        }
    }

    /// "beer x 3 (coors light)", "meat (150 g beef)": what kind of it, said as if it stood there.
    mutating func takeKinds() {
        var position = 1
        while position < tokens.count {
            defer { position += 1 }
            guard tokens[position].gap.contains(.opening), let end = kindEnd(position) else {
                continue
            }
            var head = position - 1
            while head > 0, tokens[head].isNumber || tokens[head].traits.contains(.times) {
                head -= 1
            }
            guard isOne(head, of: Self.sorts) else { continue }
            if isAmount(tokens[position]) {
                // Said of nothing else.
                guard head == position - 1, head == 0 || isApart(head) else { continue }
                removeInPlace(head..<head + 1)
                continue
            }
            var said = Array(tokens[position..<end])
            for index in said.indices {
                (said[index].start, said[index].end) = (tokens[head].start, tokens[head].end)
                said[index].gap = index == 0 ? tokens[head].gap : []
                said[index].joined = .seed
            }
            let isNamed = hasName(position..<end)
            remove(position..<end)
            tokens.replaceSubrange(head..<(isNamed ? head + 1 : head), with: said)
            if !isNamed { tokens[head + said.count].gap = [] }
        }
    }

    /// Where a bracket ends that holds a few words of one food.
    private func kindEnd(_ start: Int) -> Int? {
        var end = start + 1
        while end < tokens.count, tokens[end].gap.isDisjoint(with: [.closing, .sentence]) {
            guard tokens[end].gap.isDisjoint(with: [.opening, .and, .slash, .comma]) else {
                return nil
            }
            end += 1
        }
        guard end - start <= 6, end == tokens.count || tokens[end].gap.contains(.closing),
            !(start..<end).contains(where: { isOne($0, of: Self.lists) }),
            hasName(start..<end)
                || (start..<end).contains(where: {
                    !tokens[$0].isNumber && Lexicon.lexeme(of: tokens[$0].word) == nil
                        && index.number(of: tokens[$0].word) >= 0
                })
        else { return nil }
        return end
    }

    private struct Group {
        /// Where the food begins, and its last word.
        var start: Int
        var head: Int
        var end: Int
        var amount: Range<Int>
        var before: [Range<Int>] = []
        var behind: [Range<Int>] = []
        /// Whether a piece names what the word before the bracket only tells the kind of.
        var isNamed = false
    }

    /// What a bracket says of the food before it, an amount among it.
    private func group(at start: Int) -> Group? {
        let head = start - 1
        guard isName(head) else { return nil }
        let begin = beginningOfName(before: head)
        guard begin == 0 || isApart(begin) || !isAmount(tokens[begin - 1]),
            let (pieces, end) = pieces(ofBracketAt: start)
        else { return nil }
        // "eggs (2 scrambled)"
        if pieces.count == 1, tokens[start].isNumber,
            Lexicon.isPreparation(tokens[end - 1].surface)
        {
            return Group(
                start: begin, head: head, end: end, amount: start..<start + 1,
                before: [start + 1..<end])
        }
        guard pieces.count == 2 || pieces.count == 3,
            // "omelette (2 eggs, splash of milk, 20 g cheese)"
            pieces.count(where: { piece in
                hasName(piece) && piece.contains { isAmount(tokens[$0]) }
            }) < 2
        else { return nil }
        var group = Group(start: begin, head: head, end: end, amount: start..<start)
        for piece in pieces {
            guard place(piece, in: &group) else { return nil }
        }
        return group.amount.isEmpty ? nil : group
    }

    /// "tomato soup (1 tin, 400 g)": where the name begins that ends in front of a bracket.
    private func beginningOfName(before head: Int) -> Int {
        var first = head
        while first > 0, !isApart(first), tokens[first].gap.isDisjoint(with: .and),
            isPart(tokens[first - 1])
        {
            first -= 1
        }
        return first
    }

    /// What stands between the commas of a bracket, and where it is closed.
    private func pieces(ofBracketAt start: Int) -> (pieces: [Range<Int>], end: Int)? {
        var pieces: [Range<Int>] = []
        var first = start
        var end = start + 1
        while end < tokens.count, tokens[end].gap.isDisjoint(with: [.closing, .sentence]) {
            guard tokens[end].gap.isDisjoint(with: [.opening, .and, .slash]) else { return nil }
            if tokens[end].gap.contains(.comma) {
                pieces.append(first..<end)
                first = end
            }
            end += 1
        }
        guard end == tokens.count || tokens[end].gap.contains(.closing) else { return nil }
        return (pieces + [first..<end], end)
    }

    /// Puts a piece of a bracket where it is said elsewhere; false where it belongs to no such group.
    private func place(_ piece: Range<Int>, in group: inout Group) -> Bool {
        let head = group.head
        guard piece.count <= 5, !piece.contains(where: { isOne($0, of: Self.lists) }) else {
            return false
        }
        if isAmount(piece, of: head, isNamed: &group.isNamed) {
            guard group.amount.isEmpty else { return false }
            group.amount = piece
        } else if isLike(piece.lowerBound),
            !piece.contains(where: { isAmount(tokens[$0]) })
        {
            if piece.count > 1 {
                group.behind.append(piece)
            } else {
                group.before.append(piece)
            }
        } else if piece.count <= 2, follows(tokens[head], tokens[piece.upperBound - 1]) {
            group.before.append(piece)
        } else if piece.count == 1, follows(tokens[piece.lowerBound], tokens[head]) {
            group.behind.append(piece)
        } else if piece.count <= 2, isOne(head, of: Self.kinds), hasName(piece), !group.isNamed {
            group.isNamed = true
            group.before.append(piece)
        } else {
            return false
        }
        return true
    }

    /// Whether a word may be part of a food's name.
    func isPart(_ token: Token) -> Bool {
        guard !token.isNumber else { return false }
        guard let kinds = Lexicon.lexeme(of: token.word)?.kinds else {
            return index.number(of: token.word) >= 0
        }
        return kinds.contains(.modifier) || kinds == .descriptor
    }

    /// Whether it tells how much there is already.
    private func isAmount(_ token: Token) -> Bool {
        token.isNumber
            || Lexicon.lexeme(of: token.word).map {
                !$0.kinds.isDisjoint(with: [.number, .unit, .container, .size, .of])
            } ?? false
    }

    /// "2", "small pot", "100 g dry", "1 pack of super noodles" of noodles.
    private func isAmount(_ piece: Range<Int>, of head: Int, isNamed: inout Bool) -> Bool {
        var position = piece.lowerBound
        while position < piece.upperBound {
            let kinds = Lexicon.lexeme(of: tokens[position].word)?.kinds ?? []
            guard
                tokens[position].isNumber
                    || !kinds.isDisjoint(with: [
                        .number, .unit, .container, .size, .article, .hedge, .of,
                    ]) || isOne(position, of: Self.vessels)
            else { break }
            position += 1
        }
        guard position > piece.lowerBound else { return false }
        if position == piece.upperBound { return true }
        if tokens[piece.upperBound - 1].word == tokens[head].word {
            isNamed = true
            return true
        }
        return (position..<piece.upperBound).allSatisfy {
            Lexicon.lexeme(of: tokens[$0].word)?.kinds.contains(.modifier) == true
        }
    }

    /// "battered", "brown", "skimmed".
    private func isLike(_ position: Int) -> Bool {
        Lexicon.isPreparation(tokens[position].surface)
            || Lexicon.lexeme(of: tokens[position].word).map {
                !$0.kinds.isDisjoint(with: [.modifier, .descriptor])
            } ?? false
            || isOne(position, of: Self.tellings)
    }

    /// Whether a food is called by two words in this order: "sirloin steak".
    private func follows(_ last: Token, _ first: Token) -> Bool {
        let (one, two) = (index.number(of: first.word), index.number(of: last.word))
        return one >= 0 && two >= 0 && index.holds(one, before: two)
    }

    private mutating func spell(_ group: Group) {
        let start = tokens[group.start]
        let end = tokens[group.end - 1].end
        var said = Array(tokens[group.amount]) + tokens[group.start..<group.head]
        for piece in group.before { said += tokens[piece] }
        if !group.isNamed { said.append(tokens[group.head]) }
        for piece in group.behind { said += tokens[piece] }
        for index in said.indices {
            if index == 0 || !said[index].gap.contains(.none) { said[index].gap = [] }
            said[index].joined = .seed
        }
        said[0].gap = start.gap
        said[0].start = start.start
        said[said.count - 1].end = max(end, said[said.count - 1].end)
        tokens.replaceSubrange(group.start..<group.end, with: said)
    }
}
