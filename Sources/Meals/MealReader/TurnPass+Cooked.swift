internal import FoodCatalog

// What somebody cooked, with what went into it, into how much it came, and what they had of it.
extension TurnPass {
    /// "banana bread: 3 bananas, 250 g flour, 120 g butter, cut in 12, had 2 slices", "risotto with 320 g rice and 1 l stock,
    /// four of us": so much of what went into it was eaten, and what is told behind was eaten beside it.
    mutating func takeCooked() {
        guard let found = ingredients(), isCooked(found) else { return }
        guard let eaten = cookedShare(behind: found) else { return takeWeighedDish(found) }
        let end = eaten.words.isEmpty ? found.upperBound : eaten.words.upperBound
        remove(found.upperBound..<end)
        let list = callDry(found)
        note(list, share: eaten.share)
        if list.upperBound < tokens.count { tokens[list.upperBound].gap.insert(.sentence) }
        remove(cookedHead(of: list)..<list.lowerBound)
    }

    /// "hummus (1 tin chickpeas, 3 tbsp tahini), had 50 g of it": so much of the dish, where nobody knows what all of it weighed.
    private mutating func takeWeighedDish(_ list: Range<Int>) {
        let head = cookedHead(of: list)..<list.lowerBound
        guard hasName(head) else { return }
        for position in list.upperBound..<tokens.count {
            guard isOne(position - 1, of: CookedWords.having), !isCookedYield(position),
                let own = cookedPart(at: position), own.isWeight, own.isOfIt
            else { continue }
            var number = position
            while isOne(number, of: CookedWords.hedges) { number += 1 }
            remove(number + 2..<own.end)
            remove(list.lowerBound..<number)
            tokens[list.lowerBound].gap = []
            return
        }
    }

    /// From the first thing that was measured to the end of the last one: two that were weighed, or one and two that were counted.
    private func ingredients() -> Range<Int>? {
        var weighed = 0
        var counted = 0
        var start: Int?
        var position = 0
        while position < tokens.count {
            if weighed + counted > 1, isTurning(position) { break }
            if start != nil, tokens[position].gap.contains(.sentence) { break }
            // "454 g turkey, breadcrumbs, an egg"
            if let start, isHeadedList(start), kinds(position).contains(.article),
                isApart(position),
                hasName(position + 1..<min(position + 3, tokens.count))
            {
                counted += 1
            }
            guard let number = number(at: position), !isCookedYield(position),
                !countsDishes(position)
            else {
                position += 1
                continue
            }
            if isMeasuredOut(position) {
                weighed += 1
            } else if number >= 1 || kinds(position + 1).contains(.article),
                hasName(position + 1..<min(position + 4, tokens.count))
            {
                counted += 1
            } else {
                position += 1
                continue
            }
            start = start ?? position
            position += 1
        }
        guard let start else { return nil }
        let isHeaded =
            listStart(before: start) < start || isHeadedList(start)
        guard
            weighed > 1 || weighed == 1 && counted > 1 || counted > 2
                || isHeaded && weighed + counted > 1
        else { return nil }
        return listStart(before: start)..<position
    }

    /// "made burgers from 500 g mince", "made meatballs: 454 g turkey", "lasagne for 6: 500 g mince"
    private func isHeadedList(_ start: Int) -> Bool {
        isOne(start - 1, of: CookedWords.sources)
            || isOne(start - 1, of: CookedWords.contents)
                && isOne(start - 2, of: CookedWords.bakers)
            || start > 0 && tokens[start].gap.contains(.sentence)
                && (0..<start).contains {
                    isOne($0, of: CookedWords.bakers) || number(at: $0) != nil && isCookedYield($0)
                }
    }

    /// Whether it is told as what went into something, and not as what was eaten: by a dish in front of it that was made of it, or
    /// by what it was made or cut into behind it.
    private func isCooked(_ list: Range<Int>) -> Bool {
        let head = cookedHead(of: list)..<list.lowerBound
        guard
            !head.contains(where: { isOne($0, of: CookedWords.having) })
                || cookedShare(in: head) != nil,
            !head.contains(where: { isOne($0, of: CookedWords.occasions) })
        else { return false }
        // "rice 200 g, chicken 150 g": amounts behind their foods name no dish in front.
        let first = list.lowerBound
        let behind = isMeasuredOut(first) ? first + 2 : first + 1
        let isForSome = head.contains(where: isCookedYield) && isApart(first)
        let isTrailing =
            !isForSome && first > 0 && !isApart(first) && isName(first - 1)
            || !isForSome && (behind >= list.upperBound || isApart(behind))
        guard !isTrailing else { return false }
        let isTurned = (list.upperBound..<tokens.count).contains {
            isOne($0, of: CookedWords.turns) || isOne($0, of: CookedWords.weighed)
                || number(at: $0) != nil && cookedPart(at: $0)?.all != nil
        }
        let isHeaded = hasName(head) || head.contains(where: isCookedYield)
        let isPortioned =
            head.contains { isOne($0, of: CookedWords.makers) }
            && (list.upperBound..<tokens.count).contains(where: isCookedYield)
        let isMade =
            isHeaded
            && (head.contains { isOne($0, of: CookedWords.makers) }
                || tokens[list.lowerBound].gap.contains(.sentence)
                || tokens[list.lowerBound].gap.contains(.opening)
                || head.contains(where: isCookedYield) || head.contains(where: countsDishes))
        return isTurned || isMade || isPortioned
            || isHeaded && tokens[list.lowerBound].gap.contains(.comma)
    }

    /// "24 cookies from 2 cups of flour", "baked 12 muffins (240 g flour …": how many it became.
    func countsDishes(_ position: Int) -> Bool {
        guard let count = number(at: position), count >= 4, count == count.rounded(),
            !isMeasuredOut(position)
        else { return false }
        if isOne(position - 1, of: CookedWords.bakers), position + 2 < tokens.count,
            hasName(position + 1..<position + 2)
        {
            // What follows may as well be the next thing that was eaten: only dough is surely none.
            let next = (position + 2..<min(position + 4, tokens.count)).first {
                !tokens[$0].gap.isDisjoint(with: [.opening, .sentence])
            }
            return next.map { start in
                (start..<min(start + Self.longestDough, tokens.count)).contains {
                    isOne($0, of: CookedWords.dough)
                }
            } ?? false
        }
        // "a batch of 12 muffins (240 g flour, 2 eggs)"
        if isOne(position - 1, of: CookedWords.of), isOne(position - 2, of: CookedWords.batches) {
            return hasName(position + 1..<min(position + 4, tokens.count))
        }
        return (position + 2..<position + 6).contains {
            isOne($0, of: CookedWords.sources) && number(at: $0 + 1) != nil
        }
    }

    /// "shakshuka: can of tomatoes, 1 pepper": what stands behind a heading went in as well, also where it was not counted.
    private func listStart(before start: Int) -> Int {
        let sentence = sentenceStart(before: start)
        return sentence > 0 && isCookedHeading(sentence) && hasName(sentence..<start)
            ? sentence : start
    }

    /// Whether the sentence that ends at a position names a dish and measures nothing.
    func isCookedHeading(_ end: Int) -> Bool {
        let start = sentenceStart(before: end - 1)
        return end - start <= Self.longestHeading
            && (hasName(start..<end) || (start..<end).contains(where: isCookedYield))
            && !(start..<end).contains { isOne($0, of: CookedWords.occasions) }
            && !(start..<end).contains {
                number(at: $0) != nil && !isCookedYield($0) && !countsDishes($0)
            }
    }

    /// "200 g", "2 tbsp", "1 tin", "1 kg".
    func isMeasuredOut(_ position: Int) -> Bool {
        let next = position + 1
        return next < tokens.count && !isApart(next)
            && (!kinds(next).isDisjoint(with: [.unit, .container])
                // "1/2c honey"
                || tokens[next].surface == .c && number(at: position) != nil)
    }

    /// Whether the telling turns there from what went in to what came out or was eaten.
    private func isTurning(_ position: Int) -> Bool {
        if isCookedYield(position) { return true }
        // "made into 8"
        if isOne(position, of: CookedWords.turns), isOne(position + 1, of: CookedWords.into) {
            return true
        }
        guard isEnd(position) || isOne(position - 1, of: CookedWords.leads) else { return false }
        var index = position
        while isOne(index, of: CookedWords.leads) { index += 1 }
        if isOne(index, of: CookedWords.having) || isOne(index, of: CookedWords.turns)
            || isOne(index, of: CookedWords.weighed)
        {
            return true
        }
        return cookedPart(at: index) != nil
    }

    /// Where the dish is named that it became, in the sentence of the list.
    func cookedHead(of list: Range<Int>) -> Int {
        let start = sentenceStart(before: list.lowerBound)
        return start > 0 && isCookedHeading(start) ? sentenceStart(before: start - 1) : start
    }

    /// "400 g lentils" go in dry.
    private mutating func callDry(_ list: Range<Int>) -> Range<Int> {
        var end = list.upperBound
        for position in list.reversed() where isOne(position, of: CookedWords.grains) {
            let first = max(list.lowerBound, position - 3)
            guard (first..<position).contains(where: { isOne($0, of: CookedWords.weights) }),
                !(first..<position).contains(where: { isOne($0, of: CookedWords.states) }),
                !isOne(position + 1, of: CookedWords.states)
            else { continue }
            say([made(.dry, like: tokens[position])], before: position)
            end += 1
        }
        return list.lowerBound..<end
    }

    private static let longestHeading = 8
    /// In so many words behind the heading the flour is named.
    private static let longestDough = 24
}
