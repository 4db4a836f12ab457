/// One word or number of a text, with where it stands and what stands before it.
package struct Token: Sendable {
    /// What separates a token from the one before it, beyond a space.
    package struct Gap: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let comma = Gap(rawValue: 1)
        /// The end of a sentence, a semicolon or a line.
        package static let sentence = Gap(rawValue: 2)
        package static let opening = Gap(rawValue: 4)
        package static let closing = Gap(rawValue: 8)
        package static let hyphen = Gap(rawValue: 16)
        package static let slash = Gap(rawValue: 32)
        /// `&` or `+`.
        package static let and = Gap(rawValue: 64)
        /// Nothing at all, as between the parts of `200g`.
        package static let none = Gap(rawValue: 128)

        // Written as numbers, because a list of them is put together anew wherever it is asked for.
        /// A comma, the end of a sentence, or a bracket.
        package static let hard = Gap(rawValue: 1 | 2 | 4 | 8)
        /// A comma or `&`.
        package static let listing = Gap(rawValue: 1 | 64)
        /// A comma, a bracket or `&`.
        package static let aside = Gap(rawValue: 1 | 4 | 8 | 64)
        /// A hyphen or nothing.
        package static let tight = Gap(rawValue: 16 | 128)
    }

    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let number = Traits(rawValue: 1)
        package static let plural = Traits(rawValue: 2)
        /// A number with a percent or inch sign, which is part of a name ("2% milk") and no amount.
        package static let percent = Traits(rawValue: 4)
        /// "no X", "without X": the word stands for the absence of X.
        package static let negated = Traits(rawValue: 8)
        /// Written with a minus sign directly before it.
        package static let minus = Traits(rawValue: 16)
        /// Written in letters of another script.
        package static let foreign = Traits(rawValue: 32)
        /// Written with an upper-case first letter.
        package static let capital = Traits(rawValue: 64)
        /// An `x`, `×` or `*` that multiplies.
        package static let times = Traits(rawValue: 128)
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

// The standard library's versions are generic, and other modules get no fast ones made of them.
extension Token.Gap {
    package init(arrayLiteral gaps: Self...) {
        self.init(rawValue: gaps.reduce(0) { $0 | $1.rawValue })
    }

    package var isEmpty: Bool { rawValue == 0 }

    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    package func isSubset(of other: Self) -> Bool { rawValue & ~other.rawValue == 0 }

    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}

extension Token.Traits {
    package init(arrayLiteral traits: Self...) {
        self.init(rawValue: traits.reduce(0) { $0 | $1.rawValue })
    }

    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}
