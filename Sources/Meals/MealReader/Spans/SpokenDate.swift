internal import FoodCatalog

/// A date with its month in words: "Nov 15", "15 November 2026", "the 15th of November"; also one that no calendar has
/// ("31 November"), which is no less a date.
struct SpokenDate {
    var year: Int?
    let month: Int
    let day: Int
    /// How many tokens it takes.
    let length: Int
    /// Whether a capital, an ordinal or a year says that it is one.
    let isSure: Bool

    /// - Parameter isSure: whether a day is expected, so that "may 2" is one too.
    init?(_ tokens: [Token], at start: Int, isSure: Bool = false) {
        func number(_ index: Int, in range: ClosedRange<Int>) -> (value: Int, end: Int)? {
            guard index < tokens.count else { return nil }
            if let ordinal = Self.ordinal(in: tokens, at: index) {
                return range.contains(ordinal.day) ? (ordinal.day, ordinal.end) : nil
            }
            let value = tokens[index].value
            guard tokens[index].isNumber, value == value.rounded(), value <= 9999, value >= 0,
                !tokens[index].traits.contains(.percent)
            else { return nil }
            return range.contains(Int(value)) ? (Int(value), index + 1) : nil
        }
        func month(_ index: Int, isDayKnown: Bool) -> Int? {
            guard index < tokens.count,
                tokens[index].gap.isDisjoint(with: .hard) || index == start,
                tokens[index].traits.contains(.capital) || isSure || isDayKnown
                    || !Self.verbs.contains(tokens[index].surface)
            else { return nil }
            return Self.months[tokens[index].surface]
        }
        var found: (month: Int, day: Int, end: Int, isSure: Bool)?
        if let month = month(start, isDayKnown: false), let day = number(start + 1, in: 1...31),
            tokens[start + 1].gap.isDisjoint(with: .hard) || tokens[start + 1].gap == .sentence
        {
            let isOrdinal = Self.ordinal(in: tokens, at: start + 1) != nil
            let isEnd = Self.isEnd(day.end, in: tokens)
            guard
                isOrdinal || isEnd || start < 2 && !Self.verbs.contains(tokens[start].surface)
            else { return nil }
            found = (
                month, day.value, day.end,
                isOrdinal || isEnd && tokens[start].traits.contains(.capital)
            )
        } else if let day = number(start, in: 1...31) {
            var next = day.end
            let isOf = next < tokens.count && tokens[next].surface == .of
            if isOf { next += 1 }
            let isOrdinal = Self.ordinal(in: tokens, at: start) != nil
            if let month = month(next, isDayKnown: isOrdinal || isOf) {
                found = (
                    month, day.value, next + 1,
                    isOrdinal || isOf || tokens[next].traits.contains(.capital)
                )
            }
        }
        guard var found else { return nil }
        if let year = number(found.end, in: 1900...2199) {
            self.year = year.value
            found.end += 1
            found.isSure = true
        }
        self.month = found.month
        self.day = found.day
        length = found.end - start
        self.isSure = found.isSure
    }

    /// Whether a day of the month may end there: "Nov 15: a burger", not "Mar 2 eggs".
    private static func isEnd(_ index: Int, in tokens: [Token]) -> Bool {
        guard index < tokens.count else { return true }
        if !tokens[index].gap.isDisjoint(with: .hard) || tokens[index].isNumber { return true }
        return Lexicon.lexeme(of: tokens[index].word).map {
            !$0.kinds.isDisjoint(with: [.filler, .article, .eating, .meal])
        } ?? false
    }

    static let monthNames = monthLines.phraseWords

    static let months = WordTable<Int>(
        monthNames.enumerated().flatMap { index, names in names.map { ([$0], index + 1) } })

    /// "1st", "1nd", "1rd", "1th", "2st" and so on: four a day, one of which people write.
    static let ordinals: WordTable<(name: WordHash, day: Int)> = {
        var map = WordTable<(name: WordHash, day: Int)>()
        for day in 1...31 {
            for ending in endings.split(separator: " ") {
                let name = WordHash("\(day)\(ending)")
                map[name] = (name, day)
            }
        }
        return map
    }()

    /// A day of the month as it is counted: "20th", "twenty-fifth".
    static func ordinal(in tokens: [Token], at start: Int) -> (day: Int, end: Int)? {
        guard start < tokens.count else { return nil }
        if let day = ordinals[tokens[start].surface]?.day { return (day, start + 1) }
        if let day = spelled[tokens[start].surface] { return (Int(day), start + 1) }
        guard let tens = tens[tokens[start].surface], start + 1 < tokens.count,
            tokens[start + 1].gap.isSubset(of: .tight),
            let unit = spelled[tokens[start + 1].surface], unit < 10
        else { return nil }
        return (Int(tens + unit), start + 2)
    }
}
