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
    /// How often the person ate a food, by where it stands in the catalog.
    let eaten: [Int32: Int]
    let barriers: [Float]

    /// Best first, at most `limit`, one entry per food, for a span of the sentence that the chains at
    /// `desk` were made of.
    func candidates(
        for span: Span, of words: [SentenceWord], limit: Int, at desk: inout Desk
    ) -> [Candidate] {
        let index = catalog.index
        var spent: Float = 0
        desk.shares.removeAll(keepingCapacity: true)
        var number = words[..<span.start].count(where: \.isSought)
        for position in span.start..<span.end {
            let word = words[position]
            guard !word.isTaken else { continue }
            guard word.isSought else {
                spent += word.cost
                continue
            }
            let isRepeated = words[span.start..<position].contains {
                $0.word == word.word && !$0.isTaken
            }
            if !isRepeated { spent += word.cost }
            desk.shares.append(
                NameScores.Share(
                    number: number, word: word.word, match: isRepeated ? 0 : word.match,
                    gain: isRepeated ? index.rarity[Int(word.word)] * weights.again : word.cost,
                    isRepeated: isRepeated))
            number += 1
        }
        desk.adjustment.begin(
            span, of: words, barriers: barriers, index: index, weights: weights)
        let adjustment = desk.adjustment
        let names = likely(floor: span.best - WordNames.reach, at: &desk)
        let most = adjustment.most + (eaten.isEmpty ? 0 : weights.history)
        var candidates: [Candidate] = []
        candidates.reserveCapacity(limit + 1)
        for scored in names {
            let (name, value) = (scored.name, scored.value)
            // What cannot come among the best need not be looked at any closer, nor what is worth less yet.
            if candidates.count == limit, value - spent + most < candidates[limit - 1].score {
                break
            }
            let food = index.names[Int(name)].food
            var score = value - spent + (adjustment.value(of: name, in: index) + habit(of: food))
            if adjustment.lacksDish(name, in: index), isIngredient(food) { score -= weights.dish }
            if let known = candidates.firstIndex(where: { $0.food == food }) {
                // Of names that come to the same the first is meant: what a food is called before its aliases.
                guard (score, -name) > (candidates[known].score, -candidates[known].name) else {
                    continue
                }
                candidates.remove(at: known)
            }
            let place = candidates.firstIndex {
                $0.score != score ? $0.score < score : $0.food > food
            }
            candidates.insert(
                Candidate(food: food, name: name, score: score), at: place ?? candidates.count)
            if candidates.count > limit { candidates.removeLast() }
        }
        return candidates
    }

    /// Whether a food is what dishes are made of.
    private func isIngredient(_ food: Int32) -> Bool {
        switch catalog.foods[Int(food)].category {
        case .protein, .vegetable, .fruit, .dairy, .condiment: true
        default: false
        }
    }

    /// What a food is ahead for having been eaten before.
    private func habit(of food: Int32) -> Float {
        guard !eaten.isEmpty, let times = eaten[food] else { return 0 }
        return weights.history * Float(min(times, 8) + 4) / 12
    }

    /// The names whose sum is above what is within reach of the best, each once, the best three dozen.
    private func likely(floor: Float, at desk: inout Desk) -> [NameScores.Scored] {
        desk.scores.names(
            for: desk.shares, above: floor, most: 36, in: catalog.index, chains: &desk.chains,
            headless: weights.headMissing)
    }
}
