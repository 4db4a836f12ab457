/// A text's letters without case and accents, for tables of words that are no names of foods.
package enum LetterFolding {
    package enum Piece: Sendable, Hashable {
        /// A letter, digit or sign of ASCII, in lower case.
        case letter(UInt8)
        /// A letter of another script.
        case foreign(String)
        /// Spaces, and signs without a meaning here.
        case gap
    }

    package static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                pieces.append(byte <= 0x20 ? .gap : .letter(isUpper ? byte | 0x20 : byte))
                continue
            }
            switch LatinFolding.meaning(of: scalar.value) {
            case .letters(let first, let second):
                pieces.append(.letter(first))
                if second != 0 { pieces.append(.letter(second)) }
            case .sign(let sign): pieces.append(.letter(sign))
            case .foreign: pieces.append(.foreign(String(scalar)))
            case .mark: break
            case .fraction, .other: pieces.append(.gap)
            }
        }
        return pieces
    }
}
