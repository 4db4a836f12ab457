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
        var best = NameScores.Best()
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
            let gain = isRepeated ? index.rarity[Int(word.word)] * weights.again : word.cost
            if !isRepeated { spent += word.cost }
            _ = scores.add(
                index.postings(of: word.word), of: index, match: isRepeated ? 0 : word.match,
                gain: gain, headless: weights.headMissing, best: &best)
        }
        var barred: Float = 0
        for position in span.start..<span.end where position > span.start {
            barred += min(barriers[position], 3) * (1 - weights.composed)
        }
        let floor = best.sum - 4.5
        var candidates: [Candidate] = []
        let head = headWord(of: span, in: words)
        for name in likely(span, words: words, floor: floor, scores: scores) {
            guard let value = scores.value(of: name) else { continue }
            let food = index.names[Int(name)].food
            let score =
                value - spent
                + adjustment(
                    name: name, span: span, words: words, barred: barred, head: head)
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
        name number: Int32, span: Span, words: [SentenceWord], barred: Float, head: Int32
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
        if head >= 0, let word = index.words(of: name).first(where: { $0.word == head }),
            !word.isHead, word.claim > 0
        {
            value -= weights.order
        }
        if name.isComposed {
            value += barred
        }
        if isWhole { value += weights.exact }
        for position in span.start..<span.end {
            let word = words[position]
            guard word.isStrong || word.has(.key), !word.isTaken, word.word >= 0,
                !index.words(of: name).contains(where: { $0.word == word.word })
            else { continue }
            value -= index.rarity[Int(word.word)] * weights.ignored
        }
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

    /// The names whose sum is above `floor`, each once, the best three dozen.
    private func likely(
        _ span: Span, words: [SentenceWord], floor: Float, scores: NameScores
    ) -> [Int32] {
        let index = catalog.index
        var names: [(name: Int32, value: Float)] = []
        for position in span.start..<span.end {
            let word = words[position]
            guard !word.isTaken, word.word >= 0, word.match > 0 else { continue }
            for place in index.postings(of: word.word) {
                let name = index.postings[place].name
                guard let value = scores.value(of: name), value > floor else { continue }
                if !names.contains(where: { $0.name == name }) { names.append((name, value)) }
            }
        }
        guard names.count > 36 else { return names.map(\.name) }
        names.sort { $0.value != $1.value ? $0.value > $1.value : $0.name < $1.name }
        return names.prefix(36).map(\.name)
    }

    /// The noun of a span: its last word before a preposition, "and" or a comma.
    private func headWord(of span: Span, in words: [SentenceWord]) -> Int32 {
        var head: Int32 = -1
        for position in span.start..<span.end {
            let word = words[position]
            if head >= 0,
                word.has(.connector) || word.has(.of)
                    || !word.token.gap.isDisjoint(with: [.comma, .and, .opening, .closing])
            {
                return head
            }
            if word.isStrong, !word.isTaken, word.word >= 0 { head = word.word }
        }
        return head
    }
}
