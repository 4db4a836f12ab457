internal import FoodCatalog

extension TalkFeatures {
    /// The words of a line without those at either end that stand beside meals and talk alike: "um", "log", "lol",
    /// "today", "at work".
    static func telling(in words: [SentenceWord]) -> Range<Int> {
        var (start, end) = (0, words.count)
        while start + 1 < end, leads.contains(words[start].token.surface),
            words[start].token.gap.isDisjoint(with: .sentence)
        {
            start += 1
        }
        while end > start + 1 {
            let last = words[end - 1].token
            if tails.contains(last.surface) {
                end -= 1
            } else if scenes.contains(last.surface) || last.isNumber, end > start + 2,
                words[end - 2].token.surface == .at
            {
                end -= 2
            } else {
                break
            }
        }
        return start..<end
    }
}
