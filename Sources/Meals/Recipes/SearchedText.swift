/// A text that others are looked for in, or that is looked for in others, again and again.
///
/// What is found is what `String.contains` finds, many times as fast: where each character is one scalar that nothing
/// joins and nothing else is equal to, bytes are compared in place of characters.
package struct SearchedText: Sendable, Hashable {
    package let text: String
    /// Its bytes; `nil` where they do not tell characters apart.
    let bytes: [UInt8]?

    package init(_ text: String) {
        self.text = text
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            0x20...0x7E ~= scalar.value || Self.joinsNothing.contains { $0 ~= scalar.value }
        }
        bytes = isPlain ? Array(text.utf8) : nil
    }

    /// Whether `other` stands in it; nothing stands everywhere.
    package func contains(_ other: SearchedText) -> Bool {
        guard let bytes, let sought = other.bytes else { return text.contains(other.text) }
        return Self.place(of: sought, in: bytes, within: bytes.indices) != nil
    }

    /// Where `other` stands in it first.
    package func firstRange(of other: SearchedText) -> Range<String.Index>? {
        guard let bytes, let sought = other.bytes else {
            return text.ranges(of: other.text).first
        }
        guard let place = Self.place(of: sought, in: bytes, within: bytes.indices) else {
            return nil
        }
        let start = text.utf8.index(text.startIndex, offsetBy: place)
        return start..<text.utf8.index(start, offsetBy: sought.count)
    }

    static func place(of sought: [UInt8], in bytes: [UInt8], within range: Range<Int>) -> Int? {
        guard let first = sought.first else { return range.lowerBound }
        guard sought.count <= range.count else { return nil }
        // Thousands of names are looked through: what is lent out needs no check for each byte.
        return bytes.withUnsafeBufferPointer { bytes in
            sought.withUnsafeBufferPointer { sought in
                var start = range.lowerBound
                let last = range.upperBound - sought.count
                precondition(start >= 0 && range.upperBound <= bytes.count)
                while start <= last {
                    if bytes[start] == first {
                        var length = 1
                        while length < sought.count, bytes[start + length] == sought[length] {
                            length += 1
                        }
                        if length == sought.count { return start }
                    }
                    start += 1
                }
                return nil
            }
        }
    }

    /// Latin letters with their marks, syllables of Japanese, ideographs.
    private static let joinsNothing: [ClosedRange<UInt32>] = [
        0xAE...0x17F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
    ]
}
