package import FoodCatalog

/// What tells talk from a meal in a line as a whole: its words, and two or three of them in a row with
/// foods, numbers and words that nobody knows told apart.
///
/// A feature is known by its name: a word ("walked"); symbols of a row with spaces between them ("^ F $",
/// a food and nothing else), once with the words themselves and once with their kinds; or a sign of the whole line in angle brackets ("<2 foods>", "<role 11>", the
/// bit of ``SenseRole``). Weights belong to the hashes of these names.
package struct TalkFeatures {
    /// What stands at one place of a line.
    enum Symbol {
        case start, end, comma, stop, and
        case food, number, absent, strange
        /// A word that tells by itself, by its position.
        case word(Int)
    }

    /// How many of each are counted apart.
    private static let mostFoods = 5
    private static let mostWords = 9
    private static let mostStrangers = 3

    /// One to three that stand in a row.
    package struct Row: Sendable {
        package var first: WordHash
        package var second: WordHash?
        package var third: WordHash?

        /// One number for all of it.
        package var hash: WordHash {
            guard let second else { return first }
            let two = first.followed(by: second)
            return third.map { two.followed(by: $0) } ?? two
        }
    }

    private let words: [SentenceWord]
    private let symbols: [Symbol]
    private let signs: [WordHash]
    /// Whether a word says that something was eaten.
    let tellsOfEating: Bool

    /// - Parameters:
    ///   - finding: what the clauses say by themselves.
    ///   - isAsked: whether the text ends with a question mark.
    init(_ words: [SentenceWord], finding: MealSense.Finding, isAsked: Bool) {
        self.words = words
        var symbols: [Symbol] = [.start]
        symbols.reserveCapacity(words.count * 2 + 2)
        var (foods, others, strangers) = (0, 0, 0)
        for position in words.indices {
            if position > 0, let mark = Self.mark(words[position].token.gap) {
                symbols.append(mark)
            }
            let symbol = Self.symbol(of: words[position], at: position)
            switch symbol {
            case .food: foods += 1
            case .strange: (others, strangers) = (others + 1, strangers + 1)
            case .word: others += 1
            default: break
            }
            symbols.append(symbol)
        }
        symbols.append(.end)
        self.symbols = symbols
        var signs = [
            finding.sign, Self.foods[min(foods, Self.mostFoods)],
            Self.others[min(others, Self.mostWords)],
            Self.strangers[min(strangers, Self.mostStrangers)],
            Self.fifths[foods * 5 / max(1, foods + others)], isAsked ? Self.asked : Self.told,
        ]
        var roles: SenseRole = []
        for word in words {
            roles.formUnion(
                word.isName ? SenseRole.of(word.token.surface) : SenseRole.of(word.token))
        }
        tellsOfEating = roles.has(.ate)
        var left = roles.rawValue
        while left != 0 {
            signs.append(Self.roles[left.trailingZeroBitCount])
            left &= left - 1
        }
        self.signs = signs
    }

    private static func mark(_ gap: Token.Gap) -> Symbol? {
        if gap.contains(.sentence) { return .stop }
        if !gap.isDisjoint(with: [.comma, .opening, .closing]) { return .comma }
        return gap.contains(.and) ? .and : nil
    }

    private static func symbol(of word: SentenceWord, at position: Int) -> Symbol {
        if word.token.isNumber || word.has(.number) { return .number }
        if word.token.traits.contains(.negated) { return .absent }
        if word.isName, !word.has(.meal) { return .food }
        return isStrange(word) ? .strange : .word(position)
    }

    /// Whether neither the catalog nor the reader's own lists know the word.
    static func isStrange(_ word: SentenceWord) -> Bool {
        word.word < 0 && word.kinds.isEmpty && SenseRole.of(word.token) == []
            && !Lexicon.isNoFood(word.token.word) && !Lexicon.isEnglish(word.token.surface)
    }

    /// Calls `body` with every feature: a word or sign, or what stands in a row of two or three.
    func visit(_ body: (Row) -> Void) {
        for sign in signs { body(Row(first: sign)) }
        for word in words where !word.token.isNumber { body(Row(first: word.token.surface)) }
        var (last, before) = (Sight.none, Sight.none)
        for (place, symbol) in symbols.enumerated() {
            let sight = sight(of: symbol)
            if place > 0 {
                body(Row(first: last.word, second: sight.word))
                if last.isWord || sight.isWord {
                    body(Row(first: last.kind, second: sight.kind))
                }
            }
            if place > 1 {
                body(Row(first: before.word, second: last.word, third: sight.word))
                if before.isWord || last.isWord || sight.isWord {
                    body(Row(first: before.kind, second: last.kind, third: sight.kind))
                }
            }
            (before, last) = (last, sight)
        }
    }

    /// What is seen of a symbol: itself, and of a word the kind of words that it is one of.
    private struct Sight {
        var word: WordHash
        var kind: WordHash
        var isWord: Bool
        static let none = Sight(word: .seed, kind: .seed, isWord: false)
    }

    private func sight(of symbol: Symbol) -> Sight {
        let hash = hash(of: symbol)
        guard case .word(let position) = symbol else {
            return Sight(word: hash, kind: hash, isWord: false)
        }
        return Sight(word: hash, kind: kind(of: words[position].token), isWord: true)
    }

    /// Words of the same roles are of one kind, and so are those of none.
    private func kind(of token: Token) -> WordHash {
        Self.hash(of: SenseRole.of(token))
    }

    private static func hash(of roles: SenseRole) -> WordHash {
        var hash = WordHash.seed
        hash.add(Self.mark)
        var left = roles.rawValue
        while left != 0 {
            hash.add(UInt8(ascii: "a") + UInt8(left & 15))
            left >>= 4
        }
        return hash
    }

    /// In front of the name of a kind: no word holds it.
    private static let mark = UInt8(ascii: "~")

    /// The names of the kinds of words: a mark and a letter for each four bits of their roles.
    package static let kinds: [String] = Set(
        (SenseWords.roles + SenseWords.roles.map(SenseRole.ofPlural)).map(\.rawValue) + [0]
    ).sorted().map {
        var (name, left) = (String(Unicode.Scalar(mark)), $0)
        while left != 0 {
            name.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(left & 15)))
            left >>= 4
        }
        return name
    }

    private func hash(of symbol: Symbol) -> WordHash {
        switch symbol {
        case .start: Self.start
        case .end: Self.end
        case .comma: Self.comma
        case .stop: Self.stop
        case .and: Self.and
        case .food: Self.food
        case .number: Self.number
        case .absent: Self.absent
        case .strange: Self.strange
        case .word(let position): words[position].token.surface
        }
    }

    private static let start = WordHash("^")
    private static let end = WordHash("$")
    private static let comma = WordHash(",")
    private static let stop = WordHash(".")
    private static let and = WordHash("&")
    private static let food = WordHash("F")
    private static let number = WordHash("#")
    private static let absent = WordHash("NO")
    private static let strange = WordHash("_")
    private static let asked = WordHash("<asked>")
    private static let told = WordHash("<told>")
    private static let foods = (0...mostFoods).map { WordHash("<\($0) foods>") }
    private static let others = (0...mostWords).map { WordHash("<\($0) words>") }
    private static let strangers = (0...mostStrangers).map { WordHash("<\($0) strange>") }
    private static let fifths = (0...5).map { WordHash("<\($0) fifths>") }
    private static let roles = (0..<64).map { WordHash("<role \($0)>") }
}

extension MealSense.Finding {
    fileprivate var sign: WordHash {
        switch self {
        case .meal: Self.mealSign
        case .other: Self.otherSign
        case .partly: Self.partlySign
        }
    }

    private static let mealSign = WordHash("<meal>")
    private static let otherSign = WordHash("<other>")
    private static let partlySign = WordHash("<partly>")
}
