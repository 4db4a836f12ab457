/// One word or number of a text, with where it stands and what stands before it.
@usableFromInline
package struct Token: Sendable {
    /// What separates a token from the one before it, beyond a space.
    @usableFromInline
    package struct Gap: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt8
        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable
        package static var comma: Gap { Gap(rawValue: 1) }
        /// The end of a sentence, a semicolon or a line.
        @inlinable
        package static var sentence: Gap { Gap(rawValue: 2) }
        @inlinable
        package static var opening: Gap { Gap(rawValue: 4) }
        @inlinable
        package static var closing: Gap { Gap(rawValue: 8) }
        @inlinable
        package static var hyphen: Gap { Gap(rawValue: 16) }
        @inlinable
        package static var slash: Gap { Gap(rawValue: 32) }
        /// `&` or `+`.
        @inlinable
        package static var and: Gap { Gap(rawValue: 64) }
        /// Nothing at all, as between the parts of `200g`.
        @inlinable
        package static var none: Gap { Gap(rawValue: 128) }

        // Written as numbers, because a list of them is put together anew wherever it is asked for.
        /// A comma, the end of a sentence, or a bracket.
        @inlinable
        package static var hard: Gap { Gap(rawValue: 1 | 2 | 4 | 8) }
        /// A comma or `&`.
        @inlinable
        package static var listing: Gap { Gap(rawValue: 1 | 64) }
        /// A comma, a bracket or `&`.
        @inlinable
        package static var aside: Gap { Gap(rawValue: 1 | 4 | 8 | 64) }
        /// A hyphen or nothing.
        @inlinable
        package static var tight: Gap { Gap(rawValue: 16 | 128) }
    }

    @usableFromInline
    package struct Traits: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt8
        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable
        package static var number: Traits { Traits(rawValue: 1) }
        @inlinable
        package static var plural: Traits { Traits(rawValue: 2) }
        /// A number with a percent, inch or currency sign, which is part of a name ("2% milk") or a price, and no amount.
        @inlinable
        package static var percent: Traits { Traits(rawValue: 4) }
        /// "no X", "without X": the word stands for the absence of X.
        @inlinable
        package static var negated: Traits { Traits(rawValue: 8) }
        /// Written with a minus sign directly before it.
        @inlinable
        package static var minus: Traits { Traits(rawValue: 16) }
        /// Written in letters of another script.
        @inlinable
        package static var foreign: Traits { Traits(rawValue: 32) }
        /// Written with an upper-case first letter.
        @inlinable
        package static var capital: Traits { Traits(rawValue: 64) }
        /// An `x`, `×` or `*` that multiplies.
        @inlinable
        package static var times: Traits { Traits(rawValue: 128) }
    }

    /// Range of UTF-8 offsets in the source.
    @usableFromInline package var start: Int32
    @usableFromInline package var end: Int32
    @usableFromInline package var gap: Gap
    @usableFromInline package var traits: Traits
    /// Letters in the folded form.
    @usableFromInline package var length: UInt8
    /// The number of the time it belongs to, from 1 on; 0 for none. No rule looks into a time.
    @usableFromInline package var span: UInt8 = 0
    /// The word as it stands, lower-case and without accents.
    @usableFromInline package var surface: WordHash
    /// The word in its canonical form: singular, one spelling for all.
    @usableFromInline package var word: WordHash
    /// The word before and this one written together.
    @usableFromInline package var joined: WordHash
    /// Of a number; 0 for a word.
    @usableFromInline package var value: Double

    @inlinable
    package var isNumber: Bool { traits.contains(.number) }
}

// The standard library's versions are generic, and go through a table of functions where the compiler
// makes no fast ones of them.
extension Token.Gap {
    @inlinable
    package init(arrayLiteral gaps: Self...) {
        self.init(rawValue: gaps.reduce(0) { $0 | $1.rawValue })
    }

    @inlinable
    package var isEmpty: Bool { rawValue == 0 }

    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isSubset(of other: Self) -> Bool { rawValue & ~other.rawValue == 0 }

    @inlinable
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}

extension Token.Traits {
    @inlinable
    package init(arrayLiteral traits: Self...) {
        self.init(rawValue: traits.reduce(0) { $0 | $1.rawValue })
    }

    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}
