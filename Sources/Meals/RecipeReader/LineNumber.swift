/// A number at the beginning of some words: "1 1/2", "two", "half a", "2-3", "a dozen".
struct LineNumber: Equatable {
    var value: Double
    /// How many words it takes.
    var count: Int
    var isRange = false
    /// Whether it is no more than "a".
    var isArticle = false

    /// `nil` when the words do not begin with one. Words are in small letters.
    init?(_ words: ArraySlice<String>) {
        guard let first = words.first, Self.mayBegin(first) else { return nil }
        if let range = Self.range(first) {
            self.init(value: range, count: 1, isRange: true)
            return
        }
        guard let (value, count) = Self.single(words) else { return nil }
        self.init(value: value, count: count, isArticle: count == 1 && Self.isArticle(first))
        // "2 to 3", "2 - 3", "one or two".
        let rest = words.dropFirst(count)
        if let joint = rest.first, joint == "to" || joint == "or" || joint == "-", !isArticle,
            let (upper, more) = Self.single(rest.dropFirst()), upper > value
        {
            self.init(value: (value + upper) / 2, count: count + 1 + more, isRange: true)
        }
    }

    /// The same of words in letters of any size.
    init?(spelled words: ArraySlice<String>) {
        guard let first = words.first, Self.mayBegin(first.lowercased()) else { return nil }
        self.init(words.prefix(Self.longest).map { $0.lowercased() }[...])
    }

    /// How many words a number may take: "one and a half to one and a half".
    private static let longest = 9

    private init(value: Double, count: Int, isRange: Bool = false, isArticle: Bool = false) {
        self.value = value
        self.count = count
        self.isRange = isRange
        self.isArticle = isArticle
    }

    /// Whether a number may begin with a word: nearly all words are of no use to look at further.
    private static func mayBegin(_ word: String) -> Bool {
        isNumeral(word) || names[word] != nil || openings.contains(word)
    }

    private static let openings: Set<String> = ["half", "quarter", "a", "an", "one", "dozen"]

    private static func isNumeral(_ word: String) -> Bool {
        word.utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } ?? false
    }

    private static func isArticle(_ word: String?) -> Bool { word == "a" || word == "an" }

    private static func isPart(_ word: String) -> Bool { word.utf8.contains(UInt8(ascii: "/")) }

    private static func isAndAHalf(_ rest: ArraySlice<String>) -> Bool {
        rest.first == "and" && rest.starts(with: ["and", "a", "half"])
    }

    private static func single(_ words: ArraySlice<String>) -> (Double, Int)? {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst()
        if let number = numeral(first) {
            // "1 1/2", "1 and 1/2".
            if number == number.rounded(), !isPart(first) {
                if let part = rest.first, isPart(part), let fraction = numeral(part) {
                    return (number + fraction, 2)
                }
                if rest.first == "and" || rest.first == "&", let part = rest.dropFirst().first,
                    isPart(part), let fraction = numeral(part)
                {
                    return (number + fraction, 3)
                }
                if isAndAHalf(rest) { return (number + 0.5, 4) }
                if rest.first == "dozen" { return (number * 12, 2) }
            }
            return (number, 1)
        }
        if first == "half" {
            if rest.first == "a", rest.dropFirst().first == "dozen" { return (6, 3) }
            return (0.5, isArticle(rest.first) ? 2 : 1)
        }
        if first == "quarter" {
            return (0.25, rest.first == "of" && isArticle(rest.dropFirst().first) ? 3 : 1)
        }
        if first == "one" || isArticle(first) {
            switch rest.first {
            case "dozen": return (12, 2)
            case "half": return (0.5, 2)
            case "quarter": return (0.25, 2)
            case "third": return (1.0 / 3, 2)
            case "couple": return (2, rest.dropFirst().first == "of" ? 3 : 2)
            case "few": return (3, 2)
            case "and" where isAndAHalf(rest): return (1.5, 4)
            default: return (1, 1)
            }
        }
        if first == "dozen" { return (12, 1) }
        guard let number = names[first] else { return nil }
        if isAndAHalf(rest) { return (number + 0.5, 4) }
        if rest.first == "dozen" { return (number * 12, 2) }
        if number >= 20, number < 100, let unit = rest.first.flatMap({ names[$0] }), unit < 10 {
            return (number + unit, 2)
        }
        if rest.first == "hundred" { return (number * 100, 2) }
        return (number, 1)
    }

    /// `400`, `1.5`, `3/4`, `1-1/2`.
    private static func numeral(_ word: String) -> Double? {
        guard isNumeral(word) else { return nil }
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") })
        else { return Double(word) }
        if let dash = word.firstIndex(of: "-"), word[dash...].contains("/") {
            guard let whole = Double(word[..<dash]),
                let part = numeral(String(word[word.index(after: dash)...]))
            else { return nil }
            return whole + part
        }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let upper = Double(parts[0]), let lower = Double(parts[1]), lower > 0 else {
                return nil
            }
            return upper / lower
        }
        return parts.count == 1 ? Double(word) : nil
    }

    /// `2-3`, in the middle of which the amount lies.
    private static func range(_ word: String) -> Double? {
        guard word.utf8.contains(UInt8(ascii: "-")) else { return nil }
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let lower = numeral(String(ends[0])),
            let upper = numeral(String(ends[1])), upper > lower, !ends[1].contains("/") || lower < 1
        else { return nil }
        return (lower + upper) / 2
    }

    private static let names: [String: Double] = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "sixteen": 16, "twenty": 20,
        "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
        "ninety": 90, "several": 3,
    ]
}
