internal import FoodCatalog

// What was not so after all: "I said 2 eggs, it was 3", "a muffin, actually no muffin".
extension TurnPass {
    /// "coffee and a muffin, actually no muffin": what was named before was not had.
    mutating func takeTakenBack() {
        for no in tokens.indices.dropFirst(2).dropLast()
        where isOne(no, of: Self.no) && isOne(no - 1, of: Self.turningOfTakenBack)
            && isName(no + 1) && isEnd(no + 2)
        {
            // "a croissant, no sorry, no croissant"
            let turn = isOne(no - 2, of: Self.refusals) && isApart(no - 2) ? no - 2 : no - 1
            guard isApart(turn) else { continue }
            guard
                let named = tokens[..<turn].lastIndex(where: {
                    $0.word == tokens[no + 1].word
                })
            else { continue }
            var start = named
            while start > 0, !isApart(start), !isOne(start - 1, of: Self.parting) { start -= 1 }
            if start > 0, !isApart(start) { start -= 1 }
            guard hasName(0..<start) || hasName(named + 1..<turn) else { continue }
            remove(turn..<no + 2)
            let gap = tokens[start].gap
            remove(start..<named + 1)
            if start == 0, !tokens.isEmpty { tokens[0].gap = gap }
            return
        }
    }

    /// "I said 1 scoop, was 2 scoops", "thought I had 3 eggs but it was only 2": the second number counts.
    mutating func takeSaid() -> Bool {
        guard let said = tokens.indices.prefix(3).first(where: { isOne($0, of: Self.said) }),
            (0..<said).allSatisfy({ word($0) == .i }),
            let first = tokens.indices.dropFirst(said + 1).first(where: isNumber),
            (said + 1..<first).allSatisfy({ isOne($0, of: Self.sayingOfTakenBack) }),
            let was = tokens.indices.first(where: { position in
                position > first && isOne(position, of: Self.copulas)
                    && (isNumber(position + 1)
                        || isOne(position + 1, of: Self.only) && isNumber(position + 2))
            })
        else { return false }
        let better = isNumber(was + 1) ? was + 1 : was + 2
        // "logged 2 eggs, had 1 banana" corrects nothing.
        let isLogged = isOne(said, of: Self.logged)
        if isLogged,
            !isOne(was, of: Self.beingOfTakenBack) || !isEnd(better + 1)
                || !hasName(first + 1..<was)
        {
            return false
        }
        if let count = number(at: better), isEnd(better + 1), hasName(first + 1..<was) {
            var start = was
            while start > first + 1, isOne(start - 1, of: Self.turned) { start -= 1 }
            setNumber(count, at: first)
            remove(start..<better + 1)
            remove(0..<first)
        } else {
            remove(0..<better)
        }
        tokens[0].gap = []
        return true
    }

    /// "an apple, not a banana": what it was not.
    mutating func takeNotAnother() {
        for not in tokens.indices.dropFirst().dropLast(2).reversed()
        where not < tokens.count && word(not) == .not && isApart(not)
            && kinds(not + 1).contains(.article)
        {
            var end = not + 2
            while end < tokens.count, !isEnd(end) { end += 1 }
            let said = not + 2..<end
            guard said.count <= Self.longestName, hasName(0..<not), hasName(said),
                said.allSatisfy({ isName($0) || isPart(tokens[$0]) })
            else { continue }
            remove(not..<end)
        }
    }

    /// In words.
    private static let longestName = 3
}
