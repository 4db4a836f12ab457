import TestSupport
import Testing

@testable import Recipes

struct SearchedTextTests {
    /// Letters that are one scalar each, and such as are put together or fall together.
    private static let pieces = [
        "a", "b", "ab", " ", "-", "é", "e\u{301}", "ü", "u", "\u{308}", "ß", "雞", "雞肉", "炒", "カ",
        "が",
        "か\u{3099}", "👩‍🍳", "🍚", "\u{200D}", "\r\n", "\n", "\r", ";", "\u{37E}", "K", "\u{212A}",
        "\u{AD}",
    ]

    private static func text(
        _ count: ClosedRange<Int>, _ random: inout SplitMix64, of pieces: [String]
    ) -> String {
        (0..<Int.random(in: count, using: &random))
            .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    @Test func `what is found is what strings find`() {
        for seed in UInt64(0)..<3000 {
            var random = SplitMix64(seed: seed)
            let few = Array(Self.pieces.shuffled(using: &random).prefix(4))
            let whole = Self.text(0...8, &random, of: few)
            let sought = Self.text(0...3, &random, of: few)
            let (text, other) = (SearchedText(whole), SearchedText(sought))
            #expect(
                text.contains(other) == whole.contains(sought),
                "seed \(seed): \(whole.debugDescription), \(sought.debugDescription)")
            guard !sought.isEmpty else { continue }
            #expect(
                text.firstRange(of: other) == whole.ranges(of: sought).first,
                "seed \(seed): \(whole.debugDescription), \(sought.debugDescription)")
        }
    }
}
