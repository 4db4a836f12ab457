internal import FoodCatalog

/// The words of a text by which foods are found beside what it means, as numbers.
///
/// An encoder knows what words mean and hardly which they were. In Chinese, of which it knows less, single characters
/// and pairs of them stand for words.
package enum MeaningWords {
    /// A text as it is encoded: in simplified characters, of which the encoder has read more.
    package static func plain(_ text: String) -> String {
        guard HanText.holdsHan(text) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isHan = HanText.isHan(scalar.value)
            plain.append(isHan ? folded(scalar) : scalar)
        }
        return String(plain)
    }

    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(HanText.folded(scalar.value)) ?? scalar
    }

    /// Each once, in their order.
    package static func numbers(of text: String) -> [UInt32] {
        var words: [String] = []
        var (letters, former) = ("", Unicode.Scalar?.none)
        func endWord() {
            if !letters.isEmpty, !small.contains(letters) { words.append(stem(letters)) }
            letters = ""
        }
        for scalar in text.lowercased().unicodeScalars {
            let isLetter = ("a"..."z").contains(scalar)
            if isLetter { letters.unicodeScalars.append(scalar) } else { endWord() }
            guard HanText.isHan(scalar.value) else {
                former = nil
                continue
            }
            let own = folded(scalar)
            words.append(String(own))
            if let former { words.append(String(former) + String(own)) }
            former = own
        }
        endWord()
        var seen: Set<UInt32> = []
        return words.map(number).filter { seen.insert($0).inserted }
    }

    /// Words that are in anything.
    private static let small: Set<String> = [
        "a", "an", "the", "of", "with", "and", "or", "in", "on", "from", "to", "for", "by", "as",
        "at", "is", "it", "its", "made", "into", "that", "you", "your", "some", "like", "served",
    ]

    /// What forms of a word have in common: "berry" and "berries", "baked" and "baking".
    private static func stem(_ word: String) -> String {
        for end in ["ies", "es", "s", "ed", "ing", "y"]
        where word.hasSuffix(end) && word.utf8.count - end.utf8.count >= 3 {
            return String(word.dropLast(end.utf8.count))
        }
        return word
    }

    /// FNV-1a of 32 bits, as RFC 9923 has it.
    private static func number(_ word: String) -> UInt32 {
        word.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
