internal import FoodCatalog

// Foods that were counted and what they were in: "2 fish fingers in a sandwich", "sunday roast chicken, 3 roasties".
extension TurnPass {
    /// "4 rashers in a sandwich" are four rashers and its bread, and no four sandwiches.
    mutating func partBread() {
        for bread in tokens.indices.dropFirst(3)
        where isOne(bread, of: Self.breads) && isOne(bread - 1, of: Self.articles)
            && word(bread - 2) == .in && !isApart(bread - 2)
            && (isEnd(bread + 1) || isOne(bread + 1, of: Self.withs))
        {
            let start = clauseStart(before: bread - 2)
            guard let count = (start..<bread - 2).first(where: { number(at: $0) != nil }),
                hasName(count + 1..<bread - 2),
                // They have their own.
                !(count + 1..<bread - 2).contains(where: { isOne($0, of: Self.bunned) }),
                !isOne(start, of: Self.breads)
            else { continue }
            tokens[bread - 2].surface = .and
            tokens[bread - 2].word = .and
            if word(bread) == .wrap {
                call(bread, .tortilla)
            } else if isOne(bread, of: Self.sandwichesOfInBread) {
                setNumber(2, at: bread - 1)
                var slices = made(.slices, like: tokens[bread])
                (slices.word, slices.traits) = (.slice, tokens[bread].traits)
                tokens.insert(contentsOf: [slices, made(.of, like: tokens[bread])], at: bread)
                call(bread + 2, .bread)
                // "in a sandwich with cheese": no cheese bread.
                if bread + 3 < tokens.count, isOne(bread + 3, of: Self.withs) {
                    call(bread + 3, .and)
                    tokens[bread + 3].gap.insert(.sentence)
                }
            }
            return
        }
    }

    /// "chipotle bowl chicken white rice black beans salsa", as it is spoken: with these in it.
    mutating func fillBowl() {
        guard
            let bowl = tokens.indices.dropFirst().dropLast(3).first(where: {
                word($0) == .bowl && isOne($0 - 1, of: Self.bowlsOfInBread) && !isApart($0)
            }), bowl == 1 || isApart(bowl - 1), tokens[bowl + 1].gap.isEmpty
        else { return }
        let contents = tokens[(bowl + 1)...].prefix { $0.gap.isEmpty }.indices
        guard contents.count > 2, isName(contents.lowerBound),
            contents.allSatisfy({
                kinds($0).isDisjoint(with: [
                    .number, .article, .unit, .connector, .container, .of, .eating, .meal,
                ])
            })
        else { return }
        say([made(.with, like: tokens[bowl + 1])], before: bowl + 1)
    }

    /// "sunday roast chicken, 3 roasties, veg", "sunday roast at mums. Roast chicken, 4 roast potatoes, veg": what is listed
    /// is the dinner.
    mutating func takeRoast() {
        guard let roast = tokens.indices.dropFirst().first(where: { word($0) == .roast }),
            word(roast - 1) == .sunday, roast == 1 || isApart(roast - 1)
        else { return }
        if isOne(roast + 1, of: Self.meatsOfInBread), !isApart(roast + 1) {
            guard isList(from: roast + 1) else { return }
            removeInPlace(roast - 1..<roast)
            return
        }
        guard
            let sentence = (roast + 1..<min(roast + 6, tokens.count)).first(where: {
                tokens[$0].gap.contains(.sentence)
            }), sentence > roast + 1, !hasName(roast + 1..<sentence), isList(from: sentence),
            (sentence..<min(sentence + 3, tokens.count)).contains(where: {
                isOne($0, of: Self.meatsOfInBread)
            })
        else { return }
        removeInPlace(roast - 1..<sentence)
    }

    /// Whether two and more commas follow in the same sentence.
    private func isList(from start: Int) -> Bool {
        let rest = tokens[start...].dropFirst().prefix { !$0.gap.contains(.sentence) }
        return rest.count { $0.gap.contains(.comma) } > 1
    }
}
