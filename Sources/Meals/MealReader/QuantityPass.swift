internal import FoodCatalog
internal import Nutrition

/// Finds the amounts of a sentence: numbers in digits and words, multiples, ranges, units, containers.
struct QuantityPass {
    let words: [SentenceWord]
    private(set) var quantities: [Quantity] = []

    static func quantities(in words: [SentenceWord]) -> [Quantity] {
        var pass = QuantityPass(words: words)
        var index = 0
        while index < words.count {
            if let quantity = pass.quantity(at: index) {
                // "330 ml x3"
                if quantity.isTrailing, quantity.measure == nil, let last = pass.quantities.last,
                    last.end == quantity.start, last.measure != nil, last.count == 1
                {
                    pass.quantities[pass.quantities.count - 1].count = quantity.count
                    pass.quantities[pass.quantities.count - 1].isCounted = true
                    pass.quantities[pass.quantities.count - 1].end = quantity.end
                    index = quantity.end
                    continue
                }
                pass.quantities.append(quantity)
                index = max(quantity.end, index + 1)
            } else {
                index += 1
            }
        }
        return pass.quantities
    }

    // Kept here, because every word is compared with them.
    private let fl = WordHash.fl
    private let fluid = WordHash.fluid
    private let fil = WordHash.fil
    private let bit = WordHash.bit

    init(words: [SentenceWord]) { self.words = words }

    /// Whether `index` goes on where `index - 1` stopped.
    func isContinued(at index: Int) -> Bool {
        index < words.count && words[index].token.gap.isDisjoint(with: .hard)
    }

    func has(_ index: Int, _ kind: Lexeme.Kinds) -> Bool {
        index < words.count && words[index].has(kind) && !words[index].isTaken
    }

    func isWord(_ index: Int, _ hash: WordHash) -> Bool {
        index < words.count && words[index].token.word == hash
    }
}

extension QuantityPass {
    /// The unit at `index` ("fl oz" is two words) and where it ends.
    func unit(at index: Int) -> (unit: MeasureUnit, end: Int)? {
        guard index < words.count, !words[index].isTaken else { return nil }
        if words[index].token.word == fl || words[index].token.word == fluid {
            if index + 1 < words.count, words[index + 1].has(.unit),
                Lexicon.lexeme(of: words[index + 1].token.word)?.unit == .ounce
            {
                return (.fluidOunce, index + 2)
            }
            return nil
        }
        // "1 c. rice"
        if words[index].token.surface == .c, index > 0, has(index - 1, .number) {
            return (.cup, index + 1)
        }
        // "250 mil of juice", but "50 mil screws"
        if words[index].token.surface == .mil, index + 1 < words.count,
            isContinued(at: index + 1),
            !words[index + 1].has(.of), words[index + 1].word < 0
        {
            return nil
        }
        guard words[index].has(.unit), let unit = Lexicon.lexeme(of: words[index].token.word)?.unit
        else { return nil }
        return (unit, index + 1)
    }

    /// "a three egg omelette": so many eggs of it, a measure that omelettes have.
    private func eggs(at start: Int) -> Quantity? {
        var first = has(start, .article) ? start + 1 : start
        guard has(first, .number), first + 1 < words.count else { return nil }
        if words[first + 1].token.word == .egg { return eggs(at: start, counted: first) }
        // "three 2-egg omelettes"
        guard has(first + 1, .number), first + 3 < words.count else { return nil }
        let many = value(of: words[first])
        first += 1
        guard words[first + 1].token.surface == .egg,
            var eggs = eggs(at: first, counted: first)
        else { return nil }
        eggs.start = start
        eggs.count *= many
        return eggs
    }

    private func eggs(at start: Int, counted first: Int) -> Quantity? {
        let isBefore =
            words[first + 1].token.surface == .egg
            && words[first + 1].token.gap.isSubset(of: .hyphen)
            // "two egg white omelettes", of which a turn of phrase has said how many whites
            && !words[(first + 2)...].prefix(1).contains { $0.token.word == .white }
            && words[(first + 2)...].prefix(3).contains { $0.token.word == .omelet }
        // "an omelette with 2 eggs", "omelette (3 eggs)"
        let isBehind =
            !isBefore && first == start
            && words[..<start].suffix(3).contains { $0.token.word == .omelet }
            && (words[start - 1].token.word == .omelet
                || Self.holding.contains(words[start - 1].token.surface))
            && !words[start].token.gap.contains(.sentence)
        guard isBefore || isBehind else { return nil }
        return Quantity(
            start: start, end: first + 2, count: value(of: words[first]), isCounted: true,
            measure: nil, container: first + 1, size: -1, isTrailing: isBehind)
    }

    private func value(of word: SentenceWord) -> Double {
        word.token.isNumber ? word.token.value : word.value
    }

    /// Whether an amount may begin with a word; most words need not be looked at any closer.
    private func mayBegin(at start: Int) -> Bool {
        let word = words[start]
        return word.has([.hedge, .article, .number, .unit, .container, .size])
            || word.token.traits.contains(.times) || word.token.word == fl
            || word.token.word == fluid || word.token.word == bit
            // "pan of curry"
            || Lexicon.isCarrier(word.token.word) && has(start + 1, .of)
    }

    /// The amount that begins with a word: what introduces it, how many, and what of.
    private func quantity(at start: Int) -> Quantity? {
        // "chick-fil-a nuggets"
        guard mayBegin(at: start), start == 0 || words[start - 1].token.surface != fil else {
            return nil
        }
        if let eggs = eggs(at: start) { return eggs }
        var index = start
        var quantity = Quantity(
            start: start, end: start, count: 1, isCounted: false, measure: nil, container: -1,
            size: -1)
        while has(index, .hedge), index == start || isContinued(at: index) {
            quantity.isHedged = true
            index += 1
        }
        if takeTimes(&quantity, at: index) { return quantity }
        var isOpened = takeArticle(&quantity, &index)
        if !quantity.isCounted, let number = number(at: index), !isOpened || isContinued(at: index)
        {
            if isNoAmount(number, at: index, isOpened: isOpened) { return nil }
            if let share = takeNumber(number, &quantity, &index, isOpened: isOpened) {
                return share
            }
            isOpened = true
        }
        guard isOpened || mayMeasure(at: index) else { return nil }
        measures(&quantity, &index)
        // "chocolate bar": a measure that nothing introduces counts only in front of "of".
        guard index > start,
            isOpened || quantity.isCounted || words[index - 1].has(.of) || quantity.isHedged
                || isSpoon(start, to: index)
                || words[index - 1].has(.article) || words[index - 1].token.word == .the
        else { return nil }
        quantity.end = index
        return quantity
    }

    /// "x2", "* 3": so many of what stands in front of it.
    private func takeTimes(_ quantity: inout Quantity, at index: Int) -> Bool {
        guard index + 1 < words.count, words[index].token.traits.contains(.times),
            words[index + 1].token.isNumber, !isOfKinds(index + 1)
        else { return false }
        quantity.count = words[index + 1].token.value
        quantity.isCounted = true
        quantity.isTrailing = true
        quantity.end = index + 2
        return true
    }

    /// "a", and what it may stand in front of: "a couple of", "a half", "a dozen", "a hundred".
    private func takeArticle(_ quantity: inout Quantity, _ index: inout Int) -> Bool {
        guard has(index, .article) else { return false }
        index += 1
        if index < words.count, isContinued(at: index), words[index].has(.number),
            words[index].value != 1, !words[index].token.isNumber,
            let number = number(at: index)
        {
            quantity.count = number.value
            quantity.isCounted = true
            index = number.end
        }
        return true
    }

    /// Whether a number says nothing of how much there is.
    private func isNoAmount(
        _ number: (value: Double, end: Int), at index: Int, isOpened: Bool
    ) -> Bool {
        // "oikos triple zero"
        if number.value == 0, !words[index].token.isNumber,
            !isContinued(at: number.end) || !words[number.end].isContent
        {
            return true
        }
        guard unit(at: number.end) == nil || !isContinued(at: number.end),
            !isWord(number.end, WordHash.inch)
        else { return false }
        if number.end < words.count {
            // "100 calorie package", "90 calorie bar": a name, no amount.
            if Self.figures.contains(words[number.end].token.word) { return !isOpened }
            // "in 20 minutes": no pieces of food.
            if words[number.end].kinds.isEmpty, words[number.end].word < 0,
                isContinued(at: number.end), Lexicon.isNoFood(words[number.end].token.word)
            {
                return true
            }
        }
        return !isOpened && isPlace(index, to: number.end)
    }

    /// Takes a number in as so much of a unit, a size, or so many pieces.
    ///
    /// - Returns: the amount where it is one of so many parts: "a bottle of wine between two".
    private func takeNumber(
        _ number: (value: Double, end: Int), _ quantity: inout Quantity, _ index: inout Int,
        isOpened: Bool
    ) -> Quantity? {
        if let unit = unit(at: number.end), isContinued(at: number.end) {
            quantity.measure = (number.value, unit.unit)
            quantity.isCounted = !isOpened
            index = unit.end
            addSmaller(&quantity, &index)
        } else if isWord(number.end, WordHash.inch) {
            // "3-inch": a size, matched by the portion's own words.
            index = number.end + 1
        } else if number.end >= words.count
            || !Self.figures.contains(words[number.end].token.word)
        {
            quantity.count = number.value
            quantity.isCounted = true
            index = number.end
            if let share = share(number.value, from: quantity.start, to: index) { return share }
            takeBehindCount(&quantity, &index)
        }
        return nil
    }

    /// Whether a measure may stand at a position though neither an article nor a number introduces it.
    private func mayMeasure(at index: Int) -> Bool {
        has(index, .unit) || has(index, .container) || has(index, .size)
            || isWord(index, WordHash.fl) || isWord(index, WordHash.fluid)
            // "pan of curry"
            || has(index + 1, .of) && isContinued(at: index + 1)
                && Lexicon.isCarrier(words[index].token.word)
            // "bit of butter"
            || isWord(index, bit) && has(index + 1, .of) && isContinued(at: index + 1)
                && !has(index + 2, .article)
    }

    /// "tbsp peanut butter", "coffee, tsp sugar": one spoon where a line or a part of it begins.
    private func isSpoon(_ start: Int, to end: Int) -> Bool {
        end == start + 1 && end < words.count && isContinued(at: end) && words[end].isContent
            && (start == 0 || !isContinued(at: start))
            && (unit(at: start).map { Self.spoons.contains($0.unit) } ?? false)
    }

    private static let spoons: [MeasureUnit] = [.teaspoon, .tablespoon]

    /// "pho in the old quarter", "the Leeds half": a fraction behind a word that is no food's names something else.
    private func isPlace(_ index: Int, to end: Int) -> Bool {
        guard index > 0, end == index + 1, isContinued(at: index), words[index].value < 1,
            !words[index].token.isNumber, end >= words.count || !isContinued(at: end)
        else { return false }
        let before = words[index - 1]
        return before.word < 0 && before.kinds.isEmpty && !before.token.isNumber
            || Self.quarters.contains(before.token.surface)
    }
}
