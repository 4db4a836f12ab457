/// The foods' names, turned inside out: for every word the names that hold it, with what it is worth.
///
/// All of it is flat arrays of small numbers, built once. A *name* here is one way to call one food;
/// a food has as many as it has aliases.
package final class FoodIndex: Sendable {
    /// A word in a name.
    package struct Posting: Sendable {
        package var name: Int32
        /// What the name gains when a text holds the word: the word's rarity, and the claim returned.
        package var weight: Float
        /// Whether the name joins several things ("rice and beans"), so that a text may too.
        package var isComposed: Bool
        /// Whether the word is one that the food cannot do without: the noun of its name.
        package var isHead: Bool
    }

    /// A name as the reader sees it.
    package struct Name: Sendable {
        package var food: Int32
        /// Its words stand in `nameWords` from here on.
        package var firstWord: Int32
        package var wordCount: UInt8
        /// Minus everything that it claims, plus how usual the food is.
        package var base: Float
        /// Sum of all its claims.
        package var claims: Float
        package var isAlias: Bool
        package var isComposed: Bool
    }

    package struct NameWord: Sendable {
        package var word: Int32
        package var claim: Float
        package var isOptional: Bool
        package var isHead: Bool
    }

    /// The number of each word.
    package let words: WordMap<Int32>
    /// How rare each word is, about 0.5 (in every third name) to 6 (in one).
    package let rarity: [Float]
    package let postingStarts: [Int32]
    package let postings: [Posting]
    package let names: [Name]
    package let nameWords: [NameWord]
    /// Pairs of words of which one is a number, as in "7 up": no amounts, when a text holds both.
    package let numberPairs: WordMap<Bool>
    package let spelling: Spelling

    init(
        words: WordMap<Int32>, rarity: [Float], postingStarts: [Int32], postings: [Posting],
        names: [Name], nameWords: [NameWord], numberPairs: WordMap<Bool>, spelling: Spelling
    ) {
        self.words = words
        self.rarity = rarity
        self.postingStarts = postingStarts
        self.postings = postings
        self.names = names
        self.nameWords = nameWords
        self.numberPairs = numberPairs
        self.spelling = spelling
    }

    package func postings(of word: Int32) -> Range<Int> {
        Int(postingStarts[Int(word)])..<Int(postingStarts[Int(word) + 1])
    }

    package func words(of name: Name) -> ArraySlice<NameWord> {
        nameWords[Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount)]
    }
}
