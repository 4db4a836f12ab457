/// What no description may have, whoever is to read it.
package enum DescriptionFault: Error, Sendable, Hashable {
    /// More than `limit` Unicode scalars.
    case tooLong(limit: Int)
    /// A control character that is no white space, such as an escape, which could lead a terminal astray.
    case control(Unicode.Scalar)

    /// What is wrong with a text, `nil` where nothing is.
    ///
    /// - Parameter limit: the most Unicode scalars that it may have.
    package init?(in text: String, limit: Int) {
        // No text has more scalars than bytes, and most are short.
        if text.utf8.count > limit, text.unicodeScalars.count > limit {
            self = .tooLong(limit: limit)
        } else if let control = text.unicodeScalars.first(where: Self.isControl) {
            self = .control(control)
        } else {
            return nil
        }
    }

    /// Unicode's general category Cc, but for its white space.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x85: false
        case 0..<0x20, 0x7F...0x9F: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Its number as Unicode writes it: `U+001B`.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
