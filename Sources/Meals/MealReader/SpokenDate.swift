internal import FoodCatalog
internal import Nutrition

/// A date in figures or words: "2026-11-15", "Nov 15", "15 November 2026", "the 15th of November".
struct SpokenDate {
    var year: Int?
    let month: Int
    let day: Int
    /// How many tokens it takes.
    let length: Int

    init?(_ tokens: [Token], at start: Int) {
        func number(_ index: Int, in range: ClosedRange<Int>) -> Int? {
            guard index < tokens.count else { return nil }
            if let ordinal = Self.ordinals[tokens[index].surface] {
                return range.contains(ordinal) ? ordinal : nil
            }
            let value = tokens[index].value
            guard tokens[index].isNumber, value == value.rounded(), value <= 9999, value >= 0,
                !tokens[index].traits.contains(.percent)
            else { return nil }
            return range.contains(Int(value)) ? Int(value) : nil
        }
        func isHyphened(_ index: Int) -> Bool {
            index < tokens.count && tokens[index].gap == .hyphen
        }
        func month(_ index: Int) -> Int? {
            guard index < tokens.count, tokens[index].traits.contains(.capital) else { return nil }
            return Self.months[tokens[index].surface]
        }
        var found: (year: Int?, month: Int, day: Int, end: Int)?
        if let year = number(start, in: 1900...2199), isHyphened(start + 1),
            isHyphened(start + 2), let month = number(start + 1, in: 1...12),
            let day = number(start + 2, in: 1...31)
        {
            found = (year, month, day, start + 3)
        } else if let month = month(start), let day = number(start + 1, in: 1...31),
            tokens[start + 1].gap.isDisjoint(with: .hard) || tokens[start + 1].gap == .sentence,
            Self.isEnd(start + 2, in: tokens)
        {
            found = (nil, month, day, start + 2)
        } else if let day = number(start, in: 1...31) {
            var next = start + 1
            if next < tokens.count, tokens[next].surface == Self.of { next += 1 }
            if let month = month(next) { found = (nil, month, day, next + 1) }
        }
        guard var found else { return nil }
        if found.year == nil, let year = number(found.end, in: 1900...2199) {
            found.year = year
            found.end += 1
        }
        guard found.day <= LocalDay.length(ofMonth: found.month, in: found.year ?? 2000) else {
            return nil
        }
        year = found.year
        self.month = found.month
        day = found.day
        length = found.end - start
    }

    /// Whether a day of the month may end there: "Nov 15: a burger", not "Mar 2 eggs".
    private static func isEnd(_ index: Int, in tokens: [Token]) -> Bool {
        guard index < tokens.count else { return true }
        if !tokens[index].gap.isDisjoint(with: .hard) || tokens[index].isNumber { return true }
        return ordinals[tokens[index - 1].surface] != nil
            || Lexicon.lexeme(of: tokens[index].word).map {
                !$0.kinds.isDisjoint(with: [.filler, .article, .eating, .meal])
            } ?? false
    }

    static let monthNames: [[WordHash]] = [
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
        "august aug", "september sep sept", "october oct", "november nov", "december dec",
    ].map { names in names.split(separator: " ").map { WordHash(String($0)) } }

    private static let months: WordTable<Int> = {
        var map = WordTable<Int>()
        for (index, names) in monthNames.enumerated() {
            for name in names { map[name] = index + 1 }
        }
        return map
    }()

    private static let ordinals: WordTable<Int> = {
        var map = WordTable<Int>()
        for (index, name) in ordinalNames.enumerated() { map[name] = index / 4 + 1 }
        return map
    }()

    /// "1st", "1nd", "1rd", "1th", "2st" and so on: four a day, one of which people write.
    static let ordinalNames = (1...31).flatMap { day in
        ["st", "nd", "rd", "th"].map { WordHash("\(day)\($0)") }
    }

    private static var of: WordHash { "of" }
}
