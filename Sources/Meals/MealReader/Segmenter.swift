internal import FoodCatalog

/// A stretch of a sentence taken for one food.
struct Span: Equatable {
    func contains(_ position: Int) -> Bool { start <= position && position < end }

    var start: Int
    /// One past the last word.
    var end: Int
    /// The best name of the index for it.
    var name: Int32
    var score: Float
    /// The highest sum of a name for it.
    var best: Float
}

/// Cuts a sentence into foods: of all ways to do so the one that explains most, by dynamic
/// programming over spans.
///
/// The score of a name for a span is a sum over words: a gain for each word explained, a cost for
/// each that is not, and what the name claims beyond them. `NameChains` finds the best sums for all
/// spans that end at a word in one pass over the word's postings.
struct Segmenter {
    let index: FoodIndex
    let weights: ReaderWeights
    /// Longest span in words.
    static let reach = 24
    /// Sum of barriers beyond which words are not tried as one food.
    static let farthest: Float = 7

    /// The spans that begin at one word, while they grow.
    private struct Beginning {
        /// Whether a food may begin here.
        var isOpen: Bool
        var hasAmount: Bool
        var hasStrong = false
        var barred: Float = 0
        /// What the words cost that a name does not hold; given back for those that it holds.
        var spent: Float = 0
        var plain = BestName()
        var composed = BestName()
    }

    /// The spans of the best cut, left to right.
    func spans(of sentence: FinishedSentence, chains: inout NameChains) -> [Span] {
        let count = sentence.words.count
        guard count > 0 else { return [] }
        chains.begin(words: count)
        // Bare memory: every pair of words of every text is looked at here.
        return sentence.words.withUnsafeBufferPointer { words in
            withUnsafeTemporaryAllocation(of: Beginning.self, capacity: count) { beginnings in
                cut(words, of: sentence, beginnings, &chains)
            }
        }
    }

    private func cut(
        _ words: UnsafeBufferPointer<SentenceWord>, of sentence: FinishedSentence,
        _ beginnings: UnsafeMutableBufferPointer<Beginning>, _ chains: inout NameChains
    ) -> [Span] {
        var bestSpan = [Span?](repeating: nil, count: words.count + 1)
        var total = [Float](repeating: -.infinity, count: words.count + 1)
        total[0] = 0
        // Spans that begin before it cannot reach the word at hand.
        var first = 0
        var last = -1
        for position in words.indices {
            let word = words[position]
            beginnings.initializeElement(
                at: position,
                to: Beginning(
                    isOpen: mayBegin(at: position, words),
                    hasAmount: position > 0 && words[position - 1].quantity >= 0))
            let barrier = sentence.barriers[position]
            if barrier != 0 {
                for start in first..<position { beginnings[start].barred += barrier }
            }
            // Nothing that far apart is one food.
            while first < position,
                beginnings[first].barred >= Self.farthest || position - first >= Self.reach
            {
                first += 1
            }
            let isMatched = Self.isMatched(word)
            var earlier = -1
            if isMatched {
                earlier =
                    words[first..<position].lastIndex { $0.word == word.word && !$0.isTaken } ?? -1
                chains.add(
                    NameChains.Share(
                        word: word.word, match: word.match, gain: word.cost,
                        again: index.rarity[Int(word.word)] * weights.again, earlier: earlier),
                    at: position, from: first, of: index, headless: weights.headMissing,
                    neighbours: NameChains.Neighbours(
                        before: last >= first,
                        behind: reachesNext(from: position, words, sentence.barriers)))
                last = position
            }
            guard isMatched else {
                if !word.isTaken, word.cost != 0 {
                    for start in first...position where beginnings[start].isOpen {
                        beginnings[start].spent += word.cost
                    }
                }
                total[position + 1] = skipping(word, at: total[position])
                continue
            }
            for start in first...position {
                if start == position {
                    let skipped = skipping(word, at: total[position])
                    if skipped > total[position + 1] {
                        total[position + 1] = skipped
                        bestSpan[position + 1] = nil
                    }
                }
                guard beginnings[start].isOpen else { continue }
                if start > earlier { beginnings[start].spent += word.cost }
                if word.isStrong { beginnings[start].hasStrong = true }
                let isImproved = improve(&beginnings[start], at: start, chains)
                guard isImproved, beginnings[start].hasStrong else { continue }
                let beginning = beginnings[start]
                let plain = beginning.plain.sum - beginning.barred
                let joined = beginning.composed.sum - beginning.barred * weights.composed
                let span = Span(
                    start: start, end: position + 1,
                    name: plain >= joined ? beginning.plain.name : beginning.composed.name,
                    score: max(plain, joined) - beginning.spent, best: beginning.plain.sum)
                let value =
                    total[start] + span.score - weights.item
                    + (beginning.hasAmount ? weights.amount : 0)
                    - 0.5 * (sentence.cuts[start] + sentence.cuts[span.end])
                if value > total[span.end] {
                    total[span.end] = value
                    bestSpan[span.end] = span
                }
            }
        }
        return Self.path(through: bestSpan)
    }

    /// Whether names are looked up for a word.
    private static func isMatched(_ word: SentenceWord) -> Bool {
        !word.isTaken && word.word >= 0 && word.match > 0
    }

    /// Whether a span that begins at a position may hold the next word that names are looked up for.
    private func reachesNext(
        from position: Int, _ words: UnsafeBufferPointer<SentenceWord>, _ barriers: [Float]
    ) -> Bool {
        var barred: Float = 0
        for next in position + 1..<max(min(words.count, position + Self.reach), position + 1) {
            barred += barriers[next]
            if barred >= Self.farthest { return false }
            if Self.isMatched(words[next]) { return true }
        }
        return false
    }

    /// What the words up to `word` come to when that is part of no food, and those before it to `total`.
    private func skipping(_ word: SentenceWord, at total: Float) -> Float {
        let skipped = total - word.cost
        guard word.isStrong, !word.isTaken, word.isName || !word.isGuess else { return skipped }
        return skipped - (word.isName ? weights.skipName : weights.skip)
    }

    /// Whether a food may begin with a word.
    private func mayBegin(at start: Int, _ words: UnsafeBufferPointer<SentenceWord>) -> Bool {
        let word = words[start]
        guard word.word >= 0, !word.isTaken else { return false }
        if word.isContent { return true }
        // "lunch meat", but not "for lunch, I had".
        return start + 1 < words.count && words[start + 1].isContent
            && words[start + 1].token.gap.isSubset(of: .tight)
    }

    /// Takes over the names that the word added last made better; true when there was one.
    @inline(__always)
    private func improve(
        _ beginning: inout Beginning, at start: Int, _ chains: borrowing NameChains
    ) -> Bool {
        var isImproved = false
        let plain = chains.links.plain[start]
        if plain.sum > beginning.plain.sum {
            beginning.plain = plain
            isImproved = true
        }
        let composed = chains.links.composed[start]
        if composed.sum > beginning.composed.sum {
            beginning.composed = composed
            isImproved = true
        }
        return isImproved
    }

    private static func path(through bestSpan: [Span?]) -> [Span] {
        var spans: [Span] = []
        var end = bestSpan.count - 1
        while end > 0 {
            if let span = bestSpan[end] {
                spans.append(span)
                end = span.start
            } else {
                end -= 1
            }
        }
        spans.reverse()
        return spans
    }
}
