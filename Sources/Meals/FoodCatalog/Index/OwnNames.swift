/// What a person's own foods are called, word for word.
///
/// Whoever gave a food a name means it by that name, whatever else is called so and whichever words it
/// is made of ("my bar", "the usual"). Such a name is one word of the index, and of a text.
package struct OwnNames: Sendable {
    private struct Name: Sendable {
        var words: [WordHash]
        var whole: WordHash
    }

    /// By the first word, the longest first.
    private var names: [WordHash: [Name]] = [:]

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    /// Adds a name and returns the word that stands for it; `nil` for one without words.
    mutating func add(_ name: String) -> WordHash? {
        let words = TextScanner.tokens(of: name).map(Self.key)
        guard let first = words.first else { return nil }
        let whole = words.reduce(Self.beginning) { $0.followed(by: $1) }
        guard names[first]?.contains(where: { $0.whole == whole }) != true else { return whole }
        names[first, default: []].append(Name(words: words, whole: whole))
        names[first]?.sort { $0.words.count > $1.words.count }
        return whole
    }

    /// `tokens` with each own name as one word.
    ///
    /// Not where a longer name of another food is said ("bread" in "banana bread"), nor where
    /// `isPlain` says of a single word that it is needed for something else.
    package func merge(
        _ tokens: [Token], in index: FoodIndex, unless isPlain: (WordHash) -> Bool
    ) -> [Token] {
        var merged: [Token] = []
        merged.reserveCapacity(tokens.count)
        var position = 0
        while position < tokens.count {
            var token = tokens[position]
            if let name = name(at: position, of: tokens, in: index, unless: isPlain) {
                token.become(name.whole, through: tokens[position + name.words.count - 1])
                position += name.words.count
            } else {
                position += 1
            }
            merged.append(token)
        }
        return merged
    }

    private func name(
        at position: Int, of tokens: [Token], in index: FoodIndex,
        unless isPlain: (WordHash) -> Bool
    ) -> Name? {
        names[Self.key(tokens[position])]?.first { name in
            let end = position + name.words.count
            guard end <= tokens.count else { return false }
            if name.words.count == 1, isPlain(tokens[position].word) { return false }
            for place in position + 1..<max(end, position + 1) {
                guard Self.key(tokens[place]) == name.words[place - position],
                    tokens[place].gap.isDisjoint(with: .hard)
                else { return false }
            }
            return !isJoined(position, tokens, index) && !isJoined(end, tokens, index)
        }
    }

    /// Whether some food is called by the word at a position and the one before it.
    private func isJoined(_ position: Int, _ tokens: [Token], _ index: FoodIndex) -> Bool {
        position > 0 && position < tokens.count
            && tokens[position].gap.isSubset(of: .tight)
            && index.holds(
                index.number(of: tokens[position - 1].word),
                before: index.number(of: tokens[position].word))
    }

    private static func key(_ token: Token) -> WordHash {
        token.isNumber ? WordHash(bits: token.value.bitPattern) : token.word
    }

    private static var beginning: WordHash { "own name" }
}
