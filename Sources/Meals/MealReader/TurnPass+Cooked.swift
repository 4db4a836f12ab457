internal import FoodCatalog

// What somebody cooked, with what went into it, into how much it came, and what they had of it.
extension TurnPass {
    /// "banana bread: 3 bananas, 250 g flour, 120 g butter, cut in 12, had 2 slices", "risotto with 320 g rice and 1 l stock,
    /// four of us": so much of what went into it was eaten, and what is told behind was eaten beside it.
    mutating func takeCooked() {
        guard let list = ingredients(), let eaten = eaten(behind: list) else { return }
        let end = eaten.words.isEmpty ? list.upperBound : eaten.words.upperBound
        note(list, share: eaten.share)
        remove(list.upperBound..<end)
        if list.upperBound < tokens.count { tokens[list.upperBound].gap.insert(.sentence) }
        remove(head(of: list)..<list.lowerBound)
    }

    /// From the first thing that was measured to the end of the last one: two that were weighed, or one and two that were counted.
    private func ingredients() -> Range<Int>? {
        var weighed = 0
        var counted = 0
        var start: Int?
        var position = 0
        while position < tokens.count {
            if weighed + counted > 1, isTurning(position) { break }
            guard let number = number(at: position), !isYield(position) else {
                position += 1
                continue
            }
            if isMeasured(position) {
                weighed += 1
            } else if number >= 1, hasName(position + 1..<min(position + 4, tokens.count)) {
                counted += 1
            } else {
                position += 1
                continue
            }
            start = start ?? position
            position += 1
        }
        guard let start, weighed > 1 || weighed == 1 && counted > 1 || counted > 2 else {
            return nil
        }
        return start..<position
    }

    /// "200 g", "2 tbsp", "1 tin", "1 kg".
    private func isMeasured(_ position: Int) -> Bool {
        let next = position + 1
        return next < tokens.count && !isApart(next)
            && !kinds(next).isDisjoint(with: [.unit, .container])
    }

    /// Whether the telling turns there from what went in to what came out or was eaten.
    private func isTurning(_ position: Int) -> Bool {
        if isYield(position) { return true }
        guard isEnd(position) || isOne(position - 1, of: Self.cookedLeads) else { return false }
        var index = position
        while isOne(index, of: Self.cookedLeads) { index += 1 }
        if isOne(index, of: Self.cookedHaving) || isOne(index, of: Self.cookedTurns) { return true }
        return ownPart(at: index) != nil
    }

    private struct CookedShare {
        var share: Double
        /// The words that say it.
        var words: Range<Int>
    }

    /// How much of it was one's own, by what is said behind the list, or in front of it of how many it was for.
    private func eaten(behind list: Range<Int>) -> CookedShare? {
        let parts = yield(outside: list)
        let whole = wholeWeight(behind: list)
        var position = list.upperBound
        while position < tokens.count {
            var index = position
            while isOne(index, of: Self.cookedLeads) || isOne(index, of: Self.cookedHaving) {
                index += 1
            }
            if let own = ownPart(at: index), !isYield(index) {
                if own.isWeight {
                    guard let all = whole ?? weight(of: list), own.count < all else { return nil }
                    return CookedShare(share: own.count / all, words: list.upperBound..<own.end)
                }
                if own.isShare {
                    return CookedShare(share: own.count, words: list.upperBound..<own.end)
                }
                guard let all = own.all ?? parts?.count, own.count < all else {
                    position = max(index, position + 1)
                    continue
                }
                return CookedShare(share: own.count / all, words: list.upperBound..<own.end)
            }
            position = max(index, position + 1)
        }
        // "four of us", "for two, we shared it equally"
        guard let parts, parts.isOfPeople else { return nil }
        let end = max(parts.end, list.upperBound)
        return CookedShare(share: 1 / parts.count, words: list.upperBound..<shared(from: end))
    }

    /// Where "we shared it equally" ends.
    private func shared(from start: Int) -> Int {
        var end = start
        while isOne(end, of: Self.sharingOut) { end += 1 }
        return end
    }

    private struct OwnPart {
        var count: Double
        var end: Int
        var isShare = false
        var isWeight = false
        /// "1 of the 9"
        var all: Double?
    }

    /// "2 slices", "one twelfth for me", "about 50 g of it", "1 of the 9", "one".
    private func ownPart(at start: Int) -> OwnPart? {
        var index = start
        while isOne(index, of: Self.cookedHedges) { index += 1 }
        guard index < tokens.count else { return nil }
        if let share = share(at: index), share.value < 1 {
            return closed(OwnPart(count: share.value, end: share.end, isShare: true))
        }
        let isHalfMore = isOne(index + 1, of: Self.and) && isOne(index + 2, of: Self.a)
        guard var count = number(at: index) ?? (kinds(index).contains(.article) ? 1 : nil) else {
            return nil
        }
        // "one twelfth", "one and a half"
        if let share = share(at: index + 1), share.value < 1, !isApart(index + 1) {
            return closed(
                OwnPart(count: min(count, 1) * share.value, end: share.end, isShare: true))
        }
        if isHalfMore, let half = number(at: index + 3), half == 0.5 {
            count += half
            index += 3
        }
        index += 1
        if kinds(index).contains(.unit), !isApart(index) {
            guard let grams = Self.grams[tokens[index].surface] else { return nil }
            return closed(OwnPart(count: count * grams, end: index + 1, isWeight: true))
        }
        if isOne(index, of: Self.cookedOf),
            isOne(index + 1, of: Self.the) || number(at: index + 1) != nil
        {
            let place = isOne(index + 1, of: Self.the) ? index + 2 : index + 1
            if let all = number(at: place), all >= count {
                return closed(OwnPart(count: count, end: place + 1, all: all))
            }
        }
        while isOne(index, of: Self.looks), !isApart(index) { index += 1 }
        if isOne(index, of: Self.cookedPieces), !isApart(index) {
            return closed(OwnPart(count: count, end: index + 1))
        }
        let isBare =
            isEnd(index) || isOne(index, of: Self.cookedOf) || isOne(index, of: Self.besides)
        return isBare && number(at: index - 1) != nil
            ? closed(OwnPart(count: count, end: index)) : nil
    }

    /// With "of them", "of it", "for me", "today" behind it; `nil` where other words follow.
    private func closed(_ part: OwnPart) -> OwnPart? {
        var part = part
        while isOne(part.end, of: Self.closing), !isApart(part.end) { part.end += 1 }
        return isEnd(part.end) || isOne(part.end, of: Self.besides) ? part : nil
    }

    private struct Yield {
        var count: Double
        var end: Int
        var isOfPeople: Bool
    }

    private func yield(outside list: Range<Int>) -> Yield? {
        for position in tokens.indices where !list.contains(position) {
            if let yield = yield(at: position) { return yield }
        }
        return nil
    }

    private func isYield(_ position: Int) -> Bool { yield(at: position) != nil }

    /// By its number: "makes 6", "cut in 12", "8 portions", "for two", "four of us".
    private func yield(at position: Int) -> Yield? {
        guard let count = number(at: position), count >= 2, count <= 60, count == count.rounded(),
            position + 1 >= tokens.count || isApart(position + 1)
                || kinds(position + 1).isDisjoint(with: .unit)
        else { return nil }
        var end = position + 1
        if isOne(end, of: Self.cookedOf), isOne(end + 1, of: Self.us) {
            return Yield(count: count, end: end + 2, isOfPeople: true)
        }
        if isOne(end, of: Self.cookedPieces) || isOne(end, of: Self.eaters), !isApart(end) {
            end += 1
        }
        let hasPieces = end > position + 1
        var before = position - 1
        while isOne(before, of: Self.cookedHedges) { before -= 1 }
        if isOne(before, of: Self.yielding) {
            return Yield(count: count, end: end, isOfPeople: isOne(before, of: Self.feeding))
        }
        if isOne(before, of: Self.for), hasPieces || isEnd(end) {
            return Yield(count: count, end: end, isOfPeople: true)
        }
        if isOne(before, of: Self.into),
            (max(0, before - 3)..<before).contains(where: { isOne($0, of: Self.cutting) })
        {
            return Yield(count: count, end: end, isOfPeople: false)
        }
        guard hasPieces, isEnd(position) || isOne(before, of: Self.dashes),
            !isOne(before, of: Self.cookedHaving)
        else { return nil }
        return Yield(count: count, end: end, isOfPeople: false)
    }

    /// "comes to about 1.8 kg cooked": grams of all of it.
    private func wholeWeight(behind list: Range<Int>) -> Double? {
        for position in list.upperBound..<tokens.count
        where number(at: position) != nil && kinds(position + 1).contains(.unit) {
            var before = position - 1
            while isOne(before, of: Self.cookedHedges) { before -= 1 }
            guard isOne(before, of: Self.weighing), let count = number(at: position),
                let grams = Self.grams[tokens[position + 1].surface]
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
                let grams = Self.grams[tokens[position + 1].surface]
            else { return nil }
            sum += count * grams
        }
        return sum
    }

    /// Where the dish is named that it became, in the sentence of the list.
    private func head(of list: Range<Int>) -> Int {
        var start = list.lowerBound
        while start > 0, list.lowerBound - start < Self.longestHead,
            !tokens[start].gap.contains(.sentence) || start == list.lowerBound
        {
            start -= 1
        }
        return start
    }

    private static let longestHead = 14
    private static let grams: [WordHash: Double] = [
        "g": 1, "gr": 1, "gram": 1, "grams": 1, "kg": 1000, "ml": 1, "l": 1000, "litre": 1000,
        "liter": 1000,
        "oz": 28.35, "lb": 453.6, "lbs": 453.6,
    ]
    static let cookedWords =
        """
        makes made make got gives gave yields yielded feeds fed serves served rolled cut divided sliced portioned split \
        comes came portions portion servings serving boxes squares us
        """
    private static let yielding = WordSet(
        "makes made make got gives gave yields yielded feeds fed serves served rolled formed shaped"
    )
    private static let feeding = WordSet("feeds fed serves served")
    private static let cutting = WordSet("cut divided sliced portioned split cuts shaped rolled")
    private static let weighing = WordSet("to total weighs weighed makes made gives cooked")
    private static let cookedLeads = WordSet(
        "and but so then i we ive weve just only far today tonight now later myself ended up with")
    private static let cookedHaving = WordSet(
        "had ate eaten took have eat served finished eating drank enjoyed tried took")
    private static let cookedTurns = WordSet(
        "makes made got rolled cut divided sliced feeds serves comes portioned gave")
    private static let cookedHedges = WordSet(
        "about around roughly maybe probably like only just myself a exactly approx approximately up"
    )
    private static let looks = WordSet(
        "thick thin big small large little generous whole cooked normal")
    private static let cookedPieces = WordSet(
        """
        portion portions serving servings helping helpings share bowl bowls plate plates box boxes tub tubs container
        containers jar jars slice slices piece pieces square squares wedge wedges bar bars ball balls patty patties
        lunch lunches dinner dinners meal meals mug mugs glass glasses muffin muffins cookie cookies
        """)
    private static let eaters = WordSet("people adults friends guests kids of us")
    private static let closing = WordSet(
        "of it them that these those for me myself today tonight now so far already left here each")
    private static let besides = WordSet("with w and plus")
    private static let sharingOut = WordSet(
        "we shared split it equally evenly between us all of them each half and everything")
    private static let dashes = WordSet("whole total")
    private static let us = WordSet("us")
    private static let a = WordSet("a")
    private static let and = WordSet("and")
    private static let the = WordSet("the")
    private static let into = WordSet("in into")
    private static let cookedOf = WordSet("of")
    private static let `for` = WordSet("for")
}
