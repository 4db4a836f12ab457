internal import FoodCatalog

// A food that is named in what is told, and eaten as "it", "one" or an amount behind.
extension TurnPass {
    /// What stands for a food behind a verb of eating, or behind an amount.
    private struct Pronoun {
        /// Where its clause begins.
        var start: Int
        /// How much of it; empty where it is all.
        var amount: Range<Int>
        var end: Int
        /// Whether the clause itself says who ate.
        var isOwn: Bool
        /// "eight pork ones": the kind is said too.
        var isKind = false
    }

    /// "the kid left his banana, so I ate it", "the boss bought bagels and I had one": the food is had where else the
    /// line tells of other matters. Of a line that tells of nothing else other passes know more.
    mutating func tellPronoun() {
        for position in tokens.indices.dropFirst(2) {
            guard let told = pronoun(at: position), case let before = 0..<told.start,
                !before.contains(where: { isOne($0, of: Self.elsewhen) }),
                // "a dozen bagels for the team and had one"
                !before.contains(where: { number(at: $0) ?? 0 >= 2 }),
                let food = onlyFood(in: before, isList: told.amount.isEmpty),
                // "bought bacon, fried three rashers and ate them"
                !(food.upperBound..<told.start).contains(where: { number(at: $0) != nil }),
                isTalk(before, beside: food),
                told.isOwn || !isOfAnother(before) || isMadeForOthers(before, told.start),
                !isLongAgo(told.end..<clauseEnd(behind: told.end - 1)),
                told.isKind || !hasName(told.amount)
            else { continue }
            tell(told, of: food)
            return
        }
    }

    private mutating func tell(_ told: Pronoun, of food: Range<Int>) {
        // "so I finished them, maybe ten fries"
        if tokens[told.end...].contains(where: { $0.word == tokens[food.upperBound - 1].word }) {
            return sayHad(before: removeTalk(0..<told.end))
        }
        let said = amount(of: told)
        remove(food.upperBound..<told.end)
        // "half of one" is of the whole with its size, "three" of any.
        let isPart = said.first.map { Self.partsOfToldPronouns.contains($0.surface) } ?? false
        var start = food.lowerBound
        while start < food.upperBound - 1,
            isOne(start, of: Self.owningOfToldPronouns)
                || !said.isEmpty && isOfAmount(start)
                    && (!isPart || kinds(start).contains(.article))
        {
            start += 1
        }
        sayHad(said, before: removeTalk(0..<start))
    }

    /// The words of an amount, with "of" behind a measure.
    private func amount(of told: Pronoun) -> [Token] {
        var said = Array(tokens[told.amount])
        guard let last = said.last, !told.isKind else { return said }
        let kinds = kinds(told.amount.upperBound - 1)
        if kinds.isDisjoint(with: [.of, .number]) || Self.partsOfToldPronouns.contains(last.surface)
        {
            said.append(made(.of, like: last))
        }
        return said
    }

    private func pronoun(at position: Int) -> Pronoun? {
        let isEating = isOne(position, of: Self.toldEatings)
        // "12 oz of it tonight"
        // "Popcorn at the cinema! 60 g of it." tells of nothing else.
        guard
            isEating
                || isApart(position) && number(at: position) != nil
                    && !tokens[position].gap.contains(.sentence)
        else { return nil }
        var start = position
        while isEating, start > 0, !isApart(start), isOne(start - 1, of: Self.toldAdverbs) {
            start -= 1
        }
        var isOwn = !isEating
        if isEating, start > 0, !isApart(start), isOne(start - 1, of: Self.tellers) {
            (start, isOwn) = (start - 1, true)
        }
        while start > 0, !isApart(start), isOne(start - 1, of: Self.leading) { start -= 1 }
        guard start > 0,
            isOwn || isApart(start) || isOne(start, of: Self.joints) && !hasSubject(before: start)
        else { return nil }
        let object = isEating ? position + 1 : position
        guard !isEating || !isApart(object) else { return nil }
        if isEating, let end = whole(at: object) {
            return Pronoun(start: start, amount: object..<object, end: end, isOwn: isOwn)
        }
        return counted(at: object, isEating: isEating).map {
            Pronoun(start: start, amount: $0.amount, end: $0.end, isOwn: isOwn, isKind: $0.isKind)
        }
    }

    /// "a gull stole a chip and ate it", unlike "opened a tin and ate it".
    private func hasSubject(before position: Int) -> Bool {
        SenseRole.of(tokens[clauseStart(before: position)].surface).has([.determiner, .owner])
    }

    /// "it", "them all", "the lot", "every bit": where it ends.
    private func whole(at start: Int) -> Int? {
        var end = start + 1
        if isOne(start, of: Self.itsOfToldPronouns) {
            while !isApart(end), isOne(end, of: Self.all) { end += 1 }
        } else {
            guard let last = self.end(of: Self.wholes, at: start) else { return nil }
            end = last
        }
        return isBehind(end) && !isOne(end, of: Self.sparing) ? end : nil
    }

    /// "three", "a slice", "200 g of it", "eight pork ones".
    private func counted(
        at start: Int, isEating: Bool
    ) -> (amount: Range<Int>, end: Int, isKind: Bool)? {
        var end = start
        while end < tokens.count, end == start || !isApart(end), end - start < 7,
            isOfAmount(end) || isOne(end, of: Self.partsOfToldPronouns)
        {
            end += 1
        }
        guard end > start else { return nil }
        // "one and a half"
        if isOne(end, of: CookedWords.and), isOne(end + 1, of: CookedWords.a),
            number(at: end + 2) == 0.5
        {
            end += 3
        }
        if word(end - 1) == .of, !isApart(end), isOne(end, of: Self.itsOfToldPronouns),
            isBehind(end + 1)
        {
            return (start..<end - 1, end + 1, false)
        }
        // "eight pork ones", "100 g of boiled ones"
        let ones = (end - 1..<min(tokens.count, end + 3)).prefix { $0 < end || !isApart($0) }
            .first { isOne($0, of: Self.ones) }
        if let ones, isBehind(ones + 1), ones > start || isEating && word(ones) == .one {
            return (start..<max(ones, start + 1), ones + 1, true)
        }
        guard isEating, isBehind(end), word(end - 1) != .of else { return nil }
        return (start..<end, end, false)
    }

    /// Whether nothing at a position goes on naming what stands before it.
    func isBehind(_ position: Int) -> Bool {
        isEnd(position) || isOne(position, of: Self.behind)
    }

    /// The words that name the food of a stretch with its amount, where all that names one stands together.
    private func onlyFood(in stretch: Range<Int>, isList: Bool) -> Range<Int>? {
        guard
            let last = stretch.last(where: { position in
                isName(position)
                    || position > stretch.lowerBound && hasName(position - 1..<position + 1)
            })
        else { return nil }
        // "a family bucket": nothing that a piece of it would be called by.
        guard kinds(last).isDisjoint(with: .container) else { return nil }
        var first = last
        while first > stretch.lowerBound, last - first < 12,
            !isApart(first) || isList && isName(first - 1)
        {
            if isNaming(first - 1, isList: isList)
                || isNamed(from: first - 1, in: first - 1..<last + 1)
            {
                first -= 1
            } else if let start = strangers(before: first) {
                first = start
            } else {
                break
            }
        }
        return hasName(stretch.lowerBound..<first) ? nil : first..<last + 1
    }

    private func isNaming(_ position: Int, isList: Bool) -> Bool {
        isName(position) || isOfAmount(position) || isOne(position, of: Self.owners)
            || isOne(position, of: Self.withinOfToldPronouns)
            || isList && word(position) == .and
            || !kinds(position).isDisjoint(with: [.modifier, .descriptor])
    }

    /// "a bag of Orville Redenbacher popcorn": words that nobody knows between an amount and a food.
    private func strangers(before end: Int) -> Int? {
        var start = end
        while start > 0, end - start < 3, !isApart(start), kinds(start - 1).isEmpty,
            SenseRole.of(tokens[start - 1].surface).isSubset(of: .named)
        {
            start -= 1
        }
        guard start < end, start > 0, !isApart(start), isOfAmount(start - 1) else { return nil }
        return start
    }

    /// Whether beside the food more is told than that one got it.
    private func isTalk(_ stretch: Range<Int>, beside food: Range<Int>) -> Bool {
        stretch.contains { position in
            !food.contains(position) && !tokens[position].isNumber
                && !SenseRole.of(tokens[position].surface).isSubset(of: Self.mere)
        }
    }

    /// "the dog stole a ham and ate it"
    private func isOfAnother(_ stretch: Range<Int>) -> Bool {
        stretch.prefix(3).contains {
            SenseRole.of(tokens[$0].surface).has([.other, .otherPronoun, .named])
        }
    }

    /// "wife made dal, had two ladles": behind a comma the speaker goes on.
    private func isMadeForOthers(_ stretch: Range<Int>, _ start: Int) -> Bool {
        isApart(start) && stretch.contains { isOne($0, of: Self.servers) }
    }

    private static let mere: SenseRole = [
        .ate, .determiner, .adverb, .subject, .base, .owner, .joining, .meal, .speaker, .auxiliary,
        .got, .with, .particle, .pointer,
    ]
    private static let wholes = PhraseList(wholeLines)
}
