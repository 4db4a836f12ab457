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
        // "four of us", "for two, we shared it equally"
        guard let parts, parts.isOfPeople else { return nil }
        let end = max(parts.end, list.upperBound)
        return CookedShare(share: 1 / parts.count, words: list.upperBound..<shared(from: end))
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
    }

    /// "2 slices", "one twelfth for me", "about 50 g of it", "1 of the 9", "one".
    func cookedPart(at start: Int) -> CookedPart? {
        var index = start
        while isOne(index, of: CookedWords.hedges) { index += 1 }
        guard index < tokens.count else { return nil }
        // "milk (2%)"
        guard !tokens[index].gap.contains(.opening) else { return nil }
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
        index += 1
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
                return closed(CookedPart(count: count, end: place + 1, all: all))
            }
        }
        while isOne(index, of: CookedWords.looks), !isApart(index) { index += 1 }
        if let all = allParts(behind: index), all.count >= count {
            return closed(CookedPart(count: count, end: all.end, all: all.count))
        }
        if isOne(index, of: CookedWords.pieces), !isApart(index) {
            return closed(CookedPart(count: count, end: index + 1, isPiece: true))
        }
        let isBare =
            isEnd(index) || isOne(index, of: CookedWords.of)
            || isOne(index, of: CookedWords.untilNow)
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
        return isEnd(part.end) || isOne(part.end, of: CookedWords.besides) ? part : nil
    }

    struct CookedYield {
        var count: Double
        var end: Int
        var isOfPeople: Bool
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
        else { return nil }
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
        if isOne(before, of: CookedWords.for), hasPieces || isEnd(end) {
            return CookedYield(count: count, end: end, isOfPeople: true)
        }
        if isOne(before, of: CookedWords.into),
            (max(0, before - 3)..<before).contains(where: { isOne($0, of: CookedWords.cutting) })
        {
            return CookedYield(count: count, end: end, isOfPeople: false)
        }
        guard hasParts, isEnd(position) || isOne(before, of: CookedWords.dashes),
            !isOne(before, of: CookedWords.having)
        else { return nil }
        return CookedYield(count: count, end: end, isOfPeople: false)
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
