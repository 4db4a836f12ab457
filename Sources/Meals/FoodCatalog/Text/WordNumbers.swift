/// Small numbers for words, for those rooms that ask about every word of every text.
///
/// A map of one kind of value, so that asking it is a plain function wherever it is not inlined.
@usableFromInline
package struct WordNumbers: Sendable {
    @usableFromInline package private(set) var map: WordMap<Int32>

    package init() { map = WordMap() }

    /// The number of a word, -1 when it has none.
    @inlinable
    package func number(of word: WordHash) -> Int32 { map[word] ?? -1 }

    package mutating func set(_ number: Int32, for word: WordHash) { map[word] = number }
}
