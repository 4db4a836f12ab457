internal import FoodCatalog

// Names of which no word carries a food on its own.
extension SentenceWords {
    /// "soft serve", "a ready meal": words that say what food is like or how much there is, and in this order
    /// are what one is called, where nothing else is said beside them.
    mutating func markPhrases(index: FoodIndex, weights: ReaderWeights) {
        var position = 0
        while position < words.count {
            guard isWeak(position), let end = phrase(from: position, in: index) else {
                position += 1
                continue
            }
            // "2 pints of bitter"
            let first = words[position..<end].firstIndex { $0.has(.of) } ?? position
            for place in first..<end where words[place].word >= 0 {
                words[place].kinds = []
                words[place].settle(index: index, weights: weights)
            }
            position = end
        }
    }

    /// "tbsp double cream": no two of them.
    mutating func markDoubleCream(index: FoodIndex, weights: ReaderWeights) {
        for position in words.indices.dropLast()
        where words[position].token.surface == .double
            && words[position + 1].token.surface == .cream
        {
            words[position].kinds = .modifier
            words[position].settle(index: index, weights: weights)
        }
    }

    /// "2 rashers and an egg": what is a measure of bacon only is the bacon where nothing follows it.
    private mutating func markRashers(index: FoodIndex, weights: ReaderWeights) {
        for position in words.indices
        where Self.rashers.contains(words[position].token.surface) && words[position].word >= 0 {
            let next = position + 1
            guard
                next == words.count || !words[next].token.gap.isDisjoint(with: .hard)
                    || words[next].token.gap.contains(.and) || words[next].has(.connector)
                    || words[next].has(.eating), position == 0 || !words[position - 1].isContent
            else { continue }
            words[position].kinds = []
            words[position].settle(index: index, weights: weights)
        }
    }

    /// "2 rashers", "a footlong": a measure is the food where no other is said.
    mutating func markMeasures(index: FoodIndex, weights: ReaderWeights) {
        markRashers(index: index, weights: weights)
        guard words.count <= 6, !words.contains(where: { $0.isStrong && $0.word >= 0 }),
            let place = words.lastIndex(where: { Self.measures.contains($0.token.surface) }),
            words[place].word >= 0, index.isName[Int(words[place].word)]
        else { return }
        words[place].kinds = []
        words[place].settle(index: index, weights: weights)
    }

    /// The end of the longest name that begins at a position and stands apart.
    private func phrase(from start: Int, in index: FoodIndex) -> Int? {
        guard isBeginning(start), !words[start].has(.number) else { return nil }
        // "a crunch bar", but not "any special order".
        var isTelling = start == 0 || isApart(start) || words[start - 1].isAmount
        var key = WordHash.seed
        var count = 0
        var isMeal = false
        var longest: Int?
        for position in start..<min(words.count, start + Self.longestPhrase) {
            let word = words[position]
            if position > start {
                if isApart(position) { break }
                if FoodIndex.isGlue(word.token.word) { continue }
            }
            guard isWeak(position), !Self.colours.contains(word.token.surface) else { break }
            key = FoodIndex.phrase(key, word.word)
            count += 1
            isTelling = isTelling || word.kinds.isDisjoint(with: Self.amounts)
            isMeal = isMeal || word.has(.meal)
            if count > 1, isTelling, index.phrases.contains(key), isEnd(position + 1) {
                longest = position + 1
            }
        }
        // "a full breakfast with eggs"
        if isMeal, words.contains(where: \.isName) { return nil }
        return longest
    }

    private func isBeginning(_ position: Int) -> Bool {
        position == 0 || isApart(position) || !words[position - 1].isContent
    }

    private func isEnd(_ position: Int) -> Bool {
        position >= words.count || isApart(position) || !words[position].isContent
    }

    /// Whether a word stands behind a comma or the like.
    private func isApart(_ position: Int) -> Bool {
        !words[position].token.gap.isDisjoint(with: .hard)
    }

    private func isWeak(_ position: Int) -> Bool {
        let word = words[position]
        return word.word >= 0 && !word.isStrong && !word.isTaken && !word.kinds.isEmpty
            && !word.token.isNumber
    }

    private static let longestPhrase = 6
    private static let amounts: Lexeme.Kinds = [
        .number, .unit, .container, .size, .article, .filler, .eating, .connector, .hedge,
    ]
    private static let measures = WordSet(measureWords)

    /// "beans on toast for tea", "had pasta for my tea": a meal of the day, and no drink.
    static func callTeatime(_ tokens: inout [Token]) {
        // "for tea we had gammon", "tea was pizza"
        guard let first = tokens.indices.first(where: { tokens[$0].surface == .tea }) else {
            return
        }
        if first == 0 || first == 1 && tokens[0].surface == .for, first + 1 < tokens.count,
            first == 0
                ? tokens[1].surface == .was && tokens.count > 2
                : tellers.contains(tokens[first + 1].surface)
                    || !tokens[first + 1].gap.isDisjoint(with: .hard)
        {
            // What was tea was a meal, as dinner is; for tea is a time.
            let called = first == 0 ? WordHash.dinner : WordHash.teatime
            (tokens[first].word, tokens[first].surface) = (called, called)
        }
        for position in tokens.indices.dropFirst(max(first, 2))
        where tokens[position].surface == .tea {
            let next = position + 1
            let isLast =
                next >= tokens.count || !tokens[next].gap.isDisjoint(with: .hard)
                || days.contains(tokens[next].surface)
            let purpose =
                owners.contains(tokens[position - 1].surface) ? position - 2 : position - 1
            guard isLast, purpose > 0, tokens[purpose].surface == .for,
                tokens[purpose].gap.isDisjoint(with: .hard),
                tokens[position].gap.isDisjoint(with: .hard)
            else { continue }
            (tokens[position].word, tokens[position].surface) = (WordHash.teatime, WordHash.teatime)
        }
    }

    /// "berries on top of ice cream" are on ice cream; no food is called after the top of it.
    static func callTops(_ tokens: inout [Token]) {
        guard
            let place = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].surface == .top && tokens[place - 1].surface == .on
                    && tokens[place + 1].surface == .of && tokens[place].gap.isEmpty
            })
        else { return }
        tokens[place + 2].joined = .seed
        tokens.removeSubrange(place..<place + 2)
    }

    /// "shared 4 cookies with my sister": half of each number. Of a thing that nobody counted, the usual amount is
    /// one person's share already.
    mutating func halveShares() {
        guard !quantities.isEmpty,
            let verb = words.firstIndex(where: { Self.sharing.contains($0.token.surface) }),
            let with = words[verb...].firstIndex(where: { $0.token.surface == .with }),
            let first = quantities.firstIndex(where: { $0.start == verb + 1 }),
            words[verb + 1...with].allSatisfy({ !$0.token.gap.contains(.sentence) }),
            // "shared a pizza with Tom, I had 3 slices"
            quantities.allSatisfy({ $0.end <= with }),
            words[(with + 1)...].prefix(2).contains(where: Self.isSomebody)
        else { return }
        for number in quantities.indices[first...]
        where quantities[number].end <= with && quantities[number].isExact {
            quantities[number].count *= 0.5
        }
    }

    private static func isSomebody(_ word: SentenceWord) -> Bool {
        SenseRole.of(word.token.surface).has([.other, .otherPronoun])
            || SenseRole.of(word.token.surface).has(.named) && !word.isName
    }

    private static let sharing = WordSet(sharingWords)
}
