internal import FoodCatalog
internal import Nutrition

/// A date with its month in words, or an ISO date: "Nov 15", "15 November 2026", "the 15th of November".
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
        func number(_ index: Int, in range: ClosedRange<Int>) -> Int? {
            guard index < tokens.count else { return nil }
            if let ordinal = Self.ordinals[tokens[index].surface]?.day {
                return range.contains(ordinal) ? ordinal : nil
            }
            let value = tokens[index].value
            guard tokens[index].isNumber, value == value.rounded(), value <= 9999, value >= 0,
                !tokens[index].traits.contains(.percent)
            else { return nil }
            return range.contains(Int(value)) ? Int(value) : nil
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
            let isOrdinal = Self.ordinals[tokens[start + 1].surface] != nil
            let isEnd = Self.isEnd(start + 2, in: tokens)
            guard
                isOrdinal || isEnd || start < 2 && !Self.verbs.contains(tokens[start].surface)
            else { return nil }
            found = (
                month, day, start + 2,
                isOrdinal || isEnd && tokens[start].traits.contains(.capital)
            )
        } else if let day = number(start, in: 1...31) {
            var next = start + 1
            if next < tokens.count, tokens[next].surface == Self.of { next += 1 }
            let isOrdinal = Self.ordinals[tokens[start].surface] != nil
            if let month = month(next, isDayKnown: isOrdinal || next > start + 1) {
                found = (
                    month, day, next + 1,
                    isOrdinal || next > start + 1 || tokens[next].traits.contains(.capital)
                )
            }
        }
        guard var found else { return nil }
        if let year = number(found.end, in: 1900...2199) {
            self.year = year
            found.end += 1
            found.isSure = true
        }
        guard found.day <= LocalDay.length(ofMonth: found.month, in: year ?? 2000) else {
            return nil
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

    static let monthNames: [[WordHash]] = [
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
        "august aug", "september sep sept", "october oct", "november nov", "december dec",
    ].map { names in names.split(separator: " ").map { WordHash(String($0)) } }

    static let months: WordTable<Int> = {
        var map = WordTable<Int>()
        for (index, names) in monthNames.enumerated() {
            for name in names { map[name] = index + 1 }
        }
        return map
    }()

    /// "1st", "1nd", "1rd", "1th", "2st" and so on: four a day, one of which people write.
    static let ordinals: WordTable<(name: WordHash, day: Int)> = {
        var map = WordTable<(name: WordHash, day: Int)>()
        for day in 1...31 {
            for ending in ["st", "nd", "rd", "th"] {
                let name = WordHash("\(day)\(ending)")
                map[name] = (name, day)
            }
        }
        return map
    }()

    private static var of: WordHash { "of" }
    /// Months that are something else in small letters.
    private static let verbs = WordSet("may march mar")
}
