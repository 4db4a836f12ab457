/// A word as a number: 64-bit FNV-1a over its folded bytes, so that a text is read without strings.
///
/// Two different words of one vocabulary never share a hash here: the vocabulary compares bytes when
/// it is built, and 2^64 is large against the words of a language.
@usableFromInline
package struct WordHash: Hashable, Sendable, ExpressibleByStringLiteral {
    @usableFromInline package var bits: UInt64

    @inlinable
    package static var seed: WordHash { WordHash(bits: 0xcbf2_9ce4_8422_2325) }

    @inlinable
    package init(bits: UInt64) { self.bits = bits }

    package init(_ word: String) {
        self = .seed
        for byte in word.utf8 { add(byte) }
    }

    /// A word that stands in the program: the compiler makes a number of it, which is compared in place.
    @inlinable @inline(__always)
    package init(stringLiteral word: StaticString) {
        self = .seed
        for place in 0..<word.utf8CodeUnitCount { add(word.utf8Start[place]) }
    }

    /// A word of which the letters are at hand.
    @inlinable
    package init(_ letters: some Sequence<UInt8>) {
        self = .seed
        for letter in letters { add(letter) }
    }

    // The compiler's own version is asked for through a table of functions.
    @inlinable
    package static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }

    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) {
        bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// The word for the absence of this one ("no sugar"), which is a word of its own.
    @inlinable
    package var negated: WordHash { WordHash(bits: bits ^ 0x5bd1_e995_9e37_79b9) }

    /// One number for two words in this order.
    @inlinable
    package func followed(by next: WordHash) -> WordHash {
        WordHash(bits: (bits &* 0x9e37_79b9_7f4a_7c15) ^ (next.bits &+ (bits >> 29)))
    }
}
