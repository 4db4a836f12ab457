internal import FoodCatalog
internal import Nutrition

/// Writes what was understood of one food as an item of the reading.
struct ItemWriter {
    let bytes: [UInt8]
    let sentence: FinishedSentence

    init(text: String, sentence: FinishedSentence) {
        bytes = Array(text.utf8)
        self.sentence = sentence
    }

    /// Writes what was understood of one food; in place, because an item of so many strings is dear to copy.
    ///
    /// - Parameter foods: those of the candidates.
    func write(
        _ match: MatchedSpan, foods: [MeasuredFood], weight: Weight, region: Weigher.Region,
        into item: inout ReadingItem
    ) {
        let (words, food) = (sentence.words, foods[0])
        let start = region.leading.map(\.start) ?? match.span.start
        let best = match.candidates[0].score
        item.text = text(from: start, to: match.span.end)
        item.name = food.name
        item.food = food.id
        item.amount = weight.amount
        item.unit = weight.unit
        item.grams = Thousandths(weight.grams)
        // "-1 sausage" takes nothing away, should somebody confirm it.
        item.nutrients = food.per100g.scaled(by: abs(weight.grams) / 100)
        item.brand = food.brand
        item.preparation = preparation(in: words[start..<match.span.end])
        item.modifiers = absences(in: words[start..<region.tail.upperBound])
        item.assumption = weight.assumption
        item.alternatives = foods.indices.dropFirst().map { place in
            ReadingItem.Alternative(
                food: foods[place].id, name: foods[place].name,
                score: Self.likeness(match.candidates[place].score, against: best))
        }
    }

    /// An item for words that sound like food and match none.
    func unknown(_ quantity: Quantity?, words range: Range<Int>) -> ReadingItem {
        let name = text(from: range.lowerBound, to: range.upperBound)
        let unit = quantity.flatMap { quantity in
            quantity.measure?.unit.symbol
                ?? (quantity.container >= 0
                    ? text(from: quantity.container, to: quantity.container + 1) : nil)
        }
        let amount = quantity.map { $0.count * ($0.measure?.amount ?? 1) }
        let grams = quantity?.measure.flatMap { measure in
            measure.unit.grams.map { Thousandths($0 * measure.amount * (quantity?.count ?? 1)) }
        }
        return ReadingItem(
            text: text(
                from: min(quantity?.start ?? range.lowerBound, range.lowerBound),
                to: max(quantity?.isTrailing == true ? quantity?.end ?? 0 : 0, range.upperBound)),
            name: name, amount: amount, unit: unit, grams: grams, nutrients: .unknown)
    }

    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let first = Int(sentence.words[start].token.start)
        let last = Int(sentence.words[end - 1].token.end)
        return String(decoding: bytes[first..<max(first, last)], as: UTF8.self)
    }

    /// How near a candidate comes to the best one, 0 to 1.
    private static func likeness(_ score: Float, against best: Float) -> Double {
        let gap = Double(max(0, best - score))
        return ((1 / (1 + gap)) * 1000).rounded() / 1000
    }

    private func preparation(in words: ArraySlice<SentenceWord>) -> String? {
        words.first { Lexicon.isPreparation($0.token.surface) }.map {
            String(decoding: bytes[Int($0.token.start)..<Int($0.token.end)], as: UTF8.self)
                .lowercased()
        }
    }

    private func absences(in words: ArraySlice<SentenceWord>) -> [String] {
        words.filter { $0.token.traits.contains(.negated) }.map {
            String(decoding: bytes[Int($0.token.start)..<Int($0.token.end)], as: UTF8.self)
                .lowercased()
        }
    }
}
