internal import FoodCatalog

// What somebody cooked, with what went into it, into how much it came, and what they had of it.
extension TurnPass {
    /// "banana bread: 3 bananas, 250 g flour, 120 g butter, cut in 12, had 2 slices", "risotto with 320 g rice and 1 l stock,
    /// four of us": so much of what went into it was eaten, and what is told behind was eaten beside it.
    mutating func takeCooked() {
        guard let found = ingredients(), let eaten = eaten(behind: found) else { return }
        let end = eaten.words.isEmpty ? found.upperBound : eaten.words.upperBound
        remove(found.upperBound..<end)
        let list = callDry(found)
        note(list, share: eaten.share)
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
        return listStart(before: start)..<position
    }

    /// "shakshuka: can of tomatoes, 1 pepper": what stands behind a heading went in as well, also where it was not counted.
    private func listStart(before start: Int) -> Int {
        let sentence = sentenceStart(before: start)
        return sentence > 0 && isHeading(sentence) && hasName(sentence..<start) ? sentence : start
    }

    /// Whether the sentence that ends at a position names a dish and measures nothing.
    private func isHeading(_ end: Int) -> Bool {
        let start = sentenceStart(before: end - 1)
        return end - start <= Self.longestHeading && hasName(start..<end)
            && !(start..<end).contains { number(at: $0) != nil && !isYield($0) }
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
        var position = list.upperBound
        while position < tokens.count {
            var index = position
            while isOne(index, of: Self.cookedLeads) || isOne(index, of: Self.cookedHaving) {
                index += 1
            }
            if let own = ownPart(at: index), !isYield(index) {
                let isHad = (position..<index).contains { isOne($0, of: Self.cookedHaving) }
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
        _ own: OwnPart, of list: Range<Int>, in parts: Yield?, isHad: Bool
    ) -> Double? {
        if own.isWeight {
            let whole = wholeWeight(behind: list)
            guard isHad, own.isOfIt || whole != nil, let all = whole ?? weight(of: list),
                own.count < all
            else { return nil }
            return own.count / all
        }
        if own.isShare { return isHad || parts != nil || own.isMine ? own.count : nil }
        guard isHad || own.isPiece, let all = own.all ?? parts?.count, own.count < all else {
            return nil
        }
        return own.count / all
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
        var isPiece = false
        var isOfIt = false
        /// "for me", "now"
        var isMine = false
    }

    /// "2 slices", "one twelfth for me", "about 50 g of it", "1 of the 9", "one".
    private func ownPart(at start: Int) -> OwnPart? {
        var index = start
        while isOne(index, of: Self.cookedHedges) { index += 1 }
        guard index < tokens.count else { return nil }
        // "milk (2%)"
        guard !tokens[index].gap.contains(.opening) else { return nil }
        if let share = share(at: index), share.value < 1 {
            return closed(OwnPart(count: share.value, end: share.end, isShare: true))
        }
        let isHalfMore = isOne(index + 1, of: Self.and) && isOne(index + 2, of: Self.a)
        let isOrdinal = isOne(index, of: Self.ordinals) && isOne(index + 1, of: Self.cookedPieces)
        guard
            var count = isOrdinal || kinds(index).contains(.article) ? 1 : number(at: index)
        else { return nil }
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
        if !isApart(index), index < tokens.count, let grams = Self.grams[tokens[index].surface] {
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
        if let all = allParts(behind: index), all.count >= count {
            return closed(OwnPart(count: count, end: all.end, all: all.count))
        }
        if isOne(index, of: Self.cookedPieces), !isApart(index) {
            return closed(OwnPart(count: count, end: index + 1, isPiece: true))
        }
        let isBare =
            isEnd(index) || isOne(index, of: Self.cookedOf) || isOne(index, of: Self.besides)
        return isBare && number(at: index - 1) != nil
            ? closed(OwnPart(count: count, end: index)) : nil
    }

    /// "2 bowls out of what's probably 9"
    private func allParts(behind start: Int) -> (count: Double, end: Int)? {
        var index = isOne(start, of: Self.cookedPieces) ? start + 1 : start
        guard isOne(index, of: Self.out), isOne(index + 1, of: Self.cookedOf) else { return nil }
        index += 2
        while isOne(index, of: Self.guessing) { index += 1 }
        return number(at: index).map { ($0, index + 1) }
    }

    /// With "of them", "of it", "for me", "today" behind it; `nil` where other words follow.
    private func closed(_ part: OwnPart) -> OwnPart? {
        var part = part
        while isOne(part.end, of: Self.closing), !isApart(part.end) {
            part.isOfIt = part.isOfIt || isOne(part.end, of: Self.its)
            part.isMine = part.isMine || isOne(part.end, of: Self.mine)
            part.end += 1
        }
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
        // "24 oatmeal cookies from 2 cups of flour"
        let head = head(of: list)..<list.lowerBound
        guard let position = head.first(where: { number(at: $0) != nil && !isMeasured($0) }),
            let count = number(at: position), count >= 4, count == count.rounded(),
            head.dropFirst().contains(where: { isOne($0, of: Self.sources) })
        else { return nil }
        return Yield(count: count, end: position + 1, isOfPeople: false)
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
        // "split 5 ways", "gets us 6 portions"
        if isOne(end, of: Self.ways), isOne(before, of: Self.cutting) {
            return Yield(count: count, end: end + 1, isOfPeople: true)
        }
        if hasPieces, isOne(before, of: Self.us), isOne(before - 1, of: Self.yielding) {
            return Yield(count: count, end: end, isOfPeople: false)
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
        let start = sentenceStart(before: list.lowerBound)
        return start > 0 && isHeading(start) ? sentenceStart(before: start - 1) : start
    }

    /// "400 g lentils" go in dry.
    private mutating func callDry(_ list: Range<Int>) -> Range<Int> {
        var end = list.upperBound
        for position in list.reversed() where isOne(position, of: Self.grains) {
            let first = max(list.lowerBound, position - 3)
            guard (first..<position).contains(where: { isOne($0, of: Self.cookedWeights) }),
                !(first..<position).contains(where: { isOne($0, of: Self.states) }),
                !isOne(position + 1, of: Self.states)
            else { continue }
            var dry = tokens[position]
            (dry.surface, dry.word, dry.traits) = (Self.dry, Self.dry, [])
            say([dry], before: position)
            end += 1
        }
        return list.lowerBound..<end
    }

    private static var dry: WordHash { "dry" }
    private static let grains = WordSet(
        "lentils lentil rice pasta spaghetti macaroni penne fusilli linguine quinoa couscous bulgur barley"
    )
    private static let cookedWeights = WordSet("g gr gram grams kg oz lb")
    private static let states = WordSet(
        "cooked boiled dry dried uncooked raw canned tinned leftover cauliflower fried egg wild brown"
    )
    private static let longestHeading = 8
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
    private static let cutting = WordSet(
        "cut divided sliced portioned split cuts shaped rolled made")
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
        "of it them that these those for me myself today tonight now so far already left here each eaten had done"
    )
    private static let besides = WordSet("with w and plus")
    private static let sharingOut = WordSet(
        "we shared split it equally evenly between us all of them each half and everything")
    private static let dashes = WordSet("whole total")
    private static let a = WordSet("a")
    private static let and = WordSet("and")
    private static let the = WordSet("the")
    private static let into = WordSet("in into")
    private static let sources = WordSet("from using with of out")
    private static let out = WordSet("out")
    private static let guessing = WordSet("what whats is s the about probably maybe roughly around")
    private static let ways = WordSet("ways way")
    private static let us = WordSet("us me")
    private static let its = WordSet("it them that these those")
    private static let mine = WordSet("me myself now today tonight")
    private static let ordinals = WordSet("first second third another last")
    private static let cookedOf = WordSet("of")
    private static let `for` = WordSet("for")
}
