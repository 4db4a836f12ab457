internal import FoodCatalog

/// The words by which phrases with triggers are noticed, for passing over words that tell nothing.
///
/// What people say of a food mostly repeats its name and its amount; only another word can add to what
/// is known of it.
package struct TellingWords: Sendable, Hashable {
    private var hashes: Set<WordHash> = []

    /// Knows no word, so that none adds anything.
    package static let none = TellingWords()

    private init() {}

    /// - Parameter words: in lower case, in either number.
    package init(_ words: some Sequence<some StringProtocol>) {
        for word in words {
            for form in [String(word), AllergenText.singular(String(word))] {
                hashes.insert(WordHash(form))
                // A text is looked through by the parts of such words.
                if let part = form.split(separator: "-").first {
                    hashes.insert(WordHash(part.utf8))
                }
            }
        }
    }

    /// Whether a text has a word that tells something and does not stand in the name.
    package func stand(in text: String, beyond name: String) -> Bool {
        var own: [WordHash]?
        var word: [UInt8] = []
        func isTelling(_ word: [UInt8]) -> Bool {
            let forms = Self.forms(word)
            guard forms.contains(where: hashes.contains) else { return false }
            let known = own ?? Self.words(of: name)
            own = known
            return !forms.contains(where: known.contains)
        }
        for byte in text.utf8 {
            guard byte < 0x80 else { return true }
            if let letter = Self.letter(byte) {
                word.append(letter)
                continue
            }
            if !word.isEmpty, isTelling(word) { return true }
            word.removeAll(keepingCapacity: true)
        }
        return !word.isEmpty && isTelling(word)
    }

    private static func words(of name: String) -> [WordHash] {
        var words: [WordHash] = []
        var word: [UInt8] = []
        for byte in name.utf8 {
            if let letter = letter(byte) {
                word.append(letter)
            } else if !word.isEmpty {
                words += forms(word)
                word.removeAll(keepingCapacity: true)
            }
        }
        return word.isEmpty ? words : words + forms(word)
    }

    /// A word as it is written, and singular.
    private static func forms(_ word: [UInt8]) -> [WordHash] {
        let written = WordHash(word)
        guard let last = word.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "e") else {
            return [written]
        }
        return [written, WordHash(AllergenText.singular(String(decoding: word, as: UTF8.self)))]
    }

    /// In lower case; `nil` of what stands between words.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "'"), UInt8(ascii: "&"):
            byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }
}
