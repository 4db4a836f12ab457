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
        package let first: WordHash
        package let second: WordHash?
        package let third: WordHash?
        /// One number for all of it.
        package let hash: WordHash

        init(first: WordHash) {
            (self.first, second, third) = (first, nil, nil)
            hash = first
        }

        init(first: WordHash, second: WordHash) {
            (self.first, self.second, third) = (first, second, nil)
            hash = first.followed(by: second)
        }

        /// Another behind two.
        init(_ two: Row, third: WordHash) {
            (first, second, self.third) = (two.first, two.second, third)
            hash = two.hash.followed(by: third)
        }
    }

    private let words: [SentenceWord]
    /// What each word says by itself.
    private let roles: [SenseRole]
    private let symbols: [Symbol]
    private let signs: [WordHash]
    /// Whether a word says that something was eaten.
    let tellsOfEating: Bool

    /// - Parameters:
    ///   - roles: what each word says by itself.
    ///   - finding: what the clauses say by themselves.
    ///   - isAsked: whether the text ends with a question mark.
    init(
        _ words: [SentenceWord], roles: [SenseRole], finding: MealSense.Finding, isAsked: Bool
    ) {
        self.words = words
        self.roles = roles
        var symbols: [Symbol] = []
        symbols.reserveCapacity(words.count * 2 + 2)
        symbols.append(.start)
        var (foods, others, strangers) = (0, 0, 0)
        for position in words.indices {
            if position > 0, let mark = Self.mark(words[position].token.gap) {
                symbols.append(mark)
            }
            let symbol = Self.symbol(of: words[position], roles[position], at: position)
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
        let union = roles.reduce(into: SenseRole()) { $0.formUnion($1) }
        tellsOfEating = union.has(.ate)
        var left = union.rawValue
        var signs: [WordHash] = []
        signs.reserveCapacity(6 + left.nonzeroBitCount)
        signs.append(finding.sign)
        signs.append(Self.foods[min(foods, Self.mostFoods)])
        signs.append(Self.others[min(others, Self.mostWords)])
        signs.append(Self.strangers[min(strangers, Self.mostStrangers)])
        signs.append(Self.fifths[foods * 5 / max(1, foods + others)])
        signs.append(isAsked ? Self.asked : Self.told)
        let names = Self.roles
        while left != 0 {
            signs.append(names[left.trailingZeroBitCount])
            left &= left - 1
        }
        self.signs = signs
    }

    private static func mark(_ gap: Token.Gap) -> Symbol? {
        if gap.contains(.sentence) { return .stop }
        if !gap.isDisjoint(with: [.comma, .opening, .closing]) { return .comma }
        return gap.contains(.and) ? .and : nil
    }

    private static func symbol(
        of word: SentenceWord, _ role: SenseRole, at position: Int
    ) -> Symbol {
        if word.token.isNumber || word.has(.number) { return .number }
        if word.token.traits.contains(.negated) { return .absent }
        if word.isName, !word.has(.meal) { return .food }
        return role == [] && isStrange(word) ? .strange : .word(position)
    }

    /// Whether neither the catalog nor the reader's own lists know a word that says nothing by itself.
    static func isStrange(_ word: SentenceWord) -> Bool {
        word.word < 0 && word.kinds.isEmpty && !Lexicon.isNoFood(word.token.word)
            && !Lexicon.isEnglish(word.token.surface)
    }

    /// Calls `body` with every feature: a word or sign, or what stands in a row of two or three.
    func visit(_ body: (Row) -> Void) {
        for sign in signs { body(Row(first: sign)) }
        for word in words where !word.token.isNumber { body(Row(first: word.token.surface)) }
        guard let first = symbols.first else { return }
        var last = sight(of: first)
        // What the last two were, as words and by their kinds.
        var pair: (words: Row, kinds: Row, hasWord: Bool)?
        for symbol in symbols.dropFirst() {
            let sight = sight(of: symbol)
            let next = (
                words: Row(first: last.word, second: sight.word),
                kinds: Row(first: last.kind, second: sight.kind),
                hasWord: last.isWord || sight.isWord
            )
            body(next.words)
            if next.hasWord { body(next.kinds) }
            if let pair {
                body(Row(pair.words, third: sight.word))
                if pair.hasWord || sight.isWord { body(Row(pair.kinds, third: sight.kind)) }
            }
            (pair, last) = (next, sight)
        }
    }

    /// What is seen of a symbol: itself, and of a word the kind of words that it is one of.
    private struct Sight {
        var word: WordHash
        var kind: WordHash
        var isWord: Bool
    }

    private func sight(of symbol: Symbol) -> Sight {
        let hash = hash(of: symbol)
        guard case .word(let position) = symbol else {
            return Sight(word: hash, kind: hash, isWord: false)
        }
        // Words of the same roles are of one kind, and so are those of none.
        return Sight(word: hash, kind: Self.hash(of: role(at: position)), isWord: true)
    }

    private func role(at position: Int) -> SenseRole {
        // Of what names a meal, what several of it are counts here too.
        words[position].isName ? SenseRole.of(words[position].token) : roles[position]
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
        SenseWords.table.all.flatMap { [$0, SenseRole.ofPlural($0)] }.map(\.rawValue) + [0]
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

    private static var start: WordHash { "^" }
    private static var end: WordHash { "$" }
    private static var comma: WordHash { "," }
    private static var stop: WordHash { "." }
    private static var and: WordHash { "&" }
    private static var food: WordHash { "F" }
    private static var number: WordHash { "#" }
    private static var absent: WordHash { "NO" }
    private static var strange: WordHash { "_" }
    private static var asked: WordHash { "<asked>" }
    private static var told: WordHash { "<told>" }
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

    private static var mealSign: WordHash { "<meal>" }
    private static var otherSign: WordHash { "<other>" }
    private static var partlySign: WordHash { "<partly>" }
}
