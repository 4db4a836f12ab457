/// The words of a query, each with the words of the vocabulary that it may stand for.
struct SearchWords {
    struct Choice {
        var word: Int32
        /// 1 for the word itself, less for a guess.
        var share: Float
    }

    struct Word {
        var words: [Choice]
        /// How rare it is, and so how much it matters that it is found.
        var worth: Float
    }

    private(set) var words: [Word] = []

    init(query: String, index: FoodIndex) {
        let bytes = Array(query.utf8)
        let tokens = TextScanner.tokens(of: query)
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            if position < tokens.count, let joined = index.known(tokens[position].joined) {
                words.append(Self.exact(joined, index))
                position += 1
                continue
            }
            if let number = index.known(token.word) {
                guard !NameWords.isGlue(token.word) else { continue }
                words.append(Self.exact(number, index))
                continue
            }
            guard !token.isNumber, !NameWords.isGlue(token.word) else { continue }
            let letters = bytes[Int(token.start)..<Int(token.end)].map { $0 | 0x20 }
            var choices: [Choice] = []
            if let near = index.spelling.nearest(to: letters) {
                choices.append(Choice(word: near, share: 0.8))
            } else if position == tokens.count, letters.count >= 2 {
                choices = index.spelling.words(beginning: letters, limit: 24).map {
                    Choice(word: $0, share: 0.7)
                }
            }
            words.append(Word(words: choices, worth: choices.isEmpty ? 3 : 2))
        }
    }

    private static func exact(_ number: Int32, _ index: FoodIndex) -> Word {
        Word(words: [Choice(word: number, share: 1)], worth: index.rarity[Int(number)])
    }
}
