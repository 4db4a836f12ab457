internal import FoodCatalog
internal import Nutrition

/// What the foods leave over: words that were not understood, the occasion, foods that nobody knows.
struct LeftoverPass {
    let sentence: FinishedSentence

    /// Where words stand that were not understood: outside of all foods, or inside of one that knows
    /// nothing of them.
    func unread(outside matches: [MatchedSpan], index: FoodIndex) -> [Int] {
        var unread: [Int] = []
        for (position, word) in sentence.words.enumerated()
        // What was moved in front of a food has no place of its own.
        where isUnread(word) && word.token.start < word.token.end {
            if isKindOfDrink(position, behind: matches) || isSpring(position) || isPlace(position) {
                continue
            }
            if word.word >= 0,
                let match = matches.first(where: { $0.span.contains(position) }),
                !word.isGuess && !isIgnored(position, by: match, index: index)
                    || isExplained(word, by: match, index: index)
            {
                continue
            }
            unread.append(position)
        }
        return unread
    }

    /// "cola-type drink", "orange juice beverage": says only what kind of thing the food in front of it is.
    private func isKindOfDrink(_ position: Int, behind matches: [MatchedSpan]) -> Bool {
        let word = sentence.words[position]
        guard Self.drinks.contains(word.token.word) else { return false }
        // "cola-type drink", "a cream soda to drink"
        var start = position
        while start > 0, sentence.words[start].token.gap.isDisjoint(with: .hard),
            !matches.contains(where: { $0.span.end == start }),
            start == position || !sentence.words[start].isContent
                || sentence.words[start].has(.modifier)
        {
            start -= 1
        }
        return sentence.words[start].token.gap.isDisjoint(with: .hard)
            && matches.contains { $0.span.end == start }
    }

    /// "160 g of Ferrarelle water", "bottled water from Fonte Elisa": the name of a spring, in which there is nothing but water.
    private func isSpring(_ position: Int) -> Bool {
        guard sentence.words[position].token.traits.contains(.capital) else { return false }
        let far = 3
        for next
            in (position + 1)..<max(position + 1, min(position + 1 + far, sentence.words.count))
        {
            let word = sentence.words[next]
            guard word.token.gap.isSubset(of: .hyphen) else { break }
            if word.token.surface == .water { return true }
            guard isOfSpring(word) else { break }
        }
        var last = position
        while last > 0, position - last < far,
            sentence.words[last].token.gap.isDisjoint(with: [.sentence, .comma])
        {
            last -= 1
            let word = sentence.words[last]
            if word.token.surface == .water { return true }
            guard isOfSpring(word) || word.token.surface == .from else { break }
        }
        return false
    }

    /// "bread from Stara Zagora": where it is from.
    private func isPlace(_ position: Int) -> Bool {
        var last = position
        while last > 0, position - last < 3,
            sentence.words[last].token.traits.contains(.capital),
            sentence.words[last].token.gap.isEmpty
        {
            last -= 1
            if sentence.words[last].token.surface == .from { return true }
        }
        return false
    }

    private func isOfSpring(_ word: SentenceWord) -> Bool {
        word.token.traits.contains(.capital) || Self.springs.contains(word.token.surface)
    }

    /// Whether the name that was chosen holds a word.
    private func isExplained(_ word: SentenceWord, by match: MatchedSpan, index: FoodIndex) -> Bool
    {
        index.words(of: index.names[Int(match.candidates[0].name)]).contains {
            $0.word == word.word
        }
    }

    /// "decaf oat latte": whether a word that alone names a food, in front of what the thing is called,
    /// is in no name of the food it was taken for. Behind it stands what kind of thing it is ("Goldfish crackers").
    private func isIgnored(_ position: Int, by match: MatchedSpan, index: FoodIndex) -> Bool {
        let word = sentence.words[position]
        guard word.isName, word.isStrong, match.span.end - match.span.start <= 4,
            position + 1 < match.span.end
        else { return false }
        let chosen = Int(match.candidates[0].name)
        let holds = { (name: Int, word: Int32) in
            index.words(of: index.names[name]).contains { $0.word == word }
        }
        guard
            !holds(chosen, word.word),
            sentence.words[position + 1..<match.span.end].contains(where: {
                $0.isStrong && $0.word >= 0 && holds(chosen, $0.word)
            })
        else { return false }
        // A food's names stand together.
        let food = index.names[chosen].food
        var name = chosen
        while name > 0, index.names[name - 1].food == food { name -= 1 }
        while name < index.names.count, index.names[name].food == food {
            if holds(name, word.word) { return false }
            name += 1
        }
        return true
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
            if let meal = word.namedMeal { return meal }
        }
        return nil
    }

    /// Words with an amount in front of them that no food explains, as items without figures, and
    /// where each begins.
    func unknownFoods(outside spans: [Span], writer: ItemWriter) -> [(Int, ReadingItem)] {
        var found: [(Int, ReadingItem)] = []
        for quantity in sentence.quantities where quantity.isExact || quantity.container >= 0 {
            guard
                let words = quantity.isTrailing
                    ? unknown(before: quantity) : unknown(behind: quantity),
                words.count <= 4, isFood(words, of: quantity, isAlone: spans.isEmpty),
                !spans.contains(where: { $0.start < words.upperBound && words.lowerBound < $0.end }
                ),
                quantity.isTrailing || !spans.contains(where: { $0.start == words.upperBound })
            else { continue }
            found.append((words.lowerBound, writer.unknown(quantity, words: words)))
        }
        if found.isEmpty, spans.isEmpty, let food = someFood {
            found.append((food.lowerBound, writer.unknown(nil, words: food)))
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

    /// Whether what is counted may be food: "two zorblaxes", but neither "900 words" nor "bed 7, obs every two
    /// hours", where nothing is known, weighed or eaten.
    private func isFood(_ words: Range<Int>, of quantity: Quantity, isAlone: Bool) -> Bool {
        guard isAlone, quantity.measure == nil, quantity.container < 0,
            !sentence.words.contains(where: { $0.has(.eating) || $0.has(.meal) })
        else { return true }
        return quantity.count <= Self.mostPieces
            && sentence.words.indices.allSatisfy { position in
                words.contains(position) || (quantity.start..<quantity.end).contains(position)
                    || !sentence.words[position].isContent && !isUnknown(sentence.words[position])
            }
    }

    /// The most pieces of a food that nobody knows.
    private static let mostPieces = 24.0

    /// "zorblax 250 kcal": what has figures is a food, unless it is what burns them.
    private var statedFood: Range<Int>? {
        guard !sentence.figures.isEmpty else { return nil }
        let words = sentence.words
        guard !words.contains(where: { Self.exercises.contains($0.token.surface) }),
            let start = words.indices.first(where: { isUnknown(words[$0]) })
                ?? Self.vessel(in: words)
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

    /// "A bar with 200 mg caffeine": what is told by what it comes in alone.
    static func vessel(in words: [SentenceWord]) -> Int? {
        words.indices.first { position in
            let word = words[position]
            return word.has(.container) && !word.isTaken && !word.token.isNumber
                && vessels.contains(word.token.surface)
        }
    }

    /// The unknown words behind an amount, with what is said of them: "500 g of fried unicorn".
    private func unknown(behind quantity: Quantity) -> Range<Int>? {
        let words = sentence.words
        var end = quantity.end
        while end < words.count, words[end].has(.modifier) || words[end].has(.descriptor),
            !words[end].isTaken, end == quantity.end || words[end].token.gap.isSubset(of: .hyphen)
        {
            end += 1
        }
        let first = end
        while end < words.count, isUnknown(words[end]),
            end == quantity.end || words[end].token.gap.isSubset(of: .hyphen)
        {
            end += 1
        }
        guard end > first, words[quantity.end].token.gap.isDisjoint(with: .hard) else { return nil }
        return quantity.end..<end
    }

    /// The unknown words before an amount: "zorblax 100g".
    private func unknown(before quantity: Quantity) -> Range<Int>? {
        guard quantity.measure != nil || quantity.container >= 0 else { return nil }
        var start = quantity.start
        while start > 0, isUnknown(sentence.words[start - 1]) {
            start -= 1
            if !sentence.words[start].token.gap.isSubset(of: .hyphen) { break }
        }
        return start < quantity.start ? start..<quantity.start : nil
    }

    /// "some khachapuri": what is had some of, when nothing else is said.
    private var someFood: Range<Int>? {
        let words = sentence.words
        guard words.count > 1, words.count <= 3, words[0].token.surface == Self.some,
            words[1...].allSatisfy({ isUnknown($0) && $0.token.gap.isSubset(of: .hyphen) })
        else { return nil }
        return 1..<words.count
    }

    private static var some: WordHash { "some" }

    /// "ate a zorblax", "had a fribbit for lunch", "fribbit for lunch": what was eaten, whatever it is.
    private var eatenFood: Range<Int>? {
        let words = sentence.words
        let verb = words.prefix(6).firstIndex { Self.isVerb($0.token.surface) }
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
        let isSure = verb.map { Self.sure.contains(words[$0].token.surface) } ?? false
        let isForMeal =
            end + 1 < words.count && words[end].token.surface == .for
            && words[end + 1].has(.meal)
        let isWholeRest = words[end...].allSatisfy {
            $0.isTaken || $0.has(.meal) || $0.has(.filler)
        }
        return isWholeRest && (isSure || isForMeal) ? start..<end : nil
    }

    private static func isVerb(_ word: WordHash) -> Bool {
        sure.contains(word) || having.contains(word)
    }

    private func isUnknown(_ word: SentenceWord) -> Bool {
        (word.word < 0 || word.isGuess) && word.kinds.isEmpty && !word.isTaken
            && !word.token.isNumber
            && word.token.length > 2 && word.token.traits.isDisjoint(with: [.negated])
            && Lexicon.isNoFood(word.token.word) == false
            && SenseRole.of(word.token).isSubset(of: .named)
    }
}

extension SentenceWord {
    /// The occasion that the word names.
    var namedMeal: Meal? { LeftoverPass.meals[token.word] }
}
