/// One word or number of a text, with where it stands and what stands before it.
package struct Token: Sendable {
    /// What separates a token from the one before it, beyond a space.
    package struct Gap: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt8
        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static var comma: Gap { Gap(rawValue: 1) }
        /// The end of a sentence, a semicolon or a line.
        @inlinable package static var sentence: Gap { Gap(rawValue: 2) }
        @inlinable package static var opening: Gap { Gap(rawValue: 4) }
        @inlinable package static var closing: Gap { Gap(rawValue: 8) }
        @inlinable package static var hyphen: Gap { Gap(rawValue: 16) }
        @inlinable package static var slash: Gap { Gap(rawValue: 32) }
        /// `&` or `+`.
        @inlinable package static var and: Gap { Gap(rawValue: 64) }
        /// Nothing at all, as between the parts of `200g`.
        @inlinable package static var none: Gap { Gap(rawValue: 128) }
    }

    package struct Traits: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt8
        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static var number: Traits { Traits(rawValue: 1) }
        @inlinable package static var plural: Traits { Traits(rawValue: 2) }
        /// A number with a percent or inch sign, which is part of a name ("2% milk") and no amount.
        @inlinable package static var percent: Traits { Traits(rawValue: 4) }
        /// "no X", "without X": the word stands for the absence of X.
        @inlinable package static var negated: Traits { Traits(rawValue: 8) }
        /// Written with a minus sign directly before it.
        @inlinable package static var minus: Traits { Traits(rawValue: 16) }
        /// Written in letters of another script.
        @inlinable package static var foreign: Traits { Traits(rawValue: 32) }
        /// Written with an upper-case first letter.
        @inlinable package static var capital: Traits { Traits(rawValue: 64) }
        /// An `x`, `×` or `*` that multiplies.
        @inlinable package static var times: Traits { Traits(rawValue: 128) }
    }

    /// Range of UTF-8 offsets in the source.
    package var start: Int32
    package var end: Int32
    package var gap: Gap
    package var traits: Traits
    /// Letters in the folded form.
    package var length: UInt8
    /// The word as it stands, lower-case and without accents.
    package var surface: WordHash
    /// The word in its canonical form: singular, one spelling for all.
    package var word: WordHash
    /// The word before and this one written together.
    package var joined: WordHash
    /// Of a number; 0 for a word.
    package var value: Double

    package var isNumber: Bool { traits.contains(.number) }
}

// The standard library's versions are generic, and other modules get no fast ones made of them. These
// are seen by other modules whole.
extension Token.Gap {
    @inlinable @inline(__always)
    package init(arrayLiteral gaps: Self...) {
        var bits: UInt8 = 0
        for gap in gaps { bits |= gap.rawValue }
        self.init(rawValue: bits)
    }

    @inlinable @inline(__always)
    package var isEmpty: Bool { rawValue == 0 }

    @inlinable @inline(__always)
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable @inline(__always)
    package func isSubset(of other: Self) -> Bool { rawValue & ~other.rawValue == 0 }

    @inlinable @inline(__always)
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}

extension Token.Traits {
    @inlinable @inline(__always)
    package init(arrayLiteral traits: Self...) {
        var bits: UInt8 = 0
        for trait in traits { bits |= trait.rawValue }
        self.init(rawValue: bits)
    }

    @inlinable @inline(__always)
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable @inline(__always)
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}
