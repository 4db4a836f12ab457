internal import FoodCatalog

/// Slips of typing in the words around foods: "wiht", "hlaf", "peices", "brekfast"; those in foods' names the catalog's words mend
/// (`SentenceWords+Spelling`).
///
/// A slip is a word with two letters the other way round, one left out or one doubled, or of a long word two vowels left out, whose
/// first letter is right, and that neither foods nor English have.
enum SlipPass {
    /// The tokens with these words written right; known words cost one look each.
    static func plain(_ line: [Token], index: FoodIndex) -> [Token] {
        var tokens = line
        for position in tokens.indices {
            let token = tokens[position]
            guard token.length >= shortest, !token.isNumber, token.span == 0,
                token.traits.isDisjoint(with: .negated), let meant = meant[token.surface],
                index.number(of: token.word) < 0, Lexicon.lexeme(of: token.word) == nil,
                !Lexicon.isEnglish(token.surface), SenseRole.of(token.surface).isEmpty
            else { continue }
            var said = meant
            (said.start, said.end, said.gap) = (token.start, token.end, token.gap)
            said.joined = .seed
            tokens[position] = said
        }
        return tokens
    }

    /// In letters.
    private static let shortest = 2

    /// What each slip stands for.
    private static let meant: [WordHash: Token] = {
        var meant: [WordHash: Token] = [:]
        var ambiguous: Set<WordHash> = []
        func add(_ slip: some Sequence<UInt8>, _ token: Token) {
            let hash = WordHash(slip)
            if let other = meant[hash], other.surface != token.surface { ambiguous.insert(hash) }
            meant[hash] = token
        }
        for word in words.split(separator: " ") {
            guard let token = TextScanner.phrases(of: String(word)).first else { continue }
            for slip in slips(of: Array(word.utf8)) { add(slip, token) }
        }
        for pair in short.split(separator: " ") {
            let parts = pair.split(separator: "=")
            guard let token = TextScanner.phrases(of: String(parts[1])).first else { continue }
            add(parts[0].utf8, token)
        }
        for hash in ambiguous { meant[hash] = nil }
        for word in words.split(separator: " ") + others.split(separator: " ") {
            meant[WordHash(word.utf8)] = nil
        }
        return meant
    }()

    private static func slips(of word: [UInt8]) -> [[UInt8]] {
        var slips: [[UInt8]] = []
        for place in word.indices.dropFirst() {
            var slip = word
            if place + 1 < word.count, word[place] != word[place + 1] {
                slip.swapAt(place, place + 1)
                slips.append(slip)
                slip = word
            }
            slip.insert(word[place], at: place)
            slips.append(slip)
            slip = word
            slip.remove(at: place)
            if slip.count >= leastWithoutOne { slips.append(slip) }
        }
        return slips + slipsWithoutVowels(of: word)
    }

    /// "tblspoon", "brkfast": two vowels left out of a long word.
    private static func slipsWithoutVowels(of word: [UInt8]) -> [[UInt8]] {
        guard word.count >= leastWithoutTwo else { return [] }
        let vowels = word.indices.dropFirst().filter { Array("aeiou".utf8).contains(word[$0]) }
        return vowels.indices.flatMap { first in
            vowels[(first + 1)...].map { second in
                word.indices.filter { $0 != vowels[first] && $0 != second }.map { word[$0] }
            }
        }
    }

    /// Shorter ones are too often something else.
    private static let leastWithoutOne = 4
    private static let leastWithoutTwo = 7
}
