/// The foods' names, turned inside out: for every word the names that hold it, with what it is worth.
///
/// All of it is flat arrays of small numbers, built once. A *name* here is one way to call one food;
/// a food has as many as it has aliases.
@usableFromInline
package final class FoodIndex: Sendable {
    /// A word in a name, in twelve bytes.
    @usableFromInline
    package struct Posting: Sendable, BitwiseCopyable, Equatable {
        private static let headBit: UInt32 = 1 << 30
        private static let composedBit: UInt32 = 1 << 31

        /// The name's number in the lower 30 bits, then whether the word is a head of the name, and
        /// in the highest bit whether the name is composed.
        @usableFromInline package var bits: UInt32
        /// What the name gains when a text holds the word: the word's rarity, and the claim returned.
        @usableFromInline package var weight: Float
        /// The name's own, here once more because it is asked for with the weight.
        @usableFromInline package var base: Float

        init(name: Int32, weight: Float, base: Float, isComposed: Bool, isHead: Bool) {
            bits = UInt32(name) | (isComposed ? Self.composedBit : 0) | (isHead ? Self.headBit : 0)
            self.weight = weight
            self.base = base
        }

        @inlinable
        package var name: Int32 { Int32(bits & 0x3FFF_FFFF) }
        /// Whether the name joins several things ("rice and beans"), so that a text may too.
        @inlinable
        package var isComposed: Bool { bits & 1 << 31 != 0 }
        /// Whether the word is one that the food cannot do without: the noun of its name.
        @inlinable
        package var isHead: Bool { bits & 1 << 30 != 0 }
    }

    /// A name as the reader sees it.
    @usableFromInline
    package struct Name: Sendable {
        @usableFromInline package var food: Int32
        /// Its words stand in `nameWords` from here on.
        @usableFromInline package var firstWord: Int32
        /// Minus everything that it claims, plus how usual the food is.
        @usableFromInline package var base: Float
        @usableFromInline package var wordCount: UInt8
        @usableFromInline package var isAlias: Bool
        @usableFromInline package var isComposed: Bool
    }

    /// A word of a name, in eight bytes.
    @usableFromInline
    package struct NameWord: Sendable, BitwiseCopyable {
        /// Where the word stands: in the name, in more words that an imported food has, in the food's other names.
        package enum Origin: UInt32, Sendable {
            case own, optional, sibling
        }

        private static let (headBit, originShift): (UInt32, UInt32) = (1 << 31, 29)

        /// The word's number in the lower 29 bits, then its origin, and in the highest whether it is a head of the name.
        let bits: UInt32
        @usableFromInline package let claim: Float

        init(word: Int32, claim: Float, origin: Origin, isHead: Bool) {
            bits =
                UInt32(word) | origin.rawValue << Self.originShift | (isHead ? Self.headBit : 0)
            self.claim = claim
        }

        init(bits: UInt32, claim: Float) { (self.bits, self.claim) = (bits, claim) }

        @usableFromInline package var word: Int32 { Int32(bits & (1 << Self.originShift - 1)) }
        @usableFromInline package var isHead: Bool { bits & Self.headBit != 0 }
        /// Whether it is one of the name's own words.
        @usableFromInline package var isOwn: Bool { bits >> Self.originShift & 3 == 0 }

        /// Whether its origin is one that there is.
        var isSound: Bool { Origin(rawValue: bits >> Self.originShift & 3) != nil }

        /// Share of its rarity that the name gains when a text holds it; 1 for its own words.
        func gain(by weights: IndexWeights) -> Float {
            switch Origin(rawValue: bits >> Self.originShift & 3) {
            case .optional: weights.optional
            case .sibling: weights.sibling
            case .own, nil: 1
            }
        }
    }

    /// The number of each word, but those that came with foods behind the others: so an index with a person's own
    /// foods has the words of all others in common with that without them.
    @usableFromInline package let words: WordMap<Int32>
    /// The numbers of those that came behind.
    @usableFromInline package let addedWords: WordMap<Int32>
    /// How rare each word is, about 0.5 (in every third name) to 6 (in one).
    @usableFromInline package let rarity: [Float]
    @usableFromInline package let postingStarts: [Int32]
    @usableFromInline package let postings: [Posting]
    @usableFromInline package let names: [Name]
    @usableFromInline package let nameWords: [NameWord]
    /// Pairs of words of which one is a number, as in "7 up": no amounts, when a text holds both.
    @usableFromInline package let numberPairs: WordKeys
    package let spelling: Spelling
    /// Of each word: whether it alone names a food ("rice").
    @usableFromInline package let isName: [Bool]
    /// The names of two and more words, by all of these in their order; see `phrase`.
    @usableFromInline package let phrases: WordKeys
    /// Those that came with foods behind the others, as `addedWords`.
    @usableFromInline package let addedPhrases: WordKeys
    /// The names of a person's own foods.
    package let ownNames: OwnNames
    /// What it was built with, so that more foods are weighed alike.
    let weights: IndexWeights

    init(
        weights: IndexWeights, words: WordMap<Int32>,
        addedWords: WordMap<Int32> = WordMap(), rarity: [Float], postingStarts: [Int32],
        postings: [Posting], names: [Name], nameWords: [NameWord],
        numberPairs: WordKeys, spelling: Spelling, isName: [Bool], phrases: WordKeys,
        addedPhrases: WordKeys = WordKeys(), ownNames: OwnNames
    ) {
        self.weights = weights
        self.ownNames = ownNames
        self.words = words
        self.addedWords = addedWords
        self.rarity = rarity
        self.postingStarts = postingStarts
        self.postings = postings
        self.names = names
        self.isName = isName
        self.phrases = phrases
        self.addedPhrases = addedPhrases
        self.nameWords = nameWords
        self.numberPairs = numberPairs
        self.spelling = spelling
    }

    /// The number of a word, -1 for one that no name holds.
    @inlinable
    package func number(of word: WordHash) -> Int32 { words[word] ?? addedWords[word] ?? -1 }

    /// As above; `nil` for one that no name holds.
    package func known(_ word: WordHash) -> Int32? { words[word] ?? addedWords[word] }

    @inlinable
    package func postings(of word: Int32) -> Range<Int> {
        Int(postingStarts[Int(word)])..<Int(postingStarts[Int(word) + 1])
    }

    /// Whether a name holds `word` directly before `next`, with `isLast` as its last words.
    package func holds(_ word: Int32, before next: Int32, isLast: Bool = false) -> Bool {
        guard word >= 0, next >= 0 else { return false }
        return postings(of: next).contains { place in
            let own = words(of: names[Int(postings[place].name)]).prefix(while: \.isOwn)
            if isLast, own.last?.word != next { return false }
            return zip(own, own.dropFirst()).contains { $0.word == word && $1.word == next }
        }
    }

    /// Whether a food is called by these words, in this order and with no other.
    ///
    /// Words that only hold a name together ("of") are in none; see `isGlue`.
    // Seen by other modules, so that the compiler can make a version for each kind of sequence.
    @inlinable
    package func isCalled(_ words: some Sequence<Int32>) -> Bool {
        let phrase = words.reduce(.seed, Self.phrase)
        return phrases.contains(phrase) || addedPhrases.contains(phrase)
    }

    /// The foods that are called by these words, in this order and with no other.
    package func foods(called words: [Int32]) -> Set<Int32> {
        guard let last = words.last, last >= 0, isCalled(words) else { return [] }
        var foods: Set<Int32> = []
        for place in postings(of: last) {
            let name = names[Int(postings[place].name)]
            let own = self.words(of: name).prefix(while: \.isOwn)
            if own.map(\.word) == words { foods.insert(Int32(name.food)) }
        }
        return foods
    }

    /// The key in `phrases` for one word more.
    @inlinable
    package static func phrase(_ words: WordHash, _ word: Int32) -> WordHash {
        // A map of words leaves the lowest bit out of account.
        words.followed(by: WordHash(bits: UInt64(UInt32(bitPattern: word)) << 1))
    }

    /// What a food is called first; names stand in the order of their foods.
    package func name(of food: Int32) -> Int32? {
        var (first, end) = (0, names.count)
        while first < end {
            let middle = (first + end) / 2
            if names[middle].food < food { first = middle + 1 } else { end = middle }
        }
        return first < names.count && names[first].food == food ? Int32(first) : nil
    }

    /// Whether a word only holds a name together.
    package static func isGlue(_ word: WordHash) -> Bool { NameWords.isGlue(word) }

    @inlinable
    package func words(of name: Name) -> ArraySlice<NameWord> {
        nameWords[Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount)]
    }
}
