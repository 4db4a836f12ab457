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
        // "fasting till 12 then eggs"
        if isOne(start, of: Self.untils), start + 2 < tokens.count, tokens[start + 1].isNumber,
            tokens[start + 1].value <= 24, word(start + 2) == .then
        {
            return start + 2
        }
        let isFirst = start == 0 || isApart(start)
        if isFirst, let end = bodyWeight(at: start) { return end }
        if isFirst, let end = opening(at: start), end < tokens.count { return end }
        if isFirst, let end = doubt(at: start) { return end }
        if let end = end(
            of: Self.asides, at: start,
            where: { isEnd($0) || isOne($0, of: Self.followersOfRemarks) })
        {
            return end
        }
        // "slice of birthday cake for jens bday", unlike "order a cake for jens bday"
        if !isFirst, word(start) == .for, isOne(start + 2, of: Self.celebrations),
            isEnd(start + 3),
            case let first = clauseStart(before: start),
            number(at: first) != nil || kinds(first).contains(.article)
                || isOne(first, of: Self.helped)
        {
            return start + 3
        }
        // "banana pre workout"
        if !isFirst, isOne(start, of: Self.besideWorkout), isOne(start + 1, of: Self.workouts),
            isEnd(start + 2),
            hasName(clauseStart(before: start)..<start)
        {
            return start + 2
        }
        guard isFirst else { return nil }
        if start > 0, let end = end(of: Self.verdicts, at: start, where: isApart) { return end }
        // "can't remember exactly"
        if isOne(start, of: Self.unable), isOne(start + 1, of: Self.remembering) {
            var end = start + 2
            while end < tokens.count, !isApart(end) { end += 1 }
            return hasName(start..<end) ? nil : end
        }
        return nil
    }

    /// "weight 72.5 kg, porridge", "weighed 180 lbs": the speaker's, and of no food.
    private func bodyWeight(at start: Int) -> Int? {
        var index = isOne(start, of: Self.mine) ? start + 1 : start
        guard isOne(index, of: Self.weighing) else { return nil }
        index += 1
        while isOne(index, of: Self.beforeWeights) { index += 1 }
        guard let weight = number(at: index), isOne(index + 1, of: Self.bodyUnits),
            weight >= Self.lightestBody, isApart(index + 2)
        else { return nil }
        return index + 2
    }

    /// In kilograms, which pounds pass all the more.
    private static let lightestBody = 35.0

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
        return heading(at: start) ?? wordedOpening(at: start) ?? numberedOpening(at: start)
    }

    /// "picnic in the park", "flight meal: pasta", "date with Tom": what was on.
    private func wordedOpening(at start: Int) -> Int? {
        // "picnic in the park", but "picnic ham"
        if word(start) == .picnic, isOne(start + 1, of: Self.placesOfRemarks) {
            return start + 1
        }
        // "i think 2 eggs"
        if word(start) == .i, word(start + 1) == .think, number(at: start + 2) != nil {
            return start + 2
        }
        // "meal prep #2: chicken"
        if isOne(start, of: Self.numbered), word(start + 1) == .prep,
            number(at: start + 2) != nil,
            isApart(start + 3)
        {
            return start + 3
        }
        // "flight meal: pasta"
        if isOne(start, of: Self.serving), isOne(start + 1, of: Self.servingsOfRemarks) {
            return start + 1
        }
        // "date with Tom", but "date with walnuts"
        if word(start) == .date, word(start + 1) == .with, start + 2 < tokens.count,
            SenseRole.of(tokens[start + 2].surface).has([.named, .other, .owner])
        {
            return start + 2
        }
        return nil
    }

    /// "ran 5k", "meal 1:", "around 1ish": a number that counts no food.
    private func numberedOpening(at start: Int) -> Int? {
        guard start + 2 < tokens.count, tokens[start + 1].isNumber else { return nil }
        // "ran 5k", "swam 40 lengths"
        if isOne(start, of: Self.sports), isOne(start + 2, of: Self.distances),
            isApart(start + 3) || isOne(start + 3, of: Self.afterwards)
        {
            return start + 3
        }
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
        openings, doubts, prefaces, asides, verdicts, distances, numbered, serving, weighing,
        remembering,
        untils, WordHash.ish, WordHash.date, WordHash.picnic, WordHash.think,
        mealPlaces,
        days, celebrations, workouts)
    /// The words that a remark may begin with, but for headings.
    private static let beginnings = WordSet(
        [openings, doubts, prefaces, asides, verdicts].flatMap(\.firsts)
            + words(
                numbered, serving, untils, weighing, mine, hedging, sports, besideWorkout, unable,
                WordHash.for, WordHash.picnic, WordHash.i, WordHash.date))
}
