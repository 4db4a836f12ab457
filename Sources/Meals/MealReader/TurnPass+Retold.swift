internal import FoodCatalog

// What was named first and is measured behind it.
extension TurnPass {
    /// "chips and salsa, about 15 chips", "cheese and crackers, 5 crackers, 2 oz cheese", "chicken with rice. 1 cup of
    /// rice": so much of what stands there already, and no more of it.
    mutating func placeRetold() {
        var position = 1
        while position < tokens.count {
            // A bracket is read with what is told in it.
            guard isApart(position), !tokens[position].gap.contains(.opening),
                let again = again(at: position), let named = named(again, before: position)
            else {
                position += 1
                continue
            }
            // "tortilla chips, 15 chips", but "cheese, 2 oz cheddar cheese"
            let kind = again.food.count > 1 ? [] : tokens[named.name].dropLast()
            let said = tokens[again.amount] + kind + tokens[again.food]
            remove(position..<again.end)
            let place = tokens[named.item.lowerBound]
            tokens.replaceSubrange(
                named.item, with: placed(said, place.start..<place.start, gap: place.gap))
            position += said.count - named.item.count
            if position < tokens.count { tokens[position].joined = .seed }
        }
    }

    /// A clause that is an amount and what it is of.
    private struct Again {
        var amount: Range<Int>
        var food: Range<Int>
        var end: Int
        /// Whether it was weighed or measured, and not only counted.
        var isMeasured: Bool
    }

    private func again(at start: Int) -> Again? {
        var index = start
        while isOne(index, of: Self.leadsOfRetold), index < start + 5 { index += 1 }
        guard let value = number(at: index) ?? (kinds(index).contains(.article) ? 1 : nil),
            index == start || !isApart(index)
        else { return nil }
        var food = index + 1
        // "half a cup"
        if value < 1, kinds(food).contains(.article) { food += 1 }
        let isMeasured = !kinds(food).isDisjoint(with: [.unit, .container]) && !isEnd(food + 1)
        if isMeasured { food += 1 }
        let amount = index..<food
        if word(food) == .of { food += 1 }
        guard isMeasured || tokens[index].isNumber || kinds(index).contains(.number),
            value <= Self.mostPieces || isMeasured
        else { return nil }
        var end = food
        while !isEnd(end), end < food + 4 { end += 1 }
        let behind = end
        if end > food + 1, isOne(end - 1, of: Self.totals) { end -= 1 }
        guard end > food, end < food + 4, isEnd(behind),
            (food..<end).allSatisfy({ !tokens[$0].isNumber && tokens[$0].gap.isSubset(of: .hyphen) }
            ),
            (food..<end).allSatisfy({ kinds($0).isDisjoint(with: [.number, .unit, .eating]) })
        else { return nil }
        return Again(amount: amount, food: food..<end, end: behind, isMeasured: isMeasured)
    }

    /// Where the same was named before without any number, in the same sentence or the one before: all of it, and its
    /// name alone.
    private func named(_ again: Again, before start: Int) -> (item: Range<Int>, name: Range<Int>)? {
        var first = start - 1
        while first > 0, !tokens[first].gap.contains(.sentence) { first -= 1 }
        let noun = tokens[again.food.upperBound - 1].word
        guard let last = (first..<start).last(where: { tokens[$0].word == noun }),
            isName(last) || isPart(tokens[last]),
            isEnd(last + 1) || isOne(last + 1, of: Self.behindNames)
                || tokens[last + 1].gap.contains(.and),
            // "mac and cheese, 1 cup of mac and cheese"
            !isOne(again.end, of: Self.bindersOfRetold) || again.end + 1 >= tokens.count
                || last + 2 >= start
                || tokens[again.end + 1].word != tokens[last + 2].word
        else { return nil }
        var name = last
        while name > first, isInside(name), isPart(tokens[name - 1]) || isName(name - 1) {
            name -= 1
        }
        var item = name
        while item > first, isInside(item),
            !kinds(item - 1).isDisjoint(with: [.container, .article, .of, .size])
                || isOne(item - 1, of: Self.somes)
        {
            item -= 1
        }
        if isOther(tokens[name..<last], than: tokens[again.food].dropLast()) { return nil }
        let isCounted =
            item > first && isInside(item) && !kinds(item - 1).isDisjoint(with: [.number, .unit])
        let isSingle =
            (item..<name).contains { kinds($0).contains(.article) }
            && !(item..<name).contains { kinds($0).contains(.container) }
        // "beans on toast, 2 slices of toast", "overnight oats, 50 g oats": a dish, of which this is a part.
        let isDish =
            isOne(last, of: Self.dryOfRetold) || (first..<start).contains { word($0) == .on }
            || isLastOfDish(last, from: first, again)
        // "toast with butter, 2 slices, 1 tbsp butter": the amount right behind it is its own.
        let isTold =
            last + 1 < start && number(at: last + 1) != nil && isEnd(last + 3)
            && !kinds(last + 2).isDisjoint(with: [.unit, .container])
        // "an apple, two slices of apple"
        let isOfSingle =
            again.isMeasured
            && (kinds(again.amount.upperBound - 1).contains(.unit)
                || isOne(last, of: Self.sliced))
        guard !isDish, !isTold, !isCounted, !isSingle || isOfSingle else { return nil }
        return (item..<last + 1, name..<last + 1)
    }

    /// "pinto beans, 2 g of mung beans": two kinds of a thing are two things.
    private func isOther(_ kind: ArraySlice<Token>, than again: ArraySlice<Token>) -> Bool {
        let (first, second) = (kindWords(kind), kindWords(again))
        return !first.isEmpty && !second.isEmpty && !second.contains(where: first.contains)
    }

    /// The words that say which kind, without how it was prepared.
    private func kindWords(_ words: ArraySlice<Token>) -> [WordHash] {
        words.filter { !Lexicon.isPreparation($0.surface) && $0.word != .of }.map(\.word)
    }

    /// "spaghetti and meatballs, 4 meatballs": they are counted in the dish, unless the other is told as well.
    private func isLastOfDish(_ last: Int, from first: Int, _ again: Again) -> Bool {
        let clause = max(first, clauseStart(before: last + 1))..<last + 1
        guard !again.isMeasured, isApart(last + 1),
            let joint = clause.last(where: { isOne($0, of: Self.bindersOfRetold) }),
            joint > clause.lowerBound,
            index.isCalled(
                clause.filter { !isOne($0, of: Self.bindersOfRetold) }
                    .map { index.number(of: tokens[$0].word) })
        else { return false }
        return !tokens[(last + 1)...].contains { $0.word == tokens[joint - 1].word }
    }

    /// Whether nothing parts a word from the one before it.
    private func isInside(_ position: Int) -> Bool {
        !isApart(position) && tokens[position].gap.isDisjoint(with: [.and, .slash])
            && !isOne(position - 1, of: Self.bindersOfRetold)
    }

    private static let mostPieces = 60.0
}
