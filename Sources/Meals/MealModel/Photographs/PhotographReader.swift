package import MealReader
internal import Nutrition

/// Makes a reading of what a model saw: it says what and how much, and the figures are the catalog's.
package struct PhotographReader: Sendable {
    private let reader: MealReader

    package init(reader: MealReader) { self.reader = reader }

    /// - Parameter text: what the reading was made of, in the person's words or a name for it.
    package func reading(of answer: PhotographAnswer, text: String) -> Reading {
        let items = answer.items.map(item)
        return Reading(
            text: text, items: items, confidence: items.map(\.confidence).min() ?? 0)
    }

    /// What concepts name, as far as the catalog has it, the surest first; without amounts, which they do not
    /// tell.
    ///
    /// One item alone: the further ones may be other names of the same food, and nothing is to count twice.
    package func answer(of concepts: ConceptAnswer) -> PhotographAnswer? {
        let known = concepts.concepts.filter { concept in
            item(
                PhotographAnswer.Item(name: concept.name, confidence: concept.value),
                named: concept.name) != nil
        }
        guard let first = known.first else { return nil }
        let others = known.dropFirst().prefix(Self.othersLimit).map(\.name)
        return PhotographAnswer(
            items: [PhotographAnswer.Item(name: first.name, confidence: first.value)],
            description: "The second recogniser sees \(first.name)"
                + (others.isEmpty ? "." : ", perhaps \(others.joined(separator: ", ")).")
                + " How much of it is not told.")
    }

    private static let othersLimit = 4

    /// What a person would have typed, read as that; a food that no table has keeps its weight and has no
    /// figures.
    private func item(_ seen: PhotographAnswer.Item) -> ReadingItem {
        let words = [seen.preparation, seen.name].compactMap(\.self).joined(separator: " ")
        let told = Self.plain(words)
        let plain = Self.plain(seen.name)
        for words in told == plain ? [told] : [told, plain] {
            if let item = item(seen, named: words) { return item }
        }
        return ReadingItem(
            text: seen.name, name: seen.name, amount: seen.grams?.likely,
            unit: seen.grams.map { _ in "g" }, grams: seen.grams.map { Thousandths($0.likely) },
            preparation: seen.preparation, confidence: 0, assumption: Self.assumption(seen.grams))
    }

    private func item(_ seen: PhotographAnswer.Item, named words: String) -> ReadingItem? {
        let weight = seen.grams.map { "\(Figures.number($0.likely.rounded())) g " } ?? ""
        let reading = reader.reading(of: weight + words)
        // Names such as "macaroni and cheese" may be read as two foods, which are not what was seen.
        guard reading.items.count == 1, var item = reading.items.first, item.food != nil,
            reading.unread.isEmpty
        else { return nil }
        item.text = seen.name
        item.preparation = item.preparation ?? seen.preparation
        item.confidence = min(
            item.confidence, seen.confidence, AnswerReader.matchedConfidence)
        item.assumption = Self.assumption(seen.grams) ?? item.assumption
        return item
    }

    /// "by the photograph: 120 to 180 g"
    private static func assumption(_ weight: PhotographAnswer.Weight?) -> String? {
        guard let weight else { return nil }
        let (low, high) = (
            Figures.number(weight.low.rounded()), Figures.number(weight.high.rounded())
        )
        return low == high
            ? "by the photograph: \(low) g" : "by the photograph: \(low) to \(high) g"
    }

    /// Without what the reader would take for amounts, times or the end of a food.
    private static func plain(_ text: String) -> String {
        let letters = text.map { $0.isLetter || $0 == "'" || $0 == "-" ? $0 : " " }
        return String(letters).split(separator: " ").joined(separator: " ")
    }
}
