internal import FoodCatalog

/// What any of a line's words may set off: a pass that none of them concerns need not look at each.
struct LineCues: OptionSet {
    let rawValue: UInt16

    /// "think", behind "I".
    static let aside = LineCues(rawValue: 1)
    /// "rashers", "footlong": a measure that may be the food.
    static let measure = LineCues(rawValue: 1 << 1)
    /// "shared"
    static let sharing = LineCues(rawValue: 1 << 2)
    /// "fried", before what it was fried in.
    static let frying = LineCues(rawValue: 1 << 3)
    /// "red", in a glass.
    static let colour = LineCues(rawValue: 1 << 4)
    /// "made", before whom it was made for.
    static let serving = LineCues(rawValue: 1 << 5)
    /// "none", behind what was made or served.
    static let noneOfIt = LineCues(rawValue: 1 << 6)

    static func of(_ words: [SentenceWord]) -> LineCues {
        let table = table
        return words.reduce(into: []) { cues, word in
            if let cue = table[word.token.surface] { cues.formUnion(cue) }
        }
    }

    private static let table: WordTable<LineCues> = {
        var table = WordTable<LineCues>()
        for (words, cue) in [
            (SentenceWords.asideWords, LineCues.aside), (SentenceWords.measureWords, .measure),
            (SentenceWords.sharingWords, .sharing), (SentenceWords.fryingWords, .frying),
            (SentenceWords.colourWords, .colour), (MealSense.servingWords, .serving),
            ("none", .noneOfIt),
        ] {
            for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                let word = WordHash(String(word))
                table[word] = (table[word] ?? []).union(cue)
            }
        }
        return table
    }()
}
