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
        if let shift = TimeShift(words) { return .shift(shift) }
        if let occasion = occasion(words) { return occasion }
        if let figures = FigureWords.figures(words) { return .figures(figures) }
        var left = words
        if left.dropAny(of: ["without", "with no"]) != nil {
            left.dropLeading(["the", "any"])
            return left.isEmpty ? nil : .without(left.rest)
        }
        if let amount = compared(words) { return amount }
        if let amount = AmountWords.amount(words), amount != words.rest {
            return .amount(amount)
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

    /// Whether words name a food that is known.
    func isFood(_ text: String) -> Bool {
        reader.reading(of: text).items.contains { $0.food != nil }
    }

    /// "For breakfast", "on Monday", "yesterday at 8", "Friday's lunch": when it was, and nothing else.
    func occasion(_ words: SpokenWords) -> Remark.Change? {
        if let meal = meal(words) { return .occasion(meal, nil) }
        let times = TimeWords(words)
        guard let time = times.time, !times.isTorn, time.day?.isReal != false else { return nil }
        let meal = meal(times.rest)
        var rest = times.rest
        rest.dropLeading(["to", "the", "my", "for", "about", "around", "really", "already"])
        // "At half past four in the afternoon"
        if time.clock != nil { rest.dropLeading(Self.partsOfDay) }
        guard meal != nil || rest.isEmpty else { return nil }
        return .occasion(meal, time)
    }

    private static let partsOfDay: Set<String> = [
        "in", "the", "this", "of", "at", "morning", "afternoon", "evening", "night",
    ]

    /// "Smaller, about 150 g", "less", "too much": how much it was not.
    private func compared(_ words: SpokenWords) -> Remark.Change? {
        if Self.excesses.contains(words.joined) { return .unsaidAmount }
        var left = words
        left.dropLeading(["a", "bit", "little", "lot", "much", "slightly", "even"])
        guard let first = left.first, Self.comparatives.contains(first) else { return nil }
        left.dropLeading(Self.comparatives.union(["about", "around", "like", "maybe", "roughly"]))
        if left.isEmpty { return .unsaidAmount }
        guard let amount = AmountWords.amount(left) else { return nil }
        // "A smaller slice"
        let isCounted = left.count > 1 && left.words.contains { AmountWords.isCount($0.text) }
        return isCounted || AmountWords.isMeasured(amount) ? .amount(amount) : .unsaidAmount
    }

    private static let comparatives: Set<String> = [
        "smaller", "bigger", "larger", "less", "more", "fewer",
    ]
    private static let excesses: Set<String> = [
        "too much", "too many", "too little", "too few", "too big", "too small", "way too much",
        "not that much", "not so much", "not enough", "a bit much", "a lot less", "a lot more",
    ]

    /// Whether a line asks or orders something by itself, so that it says nothing of anything else.
    func isCommand(_ line: String) -> Bool {
        guard case .command(let command) = reader.read(line) else { return false }
        switch command {
        // Corrections may begin like these.
        case .delete, .again: return false
        default: return true
        }
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
            "it", "that", "them", "of", "much", "as", "many", "this", "those", "the", "everything",
            "all",
        ])
        words.dropLeading(["only", "just", "about", "around", "roughly", "maybe"])
        if let times = times(words) { return times }
        switch words.joined {
        case "half", "a half", "halve", "one half": return 0.5
        case "double", "twice", "two times": return 2
        case "triple", "three times": return 3
        case "a third", "one third": return 1.0 / 3
        case "two thirds": return 2.0 / 3
        case "a quarter", "one quarter": return 0.25
        case "three quarters", "3/4", "¾": return 0.75
        case "1/2", "½": return 0.5
        case "1/4", "¼": return 0.25
        case "1/3": return 1.0 / 3
        case "2/3": return 2.0 / 3
        default: return nil
        }
    }

    /// "x2", "2x", "times two"
    private func times(_ words: SpokenWords) -> Double? {
        guard let first = words.first, words.count <= 2 else { return nil }
        if words.count == 2 {
            guard first == "x" || first == "times" else { return nil }
            return NumberWords.value(of: words[1].text)
        }
        let digits = first.hasPrefix("x") ? first.dropFirst() : first.dropLast()
        guard first.hasPrefix("x") || first.hasSuffix("x"), !digits.isEmpty else { return nil }
        return NumberWords.value(of: String(digits))
    }

    private func meal(_ words: SpokenWords) -> Meal? {
        var words = words
        words.dropLeading(["for", "my", "at", "a", "as", "to", "the", "part", "of"])
        words.dropTrailing(["today", "time", "instead"])
        return words.joined == "this morning" ? .breakfast : MealWords.meal(words.joined)
    }
}
