/// Letters without their accents, and the few signs that mean something in a meal.
enum LatinFolding {
    /// What a character beyond ASCII stands for.
    enum Meaning: Equatable {
        /// One or two ASCII letters.
        case letters(UInt8, UInt8)
        /// A sign of ASCII that stands for it.
        case sign(UInt8)
        case fraction(Double)
        /// A letter of another script, kept as it is.
        case foreign
        /// Belongs to the letter before it.
        case mark
        /// Emoji, symbols, spaces.
        case other
    }

    // U+00C0 to U+017F, one letter each; a space where two letters or none are meant.
    private static let letters = Array(
        ("aaaaaa ceeeeiiiidnooooo ouuuuy  aaaaaa ceeeeiiiidnooooo ouuuuy y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkklllllllllln"
            + "nnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

    static func meaning(of scalar: UInt32) -> Meaning {
        switch scalar {
        case 0xC6, 0xE6: return .letters(UInt8(ascii: "a"), UInt8(ascii: "e"))
        case 0xDF: return .letters(UInt8(ascii: "s"), UInt8(ascii: "s"))
        case 0xDE, 0xFE: return .letters(UInt8(ascii: "t"), UInt8(ascii: "h"))
        case 0x132, 0x133: return .letters(UInt8(ascii: "i"), UInt8(ascii: "j"))
        case 0x152, 0x153: return .letters(UInt8(ascii: "o"), UInt8(ascii: "e"))
        case 0xD7: return .sign(UInt8(ascii: "*"))
        case 0xC0...0x17F:
            let index = Int(scalar - 0xC0)
            guard index < letters.count, letters[index] != UInt8(ascii: " ") else { return .other }
            return .letters(letters[index], 0)
        case 0xBC: return .fraction(0.25)
        case 0xBD: return .fraction(0.5)
        case 0xBE: return .fraction(0.75)
        case 0x2153: return .fraction(1.0 / 3)
        case 0x2154: return .fraction(2.0 / 3)
        case 0x2155: return .fraction(0.2)
        case 0x215B: return .fraction(0.125)
        case 0x215C: return .fraction(0.375)
        case 0x215D: return .fraction(0.625)
        case 0x215E: return .fraction(0.875)
        case 0x2018, 0x2019, 0x02BC, 0xB4: return .sign(UInt8(ascii: "'"))
        case 0x2010...0x2012, 0x2212: return .sign(UInt8(ascii: "-"))
        case 0x2013...0x2015, 0x2022, 0xB7: return .sign(UInt8(ascii: ","))
        case 0x2044: return .sign(UInt8(ascii: "/"))
        case 0x0300...0x036F, 0xFE00...0xFE0F, 0x200B...0x200D: return .mark
        case 0x0370...0x1FFF, 0x2C00...0x2DFF, 0x3040...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            let properties = Unicode.Scalar(scalar)?.properties
            return properties?.isAlphabetic == true ? .foreign : .other
        default: return .other
        }
    }
}
