internal import FoodCatalog

// A day that heads a line, as people write it in notes.
extension SentenceWords {
    /// "sat 14 june - 2 eggs", "mon: porridge", "nov 21 eggs": months and days that no capital marks are called by
    /// their names, and what was eaten begins behind them.
    static func callDates(_ tokens: inout [Token]) {
        guard tokens.count > 1 else { return }
        var end = 0
        if let weekday = weekdays[tokens[0].surface] {
            end = 1
            // "monday 16th": the weekday says it.
            if tokens.count > 2, isOrdinal(tokens[1]), isApart(2, tokens) { tokens.remove(at: 1) }
            let date = dateEnd(tokens, from: 1)
            guard
                isApart(1, tokens) || date != nil
                    || tokens.count > 2 && isMeal(tokens[1]) && isApart(2, tokens)
            else { return }
            (tokens[0].surface, tokens[0].word) = (weekday, weekday)
            tokens[0].traits.insert(.capital)
        }
        guard let date = dateEnd(tokens, from: end), date < tokens.count else { return }
        for position in end..<date { tokens[position].traits.insert(.capital) }
        tokens[date].gap.insert(.comma)
    }

    /// Where "nov 21", "14 june" from a position end, if they can be no amount.
    private static func dateEnd(_ tokens: [Token], from start: Int) -> Int? {
        guard tokens.count > start + 2 else { return nil }
        let (first, second) = (tokens[start], tokens[start + 1])
        let isDayFirst = isDay(first) && isMonth(second)
        guard isDayFirst || isMonth(first) && isDay(second), second.gap.isSubset(of: .hyphen) else {
            return nil
        }
        let end = start + 2
        if isApart(end, tokens) { return end }
        // "jan 12 oz steak"
        let kinds = Lexicon.lexeme(of: tokens[end].word)?.kinds ?? []
        guard kinds.isDisjoint(with: [.unit, .container]) else { return nil }
        // "nov 21 eggs", unlike "may 2 eggs" and "5 june plums"
        return !isDayFirst && second.value >= 10 && !verbs.contains(first.surface) ? end : nil
    }

    private static func isDay(_ token: Token) -> Bool {
        isOrdinal(token)
            || token.isNumber && token.value >= 1 && token.value <= 31
                && token.value == token.value.rounded() && token.traits.isDisjoint(with: .percent)
    }

    private static func isOrdinal(_ token: Token) -> Bool { ordinals.contains(token.surface) }

    private static func isMonth(_ token: Token) -> Bool { months.contains(token.surface) }

    private static func isApart(_ position: Int, _ tokens: [Token]) -> Bool {
        position < tokens.count && !tokens[position].gap.isDisjoint(with: .hard)
    }

    private static func isMeal(_ token: Token) -> Bool {
        Lexicon.lexeme(of: token.word)?.kinds.contains(.meal) == true
    }

    private static let weekdays = WordTable(
        [
            ("mon monday", "monday"), ("tue tues tuesday", "tuesday"),
            ("wed weds wednesday", "wednesday"), ("thu thur thurs thursday", "thursday"),
            ("fri friday", "friday"), ("sat saturday", "saturday"), ("sun sunday", "sunday"),
        ].map { (words: $0, value: WordHash($1)) })
    private static let months = Set(SpokenDate.monthNames.joined())
    private static let ordinals = Set(SpokenDate.ordinalNames)
    /// Months that are something else in small letters.
    private static let verbs = WordSet("may march mar")
}
