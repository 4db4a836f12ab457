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
    ///
    /// Only words that names are looked up for have them, and here and in `NameChains` go by their number
    /// among those: they are half of all.
    private struct Beginning {
        var position: Int
        var word: Int32
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

    /// The best that the words up to some place come to, and the food that they end with.
    private struct Cut {
        var total = -Float.infinity
        var span: Span?
    }

    /// The spans of the best cut, left to right.
    func spans(of sentence: FinishedSentence, chains: inout NameChains) -> [Span] {
        let count = sentence.words.count
        guard count > 0 else { return [] }
        chains.begin(words: count)
        // Bare memory: every pair of words of every text is looked at here.
        return sentence.words.withUnsafeBufferPointer { words in
            withUnsafeTemporaryAllocation(of: Beginning.self, capacity: count) { beginnings in
                withUnsafeTemporaryAllocation(of: Cut.self, capacity: count + 1) { cuts in
                    cuts.initialize(repeating: Cut())
                    cut(words, of: sentence, beginnings, cuts, &chains)
                    return Self.path(through: cuts)
                }
            }
        }
    }

    /// Finds the best cut up to each word.
    private func cut(
        _ words: UnsafeBufferPointer<SentenceWord>, of sentence: FinishedSentence,
        _ beginnings: UnsafeMutableBufferPointer<Beginning>,
        _ cuts: UnsafeMutableBufferPointer<Cut>, _ chains: inout NameChains
    ) {
        cuts[0].total = 0
        // How many beginnings there are, and the first whose spans can reach the word at hand.
        var (count, first) = (0, 0)
        for position in words.indices {
            let word = words[position]
            let barrier = sentence.barriers[position]
            if barrier != 0 {
                for start in first..<count { beginnings[start].barred += barrier }
            }
            // Nothing that far apart is one food.
            while first < count,
                beginnings[first].barred >= Self.farthest
                    || position - beginnings[first].position >= Self.reach
            {
                first += 1
            }
            guard word.isSought else {
                if !word.isTaken, word.cost != 0 {
                    for start in first..<count { beginnings[start].spent += word.cost }
                }
                cuts[position + 1].total = skipping(word, at: cuts[position].total)
                continue
            }
            let number = count
            count += 1
            beginnings.initializeElement(
                at: number,
                to: Beginning(
                    position: position, word: word.word, isOpen: mayBegin(at: position, words),
                    hasAmount: position > 0 && words[position - 1].quantity >= 0))
            let earlier = beginnings[first..<number].lastIndex { $0.word == word.word } ?? -1
            chains.add(
                NameChains.Share(
                    word: word.word, match: word.match, gain: word.cost,
                    again: index.rarity[Int(word.word)] * weights.again, earlier: earlier),
                at: number, from: first, of: index, headless: weights.headMissing,
                neighbours: NameChains.Neighbours(
                    before: first < number,
                    behind: reachesNext(from: position, words, sentence.barriers)))
            for start in first...number {
                if start == number {
                    let skipped = skipping(word, at: cuts[position].total)
                    if skipped > cuts[position + 1].total {
                        cuts[position + 1] = Cut(total: skipped)
                    }
                }
                guard beginnings[start].isOpen else { continue }
                if start > earlier { beginnings[start].spent += word.cost }
                if word.isStrong { beginnings[start].hasStrong = true }
                let isImproved = improve(&beginnings[start], at: start, chains)
                guard isImproved, beginnings[start].hasStrong else { continue }
                end(beginnings[start], at: position + 1, of: sentence, cuts)
            }
        }
    }

    /// Ends a span in front of a word, if it makes the best cut up to there.
    @inline(__always)
    private func end(
        _ beginning: Beginning, at end: Int, of sentence: FinishedSentence,
        _ cuts: UnsafeMutableBufferPointer<Cut>
    ) {
        let plain = beginning.plain.sum - beginning.barred
        let joined = beginning.composed.sum - beginning.barred * weights.composed
        let span = Span(
            start: beginning.position, end: end,
            name: plain >= joined ? beginning.plain.name : beginning.composed.name,
            score: max(plain, joined) - beginning.spent, best: beginning.plain.sum)
        let value =
            cuts[span.start].total + span.score - weights.item
            + (beginning.hasAmount ? weights.amount : 0)
            - 0.5 * (sentence.cuts[span.start] + sentence.cuts[span.end])
        if value > cuts[span.end].total { cuts[span.end] = Cut(total: value, span: span) }
    }

    /// Whether a span that begins at a position may hold the next word that names are looked up for.
    private func reachesNext(
        from position: Int, _ words: UnsafeBufferPointer<SentenceWord>, _ barriers: [Float]
    ) -> Bool {
        var barred: Float = 0
        for next in position + 1..<max(min(words.count, position + Self.reach), position + 1) {
            barred += barriers[next]
            if barred >= Self.farthest { return false }
            if words[next].isSought { return true }
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

    private static func path(through cuts: UnsafeMutableBufferPointer<Cut>) -> [Span] {
        var spans: [Span] = []
        var end = cuts.count - 1
        while end > 0 {
            if let span = cuts[end].span {
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

extension SentenceWord {
    /// Whether names are looked up for the word.
    var isSought: Bool { !isTaken && word >= 0 && match > 0 }
}
