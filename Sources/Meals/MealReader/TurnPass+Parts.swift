internal import FoodCatalog

// How much of it was eaten.
extension TurnPass {
    /// A share behind hedges: "about half", "maybe 60%", "two thirds", with "of it" where it is said.
    func share(at start: Int) -> (value: Double, end: Int, isOfIt: Bool)? {
        var index = start
        while isOne(index, of: Self.hedges) { index += 1 }
        guard let value = fraction(&index) else { return nil }
        if let end = allOfIt(from: index) { return (value, end, true) }
        let isOfIt = word(index) == .of && isOne(index + 1, of: Self.pronounsOfParts)
        if isOfIt { index += 2 }
        if isOne(index, of: Self.pronounsOfParts), isEnd(index + 1) { index += 1 }
        return (value, index, isOfIt)
    }

    private func fraction(_ index: inout Int) -> Double? {
        guard tokens.indices.contains(index) else { return nil }
        let token = tokens[index]
        if token.isNumber {
            let isPercent = token.traits.contains(.percent)
            if isPercent || word(index + 1) == .percent {
                index += isPercent ? 1 : 2
                return token.value > 0 && token.value <= 100 ? token.value / 100 : nil
            }
            guard token.value > 0, token.value < 1 else { return nil }
            index += 1
            return token.value
        }
        if token.surface == .most {
            index += 1
            return 0.85
        }
        if let part = Self.parts[token.surface] {
            index += 1
            return part
        }
        // "two thirds", "three quarters", "a third"
        guard let count = Self.numerators[token.surface], let next = word(index + 1),
            let part = Self.parts[next], count * part < 1
        else { return nil }
        index += 2
        return count * part
    }

    /// "60% of my burrito", "most of a panini": so much of one.
    mutating func readPortion() {
        for position in tokens.indices.dropLast(3)
        where word(position + 1) == .of && isOne(position + 2, of: Self.wholesOfParts) {
            var end = position
            // "left most of the broth"
            guard !isOne(position - 1, of: Self.leavingOfParts),
                tokens[position].traits.contains([.number, .percent])
                    || tokens[position].surface == .most,
                let value = fraction(&end), end == position + 1, value < 1,
                position + 4 > tokens.count
                    || hasName(position + 3..<min(tokens.count, position + 9))
            else { continue }
            tokens[position].traits.remove([.percent, .plural])
            tokens[position].traits.insert(.number)
            tokens[position].value = value
            (tokens[position].word, tokens[position].surface) = (Self.number, Self.number)
        }
    }

    /// "a pizza, ate half", "porridge (left a third)", "a burger and fries but only had half the fries".
    mutating func takeEaten() {
        var position = 1
        while position < tokens.count {
            guard
                isApart(position) || isOne(position, of: Self.turnsOfParts)
                    || isOne(position, of: Self.eatersOfParts),
                let eaten = eaten(at: position)
            else {
                position += 1
                continue
            }
            var start = position
            while isUnfinished(before: &start) {}
            let foods =
                eaten.foods ?? (eaten.isOfAll ? 0..<start : nil)
                ?? weighedList(before: start, isOfIt: eaten.isOfIt) ?? stretch(before: start)
            note(foods, share: eaten.share, isCut: eaten.foods == nil && isCutWhole(foods))
            remove(start..<eaten.end)
            position = start + 1
            // "the whole quiche is 1600 kcal, I ate a quarter of it" tells of a meal.
            if eaten.isEaten, eaten.foods == nil, isStated(foods) {
                sayHad(before: foods.lowerBound)
                position += 2
            }
        }
        takeRemainder()
        guard !parts.isEmpty else { return }
        // "couldn't finish my burrito bowl, ate 60%"
        for position in tokens.indices.reversed() where word(position) == .finish {
            let start = beginning(of: position)
            if start < position { remove(start..<position + 1) }
        }
    }

    /// Whether words say of a food what it has: "apple pie has 2000 kcal".
    private func isStated(_ foods: Range<Int>) -> Bool {
        foods.contains { isOne($0, of: Self.stating) }
            && foods.contains { FigurePass.isNutrient(tokens[$0].surface) }
    }

    /// "digiorno pizza, a third of it": of all of what is known by the slice, where nobody said how much there was.
    private func isCutWhole(_ foods: Range<Int>) -> Bool {
        foods.contains { isOne($0, of: Self.cutWholes) }
            && !foods.contains {
                number(at: $0) != nil
                    || !kinds($0).isDisjoint(with: [.article, .container, .unit, .size])
                    || isOne($0, of: Self.joining)
            }
    }

    /// "ate half, took half home", "saved the other half": what is left of it is said already.
    private mutating func takeRemainder() {
        guard !parts.isEmpty else { return }
        for position in tokens.indices.dropFirst().reversed()
        where isOne(position, of: Self.keepers)
            && (isApart(position) || isOne(position - 1, of: Self.turnsOfParts))
        {
            var end = position + 1
            while isOne(end, of: Self.remainders) { end += 1 }
            guard end > position + 1, isEnd(end) || isOne(end, of: Self.later) else { continue }
            while end < tokens.count, !isApart(end) { end += 1 }
            remove((isApart(position) ? position : position - 1)..<end)
        }
    }

    /// What "ate half", "left a third of it" says of what, and where it ends.
    private struct Eaten {
        /// What is named; `nil` of what was said before.
        var foods: Range<Int>?
        var share: Double
        var end: Int
        var isOfIt = false
        /// "of it all"
        var isOfAll = false
        /// Whether a verb says that it was eaten, rather than left.
        var isEaten = false
    }

    private func eaten(at start: Int) -> Eaten? {
        var index = start
        while index < start + 6, isOne(index, of: Self.leadsOfParts) { index += 1 }
        guard index > start || isApart(start) else { return nil }
        // "a scone with jam, well half of it"
        if let part = share(at: index), part.isOfIt, isEnd(part.end), isApart(start) {
            return Eaten(share: part.value, end: part.end, isOfIt: true)
        }
        guard isOne(index, of: Self.verbsOfParts) else { return nil }
        let isLeft = word(index) == .left
        index += 1
        while isOne(index, of: Self.afterVerbs) { index += 1 }
        guard let part = share(at: index) else { return nil }
        let value = isLeft ? 1 - part.value : part.value
        let isOfAll = (index..<part.end).contains { allOfIt(from: $0) != nil }
        index = part.end
        if isEnd(index) || isOne(index, of: Self.circumstances) {
            return Eaten(
                share: value, end: index, isOfIt: part.isOfIt, isOfAll: isOfAll, isEaten: !isLeft)
        }
        // "ate 2/3 of the container"
        if word(index) == .of, isOne(index + 1, of: Self.owners), isEnd(index + 3),
            isOne(index + 2, of: Self.vesselsOfParts)
        {
            return Eaten(share: value, end: index + 3)
        }
        // "left half the chips", "ate half of my chips": of what was said before.
        if word(index) == .of { index += 1 }
        while isOne(index, of: Self.owners) { index += 1 }
        guard tokens.indices.contains(index), !tokens[index].isNumber, isEnd(index + 1),
            let food = tokens[..<start].lastIndex(where: { $0.word == tokens[index].word })
        else { return nil }
        return Eaten(foods: food..<food + 1, share: value, end: index + 1)
    }

    /// "couldn't finish it" in front of how much was eaten.
    private func isUnfinished(before end: inout Int) -> Bool {
        guard end > 2, isOne(end - 1, of: Self.pronounsOfParts), word(end - 2) == .finish else {
            return false
        }
        let start = beginning(of: end - 2)
        guard start > 0, start < end - 2 else { return false }
        end = start
        return true
    }

    /// Where "I couldn't", "didn't quite" in front of "finish" begin; the position itself without them.
    private func beginning(of finish: Int) -> Int {
        var start = finish
        while start > 0, isOne(start - 1, of: Self.denialsOfParts), !isApart(start) { start -= 1 }
        return start
    }

    /// "a toastie cut in half, ate one half": how it was served, and "half" what was eaten.
    private mutating func takeCutInHalf() {
        guard
            let cut = tokens.indices.dropLast(2).first(where: {
                isOne($0, of: Self.cutting) && isOne($0 + 1, of: Self.into)
                    && word($0 + 2) == .half && isEnd($0 + 3)
            }), hasName(0..<cut)
        else { return }
        remove(cut..<cut + 3)
        for half in tokens.indices.dropFirst(cut + 1).reversed()
        where word(half) == .half && number(at: half - 1) == 1
            && isOne(half - 2, of: Self.verbsOfParts)
        {
            remove(half - 1..<half)
        }
    }

    /// "a quesadilla cut in four, ate three bits": so many of so many pieces.
    mutating func takeCut() {
        takeCutInHalf()
        guard
            let cut = tokens.indices.dropLast(2).first(where: {
                isOne($0, of: Self.cutting) && isOne($0 + 1, of: Self.into)
            }), cut > 0, let all = pieces(at: cut + 2), all.count > 1
        else { return }
        let foods = stretch(before: cut)
        // "brownies cut into 16" were a tray.
        guard hasName(foods),
            !foods.contains(where: { isName($0) && tokens[$0].traits.contains(.plural) })
        else { return }
        var next = all.end
        while isOne(next, of: Self.leadsOfParts) { next += 1 }
        var end = all.end
        if isOne(next, of: Self.verbsOfParts) {
            let isLeft = word(next) == .left
            next += 1
            while isOne(next, of: Self.afterVerbs) { next += 1 }
            if let some = pieces(at: next), some.count <= all.count, isEnd(some.end) {
                note(
                    foods, share: (isLeft ? all.count - some.count : some.count) / all.count,
                    isCut: true)
                end = some.end
            }
        }
        remove(cut..<end)
    }

    /// "four", "8 slices", "three of them", "quarters".
    private func pieces(at start: Int) -> (count: Double, end: Int)? {
        guard tokens.indices.contains(start) else { return nil }
        let token = tokens[start]
        if let part = Self.parts[token.surface], token.traits.contains(.plural) {
            return ((1 / part).rounded(), start + 1)
        }
        let value =
            token.isNumber
            ? token.value
            : Lexicon.lexeme(of: token.word).map { $0.kinds.contains(.number) ? $0.value : 0 } ?? 0
        guard value >= 1, value <= 24, value == value.rounded() else { return nil }
        var end = start + 1
        if isOne(end, of: Self.bitsOfParts) { end += 1 }
        if word(end) == .of, isOne(end + 1, of: Self.pronounsOfParts) { end += 2 }
        return (value, end)
    }

    /// "couldn't finish my steak, ate 5 oz": how much it was is told behind it.
    mutating func takeUnfinishedStart() {
        guard let finish = tokens.indices.first(where: { tokens[$0].surface == .finish }),
            case let start = beginning(of: finish), start < finish, start == 0,
            let verb = tokens.indices.suffix(from: finish + 1).first(where: {
                isOne($0, of: Self.verbsOfParts)
            }), hasName(finish + 1..<verb)
        else { return }
        var amount = verb + 1
        while isOne(amount, of: Self.hedges) { amount += 1 }
        guard number(at: amount) != nil else { return }
        remove(0..<finish + 1)
        tokens[0].gap = []
    }

    /// "apple (didn't finish it)": most of it.
    mutating func takeUnfinished() {
        if takeUnfinishedPart() { return }
        guard
            let finish = tokens.indices.first(where: {
                tokens[$0].surface == .finish && isOne($0 + 1, of: Self.pronounsOfParts)
                    && isEnd($0 + 2)
            }), case let start = beginning(of: finish), start > 0, start < finish,
            isApart(start) || isOne(start, of: Self.turnsOfParts)
        else { return }
        let foods = stretch(before: start)
        guard hasName(foods) else { return }
        note(foods, share: 0.75)
        remove(start..<finish + 2)
    }

    /// "nachos, didn't finish, maybe two thirds"
    private mutating func takeUnfinishedPart() -> Bool {
        guard let finish = tokens.indices.first(where: { tokens[$0].surface == .finish }) else {
            return false
        }
        let next = finish + (isOne(finish + 1, of: Self.pronounsOfParts) ? 2 : 1)
        let start = beginning(of: finish)
        guard start > 0, start < finish, isApart(start) || isOne(start, of: Self.turnsOfParts),
            next < tokens.count, isApart(next), let part = share(at: next), isEnd(part.end),
            case let foods = stretch(before: start), hasName(foods)
        else { return false }
        note(foods, share: part.value)
        remove(start..<part.end)
        return true
    }

    private static let partRows = figureRows(of: partLines)
    static let partNames = partRows.map { WordSet($0.words) }
    private static let parts = WordTable(partRows)
    static var number: WordHash { "0.5" }
}
