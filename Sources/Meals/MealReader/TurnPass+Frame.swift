internal import FoodCatalog

// What a line begins and ends with beside its foods: "I had …", "… for lunch today".
extension TurnPass {
    /// The tokens between what only says that it was eaten and what only says when: a turn at either end of the line
    /// reads alike with and without them.
    static func framed(_ tokens: [Token]) -> Range<Int> {
        let start = lead(of: tokens)
        let end = tail(of: tokens)
        return start < end ? start..<end : tokens.indices
    }

    /// "I had", "at 8 am", "lunch:", "for lunch I just had", unless an amount follows of which it says that it was eaten.
    private static func lead(of tokens: [Token]) -> Int {
        var end = 0
        // "ok so", "and then", "today"
        while end + 2 < tokens.count, openers.contains(tokens[end].surface),
            tokens[end + 1].gap.isDisjoint(with: .hard)
        {
            end += 1
        }
        while end + 1 < tokens.count, tokens[end].span > 0 { end += 1 }
        if end + 2 < tokens.count, towards.contains(tokens[end].surface),
            meals.contains(tokens[end + 1].surface)
        {
            end += 2
        } else if end + 1 < tokens.count, meals.contains(tokens[end].surface),
            tokens[end + 1].gap.contains(.sentence)
                || tokens[end + 1].gap.contains(.comma) && !served.contains(tokens[end].surface)
        {
            end += 1
        }
        let start = end
        while end < tokens.count, speakers.contains(tokens[end].surface) { end += 1 }
        guard end < tokens.count - 1, having.contains(tokens[end].surface),
            !isCount(tokens[end + 1]), !uneaten.contains(tokens[end + 1].surface),
            // "ate a third of it"
            end + 2 == tokens.count || !isCount(tokens[end + 2]),
            tokens[start...(end + 1)].dropFirst().allSatisfy({ $0.gap.isDisjoint(with: .hard) })
        else { return start < tokens.count ? start : 0 }
        return end + 1
    }

    /// "for lunch", "for my late dinner", "today", "at 8 am", "on the train", "i think".
    private static func tail(of tokens: [Token]) -> Int {
        var end = tokens.count
        while end > 1, let start = remark(before: end, of: tokens), start > 0,
            tokens[(start + 1)..<end].allSatisfy({ $0.gap.isDisjoint(with: .hard) })
        {
            end = start
        }
        return end
    }

    /// Where a remark begins that ends at a position.
    private static func remark(before end: Int, of tokens: [Token]) -> Int? {
        var start = end - 1
        func goBack(over words: WordSet) {
            while start > 0, words.contains(tokens[start - 1].surface) { start -= 1 }
        }
        func isBehind(_ words: WordSet) -> Bool {
            start > 0 && words.contains(tokens[start - 1].surface)
        }
        let last = tokens[start].surface
        let time = tokens[start].span
        if time > 0 {
            while start > 0, tokens[start - 1].span == time { start -= 1 }
            return start
        }
        if daysOfFrame.contains(last) {
            if isBehind(pointers) { start -= 1 }
        } else if meals.contains(last) {
            goBack(over: describing)
            guard isBehind(towards) else { return nil }
            start -= 1
        } else if scenes.contains(last) {
            goBack(over: describing)
            guard isBehind(locating) else { return nil }
            start -= 1
        } else if people.contains(last) {
            goBack(over: describing)
            guard isBehind(withs), !tokens.contains(where: { sharingOfFrame.contains($0.surface) })
            else { return nil }
            start -= 1
        } else if believing.contains(last) {
            guard isBehind(speakers) else { return nil }
            start -= 1
        } else if !closingOfFrame.contains(last) {
            return nil
        }
        return start
    }

    private static let believing = WordSet(asideWords)
    private static let asideWords = SentenceWords.asideWords
}
