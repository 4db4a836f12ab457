internal import FoodCatalog
internal import Nutrition

/// Recognises questions about a food's figures: "calories in a banana?", "what's in a burger?".
enum FigureQuestion {
    /// - Parameters:
    ///   - tokens: the words of `text`.
    ///   - start: the first of them that is more than politeness.
    static func command(in text: String, _ tokens: [Token], from start: Int) -> Command? {
        let words = tokens[start...].map(\.surface)
        // "protein in milk" may be a meal, where "how much protein is in milk" and a "?" are not.
        let isAsked =
            text.utf8.contains(UInt8(ascii: "?"))
            || words.first.map(asking.contains) == true
        // Nobody says "iron" for a food; but nobody is asked for it either who does not ask.
        let named = isAsked ? NutrientPhrases.named(in: words) : []
        func nutrient(at index: Int) -> Nutrient? {
            (named.indices.contains(index) ? named[index] : nil) ?? Self.nutrient(words[index])
        }
        guard let place = foodPlace(words, isAsked: isAsked, nutrient(at:)) else { return nil }
        let isSpeaker = words.contains { speaker.contains($0) }
        guard !isSpeaker, TimePass.day(in: tokens, of: text) == nil else { return nil }
        let bytes = Array(text.utf8)
        let range = place.lowerBound + start..<place.upperBound + start
        let name = bytes[
            Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)]
        return .showFigures(
            String(decoding: name, as: UTF8.self),
            (0..<place.lowerBound).lazy.compactMap(nutrient(at:)).first
                ?? (place.upperBound..<words.count).lazy.compactMap(nutrient(at:)).first)
    }

    /// The one nutrient that a word names; `nil` for "nutrition" and for other words.
    static func nutrient(_ word: WordHash) -> Nutrient? {
        names.first { $0.words.contains(word) }?.nutrient
    }

    /// The words that name the food.
    private static func foodPlace(
        _ words: [WordHash], isAsked: Bool, _ nutrient: (Int) -> Nutrient?
    ) -> Range<Int>? {
        guard let first = words.first else { return nil }
        if let preposition = words.firstIndex(where: { prepositions.contains($0) }),
            preposition > 0, preposition + 1 < words.count
        {
            let before = words[..<preposition]
            let isAboutFigures =
                before.indices.contains { topics.contains(words[$0]) || nutrient($0) != nil }
                && (isAsked || sure.contains(first) || before.contains { sure.contains($0) })
            let isContents = words[preposition] == .in && before.allSatisfy(contents.contains)
            let isLead = before.indices.allSatisfy {
                lead.contains(words[$0]) || topics.contains(words[$0]) || nutrient($0) != nil
            }
            if isContents || isAboutFigures && isLead { return preposition + 1..<words.count }
        }
        // "How many calories does a banana have?"
        guard words.count > 4, counting.contains(first),
            let verb = words.indices.dropFirst(2).first(where: { nutrient($0) == nil }), verb > 2,
            doing.contains(words[verb])
        else { return nil }
        let end = words.last.map(having.contains) == true ? words.count - 1 : words.count
        return end > verb + 1 ? verb + 1..<end : nil
    }

    private static let names: [(nutrient: Nutrient, words: WordSet)] = [
        (.calories, caloriesNames),
        (.protein, proteinNames),
        (.carbohydrates, carbohydratesNames),
        (.fat, fatNames),
        (.fiber, fiberNames),
        (.sugar, sugarNames),
        (.sodium, sodiumNames),
    ]
}
