/// One line of input, without its end.
package enum Line: Sendable, Hashable {
    case text(String)
    /// A line that is no text; `opening` is its first byte that is no white space.
    case faulty(Fault, opening: UInt8?)

    package enum Fault: Sendable, Hashable {
        /// Longer than the limit; what is beyond it was skipped.
        case tooLong
        case notUTF8
        case hasNUL
    }

    /// The first byte that is no white space; `nil` for a blank line.
    package var opening: UInt8? {
        switch self {
        case .text(let text): Line.opening(of: text.utf8)
        case .faulty(_, let opening): opening
        }
    }

    /// Nothing but white space; an over-long line is not blank, whatever it holds.
    package var isBlank: Bool {
        if case .text = self { opening == nil } else { false }
    }

    static func opening(of bytes: some Sequence<UInt8>) -> UInt8? {
        bytes.first { !isWhiteSpace($0) }
    }

    /// Whether a byte is a space, a tab or one that ends lines or pages.
    package static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}
