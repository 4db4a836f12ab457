internal import FoodCatalog

/// Phrases of two and more words, each of which may be one of several, found by their first word.
struct PhraseList: Sendable {
    /// By their first word what follows it, in the order of the list.
    private var rests = WordTable<[[WordSet]]>()
    /// The words that phrases begin with.
    private(set) var firsts: [WordHash] = []
    /// Of each phrase the longest word, in all its choices: a line without any of them has none of the phrases.
    private(set) var longest: [WordHash] = []

    /// A phrase a line, its words joined by "+", with spaces between words of which any will do: "it+was+good great".
    init(choices lines: String) {
        for line in lines.split(separator: "\n") {
            add(line.split(separator: "+").map { String($0) })
        }
    }

    /// Phrases parted by "|" or line ends, as they are said: "down the hatch|in my belly".
    init(_ phrases: String) {
        for phrase in phrases.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
            add(phrase.split(separator: " ").map { String($0) })
        }
    }

    private mutating func add(_ words: [String]) {
        guard let first = words.first else { return }
        let rest = words.dropFirst().map { WordSet($0) }
        // A place of several words is looked for only where all are choices.
        let telling = words.max { Self.least(of: $0) < Self.least(of: $1) } ?? first
        longest += telling.split(separator: " ").map { WordHash(String($0)) }
        for word in first.split(separator: " ") {
            let word = WordHash(String(word))
            firsts.append(word)
            rests[word] = (rests[word] ?? []) + [rest]
        }
    }

    /// How long the shortest of a place's choices is.
    private static func least(of choices: String) -> Int {
        choices.split(separator: " ").map(\.utf8.count).min() ?? 0
    }

    /// What may follow a word.
    func rests(behind first: WordHash) -> [[WordSet]]? { rests[first] }
}

extension TurnPass {
    /// Where the first phrase of a list ends that begins at a position, and of which `isRight` holds.
    // In place, so that no line is held on to for what only a phrase is asked.
    @inline(__always)
    func end(
        of list: PhraseList, at start: Int, where isRight: (Int) -> Bool = { _ in true }
    ) -> Int? {
        guard start < tokens.count, let rests = list.rests(behind: tokens[start].surface) else {
            return nil
        }
        for rest in rests {
            let isSaid = rest.indices.allSatisfy { isOne(start + 1 + $0, of: rest[$0]) }
            if isSaid, case let end = start + 1 + rest.count, isRight(end) { return end }
        }
        return nil
    }
}
