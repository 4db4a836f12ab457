internal import MealReader
internal import MealReview
internal import Nutrition

/// Reads what a correction says instead: an amount, a food, figures, an occasion.
struct PayloadReader: Sendable {
    let reader: MealReader

    func change(_ text: String) -> Remark.Change? {
        var words = SpokenWords(text)
        words.dropTrailing(["please", "instead", "though", "actually", "sorry", "thanks"])
        guard !words.isEmpty else { return nil }
        if let scale = scale(words) { return .scale(scale) }
        if let meal = meal(words) { return .occasion(meal, nil) }
        if let figures = FigureWords.figures(words) { return .figures(figures) }
        var left = words
        if left.dropAny(of: ["without", "with no"]) != nil {
            left.dropLeading(["the", "any"])
            return left.isEmpty ? nil : .without(left.rest)
        }
        let text = words.rest
        if OddAmounts.oddWord(in: text) != nil || Self.isMeasured(words) { return .amount(text) }
        let reading = reader.reading(of: text)
        if reading.items.contains(where: { $0.food != nil }) { return .food(reading) }
        if reading.items.isEmpty, reading.unread.isEmpty {
            if reading.time != nil || reading.meal != nil {
                return .occasion(reading.meal, reading.time)
            }
            return AmountWords.areAmount(words) ? .amount(text) : nil
        }
        return nil
    }

    /// "200 g", "200g": no food is called so, which spares looking for one.
    private static func isMeasured(_ words: SpokenWords) -> Bool {
        guard let number = words.first, number.first?.isNumber == true else { return false }
        let digits = number.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let unit = words.count == 2 ? words[1].text : String(number.dropFirst(digits.count))
        return words.count <= 2 && (words.count == 1 || digits.count == number.count)
            && measures.contains(unit)
    }

    private static let measures: Set<String> = [
        "g", "gram", "grams", "kg", "mg", "ml", "l", "oz", "ounces", "lb", "lbs",
    ]

    /// "half", "half of it", "twice as much"
    func scale(_ words: SpokenWords) -> Double? {
        var words = words
        words.dropTrailing([
            "it", "that", "them", "of", "much", "as", "many", "this", "those", "the",
        ])
        words.dropLeading(["only", "just"])
        switch words.joined {
        case "half", "a half", "halve", "one half": return 0.5
        case "double", "twice", "two times": return 2
        case "triple", "three times": return 3
        case "a third", "one third": return 1.0 / 3
        case "two thirds": return 2.0 / 3
        case "a quarter", "one quarter": return 0.25
        case "three quarters": return 0.75
        default: return nil
        }
    }

    private func meal(_ words: SpokenWords) -> Meal? {
        var words = words
        words.dropLeading(["for", "my", "at", "a", "as", "to", "the", "part", "of"])
        words.dropTrailing(["today", "time"])
        return MealWords.meal(words.joined)
    }
}
