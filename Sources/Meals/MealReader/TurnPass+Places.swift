internal import FoodCatalog

// Where it was bought, said behind it: "cod from the chip shop", "onigiri from 7-eleven".
extension TurnPass {
    /// Takes out shops and kitchens whose names hold a food's or a number.
    mutating func takePlaces() {
        takeSevenEleven()
        takeFourNTwenty()
        var position = 1
        while position < tokens.count {
            guard isOne(position, of: Self.wheres), let end = place(at: position + 1),
                isEnd(end) || isOne(end, of: Self.followersOfPlaces)
                    || tokens[end].gap.contains(.and),
                hasName(0..<position)
            else {
                position += 1
                continue
            }
            let isFrier = (position..<end).contains { isOne($0, of: Self.friers) }
            let isOfChips = tokens[position - 1].word == .chip
            // "chips from the chip shop" are called so.
            if isFrier, isOfChips, !(0..<position).contains(where: canBeBattered) {
                position = end
                continue
            }
            remove(position..<end)
            if isFrier, !isOfChips { batter(before: position) }
        }
    }

    /// Where the name of a place ends that begins at a position, articles in front of it included.
    private func place(at start: Int) -> Int? {
        // "steak and chips at home" have no home fries, "pizza at work" is none with the works.
        if isOne(start, of: Self.bare) { return start + 1 }
        if isSomebodys(start) { return isOne(start + 1, of: Self.houses) ? start + 2 : start + 1 }
        var first = start
        while first < start + 3, isOne(first, of: Self.nearness) { first += 1 }
        guard first > start else { return nil }
        let name = Self.places.first { name in
            first + name.count <= tokens.count
                && zip(name, tokens[first...]).allSatisfy { $0 == $1.surface }
        }
        return name.map { first + $0.count }
    }

    /// "at Tom's", unlike "from Denny's".
    private func isSomebodys(_ position: Int) -> Bool {
        guard tokens.indices.contains(position), case let token = tokens[position],
            Self.isPossessive(token)
        else { return false }
        return SenseRole.of(token.surface).has(.named) && !Self.isChain(token.surface)
    }

    /// "Tom's": two signs more than the letters that count.
    static func isPossessive(_ token: Token) -> Bool {
        token.traits.contains(.capital) && Int(token.end - token.start) == Int(token.length) + 2
    }

    /// Whether a number may end the name of that shop: "7-11", "7/11".
    static func isSevenEleven(_ token: Token) -> Bool {
        token.value == 11 || token.value == 7.0 / 11
    }

    /// A shop, and neither 7 nor 11 of anything.
    private mutating func takeSevenEleven() {
        for position in tokens.indices.dropFirst()
        where tokens[position].isNumber && isOne(position - 1, of: Self.wheres) {
            let isWhole = tokens[position].value == 7.0 / 11
            guard
                isWhole
                    || tokens[position].value == 7 && position + 1 < tokens.count
                        && tokens[position + 1].isNumber && tokens[position + 1].value == 11
                        && tokens[position + 1].gap.isSubset(of: .hyphen)
            else { continue }
            remove(position - 1..<position + (isWhole ? 1 : 2))
            return
        }
        guard
            let seven = tokens.indices.dropLast().first(where: {
                (tokens[$0].isNumber ? tokens[$0].value == 7 : word($0) == .seven)
                    && word($0 + 1) == .eleven && tokens[$0 + 1].gap.isSubset(of: .hyphen)
            })
        else { return }
        let start = isOne(seven - 1, of: Self.wheres) ? seven - 1 : seven
        remove(start..<seven + 2)
    }

    /// "four n twenty pie": who bakes it, and not how many.
    private mutating func takeFourNTwenty() {
        guard
            let four = tokens.indices.dropLast(3).first(where: {
                word($0) == .four && isOne($0 + 1, of: Self.ands)
                    && word($0 + 2) == .twenty && isOne($0 + 3, of: Self.pies)
            })
        else { return }
        remove(four..<four + 3)
    }

    private func canBeBattered(_ position: Int) -> Bool {
        Self.battered.contains(tokens[position].word)
    }

    /// "cod from the chip shop": what is fried there comes in batter.
    private mutating func batter(before end: Int) {
        guard
            let fish = (0..<end).last(where: canBeBattered),
            fish == 0 || !isOne(fish - 1, of: Self.cookingOfPlaces),
            fish == end - 1 || isEnd(fish + 1)
        else { return }
        say([made(.battered, like: tokens[fish])], before: fish)
    }

    private static let places: [[WordHash]] = placeNames.split(separator: "|").map {
        TextScanner.phrases(of: String($0)).map(\.surface)
    }
    /// The last words of their names.
    static let placeEnds: [WordHash] = places.compactMap(\.last)
}
