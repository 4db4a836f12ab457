internal import FoodCatalog
internal import Nutrition

/// Numbers in digits and words, and those that count nothing.
extension QuantityPass {
    /// A number, in digits or words: "2", "two", "1 1/2", "one and a half", "half a", "two dozen".
    func number(at start: Int) -> (value: Double, end: Int)? {
        guard start < words.count, !words[start].isTaken else { return nil }
        let first = words[start]
        guard first.has(.number), !isOrdinal(start), !isOfKinds(start) else { return nil }
        var number: (value: Double, end: Int)
        if first.token.isNumber {
            guard !first.token.traits.contains(.percent) else { return nil }
            number = digits(at: start)
        } else {
            if let hundreds = unsaidHundreds(at: start) { return hundreds }
            number = spelled(at: start)
            if number.value < 1 { takeWhole(&number) }
        }
        if first.token.traits.contains(.minus) { number.value = -number.value }
        addPart(&number)
        return number
    }

    /// A number in digits, and what belongs to it: "1 1/2", "2 dozen", "1/3 of a".
    private func digits(at start: Int) -> (value: Double, end: Int) {
        var value = words[start].token.value
        var index = start + 1
        // "1 1/2"
        if isContinued(at: index), words[index].token.isNumber, value == value.rounded(),
            words[index].token.value < 1, words[index].token.value > 0
        {
            value += words[index].token.value
            index += 1
        }
        // "2 dozen", "1/2 dozen"
        if isContinued(at: index), has(index, .number), !words[index].token.isNumber,
            Self.multiples.contains(words[index].token.word), value < words[index].value
        {
            value *= words[index].value
            index += 1
        }
        // "1/3 of a 120 g pack"
        if value < 1, has(index, .of), has(index + 1, .article), isContinued(at: index),
            has(index + 2, .number), unit(at: index + 3) != nil
        {
            index += 2
        }
        return (value, index)
    }

    /// "two fifty grams": hundreds that go without saying.
    private func unsaidHundreds(at start: Int) -> (value: Double, end: Int)? {
        let (value, index) = (words[start].value, start + 1)
        guard value >= 1, value < 10, has(index, .number), isContinued(at: index),
            !words[index].token.isNumber, words[index].value >= 20,
            words[index].value <= 90, let tens = number(at: index),
            let unit = unit(at: tens.end), Self.metric.contains(unit.unit),
            !has(unit.end, .container)
        else { return nil }
        return (value * 100 + tens.value, tens.end)
    }

    /// "a hundred and twenty five": units follow tens, tens follow hundreds.
    private func spelled(at start: Int) -> (value: Double, end: Int) {
        var value = words[start].value
        var index = start + 1
        while isContinued(at: index) {
            if value >= 100, isWord(index, WordHash.and), has(index + 1, .number),
                words[index + 1].value < 100, words[index + 1].value >= 1
            {
                index += 1
            }
            guard has(index, .number), !words[index].token.isNumber else { break }
            let next = words[index].value
            if next >= 12, next > value || value == 0.5 {
                value *= next
            } else if value >= 20, next < 10, next >= 1, value < 100 {
                value += next
            } else if value >= 100, next < 100, next >= 1 {
                value += next
            } else if value >= 1, next < 1 {
                // "three quarters", "one half"
                value *= next
            } else {
                break
            }
            index += 1
        }
        return (value, index)
    }

    /// "half a", "a quarter of a", "half a dozen": what a fraction in words is of.
    private func takeWhole(_ number: inout (value: Double, end: Int)) {
        var next = number.end
        if has(next, .of), isContinued(at: next) { next += 1 }
        guard has(next, .article) || isWord(next, WordHash.the), isContinued(at: next) else {
            return
        }
        number.end = next + 1
        if has(number.end, .number), words[number.end].value >= 12, isContinued(at: number.end),
            !words[number.end].token.isNumber
        {
            number.value *= words[number.end].value
            number.end += 1
        }
    }

    /// "one and three quarter cups", "one and a half", "2 and 1/2": the fraction behind "and".
    private func addPart(_ number: inout (value: Double, end: Int)) {
        let index = number.end
        guard isWord(index, WordHash.and), isContinued(at: index), number.value >= 1 else { return }
        if has(index + 1, .number), has(index + 2, .number), !words[index + 1].token.isNumber,
            let part = fraction(at: index + 2),
            case let parts = words[index + 1].value, parts >= 1, parts * part < 1
        {
            number = (number.value + parts * part, index + 3)
            return
        }
        var next = index + 1
        if has(next, .article) { next += 1 }
        if next < words.count, isContinued(at: next), let part = fraction(at: next) {
            number = (number.value + part, next + 1)
        }
    }

    /// "Gerber Third Foods": a third is a share only behind an article or a number, or before "of".
    private func isOrdinal(_ index: Int) -> Bool {
        guard Self.shares.contains(words[index].token.word) else { return false }
        return !has(index + 1, .of)
            && (index == 0 || !words[index - 1].has(.article) && !words[index - 1].has(.number))
    }

    /// "four cheese ravioli", "three bean salad": tells what is in it, not how many.
    func isOfKinds(_ index: Int) -> Bool {
        isNumbered(index) || isTimed(index) || isQuarter(index) || isSet(index)
            || isKind(index)
    }

    /// "at mile 15", "season two": which one of several it was.
    private func isNumbered(_ index: Int) -> Bool {
        index > 0 && Self.numbered.contains(words[index - 1].token.surface)
            && words[index].token.gap.isEmpty
            && (words[index].token.isNumber
                ? words[index].token.value >= 1 : words[index].value >= 1)
    }

    /// "90 minutes of football", "14 june", but "2 minute noodles"; "pie at half time", "a quarter mile".
    private func isTimed(_ index: Int) -> Bool {
        guard index + 1 < words.count else { return false }
        let (number, next) = (words[index], words[index + 1])
        if Self.countless.contains(next.token.surface), next.token.gap.isSubset(of: .tight),
            index + 2 >= words.count || !Self.quick.contains(words[index + 2].token.word)
        {
            return true
        }
        return number.value < 1 && !number.token.isNumber
            && next.token.gap.isSubset(of: .hyphen) && Self.parted.contains(next.token.surface)
    }

    /// "nandos quarter chicken"
    private func isQuarter(_ index: Int) -> Bool {
        index > 0 && index + 1 < words.count && !words[index].token.isNumber
            && (words[index].value == 0.25 || words[index].value == 0.5)
            && words[index + 1].token.surface == .chicken
            && TurnPass.isChain(words[index - 1].token.surface)
    }

    /// "a 3 piece meal", "a 2 bar pack", "kitkat 4 finger": how many there are in one.
    private func isSet(_ index: Int) -> Bool {
        if index + 2 < words.count,
            words[index + 1].token.word == .piece
                && Self.sets.contains(words[index + 2].token.word)
                || words[index + 1].token.word == .bar
                    && words[index + 2].token.word == .pack
        {
            return true
        }
        return index > 0 && index + 1 < words.count
            && words[index + 1].token.surface == .finger
            && words[index + 1].token.gap.isSubset(of: .hyphen) && words[index - 1].isStrong
            && words[index - 1].word >= 0
            && words[index].token.gap.isDisjoint(with: [.comma, .sentence])
    }

    /// "four cheese ravioli", "a three egg omelette"
    private func isKind(_ index: Int) -> Bool {
        guard index + 2 < words.count, words[index + 1].token.gap.isSubset(of: [.hyphen]),
            words[index + 2].token.gap.isSubset(of: [.hyphen]),
            Self.kinds.contains(words[index + 1].token.surface)
                || words[index + 1].token.surface == .egg
                    && words[index + 2].token.word == .omelet
        else { return false }
        // "2 cheese strings", "2 bean burritos": so many of them.
        if words[index + 2].token.traits.contains(.plural), !words[index].has(.article),
            Self.counted.contains(words[index + 1].token.surface),
            !Self.pastas.contains(words[index + 2].token.word)
        {
            return false
        }
        return words[index + 2].isStrong && words[index + 2].word >= 0
    }

    func fraction(at index: Int) -> Double? {
        let word = words[index]
        let value = word.token.isNumber ? word.token.value : word.has(.number) ? word.value : 0
        return value > 0 && value < 1 ? value : nil
    }

    private static let metric: [MeasureUnit] = [.gram, .milliliter]
}
