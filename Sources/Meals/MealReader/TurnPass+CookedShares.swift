internal import FoodCatalog

// How much of what was cooked was one's own.
extension TurnPass {
    struct CookedShare {
        var share: Double
        /// The words that say it.
        var words: Range<Int>
    }

    /// How much of it was one's own, by what is said behind the list, or in front of it of how many it was for.
    func cookedShare(behind list: Range<Int>) -> CookedShare? {
        let parts = cookedYield(outside: list)
        var position = list.upperBound
        while position < tokens.count {
            var index = position
            while isOne(index, of: CookedWords.leads) || isOne(index, of: CookedWords.having) {
                index += 1
            }
            if isOne(index, of: CookedWords.halved) {
                return CookedShare(
                    share: 0.5, words: list.upperBound..<shared(from: index + 1))
            }
            if let own = cookedPart(at: index), !isCookedYield(index),
                // "3 slices left" are those that were not eaten.
                !(index..<min(own.end + 1, tokens.count)).contains(where: {
                    isOne($0, of: CookedWords.left)
                })
            {
                // "One and a half so far." has a sentence to itself.
                let isHad =
                    (position..<index).contains { isOne($0, of: CookedWords.having) }
                    || parts != nil && index == position
                        && tokens[position].gap.contains(.sentence) && isEnd(own.end)
                if let share = share(own, of: list, in: parts, isHad: isHad) {
                    return CookedShare(share: share, words: list.upperBound..<own.end)
                }
            }
            position = max(index, position + 1)
        }
        if let share = cookedShare(in: cookedHead(of: list)..<list.lowerBound) {
            return CookedShare(share: share, words: list.upperBound..<list.upperBound)
        }
        // "four of us", "for two, we shared it equally"
        guard let parts, parts.isOfPeople else { return nil }
        let end = max(parts.end, list.upperBound)
        return CookedShare(share: 1 / parts.count, words: list.upperBound..<shared(from: end))
    }

    /// "1/4 of an omelette made of 6 eggs": in front of what it is of.
    func cookedShare(in head: Range<Int>) -> Double? {
        for position in head {
            guard let part = share(at: position), part.value < 1, part.end < head.upperBound,
                isOne(part.end, of: CookedWords.of), hasName(part.end..<head.upperBound)
            else { continue }
            return part.value
        }
        return nil
    }

    /// - Parameter isHad: whether a verb of eating stands in front of it. Without one an amount is another thing that was eaten,
    ///   unless it is known into how many parts all of it came.
    private func share(
        _ own: CookedPart, of list: Range<Int>, in parts: CookedYield?, isHad: Bool
    ) -> Double? {
        if own.isWeight {
            let whole = wholeWeight(behind: list)
            guard isHad, own.isOfIt || whole != nil, let all = whole ?? weight(of: list),
                own.count < all
            else { return nil }
            return own.count / all
        }
        if own.isShare { return isHad || parts != nil || own.isMine ? own.count : nil }
        guard own.all != nil || own.isOfCups == parts?.isOfCups ?? false else { return nil }
        guard isHad || own.isPiece || own.isMine, let all = own.all ?? parts?.count, own.count < all
        else {
            return nil
        }
        return own.count / all
    }

    /// Where "we shared it equally" ends.
    private func shared(from start: Int) -> Int {
        var end = start
        while isOne(end, of: CookedWords.sharingOut) { end += 1 }
        return end
    }

    struct CookedPart {
        var count: Double
        var end: Int
        var isShare = false
        var isWeight = false
        /// "1 of the 9"
        var all: Double?
        var isPiece = false
        var isOfIt = false
        /// "for me", "now"
        var isMine = false
        /// "1.5 cups"
        var isOfCups = false
    }

    /// "2 slices", "one twelfth for me", "about 50 g of it", "1 of the 9", "one".
    func cookedPart(at start: Int) -> CookedPart? {
        var index = start
        while isOne(index, of: CookedWords.hedges) { index += 1 }
        guard index < tokens.count else { return nil }
        // "milk (2%)"
        guard !tokens[index].gap.contains(.opening) else { return nil }
        // "my sixth"
        if isOne(index, of: CookedWords.my), let share = share(at: index + 1), share.value < 1 {
            return closed(
                CookedPart(count: share.value, end: share.end, isShare: true, isMine: true))
        }
        if let share = share(at: index), share.value < 1 {
            return closed(CookedPart(count: share.value, end: share.end, isShare: true))
        }
        let isHalfMore =
            isOne(index + 1, of: CookedWords.and) && isOne(index + 2, of: CookedWords.a)
        let isOrdinal =
            isOne(index, of: CookedWords.ordinals) && isOne(index + 1, of: CookedWords.pieces)
        guard
            var count = isOrdinal || kinds(index).contains(.article) ? 1 : number(at: index)
        else { return nil }
        // "one twelfth", "one and a half"
        if let share = share(at: index + 1), share.value < 1, !isApart(index + 1) {
            return closed(
                CookedPart(count: min(count, 1) * share.value, end: share.end, isShare: true))
        }
        if isHalfMore, let half = number(at: index + 3), half == 0.5 {
            count += half
            index += 3
        }
        return countedPart(count, behind: index + 1)
    }

    /// What a number counts: "50 g of it", "1 of the 9", "2 bowls out of 8", "1.5 cups".
    private func countedPart(_ count: Double, behind start: Int) -> CookedPart? {
        var index = start
        if !isApart(index), index < tokens.count,
            let grams = CookedWords.grams[tokens[index].surface]
        {
            return closed(CookedPart(count: count * grams, end: index + 1, isWeight: true))
        }
        if isOne(index, of: CookedWords.of),
            isOne(index + 1, of: CookedWords.the) || number(at: index + 1) != nil
        {
            let place = isOne(index + 1, of: CookedWords.the) ? index + 2 : index + 1
            if let all = number(at: place), all >= count {
                let isNamed = !isApart(place + 1) && isOne(place + 1, of: CookedWords.pieces)
                return closed(
                    CookedPart(count: count, end: isNamed ? place + 2 : place + 1, all: all))
            }
        }
        while isOne(index, of: CookedWords.looks), !isApart(index) { index += 1 }
        if let all = allParts(behind: index), all.count >= count {
            return closed(CookedPart(count: count, end: all.end, all: all.count))
        }
        if isOne(index, of: CookedWords.pieces), !isApart(index) {
            return closed(CookedPart(count: count, end: index + 1, isPiece: true))
        }
        if isOne(index, of: CookedWords.cups), !isApart(index) {
            return closed(CookedPart(count: count, end: index + 1, isOfCups: true))
        }
        let isBare =
            isEnd(index) || isOne(index, of: CookedWords.of)
            || isOne(index, of: CookedWords.untilNow)
            || isOne(index, of: CookedWords.circumstances)
            || isOne(index, of: CookedWords.besides)
        return isBare && number(at: index - 1) != nil
            ? closed(CookedPart(count: count, end: index)) : nil
    }

    /// "2 bowls out of what's probably 9"
    private func allParts(behind start: Int) -> (count: Double, end: Int)? {
        var index = isOne(start, of: CookedWords.pieces) ? start + 1 : start
        guard isOne(index, of: CookedWords.out), isOne(index + 1, of: CookedWords.of) else {
            return nil
        }
        index += 2
        while isOne(index, of: CookedWords.guessing) { index += 1 }
        return number(at: index).map { ($0, index + 1) }
    }

    /// With "of them", "of it", "for me", "today" behind it; `nil` where other words follow.
    private func closed(_ part: CookedPart) -> CookedPart? {
        var part = part
        while isOne(part.end, of: CookedWords.closing), !isApart(part.end) {
            part.isOfIt = part.isOfIt || isOne(part.end, of: CookedWords.its)
            part.isMine = part.isMine || isOne(part.end, of: CookedWords.mine)
            part.end += 1
        }
        // "one for lunch", "a third was mine"
        if isOne(part.end, of: CookedWords.circumstances),
            isOne(part.end + 1, of: CookedWords.occasions)
                || isOne(part.end + 1, of: CookedWords.mine)
        {
            part.isMine = true
        }
        return isEnd(part.end) || isOne(part.end, of: CookedWords.besides)
            || isOne(part.end, of: CookedWords.circumstances) ? part : nil
    }

    struct CookedYield {
        var count: Double
        var end: Int
        var isOfPeople: Bool
        var isOfCups = false
    }

    func cookedYield(outside list: Range<Int>) -> CookedYield? {
        for position in tokens.indices where !list.contains(position) {
            if let yield = cookedYield(at: position) { return yield }
        }
        let head = cookedHead(of: list)..<list.lowerBound
        return head.first(where: countsDishes).map { position in
            CookedYield(
                count: number(at: position) ?? 1, end: position + 1, isOfPeople: false)
        }
    }

    func isCookedYield(_ position: Int) -> Bool { cookedYield(at: position) != nil }

    /// By its number: "makes 6", "cut in 12", "8 portions", "for two", "four of us".
    func cookedYield(at position: Int) -> CookedYield? {
        guard let count = number(at: position), count >= 2, count <= 60, count == count.rounded(),
            position + 1 >= tokens.count || isApart(position + 1)
                || kinds(position + 1).isDisjoint(with: .unit)
                || isOne(position + 1, of: CookedWords.cups)
        else { return nil }
        if isOne(position + 1, of: CookedWords.cups), !isApart(position + 1) {
            return isOne(position - 1, of: CookedWords.yielding)
                ? CookedYield(count: count, end: position + 2, isOfPeople: false, isOfCups: true)
                : nil
        }
        var end = position + 1
        if isOne(end, of: CookedWords.of), isOne(end + 1, of: CookedWords.us) {
            return CookedYield(count: count, end: end + 2, isOfPeople: true)
        }
        if isOne(end, of: CookedWords.pieces) || isOne(end, of: CookedWords.eaters), !isApart(end) {
            end += 1
        }
        let hasPieces = end > position + 1
        let hasParts = isOne(position + 1, of: CookedWords.parts)
        var before = position - 1
        while isOne(before, of: CookedWords.hedges) { before -= 1 }
        if isOne(before, of: CookedWords.yielding) {
            return CookedYield(
                count: count, end: end, isOfPeople: isOne(before, of: CookedWords.feeding))
        }
        // "five bowls out of it"
        if hasPieces, isOne(end, of: CookedWords.out), isOne(end + 1, of: CookedWords.of),
            isOne(end + 2, of: CookedWords.its)
        {
            return CookedYield(count: count, end: end + 3, isOfPeople: false)
        }
        // "split 5 ways", "gets us 6 portions"
        if isOne(end, of: CookedWords.ways), isOne(before, of: CookedWords.cutting) {
            return CookedYield(count: count, end: end + 1, isOfPeople: true)
        }
        if hasPieces, isOne(before, of: CookedWords.us), isOne(before - 1, of: CookedWords.yielding)
        {
            return CookedYield(count: count, end: end, isOfPeople: false)
        }
        if isOne(before, of: CookedWords.fors), hasPieces || isEnd(end) {
            return CookedYield(count: count, end: end, isOfPeople: true)
        }
        if isOne(before, of: CookedWords.into),
            (max(0, before - 3)..<before).contains(where: { isOne($0, of: CookedWords.cutting) })
        {
            return CookedYield(count: count, end: end, isOfPeople: false)
        }
        guard hasParts || hasPieces && isHadBehind(end, of: count),
            isEnd(position) || isOne(before, of: CookedWords.dashes),
            !isOne(before, of: CookedWords.having)
        else { return nil }
        return CookedYield(count: count, end: end, isOfPeople: false)
    }

    /// "10 slices, had one": so many are all of it.
    private func isHadBehind(_ end: Int, of count: Double) -> Bool {
        guard isApart(end) else { return false }
        var index = end
        while isOne(index, of: CookedWords.leads) { index += 1 }
        return isOne(index, of: CookedWords.having)
            && cookedPart(at: index + 1).map { !$0.isWeight && $0.count < count } ?? false
    }

    /// "comes to about 1.8 kg cooked": grams of all of it.
    private func wholeWeight(behind list: Range<Int>) -> Double? {
        for position in list.upperBound..<tokens.count
        where number(at: position) != nil && kinds(position + 1).contains(.unit) {
            var before = position - 1
            while isOne(before, of: CookedWords.hedges) { before -= 1 }
            guard isOne(before, of: CookedWords.weighing), let count = number(at: position),
                let grams = CookedWords.grams[tokens[position + 1].surface]
            else { continue }
            return count * grams
        }
        return nil
    }

    /// Grams of all that was weighed, where all was.
    private func weight(of list: Range<Int>) -> Double? {
        var sum = 0.0
        for position in list {
            guard let count = number(at: position) else { continue }
            guard position + 1 < tokens.count,
                let grams = CookedWords.grams[tokens[position + 1].surface]
            else { return nil }
            sum += count * grams
        }
        return sum
    }
}
