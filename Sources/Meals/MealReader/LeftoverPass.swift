internal import FoodCatalog
internal import Nutrition

/// What the foods leave over: words that were not understood, the occasion, foods that nobody knows.
struct LeftoverPass {
    let sentence: SentenceWords

    /// Words that were not understood, as they were written.
    func unread(outside spans: [Span], in text: String) -> [String] {
        var unread: [String] = []
        var bytes: [UInt8] = []
        for (position, word) in sentence.words.enumerated() where isUnread(word) {
            let isInside = spans.contains { $0.start <= position && position < $0.end }
            if isInside, word.word >= 0 { continue }
            if bytes.isEmpty { bytes = Array(text.utf8) }
            unread.append(
                String(
                    decoding: bytes[Int(word.token.start)..<Int(word.token.end)], as: UTF8.self))
        }
        return unread
    }

    private func isUnread(_ word: SentenceWord) -> Bool {
        !word.isTaken && word.quantity < 0
            && (word.isStrong || word.kinds.isEmpty || word.has(.key))
            && !word.token.traits.contains(.negated) && word.token.length > 1
    }

    /// The occasion that was named.
    func meal(outside spans: [Span]) -> Meal? {
        for (position, word) in sentence.words.enumerated() where word.has(.meal) {
            if spans.contains(where: { $0.start <= position && position < $0.end }) { continue }
            if let meal = Self.meals[word.token.word] { return meal }
        }
        return nil
    }

    private static let meals: WordMap<Meal> = {
        var map = WordMap<Meal>()
        let names: [(String, Meal)] = [
            ("breakfast brunch", .breakfast), ("lunch lunchtime", .lunch),
            ("dinner supper dinnertime", .dinner), ("snack elevenses elevens teatime", .snack),
        ]
        for (words, meal) in names {
            for word in words.split(separator: " ") { map[WordHash(String(word))] = meal }
        }
        return map
    }()

    /// Words with an amount in front of them that no food explains, as items without figures, and
    /// where each begins.
    func unknownFoods(outside spans: [Span], writer: ItemWriter) -> [(Int, ReadingItem)] {
        var found: [(Int, ReadingItem)] = []
        for quantity in sentence.quantities where quantity.isExact || quantity.container >= 0 {
            let start = quantity.end
            var end = start
            while end < sentence.words.count, isUnknown(sentence.words[end]),
                end == start || sentence.words[end].token.gap.isSubset(of: [.hyphen])
            {
                end += 1
            }
            guard end > start, end - start <= 4,
                sentence.words[start].token.gap.isDisjoint(with: [.comma, .sentence]),
                !spans.contains(where: { $0.start < end && start < $0.end }),
                end >= sentence.words.count || !spans.contains(where: { $0.start == end })
            else { continue }
            found.append((start, writer.unknown(quantity, words: start..<end)))
        }
        return found
    }

    private func isUnknown(_ word: SentenceWord) -> Bool {
        word.word < 0 && word.kinds.isEmpty && !word.isTaken && !word.token.isNumber
            && word.token.length > 2 && word.token.traits.isDisjoint(with: [.negated])
            && Lexicon.isNoFood(word.token.word) == false
    }
}
