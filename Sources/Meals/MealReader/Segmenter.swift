internal import FoodCatalog

/// A stretch of a sentence taken for one food.
struct Span: Equatable {
    var start: Int
    /// One past the last word.
    var end: Int
    /// The best name of the index for it.
    var name: Int32
    var score: Float
}

/// Cuts a sentence into foods: of all ways to do so the one that explains most, by dynamic
/// programming over spans.
///
/// The score of a name for a span is a sum over words (a gain for each word explained, a cost for
/// each that is not, and what the name claims beyond them), so extending a span by a word only adds
/// that word's postings.
struct Segmenter {
    let index: FoodIndex
    let weights: ReaderWeights
    /// Longest span in words.
    static let reach = 24
    /// Sum of barriers beyond which words are not tried as one food.
    static let farthest: Float = 7

    /// The spans of the best cut, left to right.
    func spans(
        of sentence: SentenceWords, scores: inout NameScores
    ) -> [Span] {
        let words = sentence.words
        let count = words.count
        guard count > 0 else { return [] }
        var bestSpan = [Span?](repeating: nil, count: count + 1)
        var total = [Float](repeating: -.infinity, count: count + 1)
        total[0] = 0
        for start in 0..<count {
            var skipped = total[start] - words[start].cost
            if words[start].isStrong, !words[start].isTaken,
                words[start].isName || !words[start].isGuess
            {
                skipped -= words[start].isName ? weights.skipName : weights.skip
            }
            if skipped > total[start + 1] {
                total[start + 1] = skipped
                bestSpan[start + 1] = nil
            }
            guard words[start].word >= 0, !words[start].isTaken else { continue }
            let hasAmount = start > 0 && words[start - 1].quantity >= 0
            if !words[start].isContent {
                // "lunch meat", but not "for lunch, I had".
                guard start + 1 < count, words[start + 1].isContent,
                    words[start + 1].token.gap.isSubset(of: [.hyphen, .none])
                else { continue }
            }
            extend(from: start, words: words, barriers: sentence.barriers, scores: &scores) {
                span in
                let value =
                    total[start] + span.score - weights.item + (hasAmount ? weights.amount : 0)
                    - 0.5 * (sentence.cuts[start] + sentence.cuts[span.end])
                if value > total[span.end] {
                    total[span.end] = value
                    bestSpan[span.end] = span
                }
            }
        }
        var spans: [Span] = []
        var end = count
        while end > 0 {
            if let span = bestSpan[end] {
                spans.append(span)
                end = span.start
            } else {
                end -= 1
            }
        }
        return spans.reversed()
    }

    private func extend(
        from start: Int, words: [SentenceWord], barriers: [Float], scores: inout NameScores,
        _ found: (Span) -> Void
    ) {
        scores.begin()
        var best = NameScores.Best()
        var spent: Float = 0
        var barred: Float = 0
        var hasStrong = false
        for position in start..<min(words.count, start + Self.reach) {
            if position > start {
                barred += barriers[position]
                // Nothing that far apart is one food.
                guard barred < Self.farthest else { return }
            }
            let word = words[position]
            guard !word.isTaken else { continue }
            guard word.word >= 0, word.match > 0 else {
                spent += word.cost
                continue
            }
            let isRepeated =
                position > start
                && words[start..<position].contains { $0.word == word.word && !$0.isTaken }
            let gain: Float
            if isRepeated {
                gain = index.rarity[Int(word.word)] * weights.again
            } else {
                gain = word.cost
                spent += word.cost
            }
            hasStrong = hasStrong || word.isStrong
            let isImproved = scores.add(
                index.postings(of: word.word), of: index, match: isRepeated ? 0 : word.match,
                gain: gain, headless: weights.headMissing, best: &best)
            guard isImproved, hasStrong else { continue }
            let plain = best.sum - barred
            let joined = best.composedSum - barred * weights.composed
            found(
                Span(
                    start: start, end: position + 1,
                    name: plain >= joined ? best.name : best.composedName,
                    score: max(plain, joined) - spent))
        }
    }
}
