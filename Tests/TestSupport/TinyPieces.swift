/// A model of pieces for libsentencepiece, made by hand: the format's protobuf messages with the fewest fields.
package enum TinyPieces {
    /// Beside the unknown and the marks of the beginning and the end, in this order.
    package static let words = ["\u{2581}", "\u{2581}red", "\u{2581}soup", "s", "o"]

    package static var model: [UInt8] {
        var bytes: [UInt8] = []
        // The kinds 2 and 3 are unknown and control.
        for (text, kind) in [("<unk>", 2), ("<s>", 3), ("</s>", 3)] + words.map({ ($0, 1) }) {
            // A score of −1, and of −10 for single letters.
            let score: [UInt8] =
                text.unicodeScalars.count > 1 ? [0, 0, 128, 191] : [0, 0, 32, 193]
            append(
                1, field(1, Array(text.utf8)) + [0x15] + score + [0x18, UInt8(kind)], to: &bytes)
        }
        // A unigram model.
        append(2, [0x18, 1], to: &bytes)
        // Texts as they are, with a space before them.
        append(3, field(1, Array("identity".utf8)) + [0x18, 1, 0x20, 1, 0x28, 1], to: &bytes)
        return bytes
    }

    private static func field(_ number: UInt8, _ value: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(value.count)] + value
    }

    private static func append(_ number: UInt8, _ message: [UInt8], to bytes: inout [UInt8]) {
        bytes += field(number, message)
    }
}
