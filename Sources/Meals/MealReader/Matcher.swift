internal import FoodCatalog
internal import Nutrition

/// A food that a span may mean.
struct Candidate {
    var food: Int32
    var name: Int32
    var score: Float
}

/// Ranks the foods for one span by what the segmenter's plain sum cannot see: the head word, the
/// portions, what was said to be absent, and what the person usually eats.
struct Matcher {
    let catalog: FoodCatalog
    let weights: ReaderWeights
    let history: [FoodID: Int]
    let barriers: [Float]

    /// Best first, at most `limit`, one entry per food.
    func candidates(
        for span: Span, of words: [SentenceWord], limit: Int, scores: inout NameScores
    ) -> [Candidate] {
        let index = catalog.index
        scores.begin()
        var touched: [Int32] = []
        var best = -Float.infinity
        var spent: Float = 0
        for position in span.start..<span.end {
            let word = words[position]
            guard !word.isTaken else { continue }
            guard word.word >= 0, word.match > 0 else {
                spent += word.cost
                continue
            }
            let isRepeated = words[span.start..<position].contains {
                $0.word == word.word && !$0.isTaken
            }
            let match = isRepeated ? 0 : word.match
            let gain =
                isRepeated ? index.rarity[Int(word.word)] * weights.again : word.cost
            if !isRepeated { spent += word.cost }
            for posting in index.postings[index.postings(of: word.word)] {
                if scores.value(of: posting.name) == nil { touched.append(posting.name) }
                let value = scores.add(
                    posting.weight * match + gain, for: posting, headless: weights.headMissing,
                    index: index)
                best = max(best, value)
            }
        }
        var barred: Float = 0
        for position in span.start..<span.end where position > span.start {
            barred += min(barriers[position], 3) * (1 - weights.composed)
        }
        let floor = best - 4.5
        var candidates: [Candidate] = []
        for name in touched {
            guard let value = scores.value(of: name), value > floor else { continue }
            let food = index.names[Int(name)].food
            let score =
                value - spent
                + adjustment(
                    name: name, span: span, words: words, barred: barred)
            if let known = candidates.firstIndex(where: { $0.food == food }) {
                if score > candidates[known].score {
                    candidates[known] = Candidate(food: food, name: name, score: score)
                }
            } else {
                candidates.append(Candidate(food: food, name: name, score: score))
            }
        }
        candidates.sort {
            $0.score != $1.score ? $0.score > $1.score : $0.food < $1.food
        }
        return Array(candidates.prefix(limit))
    }

    private func adjustment(
        name number: Int32, span: Span, words: [SentenceWord], barred: Float
    ) -> Float {
        let index = catalog.index
        let name = index.names[Int(number)]
        var value: Float = 0
        var isWhole = true
        for nameWord in index.words(of: name) {
            var isSaid = false
            for position in span.start..<span.end where words[position].word == nameWord.word {
                isSaid = isSaid || !words[position].isTaken
            }
            if !isSaid, nameWord.claim > 0 { isWhole = false }
        }
        if name.isComposed {
            value += barred
        }
        if isWhole { value += weights.exact }
        for position in span.start..<min(words.count, span.end + 2)
        where words[position].absent >= 0 {
            if index.words(of: name).contains(where: { $0.word == words[position].absent }) {
                value -= weights.negation
            }
        }
        if !history.isEmpty, let times = history[catalog.foods[Int(name.food)].id] {
            value += weights.history * Float(min(times, 8) + 4) / 12
        }
        return value
    }
}
