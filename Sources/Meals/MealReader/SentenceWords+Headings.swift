internal import FoodCatalog

// What stands in front of foods and beside them without naming any.
extension SentenceWords {
    /// "3 eggs i think": names nothing.
    mutating func markAsides() {
        for position in words.indices.dropFirst()
        where Self.asides.contains(words[position].token.surface)
            && words[position - 1].token.surface == .i
        {
            words[position].isTaken = true
            words[position].isStrong = false
            words[position].isName = false
        }
    }

    private static let asides = WordSet(asideWords)

    /// "full english - 2 rashers, beans": the first word behind the only dash of a line that lists something
    /// behind it, which ends a sentence then.
    mutating func markDashedHeading(in text: String) -> Int? {
        var text = text
        let dashes = text.withUTF8 { bytes in
            guard bytes.contains(UInt8(ascii: "-")) else { return [Int]() }
            return bytes.indices.dropFirst().dropLast().filter {
                bytes[$0] == UInt8(ascii: "-") && bytes[$0 - 1] == UInt8(ascii: " ")
                    && bytes[$0 + 1] == UInt8(ascii: " ")
            }
        }
        guard dashes.count == 1,
            let first = words.firstIndex(where: { $0.token.start > dashes[0] }), first > 0,
            first <= Self.longestHeading,
            words[..<first].allSatisfy({ !$0.token.isNumber }),
            !words[..<first].dropFirst().contains(where: { !$0.token.gap.isDisjoint(with: .hard) }),
            words[first].token.isNumber && words[first...].contains(where: \.isName)
                || words[first...].dropFirst().contains(where: { $0.token.gap.contains(.comma) }),
            // "steak - 8 oz", "coffee - 2 sugars" are no headings.
            !words[..<first].contains(where: \.isName)
                || words[..<first].contains(where: { Self.headings.contains($0.token.surface) })
                || words[..<first].contains(where: { Self.filled.contains($0.token.surface) })
                    && words[first...].contains(where: \.token.isNumber)
        else { return nil }
        words[first].token.gap.insert(.sentence)
        return first
    }

    /// "Made a smoothie. One banana, a cup of milk": the first word of the sentence that lists what went into what the
    /// sentence in front says was made.
    var madeHeading: Int? {
        guard
            let made = words.prefix(2).firstIndex(where: { $0.token.surface == .made }),
            made + 1 < words.count, words[made + 1].has(.article),
            let first = words.indices.dropFirst(made + 3).prefix(Self.longestHeading).first(
                where: { words[$0].token.gap.contains(.sentence) })
        else { return nil }
        let end =
            words.indices.dropFirst(first + 1).first { words[$0].token.gap.contains(.sentence) }
            ?? words.count
        return words[first..<end].contains { $0.token.gap.contains(.comma) }
            && !words[first..<end].contains { $0.has(.eating) } ? first : nil
    }

    /// In words.
    private static let longestHeading = 5
}
