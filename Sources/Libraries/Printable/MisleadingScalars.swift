extension Unicode.Scalar {
    /// Whether it takes no place on a screen, turns the direction of what follows, or ends a line: whatever
    /// it stands in looks like something else.
    ///
    /// Unicode's controls (Cc), its separators of lines and paragraphs, and what it has fonts ignore
    /// (Default_Ignorable_Code_Point, DerivedCoreProperties 15), but for what joins letters and emoji
    /// (U+200C, U+200D) and chooses their form (variation selectors).
    package var isMisleading: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0: true
        case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E: true
        case 0x200C, 0x200D: false
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164: true
        case 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
        case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: true
        default: false
        }
    }

    /// Whether it is white space or a control, in whose place there is a gap; what is misleading besides
    /// has none.
    fileprivate var leavesGap: Bool {
        value < 0x20 || 0x7F..<0xA0 ~= value || properties.isWhitespace
    }
}

extension StringProtocol {
    /// Whether there is nothing in it that can be seen.
    package var isInvisible: Bool {
        unicodeScalars.allSatisfy { $0.isMisleading || $0.properties.isWhitespace }
    }
}

extension String {
    /// The same words with nothing in them that leads a terminal or its reader astray: a space for each
    /// control character and separator of lines, and nothing for what cannot be seen anyway.
    ///
    /// - Parameter kept: controls that stay, such as ends of lines.
    package func printable(keeping kept: Set<Unicode.Scalar> = []) -> String {
        guard mayMislead, unicodeScalars.contains(where: { $0.isMisleading && !kept.contains($0) })
        else { return self }
        var clean = UnicodeScalarView()
        for scalar in unicodeScalars {
            if !scalar.isMisleading || kept.contains(scalar) {
                clean.append(scalar)
            } else if scalar.leavesGap {
                clean.append(" ")
            }
        }
        return String(clean)
    }

    /// The same line with the colours that our own programs paint it in.
    package var printableInColour: String { printable(keeping: ["\u{1B}"]) }

    /// Looks at bytes alone, as a table may have millions of names.
    package var mayMislead: Bool {
        let bytes = utf8Span.span
        for place in bytes.indices where UInt8.mayBeginMisleading(bytes[place]) { return true }
        return false
    }
}

extension UInt8 {
    /// Whether a misleading scalar's UTF-8 may begin with this byte; a few others' do as well.
    package static func mayBeginMisleading(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
        default: false
        }
    }
}
