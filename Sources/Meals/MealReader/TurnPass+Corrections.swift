internal import FoodCatalog

// What somebody takes back while saying it.
extension TurnPass {
    /// "two, no three eggs", "6 nuggets, scratch that, 9", "a latte, no wait, cappuccino", "large fries, actually
    /// medium": what was said last counts.
    mutating func correct() {
        if takeSaid() { return }
        takeAsked()
        takeMisspoken()
        takeTakenBack()
        takeNotAnother()
        // "2 eggs, not 3"
        for position in tokens.indices.dropFirst().reversed()
        where word(position) == .not && isNumber(position + 1) && isEnd(position + 2)
            && (0..<position).contains(where: isNumber)
        {
            remove(position..<position + 2)
        }
        var position = 1
        while position < tokens.count {
            guard let marker = marker(at: position), correct(at: position, by: marker) else {
                position += 1
                continue
            }
            position = 1
        }
    }

    private struct Marker {
        var end: Int
        /// Whether it can mean nothing else, and need not stand between two numbers.
        var isSure: Bool
        /// Whether it needs two numbers: "no", "ok".
        var isDoubt: Bool
    }

    /// The words that take something back at a position, and what introduces the better word.
    private func marker(at start: Int) -> Marker? {
        guard
            isApart(start) || Self.hesitations.contains(tokens[start].surface)
                || word(start) == .i && isOne(start + 1, of: Self.meantOfCorrections)
                // "1 cup of rice no half a cup of rice", "pancakes x4 no x3"
                || isOne(start, of: Self.refusals)
                    && (isNumber(start + 1) || isTimes(start + 1) && isNumber(start + 2))
        else { return nil }
        var turn = Turn()
        var index = start
        // "Eggs and toast. Actually had juice": another sentence takes back only what it says again.
        let isLate = tokens[start].gap.contains(.sentence)
        if Self.or.contains(tokens[start].surface), isOne(start + 1, of: Self.rather) { index += 1 }
        while index < tokens.count {
            if let next = takeTurn(at: index, isLate: isLate, into: &turn) {
                index = next
            } else if index > start, Self.asidesOfCorrections.contains(tokens[index].surface) {
                index += 1
            } else {
                break
            }
        }
        if isTimes(index), isNumber(index + 1) { index += 1 }
        // "scratch that, the wrap", "no actually just the one"
        if turn.isSure, index > start, word(index) == .the, index + 1 < tokens.count {
            index += 1
        }
        guard index > start, turn.isSure || turn.hasDoubt, index < tokens.count else { return nil }
        // "sorry no butter", "actually with milk", unlike "tea with milk, wait, with oat milk"
        guard
            !Self.going.contains(tokens[index].surface)
                || isOne(index, of: Self.withs)
                    && tokens[clauseStart(before: start)..<start].contains(where: {
                        Self.withs.contains($0.surface)
                    })
        else { return nil }
        return Marker(end: index, isSure: turn.isSure, isDoubt: !turn.isSure && !turn.isLate)
    }

    /// How sure the words so far are to take something back.
    private struct Turn {
        var isSure = false
        var hasDoubt = false
        /// "actually" in a sentence of its own.
        var isLate = false
    }

    /// Takes in one turn of words that take something back: "no", "scratch that", "more like".
    ///
    /// - Returns: where it ends; `nil` where none stands.
    private func takeTurn(at index: Int, isLate: Bool, into turn: inout Turn) -> Int? {
        let word = tokens[index].surface
        if Self.doubting.contains(word) || Self.hesitating.contains(word) {
            turn.hasDoubt = true
            return index + 1
        }
        if Self.sure.contains(word) {
            turn.isSure =
                turn.isSure || turn.hasDoubt || Self.corrections.contains(word) || !isLate
            turn.hasDoubt = true
            turn.isLate = true
            return index + 1
        }
        guard isSureTurn(at: index, behind: turn) else { return nil }
        turn.isSure = true
        return index + 2
    }

    /// "scratch that", "let's say", "I meant", "hold on", "that's wrong", "more like 2 cups", "that was": two words that are sure to.
    private func isSureTurn(at index: Int, behind turn: Turn) -> Bool {
        let word = tokens[index].surface
        if isOne(index + 1, of: Self.that), Self.struck.contains(word) { return true }
        if isOne(index, of: Self.lets) && self.word(index + 1) == .say
            || word == .i && isOne(index + 1, of: Self.meantOfCorrections)
            || isOne(index, of: Self.holding) && self.word(index + 1) == .on
            || isOne(index, of: Self.thats) && isOne(index + 1, of: Self.wrong)
        {
            return true
        }
        // "a cup of rice, more like 2 cups"
        if word == Self.moreWord, isOne(index + 1, of: Self.like),
            isNumber(index + 2) || kinds(index + 2).contains(.article)
        {
            return true
        }
        return isOne(index, of: Self.that) && isOne(index + 1, of: Self.copulas)
            && (turn.isSure || turn.hasDoubt)
    }

    private mutating func correct(at start: Int, by marker: Marker) -> Bool {
        var end = marker.end + 1
        while end < tokens.count, tokens[end].gap.isDisjoint(with: .hard),
            !Self.closing.contains(tokens[end].surface)
        {
            end += 1
        }
        let better = marker.end..<end
        guard !better.contains(where: { isOne($0, of: Self.moreOfCorrections) }) else {
            return false
        }
        var first = start
        while first > 0, !tokens[first].gap.contains(.sentence) || first == start {
            first -= 1
            if !tokens[first].gap.isDisjoint(with: [.comma, .opening]), first > 0,
                hasName(first..<start)
            {
                break
            }
        }
        while first < start, isOne(first, of: Self.openingsOfCorrections) { first += 1 }
        let former = first..<start
        guard !former.isEmpty else { return false }
        if hasName(better) {
            return correct(former, better, by: marker)
        }
        return correctAmount(former, better, start: start)
    }

    /// "6 nuggets, scratch that, 9", "large fries, actually medium": only the amount.
    private mutating func correctAmount(
        _ former: Range<Int>, _ better: Range<Int>, start: Int
    ) -> Bool {
        var amount = better.lowerBound..<better.lowerBound
        while amount.upperBound < better.upperBound, isAmount(amount.upperBound) {
            amount = amount.lowerBound..<amount.upperBound + 1
        }
        guard !amount.isEmpty,
            (amount.upperBound..<better.upperBound).allSatisfy({
                Self.asidesOfCorrections.contains(tokens[$0].surface)
                    || Lexicon.lexeme(of: tokens[$0].word)?.kinds.contains(.filler) == true
            })
        else { return false }
        let isSize = amount.allSatisfy { kinds($0).contains(.size) }
        guard
            let last = former.last(where: { position in
                isSize ? kinds(position).contains(.size) : isNumber(position)
            }) ?? former.first(where: { !isSize && kinds($0).contains(.article) })
        else { return false }
        var old = last..<last + 1
        while old.lowerBound > former.lowerBound, isNumber(old.lowerBound - 1), !isSize {
            old = old.lowerBound - 1..<old.upperBound
        }
        // "2 or 3 eggs, call it 2"
        if !isSize, old.lowerBound > former.lowerBound + 1, isNumber(old.lowerBound - 2),
            isOne(old.lowerBound - 1, of: Self.or)
        {
            old = old.lowerBound - 2..<old.upperBound
        }
        // "100 g of chicken, sorry 150 g", "a third of a cake? no, a slice"
        if !amount.allSatisfy(isNumber), !isSize {
            while old.upperBound < former.upperBound, isMeasure(old.upperBound) {
                old = old.lowerBound..<old.upperBound + 1
            }
        }
        let said = tokens[amount]
        remove(start..<better.upperBound)
        replace(old, with: said)
        return true
    }

    /// "two, no three boiled eggs", "a latte, no wait, cappuccino", "beef stew, no it was lamb".
    private mutating func correct(
        _ former: Range<Int>, _ better: Range<Int>, by marker: Marker
    ) -> Bool {
        let isCounted = isNumber(better.lowerBound)
        if isCounted, former.allSatisfy({ isAmount($0) }) {
            removeInPlace(former.lowerBound..<better.lowerBound)
            return true
        }
        let same = better.contains { position in
            isName(position) && former.contains { tokens[$0].word == tokens[position].word }
        }
        guard
            marker.isSure
                || same && (isCounted ? former.contains(where: isNumber) : !marker.isDoubt),
            hasName(former)
        else { return false }
        // "toast with butter, wait, with jam": what it was had with.
        if isOne(better.lowerBound, of: Self.withs),
            let with = former.last(where: { isOne($0, of: Self.withs) }), with > former.lowerBound
        {
            remove(former.upperBound..<better.lowerBound)
            remove(with..<former.upperBound)
            if with < tokens.count { tokens[with].gap = [] }
            return true
        }
        let old = takenBack(of: former, by: better)
        let place = tokens[old.lowerBound]
        let behind = tokens[old.upperBound - 1].end
        var said = Array(tokens[better])
        for index in said.indices {
            if index == 0 { (said[index].gap, said[index].joined) = (place.gap, .seed) }
            if old.upperBound < former.upperBound {
                (said[index].start, said[index].end) = (place.start, behind)
            }
        }
        remove(former.upperBound..<better.upperBound)
        tokens.replaceSubrange(old, with: said)
        return true
    }

    /// What of the former words the better ones stand for.
    private func takenBack(of former: Range<Int>, by better: Range<Int>) -> Range<Int> {
        var old = former
        if !better.contains(where: { isOne($0, of: Self.parting) }) {
            old = lastJoined(in: former, or: better)
        }
        guard !isAmount(better.lowerBound) else { return old }
        while old.count > 1, isAmount(old.lowerBound) || word(old.lowerBound) == .of {
            old = old.lowerBound + 1..<old.upperBound
        }
        // "beef stew, no, it was lamb"
        if old.count > 1, better.count == 1, Lexicon.isDish(tokens[old.upperBound - 1].word),
            !Lexicon.isDish(tokens[better.lowerBound].word)
        {
            old = old.lowerBound..<old.upperBound - 1
        }
        return old
    }

    /// "toast and a latte, no wait, cappuccino": what stands behind the joint, unless the other is said again.
    private func lastJoined(in former: Range<Int>, or better: Range<Int>) -> Range<Int> {
        var joints = former.filter { isOne($0, of: Self.parting) && $0 > former.lowerBound }
        joints.removeAll { !hasName($0 + 1..<former.upperBound) }
        guard let last = joints.last else { return former }
        var old = last + 1..<former.upperBound
        var start = former.lowerBound
        for joint in joints {
            let isAgain = better.contains { position in
                isName(position)
                    && (start..<joint).contains { tokens[$0].word == tokens[position].word }
            }
            if isAgain { old = start..<joint }
            start = joint + 1
        }
        return old
    }

    /// "Eggs benedict? No, so two poached eggs", "Burger? Nope. Just a salad": what somebody only asks themselves about.
    private mutating func takeAsked() {
        guard
            let no = tokens.indices.dropFirst().first(where: { tokens[$0].gap.contains(.sentence) }
            ),
            no <= 4, isOne(no, of: Self.refusals), no + 1 < tokens.count, isApart(no + 1),
            (0..<no).allSatisfy({ isName($0) || isPart(tokens[$0]) || kinds($0) == .article }),
            hasName(0..<no) || isCalled(0..<no), hasName(no + 1..<tokens.count)
        else { return }
        remove(0..<no + 1)
        tokens[0].gap = []
    }

    /// "two eggs no three", "2 eggs, well 3, and toast", as it is spoken: the later number of the two.
    private mutating func takeMisspoken() {
        for position in tokens.indices.dropFirst(2).dropLast().reversed()
        where isOne(position, of: Self.wavering) && isNumber(position + 1)
            && !isNumber(position - 1) && tokens[position + 1].gap.isSubset(of: .comma)
            && (tokens[position].gap.isEmpty || isOne(position, of: Self.afterComma))
            && isEnd(position + 2)
        {
            let clause = clauseStart(before: position)..<position
            guard let said = clause.last(where: isNumber), hasName(said..<position),
                // "3 beers, no 4 wines"
                !(said..<position).contains(where: { isOne($0, of: Self.parting) })
            else { continue }
            let better = tokens[position + 1]
            remove(position..<position + 2)
            let place = tokens[said]
            tokens[said] = better
            (tokens[said].start, tokens[said].end) = (place.start, place.end)
            (tokens[said].gap, tokens[said].joined) = (place.gap, .seed)
        }
    }

    func isNumber(_ position: Int) -> Bool {
        tokens.indices.contains(position) && kinds(position).contains(.number)
    }

    private func isTimes(_ position: Int) -> Bool {
        tokens.indices.contains(position) && tokens[position].traits.contains(.times)
    }

    private func isMeasure(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.unit, .container, .of, .article])
    }

    private func isAmount(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [
            .number, .unit, .container, .size, .article, .hedge,
        ])
    }

    /// What a line that corrects something has some of; a hesitation stands in every third spoken line, and corrects only
    /// where another of these says so.
    static let correctionOpenings = words(
        WordHash.was, sure, struck, meantOfCorrections, holding, wrong, WordHash.say, said,
        WordHash.not, wavering, doubting, like)
    private static let (moreWord, like) = (WordHash("more"), WordSet("like"))
}
