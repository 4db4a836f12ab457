internal import FoodCatalog

// How much of a whole was eaten that was weighed, counted or packed.
extension TurnPass {
    /// "one of a dozen doughnuts", "5 of the 9 ounces", "ate 3 of the 4": the whole is said beside it only.
    mutating func takeOfAll() {
        for of in tokens.indices.dropFirst().dropLast().reversed()
        where of + 1 < tokens.count && word(of) == .of {
            var all = of + 1
            while isOne(all, of: Self.owners) { all += 1 }
            guard let some = number(at: of - 1), let whole = number(at: all), whole >= some,
                !isApart(all)
            else { continue }
            // "half of the 12 nuggets"
            if some < 1 {
                // "half of a 12 inch pizza", "two fifths of a 1000 kcal pizza"
                if whole >= 2, all + 1 < tokens.count,
                    !FigurePass.isNutrient(tokens[all + 1].surface),
                    kinds(all + 1).isDisjoint(with: .size),
                    hasName(all + 1..<min(all + 4, tokens.count)),
                    !isOne(all + 1, of: Self.lengths)
                {
                    setNumber(some * whole, at: of - 1)
                    remove(of..<all + 1)
                }
                continue
            }
            if isEnd(all + 1) {
                if takePieces(some, of: whole, before: of - 1, end: all + 1) { continue }
            } else if isOne(all + 1, of: Self.pieces), isEnd(all + 2),
                takePieces(some, of: whole, before: of - 1, end: all + 2)
            {
                continue
            } else if kinds(all + 1).contains(.unit) {
                // "3 of the 25 g bags", "2 of the 8 oz steaks", but "5 of the 9 ounces of steak"
                guard isEnd(all + 2) || word(all + 2) == .of else { continue }
            } else if kinds(all + 1).isDisjoint(with: .container),
                !hasName(all + 1..<min(all + 4, tokens.count))
            {
                continue
            }
            noteCounted(some, of: whole, from: of - 1, to: all + 1)
            remove(of..<all + 1)
            if of < tokens.count { tokens[of].gap.remove(.none) }
        }
    }

    /// "cut in triangles, ate 3 of the 4": so many of the pieces of one, where nobody counted them before.
    private mutating func takePieces(
        _ some: Double, of whole: Double, before count: Int, end: Int
    ) -> Bool {
        var start = count
        while start > 0, !isApart(start),
            isOne(start - 1, of: Self.verbsOfWhole) || isOne(start - 1, of: Self.leadsOfWhole)
                || isOne(start - 1, of: Self.roughlyOfWhole)
        {
            start -= 1
        }
        let foods = start > 0 ? stretch(before: start) : 0..<0
        guard start < count, isApart(start) || isOne(start, of: Self.turnsOfWhole), hasName(foods),
            !foods.contains(where: { number(at: $0) ?? 1 > 1 }),
            !foods.contains(where: { isName($0) && tokens[$0].traits.contains(.plural) })
        else { return false }
        note(foods, share: some / whole, isCut: true)
        remove(start..<end)
        return true
    }

    /// "10 oz ribeye, had about 6 oz of it", "a large pizza, 8 slices. I ate three", "pack of 4 buns, had one": so many
    /// of the same measure, or of what is in the pack.
    mutating func takeEatenOf() {
        var start = 1
        while start < tokens.count {
            defer { start += 1 }
            guard isApart(start) || isOne(start, of: Self.turnsOfWhole),
                let eaten = eatenOf(at: start),
                case let foods = stretch(before: start), hasName(foods)
            else { continue }
            guard let whole = whole(of: eaten, in: foods) else {
                placeEaten(eaten, from: start, behind: foods)
                continue
            }
            let measure = eaten.measure.map { tokens[$0] }
            remove(start..<eaten.end)
            // "for the team", where nothing of the whole is told in it
            var receivers = start
            if whole.number < start - 3,
                whole.packings.allSatisfy({ $0.upperBound <= start - 3 })
            {
                takeReceivers(before: &receivers)
            }
            noteTold(eaten, of: whole, in: foods.clamped(to: tokens.indices))
            setNumber(eaten.count, at: whole.number)
            // "2 kg in all, I had 350 g"
            if let measure, eaten.weight != nil, weight(at: whole.number) != nil {
                let unit = whole.number + 1
                (tokens[unit].surface, tokens[unit].word) = (measure.surface, measure.word)
                tokens[unit].traits = measure.traits
            }
            // From behind, so that the places before stay true.
            for packing in whole.packings.reversed() { takePacking(packing) }
            takeDoubt(at: foods.lowerBound)
        }
    }

    /// "soup 1000 g, 600 kcal, ate 250 g": figures that were told of all of it.
    private mutating func noteTold(_ eaten: Eaten, of whole: Whole, in foods: Range<Int>) {
        guard let all = number(at: whole.number), let first = foods.first, let last = foods.last
        else { return }
        let share =
            if let some = eaten.weight, let weight = weight(at: whole.number) {
                some.value / weight.value
            } else {
                eaten.count / all
            }
        guard share < 1 else { return }
        told.append(
            Part(
                bytes: tokens[first].start..<max(tokens[first].start, tokens[last].end),
                share: share, isShared: false))
    }

    /// "couldn't finish my steak, ate 5 oz": so much of it.
    private mutating func placeEaten(_ eaten: Eaten, from start: Int, behind foods: Range<Int>) {
        guard let measure = eaten.measure, kinds(measure).contains(.unit),
            let finish = foods.prefix(4).first(where: { word($0) == .finish }),
            finish > foods.lowerBound, !foods.contains(where: { number(at: $0) != nil })
        else { return }
        var food = finish + 1
        while isOne(food, of: Self.owners) { food += 1 }
        guard food < start else { return }
        let gap = tokens[foods.lowerBound].gap
        let said = Array(tokens[measure - 1..<measure + 1])
        remove(start..<eaten.end)
        say(said, before: food)
        remove(foods.lowerBound..<food)
        tokens[foods.lowerBound].gap = gap
    }

    /// "couldn't finish my 12 oz steak, ate 8 oz": how much it was is told.
    private mutating func takeDoubt(at start: Int) {
        guard
            let finish = (start..<min(start + 4, tokens.count)).first(where: {
                word($0) == .finish
            }), finish > start, finish + 1 < tokens.count
        else { return }
        removeInPlace(start..<finish + 1)
    }

    private mutating func takePacking(_ packing: Range<Int>) {
        guard !packing.isEmpty else { return }
        let gap = tokens[packing.lowerBound].gap
        remove(packing)
        if packing.lowerBound < tokens.count { tokens[packing.lowerBound].gap.formUnion(gap) }
    }

    private struct Eaten {
        var count: Double
        /// "oz", "slices"
        var measure: Int?
        var end: Int
        /// Where it was weighed or has a volume.
        var weight: SaidWeight?
    }

    private struct Whole {
        var number: Int
        /// "a pack of", which of what is counted says nothing any more.
        var packings: [Range<Int>] = []
    }

    /// "but only ate about 8", "i had 3 slices of it".
    private func eatenOf(at start: Int) -> Eaten? {
        var index = start
        while index < start + 5, isOne(index, of: Self.leadsOfWhole) { index += 1 }
        guard isOne(index, of: Self.verbsOfWhole) else { return nil }
        index += 1
        while isOne(index, of: Self.roughlyOfWhole), !isApart(index) { index += 1 }
        guard let count = number(at: index), count >= 1, !isApart(index) else { return nil }
        var end = index + 1
        var measure: Int?
        if !isEnd(end), !kinds(end).isDisjoint(with: [.unit, .container]) {
            measure = end
            end += 1
        }
        if word(end) == .of, isOne(end + 1, of: Self.pronounsOfWhole) { end += 2 }
        guard isEnd(end) else { return nil }
        return Eaten(
            count: count, measure: measure, end: end,
            weight: measure == nil ? nil : weight(at: index))
    }

    private func whole(of eaten: Eaten, in foods: Range<Int>) -> Whole? {
        let larger = foods.filter { isMore($0, than: eaten) }
        let measured = larger.filter { isMeasured($0, as: eaten, in: foods) }
        guard measured.count < 2,
            let number = measured.first
                ?? (eaten.measure == nil && larger.count == 1 ? larger.first : nil)
        else { return nil }
        var whole = Whole(number: number)
        if !measured.isEmpty {
            if eaten.measure == nil, isOne(number + 1, of: Self.packsOfWhole),
                word(number + 2) == .of
            {
                whole.packings = [number + 1..<number + 3]
            }
        } else {
            guard number > 0, !isOne(number - 1, of: Self.into),
                hasName(number + 1..<min(number + 4, foods.upperBound)),
                let first = packing(before: number, in: foods)
            else { return nil }
            whole.packings = [first..<number]
        }
        // "bought a dozen donuts for the office"
        if (foods.lowerBound..<number).contains(where: { isOne($0, of: Self.buying) }),
            !hasName(foods.lowerBound..<number)
        {
            whole.packings.removeAll { $0.upperBound == number }
            whole.packings.insert(foods.lowerBound..<number, at: 0)
            if let whom = (number + 1..<foods.upperBound).first(where: { isOne($0, of: Self.for) })
            {
                whole.packings.append(whom..<foods.upperBound)
            }
        }
        return whole
    }

    private func isMore(_ position: Int, than eaten: Eaten) -> Bool {
        guard let count = number(at: position) else { return false }
        guard let some = eaten.weight, let all = weight(at: position) else {
            return count > eaten.count
        }
        return all.isVolume == some.isVolume && all.value > some.value
    }

    /// Whether a number counts what was eaten by the same measure.
    private func isMeasured(_ number: Int, as eaten: Eaten, in foods: Range<Int>) -> Bool {
        // "cut into 8 slices" is told elsewhere.
        guard number + 1 < foods.upperBound, !isOne(number - 1, of: Self.into),
            !kinds(number + 1).isDisjoint(with: [.unit, .container])
        else { return false }
        guard let measure = eaten.measure else {
            // "200 g pasta, ate 2" are no grams.
            return eaten.count * 10 >= self.number(at: number) ?? 0
        }
        if eaten.weight != nil, weight(at: number) != nil { return true }
        return tokens[number + 1].word == tokens[measure].word
            || isOne(number + 1, of: Self.bitsOfWhole) && isOne(measure, of: Self.bitsOfWhole)
    }

    /// Where "a", "a pack of" in front of a number begin, or the verb of who got so many.
    private func packing(before number: Int, in foods: Range<Int>) -> Int? {
        if isOne(number - 1, of: Self.buying) { return number }
        if kinds(number - 1).contains(.article) { return number - 1 }
        guard number >= foods.lowerBound + 2, word(number - 1) == .of,
            isOne(number - 2, of: Self.packsOfWhole)
        else { return nil }
        var first = number - 2
        while first > foods.lowerBound, !isApart(first),
            !kinds(first - 1).isDisjoint(with: [.article, .size])
        {
            first -= 1
        }
        return first
    }

    /// "12 wings, last 2 went to mom", "6 nuggets, gave 2 to my son": those were not eaten.
    mutating func takeGone() {
        for verb in tokens.indices.dropFirst(2).reversed()
        where verb < tokens.count && isOne(verb, of: Self.goingOfWhole) {
            var start = verb
            while start > 0, !isApart(start), !isOne(start, of: Self.turnsOfWhole), verb - start < 5
            {
                start -= 1
            }
            var end = verb + 1
            while end < tokens.count, !isEnd(end), !isApart(end) { end += 1 }
            let isGone = word(verb) == .went
            // "4 nuggets, gave the others away"
            if !isGone, start > 0, isOne(verb + 1, of: Self.owners),
                isOne(verb + 2, of: Self.others),
                end > verb + 2, hasName(stretch(before: start)), !hasName(verb + 3..<end)
            {
                remove(start..<end)
                continue
            }
            guard start > 0, isApart(start) || isOne(start, of: Self.turnsOfWhole),
                !isGone || isOne(verb + 1, of: Self.to),
                let gone = (isGone ? start..<verb : verb + 1..<end).first(where: {
                    number(at: $0) != nil
                }), let some = number(at: gone), some >= 1,
                isGone
                    ? gone + 1 == verb || word(gone + 1) == .of
                    : isEnd(gone + 1) || isOne(gone + 1, of: Self.to) || word(gone + 1) == .of,
                let all = stretch(before: start).last(where: { number(at: $0) ?? 0 > some }),
                kinds(all + 1).isDisjoint(with: .unit), let whole = number(at: all)
            else { continue }
            // "had 5 nuggets and gave the other one away"
            if !(start..<end).contains(where: { isOne($0, of: Self.others) }) {
                setNumber(whole - some, at: all)
            }
            remove(start..<end)
        }
    }

    private static let `for` = WordSet("for")
}
