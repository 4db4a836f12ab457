import FoodCatalog
import TestSupport
import Testing

@testable import MealReader

struct NameChainsTests {
    private let passes = ReadingPasses()

    /// The best name that holds the last word of `start...end`, by adding each word on its own.
    private func best(
        from start: Int, through end: Int, _ words: [SentenceWord], _ scores: inout NameScores,
        where isMeant: (FoodIndex.Posting) -> Bool
    ) -> BestName {
        let index = passes.catalog.index
        scores.begin()
        for position in start...end {
            let word = words[position]
            guard !word.isTaken, word.word >= 0, word.match > 0 else { continue }
            let isRepeated = words[start..<position].contains {
                $0.word == word.word && !$0.isTaken
            }
            scores.add(
                index.postings(of: word.word), of: index, match: isRepeated ? 0 : word.match,
                gain: isRepeated
                    ? index.rarity[Int(word.word)] * passes.weights.again : word.cost,
                headless: passes.weights.headMissing)
        }
        var best = BestName()
        for place in index.postings(of: words[end].word) where isMeant(index.postings[place]) {
            let name = index.postings[place].name
            let sum = scores.cells[Int(name)].value
            if sum > best.sum { best = BestName(name: name, sum: sum) }
        }
        return best
    }

    @Test func `one pass finds the names that adding word by word finds`() {
        let index = passes.catalog.index
        var chains = NameChains(names: index.names.count)
        var scores = NameScores(names: index.names.count)
        var random = SplitMix64(seed: 11)
        for round in 0..<150 {
            let text = RandomSentence.text(words: Int.random(in: 1...12, using: &random), &random)
            let words = passes.sentence(text).words
            chains.begin(words: words.count)
            for (position, word) in words.enumerated()
            where !word.isTaken && word.word >= 0 && word.match > 0 {
                let first = max(0, position - 7)
                let earlier = words[..<position].lastIndex { $0.word == word.word && !$0.isTaken }
                chains.add(
                    NameChains.Share(
                        match: word.match, gain: word.cost,
                        again: index.rarity[Int(word.word)] * passes.weights.again,
                        earlier: earlier ?? -1),
                    at: position, from: first, postings: index.postings(of: word.word), of: index,
                    headless: passes.weights.headMissing)
                for start in first...position {
                    let plain = best(from: start, through: position, words, &scores) { _ in true }
                    let composed = best(from: start, through: position, words, &scores) {
                        $0.isComposed
                    }
                    #expect(chains.plain[start] == plain, "round \(round): \(text)")
                    #expect(chains.composed[start] == composed, "round \(round): \(text)")
                }
            }
        }
    }
}
