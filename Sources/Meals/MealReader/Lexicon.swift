internal import FoodCatalog
internal import Nutrition

/// What a word does in a sentence about food, apart from naming one.
struct Lexeme: Sendable {
    struct Kinds: OptionSet, Sendable {
        let rawValue: UInt16
        /// Says nothing about food: "enjoyed", "myself", "delicious".
        static let filler = Kinds(rawValue: 1)
        /// Says something that rarely matters, and may be part of a name: "crispy", "hot".
        static let descriptor = Kinds(rawValue: 2)
        static let article = Kinds(rawValue: 4)
        static let number = Kinds(rawValue: 8)
        static let unit = Kinds(rawValue: 16)
        /// A measure that only the food's own portions can weigh: "slice", "bowl".
        static let container = Kinds(rawValue: 32)
        static let size = Kinds(rawValue: 64)
        /// Stands between two foods, or between a food and what is on it: "and", "with".
        static let connector = Kinds(rawValue: 128)
        /// Begins another food more often than not: "alongside", "followed".
        static let breaker = Kinds(rawValue: 256)
        static let of = Kinds(rawValue: 512)
        static let meal = Kinds(rawValue: 1024)
        static let hedge = Kinds(rawValue: 2048)
        /// Says that something was eaten: "had", "ate".
        static let eating = Kinds(rawValue: 4096)
        /// Says what a food is like, never which food it is: "raw", "green".
        static let modifier = Kinds(rawValue: 8192)
        /// A modifier that changes what is in the food: "diet", "fried".
        static let key = Kinds(rawValue: 16384)
    }

    var kinds: Kinds
    var value: Double = 0
    var unit: MeasureUnit?
}

enum Lexicon {
    static func lexeme(of word: WordHash) -> Lexeme? { table[word] }

    /// What the way that a word is written tells of it.
    enum Form: Sendable {
        /// "mince", unlike "minced".
        case noun
        /// Made from a food: "cheesy".
        case adjective
    }

    static func form(of surface: WordHash) -> Form? {
        if adjectives.contains(surface) { return .adjective }
        return LexiconWords.nouns.contains(surface) ? .noun : nil
    }

    /// Whether the word as written says how a food was prepared.
    static func isPreparation(_ surface: WordHash) -> Bool { preparations.contains(surface) }

    /// Whether a word is counted without being food: "minutes", "miles".
    static func isNoFood(_ word: WordHash) -> Bool { notFood.contains(word) }

    /// Whether a word names a dish that is called after what is in it: "sandwich", "curry".
    static func isDish(_ word: WordHash) -> Bool { dishes.contains(word) }

    /// Whether a word names a food that no other behind a comma is the kind of: "tea, milk", unlike "soup, tomato".
    static func isStaple(_ word: WordHash) -> Bool { staples.contains(word) }

    /// Whether a word names a food that is had beside such a one: "toast, butter", unlike "rice, egg fried".
    static func isCompanion(_ word: WordHash) -> Bool { companions.contains(word) }

    /// Whether a word measures food in front of "of" only: "a pot of", "a stack of".
    static func isCarrier(_ word: WordHash) -> Bool { carriers.contains(word) }

    /// Whether a word is an article or a number of another language: "une", "dos".
    static func isForeign(_ surface: WordHash) -> Bool { foreign.contains(surface) }

    private static let foreign = WordSet(LexiconWords.foreign)

    /// Whether a word says nothing of food unless a whole name is said: "corner", "bear".
    static func isOrdinary(_ word: WordHash) -> Bool { ordinary.contains(word) }

    /// Whether a word as written is everyday English near a food's name, and so no slip for it: "speak", "pool".
    static func isEnglish(_ surface: WordHash) -> Bool { english.contains(surface) }

    private static let english = WordSet(LexiconWords.english)
    private static let ordinary = canonical(LexiconWords.ordinary)
    private static let dishes = canonical(LexiconWords.dishes)
    private static let carriers = canonical(LexiconWords.carriers)
    private static let companions = canonical(LexiconWords.companions)
    private static let staples = canonical(LexiconWords.staples)
    private static let notFood = canonical(LexiconWords.notFood)
    private static let preparations = WordSet(LexiconWords.preparations)
    private static let adjectives = WordSet(LexiconWords.adjectives)

    /// The words of a list in the form that texts are read in.
    private static func canonical(_ list: String) -> WordSet {
        WordSet(list.asciiWords.compactMap { TextScanner.words(of: String($0)).first?.word })
    }

    private static let table: WordTable<Lexeme> = {
        var table = WordTable<Lexeme>()
        func add(
            _ list: String, _ kinds: Lexeme.Kinds, value: Double? = nil, unit: MeasureUnit? = nil
        ) {
            for piece in list.asciiWords {
                guard let word = TextScanner.words(of: String(piece)).first?.word else { continue }
                var lexeme = table[word] ?? Lexeme(kinds: [])
                lexeme.kinds.formUnion(kinds)
                lexeme.value = value ?? lexeme.value
                lexeme.unit = unit ?? lexeme.unit
                table[word] = lexeme
            }
        }
        add(LexiconWords.fillers, .filler)
        add(LexiconWords.descriptors, .descriptor)
        add(LexiconWords.containers, .container)
        add(LexiconWords.sizes, .size)
        add(LexiconWords.connectors, .connector)
        add(LexiconWords.breakers, .breaker)
        add(LexiconWords.modifiers, .modifier)
        add(LexiconWords.keyModifiers, [.modifier, .key])
        add(LexiconWords.meals, .meal)
        add(LexiconWords.hedges, .hedge)
        add(LexiconWords.eating, [.eating, .filler])
        add(LexiconWords.articles, .article)
        add("of", .of)
        for (words, value) in LexiconWords.numbers { add(words, .number, value: value) }
        for (words, name) in nameRows(of: LexiconWords.units) {
            add(words, .unit, unit: MeasureUnit(rawValue: name))
        }
        return table
    }()
}

extension String {
    /// The words between spaces and line ends. By bytes: to ask Unicode what a space is would take as
    /// long as all else that is done when the first text is read.
    fileprivate var asciiWords: [Substring] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) }
    }
}
