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
                sentence.words[start].token.gap.isDisjoint(with: .hard),
                !spans.contains(where: { $0.start < end && start < $0.end }),
                end >= sentence.words.count || !spans.contains(where: { $0.start == end })
            else { continue }
            found.append((start, writer.unknown(quantity, words: start..<end)))
        }
        if found.isEmpty, spans.isEmpty, let food = eatenFood {
            let quantity = sentence.quantities.last { $0.end == food.lowerBound }
            found.append((food.lowerBound, writer.unknown(quantity, words: food)))
        }
        if found.isEmpty, spans.isEmpty, let food = statedFood {
            found.append((food.lowerBound, writer.unknown(nil, words: food)))
        }
        return found
    }

    /// "zorblax 250 kcal": what has figures is a food, unless it is what burns them.
    private var statedFood: Range<Int>? {
        guard !sentence.figures.isEmpty else { return nil }
        let words = sentence.words
        guard !words.contains(where: { Self.exercises.contains($0.token.surface) }),
            let start = words.indices.first(where: { isUnknown(words[$0]) })
        else { return nil }
        var end = start + 1
        while end < words.count, isUnknown(words[end]), words[end].token.gap.isSubset(of: .hyphen) {
            end += 1
        }
        let isWhole = words.indices.allSatisfy { position in
            (start..<end).contains(position)
                || !words[position].isContent
                    && !isUnknown(words[position])
        }
        return isWhole && end - start <= 4 ? start..<end : nil
    }

    private static let exercises: Set<WordHash> = hashes(
        """
        run ran running walk walks walked walking jog jogged jogging swim swam swimming bike biked \
        biking cycle cycled cycling workout exercise exercised exercising gym treadmill rowed rowing \
        hike hiked hiking climbed lifted lifting training trained yoga sport steps
        """)

    /// "ate a zorblax", "had a fribbit for lunch", "fribbit for lunch": what was eaten, whatever it is.
    private var eatenFood: Range<Int>? {
        let words = sentence.words
        let verb = words.prefix(6).firstIndex { Self.verbs.contains($0.token.surface) }
        var start = verb.map { $0 + 1 } ?? 0
        while start < words.count, words[start].has(.article) || words[start].has(.hedge) {
            start += 1
        }
        // "meet Sarah for lunch"
        let most = verb == nil ? 1 : 3
        var end = start
        while end < words.count, end - start < most, isUnknown(words[end]),
            end == start || words[end].token.gap.isSubset(of: [.hyphen])
        {
            end += 1
        }
        guard end > start,
            words[..<start].allSatisfy({ $0.token.gap.isDisjoint(with: [.sentence]) })
        else { return nil }
        // Other things than meals are had too, and some verbs only take a meal.
        let isSure = verb.map { Self.sureVerbs.contains(words[$0].token.surface) } ?? false
        let isForMeal =
            end + 1 < words.count && words[end].token.surface == Self.for
            && words[end + 1].has(.meal)
        let isWholeRest = words[end...].allSatisfy {
            $0.isTaken || $0.has(.meal) || $0.has(.filler)
        }
        return isWholeRest && (isSure || isForMeal) ? start..<end : nil
    }

    private static let sureVerbs: Set<WordHash> = hashes(
        "ate eaten drank drunk munched nibbled devoured sipped gulped")
    private static let verbs: Set<WordHash> = sureVerbs.union(hashes("had have having enjoyed"))
    private static let `for` = WordHash("for")

    private static func hashes(_ text: String) -> Set<WordHash> {
        Set(text.split(separator: " ").map { WordHash(String($0)) })
    }

    private func isUnknown(_ word: SentenceWord) -> Bool {
        word.word < 0 && word.kinds.isEmpty && !word.isTaken && !word.token.isNumber
            && word.token.length > 2 && word.token.traits.isDisjoint(with: [.negated])
            && Lexicon.isNoFood(word.token.word) == false
    }
}
