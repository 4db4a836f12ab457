internal import FoodCatalog

// What a dish holds, and which kind of meat, milk or chocolate it was, said behind it.
extension TurnPass {
    /// "wrap, chicken lettuce mayo", "pizza, ham pineapple": what it was filled with, as in "ham pineapple pizza".
    mutating func placeFillings() {
        for position in tokens.indices.dropFirst().dropLast()
        where isOne(position - 1, of: Self.filled) && tokens[position].gap.contains(.comma)
            && (position == 1 || isApart(position - 1)
                || kinds(position - 2).contains(.article)
                    && (position == 2 || isApart(position - 2)))
        {
            var end = position
            while end < tokens.count, end == position || !isEnd(end), end - position <= 4 {
                end += 1
            }
            guard (2...4).contains(end - position), isEnd(end),
                (position..<end).allSatisfy({ isName($0) && !isOne($0, of: Self.filled) }),
                !isOne(end, of: TurnPass.joints),
                // "pizza, garlic bread"
                !isCalled(position..<end)
            else { continue }
            move(position..<end, before: position - 1)
            return
        }
    }

    /// "2 strawberry yogurt pots": pots of strawberry yogurt.
    mutating func placePots() {
        for pot in tokens.indices.dropFirst(2)
        where isOne(pot, of: Self.potsOfFillings) && isOne(pot - 1, of: Self.yogurts)
            && !isApart(pot)
            && !isApart(pot - 1) && (isEnd(pot + 1) || isOne(pot + 1, of: Self.behindScoop))
        {
            var start = pot - 1
            while start > 0, !isApart(start),
                isName(start - 1) || isOne(start - 1, of: Self.flavours)
            { start -= 1 }
            guard start < pot - 1 else { continue }
            let said = [tokens[pot], made(.of, like: tokens[pot])]
            remove(pot..<pot + 1)
            say(said, before: start)
            return
        }
    }

    /// "gelato 2 scoops pistachio": which one it was.
    mutating func placeScoopFlavour() {
        for noun in tokens.indices.dropLast(2) where Self.frozen.contains(tokens[noun].word) {
            var index = noun + 1
            while index < tokens.count, tokens[index].isNumber { index += 1 }
            guard index > noun + 1 || kinds(noun + 1).contains(.article),
                isOne(index, of: Self.scoops)
            else { continue }
            index += 1
            let first = index
            while index < tokens.count, index < first + 3, !isEnd(index),
                isName(index)
                    || isOne(index, of: Self.flavours)
            { index += 1 }
            guard index > first, isEnd(index), (noun + 1..<index).allSatisfy({ !isApart($0) })
            else { continue }
            move(first..<index, before: noun)
            return
        }
    }

    /// "1 scoop protein", "scoop of vanilla with hot fudge": of powder, and of ice cream.
    mutating func callScoops() {
        var position = 0
        while position < tokens.count {
            defer { position += 1 }
            // "ice cream, 2 scoops vanilla", "protein shake, 1 scoop whey" have said what it is.
            guard isOne(position, of: Self.scoops),
                !tokens[..<position].contains(where: { Self.scooped.contains($0.word) })
            else { continue }
            var next = position + 1
            if word(next) == .of { next += 1 }
            let first = next
            while isOne(next, of: Self.flavours), next == first || !isApart(next) { next += 1 }
            if isOne(next, of: Self.proteins), next == first || !isApart(next) {
                if isEnd(next + 1) || isOne(next + 1, of: Self.behindScoop) {
                    insert(WordHash.powder, behind: next)
                }
            } else if next > first, isEnd(next) || isOne(next, of: Self.behindScoop) {
                insert(WordHash.icecream, behind: next - 1)
            }
        }
    }

    /// "steak 8 oz ribeye", "chicken 200 g raw breast": the kind of it, said behind how much.
    mutating func takeKindBehindWeight() {
        for position in tokens.indices.dropFirst(3)
        where number(at: position - 2) != nil && kinds(position - 1).contains(.unit)
            && tokens[position].gap.isEmpty && isName(position - 3)
            && (position == 3 || isApart(position - 3))
        {
            let isPrepared = Lexicon.isPreparation(tokens[position].surface) && !isEnd(position + 1)
            let last = isPrepared ? position + 1 : position
            guard isEnd(last + 1) else { continue }
            let noun = index.number(of: tokens[position - 3].word)
            let kind = index.number(of: tokens[last].word)
            if isPrepared, index.isCalled([noun, kind]) || index.isCalled([kind, noun]) {
                // "200 g raw chicken breast"
                move(position..<position + 1, before: position - 3)
                move(position - 1..<position + 1, before: position - 3)
                return
            }
            if index.isCalled([kind, noun]) {
                move(position..<position + 1, before: position - 3)
                return
            }
            if index.isCalled([noun, kind]) {
                move(position - 2..<position, before: position - 3)
                return
            }
        }
    }

    /// "milk 250 ml, whole", "rice 1 cup, brown", "steak 8 oz, sirloin": the kind of it behind a comma, which is no other
    /// food.
    mutating func takeKindApart() {
        for position in tokens.indices.dropFirst(3)
        where tokens[position].gap == .comma && number(at: position - 2) != nil
            && !kinds(position - 1).isDisjoint(with: [.unit, .container])
        {
            var end = position + 1
            while !isApart(end), end < position + 3 { end += 1 }
            let start = clauseStart(before: position)
            let name = min(start, position - 2)..<position - 2
            guard isApart(end), name.lowerBound == start, !name.isEmpty, name.count <= 3,
                name.allSatisfy({ isName($0) || isPart(tokens[$0]) })
            else { continue }
            // "milk 200 ml, skimmed milk"
            let isNamed =
                end > position + 1 && tokens[end - 1].word == tokens[position - 3].word
            if isNamed { end -= 1 }
            let kind = (position..<end).map { index.number(of: tokens[$0].word) }
            let whole = kind + name.map { index.number(of: tokens[$0].word) }
            guard index.isCalled(whole),
                isNamed || !(position..<end).contains(where: isName)
                    || isOne(position - 3, of: Self.milkOfFillings)
                        && (position..<end).allSatisfy({ isOne($0, of: Self.milks) })
                    // "ice cream, two scoops, chocolate"
                    || end == position + 1 && isOne(position, of: Self.flavours)
                        && name.contains(where: { isOne($0, of: Self.flavoured) })
                    || !index.foods(called: kind).isDisjoint(with: index.foods(called: whole))
            else { continue }
            if isNamed { remove(end..<end + 1) }
            move(position..<end, before: start)
            return
        }
    }

    /// "turkey 4 oz white meat": which part of the bird it was.
    mutating func takeMeatKind() {
        for position in tokens.indices.dropFirst().dropLast()
        where isOne(position, of: Self.meatColours) && isOne(position + 1, of: Self.meat)
            && isEnd(position + 2)
        {
            let start =
                position > 1 && isApart(position)
                ? clauseStart(before: clauseStart(before: position)) : clauseStart(before: position)
            guard (start..<position).contains(where: { isOne($0, of: Self.birds) }) else {
                continue
            }
            remove(position..<position + 2)
            return
        }
    }

    /// "lindt 85, 2 squares", "dark chocolate (lindt 85)": how much of it is cocoa.
    mutating func takeCocoa() {
        for position in tokens.indices.dropFirst().reversed()
        where tokens[position].isNumber && Self.cocoa.contains(tokens[position].value)
            && isOne(position - 1, of: Self.chocolates) && tokens[position].gap.isEmpty
            && (isEnd(position + 1) || tokens[position + 1].gap.contains(.closing))
        {
            remove(position..<position + 1)
        }
    }

    /// In hundredths.
    private static let cocoa = 60.0...100
}
