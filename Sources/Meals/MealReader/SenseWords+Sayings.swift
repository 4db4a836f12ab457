internal import FoodCatalog

extension SenseWords {
    /// Turns of speech with food in them that never mean a meal.
    static let idiomWords = phrases(idioms)
    /// Those that do, unless somebody says that something is one: "that was a piece of cake".
    static let tellingWords = phrases(tellings)

    /// By the first two words, or the only one, the others.
    private static func phrases(_ texts: [String]) -> WordTable<[[WordHash]]> {
        var phrases = WordTable<[[WordHash]]>()
        for text in texts {
            let words = text.utf8.split(separator: 0x20).map { WordHash($0) }
            guard let first = words.first else { continue }
            let key = words.count > 1 ? first.followed(by: words[1]) : first
            phrases[key] = (phrases[key] ?? []) + [Array(words.dropFirst(2))]
        }
        return phrases
    }

    static let idioms = idiomLines.split(separator: "\n").map(String.init)

    static let tellings = tellingLines.split(separator: "\n").map(String.init)
}
