internal import FoodCatalog

// What people say of a meal, of themselves and of the day, which counts and names nothing.
extension TurnPass {
    /// Takes out asides that hold a word that would be food, an amount or a denial: "date night", "10/10", "didn't
    /// eat much", "meal prep", "bit dry".
    mutating func takeRemarks() {
        var position = 0
        while position < tokens.count {
            // Most words begin none; a heading may begin with any.
            guard position == 0 || isOne(position, of: Self.beginnings),
                let end = remark(at: position), end - position < tokens.count,
                isAnyNamed(end..<tokens.count) || isAnyNamed(0..<position)
            else {
                position += 1
                continue
            }
            let gap = tokens[position].gap
            remove(position..<end)
            // "cheat day: roast: beef, potatoes": the colon of what is left is its own.
            if position == 0 { tokens[0].gap = gap }
            // "crisps during the meeting with coffee" are no coffee crisp.
            if position > 0, position < tokens.count, tokens[position].gap.isEmpty {
                tokens[position].gap = .comma
            }
        }
        takeRating()
    }

    /// Whether any word is part of a food's name: "pad thai" and "a protein bar" have none that is one.
    func isAnyNamed(_ range: Range<Int>) -> Bool {
        range.contains { position in
            index.number(of: tokens[position].word) >= 0
                && kinds(position).isSubset(of: [.descriptor, .container])
        }
    }

    /// Where a remark ends that begins at a position.
    private func remark(at start: Int) -> Int? {
        let isFirst = start == 0 || isApart(start)
        if isFirst, let end = opening(at: start), end < tokens.count { return end }
        if isFirst, let end = doubt(at: start) { return end }
        if let end = end(
            of: Self.asides, at: start,
            where: { isEnd($0) || isOne($0, of: Self.followersOfRemarks) })
        {
            return end
        }
        return isFirst && start > 0 ? end(of: Self.verdicts, at: start, where: isApart) : nil
    }

    /// "i don't know, like 20 almonds", "not sure how much, about a cup of rice".
    private func doubt(at start: Int) -> Int? {
        // "3 eggs, let's say 2" takes back.
        guard
            var end = end(
                of: Self.doubts, at: start, where: { start == 0 || word($0 - 1) != .say }
            )
        else { return nil }
        if isOne(end, of: Self.how), isOne(end + 1, of: Self.muches) { end += 2 }
        while isOne(end, of: Self.honestly), !isApart(end) { end += 1 }
        let isLead =
            end < tokens.count
            && (isApart(end) || isOne(end, of: Self.guesses) || number(at: end) != nil)
        return isLead ? end : nil
    }

    /// What stands in front of what was eaten: "date night", "meal 1:", "around 1ish".
    private func opening(at start: Int) -> Int? {
        if let end = end(
            of: Self.openings, at: start, where: { !isSupplement(start, until: $0) })
        {
            return end
        }
        // "note to self: no more crisps"
        if start == 0,
            let end = end(
                of: Self.prefaces, at: start,
                where: { isApart($0) && !isOne($0, of: Self.refusalsOfRemarks) })
        {
            return end
        }
        return heading(at: start) ?? dateOpening(at: start) ?? numberedOpening(at: start)
    }

    /// "date with Tom", but "date with walnuts"
    private func dateOpening(at start: Int) -> Int? {
        word(start) == .date && word(start + 1) == .with && start + 2 < tokens.count
            && SenseRole.of(tokens[start + 2].surface).has([.named, .other, .owner])
            ? start + 2 : nil
    }

    /// "meal 1:", "around 1ish": a number that counts no food.
    private func numberedOpening(at start: Int) -> Int? {
        guard start + 2 < tokens.count, tokens[start + 1].isNumber else { return nil }
        if isOne(start, of: Self.numbered),
            tokens[start + 2].gap.contains(.sentence)
                || start == 0 && word(start) == .meal && isOrdinal(tokens[start + 1])
                    && !tokens[(start + 2)...].prefix(2).contains(where: {
                        $0.traits.contains(.plural)
                    })
        {
            return start + 2
        }
        let isHour =
            isOne(start, of: Self.hedging) && tokens[start + 1].value <= 12
            && word(start + 2) == .ish
            && start + 3 < tokens.count && kinds(start + 3).isDisjoint(with: .unit)
        return isHour ? start + 3 : nil
    }

    /// "taco tuesday: 2 tacos", "pub lunch, ham sandwich": a heading that holds a food or a place, and nothing else.
    private func heading(at start: Int) -> Int? {
        guard start == 0, start + 2 < tokens.count,
            // "taco tuesday 3 tacos"
            isApart(start + 2)
                || number(at: start + 2) != nil && isOne(start + 1, of: Self.days),
            hasName(start + 2..<tokens.count)
        else { return nil }
        let isNamedAgain = tokens[(start + 2)...].contains(where: { $0.word == tokens[start].word })
        // "pizza friday!! 3 slices veggie" are of the pizza.
        let isDay =
            isOne(start, of: Self.dayFoods) && isOne(start + 1, of: Self.days)
            && (number(at: start + 2) == nil || isNamedAgain)
        let isMeal =
            isOne(start, of: Self.mealPlaces) && isOne(start + 1, of: Self.servingsOfRemarks)
        return isDay || isMeal ? start + 2 : nil
    }

    /// "meal 2 chicken and rice" is the second one of the day.
    private func isOrdinal(_ number: Token) -> Bool {
        (1...6).contains(number.value) && number.value == number.value.rounded()
    }

    /// "pre workout, banana", "pre-workout drink": a powder that is drunk, unlike "pre workout banana".
    private func isSupplement(_ start: Int, until end: Int) -> Bool {
        guard word(start) == .pre, word(start + 1) == .workout else { return false }
        guard end < tokens.count else { return true }
        let isHeading = tokens[end].gap.contains(.sentence)
        return !isHeading
            && (isEnd(end) || tokens[end].gap.contains(.opening)
                || isOne(end, of: Self.pouring) || isOne(end, of: Self.powders)
                || tokens[end].isNumber && !kinds(end + 1).isDisjoint(with: [.unit, .container])
                    && (isEnd(end + 2) || isOne(end + 2, of: Self.pouring)))
    }

    private static let openings = PhraseList(choices: openingLines)
    private static let doubts = PhraseList(choices: doubtLines)
    private static let prefaces = PhraseList(choices: prefaceLines)
    private static let asides = PhraseList(choices: asideLines)
    private static let verdicts = PhraseList(choices: verdictLines)
    /// What a line with a remark has some of.
    static let remarkOpenings = words(
        openings, doubts, prefaces, asides, verdicts, numbered, WordHash.ish, WordHash.date,
        mealPlaces, days)
    /// The words that a remark may begin with, but for headings.
    private static let beginnings = WordSet(
        [openings, doubts, prefaces, asides, verdicts].flatMap(\.firsts)
            + words(numbered, hedging, WordHash.date))
}
