internal import FoodCatalog
internal import Nutrition

/// One sentence on its way to a reading.
struct ReadingWork {
    let text: String
    let sentence: SentenceWords
    let catalog: FoodCatalog
    let history: [FoodID: Int]
    let weights: ReaderWeights

    mutating func read(_ scores: inout NameScores) -> Reading {
        var reading = Reading(text: text)
        reading.time = sentence.time
        guard !sentence.isOtherTalk else { return reading }
        let words = sentence.words
        let segmenter = Segmenter(index: catalog.index, weights: weights)
        let spans = segmenter.spans(of: sentence, scores: &scores)
        let matcher = Matcher(
            catalog: catalog, weights: weights, history: history,
            barriers: sentence.barriers)
        let weigher = Weigher(words: words)
        let regions = regions(of: spans)
        let bytes = Array(text.utf8)
        for (span, region) in zip(spans, regions) {
            let candidates = matcher.candidates(for: span, of: words, limit: 5, scores: &scores)
            guard let best = candidates.first else { continue }
            let food = catalog.foods[Int(best.food)]
            let weight = weigher.weigh(food, in: region)
            let first =
                region.leading.map { words[$0.start].token.start } ?? words[span.start].token.start
            reading.items.append(
                ReadingItem(
                    text: String(
                        decoding: bytes[Int(first)..<Int(words[span.end - 1].token.end)],
                        as: UTF8.self),
                    name: food.name, food: food.id, amount: weight.amount, unit: weight.unit,
                    grams: Thousandths(weight.grams),
                    nutrients: food.per100g.scaled(by: weight.grams / 100), brand: food.brand,
                    confidence: 0.5, assumption: weight.assumption,
                    alternatives: candidates.dropFirst().map { candidate in
                        let food = catalog.foods[Int(candidate.food)]
                        return ReadingItem.Alternative(
                            food: food.id, name: food.name, score: Double(candidate.score))
                    }))
        }
        reading.confidence = reading.items.isEmpty ? 0 : 0.5
        return reading
    }

    /// Splits the words between foods: what belongs to the food before, what to the one after.
    private func regions(of spans: [Span]) -> [Weigher.Region] {
        var regions: [Weigher.Region] = []
        var lead = 0
        for (number, span) in spans.enumerated() {
            let limit = number + 1 < spans.count ? spans[number + 1].start : sentence.words.count
            let split = number + 1 < spans.count ? border(from: span.end, to: limit) : limit
            var region = Weigher.Region(
                lead: lead..<span.start, span: span.start..<span.end,
                tail: span.end..<tailEnd(from: span.end, to: split))
            for quantity in sentence.quantities {
                if quantity.start >= lead, quantity.start < span.start {
                    region.leading = quantity
                } else if quantity.start >= span.start, quantity.start < region.tail.upperBound,
                    region.trailing == nil
                {
                    region.trailing = quantity
                }
            }
            regions.append(region)
            lead = split
        }
        return regions
    }

    /// What is said behind a food belongs to it until something else begins.
    private func tailEnd(from start: Int, to end: Int) -> Int {
        for position in start..<max(start, end) {
            let word = sentence.words[position]
            if word.has(.breaker) || word.token.gap.contains(.sentence)
                || word.token.gap.contains(.and)
                || word.token.word == Self.and
            {
                return position
            }
        }
        return max(start, end)
    }

    private static let and = WordHash("and")

    /// Where the words for the next food begin: at its amount, else behind the last separator.
    private func border(from start: Int, to end: Int) -> Int {
        guard start < end else { return end }
        if let quantity = sentence.quantities.last(where: { $0.start >= start && $0.start < end }),
            !quantity.isTrailing
        {
            let isNext =
                quantity.start > start || quantity.end >= end
                || !sentence.words[start].token.gap.isDisjoint(with: [.comma, .sentence])
            if isNext { return quantity.start }
        }
        for position in stride(from: end - 1, through: start, by: -1) {
            let word = sentence.words[position]
            if !word.token.gap.isDisjoint(with: [.comma, .sentence, .and])
                || word.has(.connector) || word.has(.breaker)
            {
                return position
            }
        }
        return end
    }
}
