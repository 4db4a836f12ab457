import FoodCatalog
import TestSupport
import Testing

@testable import MealReader

struct NameChainsTests {
    private let passes = ReadingPasses()

    /// What each name comes to for the words of `range`, by adding each word on its own.
    private func sums(of range: ClosedRange<Int>, _ words: [SentenceWord]) -> [Int32: Float] {
        let index = passes.catalog.index
        var sums: [Int32: Float] = [:]
        var hasHead: Set<Int32> = []
        for position in range {
            let word = words[position]
            guard isHeld(word) else { continue }
            let isRepeated = words[range.lowerBound..<position].contains {
                $0.word == word.word && !$0.isTaken
            }
            for place in index.postings(of: word.word) {
                let posting = index.postings[place]
                let gain =
                    isRepeated
                    ? index.rarity[Int(word.word)] * passes.weights.again
                    : posting.weight * word.match + word.cost
                let isFirstHead = posting.isHead && hasHead.insert(posting.name).inserted
                guard let sum = sums[posting.name] else {
                    let base = index.names[Int(posting.name)].base
                    sums[posting.name] =
                        base - (isFirstHead ? 0 : passes.weights.headMissing) + gain
                    continue
                }
                sums[posting.name] = sum + (isFirstHead ? passes.weights.headMissing : 0) + gain
            }
        }
        return sums
    }

    private func isHeld(_ word: SentenceWord) -> Bool {
        !word.isTaken && word.word >= 0 && word.match > 0
    }

    /// The best name that holds the last word of `range`.
    private func best(
        of range: ClosedRange<Int>, _ words: [SentenceWord],
        where isMeant: (FoodIndex.Posting) -> Bool
    ) -> BestName {
        let index = passes.catalog.index
        let sums = sums(of: range, words)
        var best = BestName()
        for place in index.postings(of: words[range.upperBound].word)
        where isMeant(index.postings[place]) {
            let name = index.postings[place].name
            if let sum = sums[name], sum > best.sum { best = BestName(name: name, sum: sum) }
        }
        return best
    }

    @Test func `one pass finds the names that adding word by word finds`() {
        let index = passes.catalog.index
        var chains = NameChains(names: index.names.count, words: index.rarity.count)
        var random = SplitMix64(seed: 11)
        for round in 0..<150 {
            let text = RandomSentence.text(words: Int.random(in: 1...12, using: &random), &random)
            let words = passes.sentence(text).words
            chains.begin(words: words.count)
            for (position, word) in words.enumerated() where isHeld(word) {
                let first = max(0, position - 7)
                let earlier = words[..<position].lastIndex { $0.word == word.word && !$0.isTaken }
                chains.add(
                    NameChains.Share(
                        word: word.word, match: word.match, gain: word.cost,
                        again: index.rarity[Int(word.word)] * passes.weights.again,
                        earlier: earlier ?? -1),
                    at: position, from: first, of: index, headless: passes.weights.headMissing)
                for start in first...position {
                    let plain = best(of: start...position, words) { _ in true }
                    let composed = best(of: start...position, words) { $0.isComposed }
                    #expect(chains.plain[start] == plain, "round \(round): \(text)")
                    #expect(chains.composed[start] == composed, "round \(round): \(text)")
                }
            }
        }
    }

    @Test func `a span's names are those that adding word by word finds within reach`() {
        let index = passes.catalog.index
        var desk = Desk(passes.catalog)
        var random = SplitMix64(seed: 12)
        for round in 0..<150 {
            let text = RandomSentence.text(words: Int.random(in: 1...12, using: &random), &random)
            let sentence = passes.sentence(text)
            let segmenter = Segmenter(index: index, weights: passes.weights)
            for span in segmenter.spans(of: sentence, chains: &desk.chains) {
                var shares: [NameScores.Share] = []
                let first = sentence.words[..<span.start].count(where: isHeld)
                for word in sentence.words[span.start..<span.end].filter(isHeld) {
                    let isRepeated = shares.contains { $0.word == word.word }
                    shares.append(
                        NameScores.Share(
                            number: first + shares.count, word: word.word,
                            match: isRepeated ? 0 : word.match,
                            gain: isRepeated
                                ? index.rarity[Int(word.word)] * passes.weights.again : word.cost,
                            isRepeated: isRepeated))
                }
                let floor = span.best - WordNames.reach
                let names = desk.scores.names(
                    for: shares, above: floor, in: index, chains: &desk.chains,
                    headless: passes.weights.headMissing)
                let wanted = sums(of: span.start...span.end - 1, sentence.words)
                    .filter { $0.value > floor }
                #expect(!names.isEmpty, "round \(round): \(text)")
                #expect(
                    Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.value) }) == wanted,
                    "round \(round): \(text)")
            }
        }
    }
}
