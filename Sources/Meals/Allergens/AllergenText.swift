internal import FoodCatalog

/// Words as the tables of phrases know them: lower case, without accents, each CJK letter by itself.
package enum AllergenText {
    /// The words of a text, in order.
    package static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func end() {
            while let last = word.last, trailing.contains(last) { word.removeLast() }
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        for piece in LetterFolding.pieces(of: text) {
            switch piece {
            case .letter(let byte):
                if isAlphanumeric(byte) || !word.isEmpty && inside.contains(byte) {
                    word.append(byte)
                } else {
                    end()
                }
            case .foreign(let letter):
                end()
                words.append(letter)
            case .gap: end()
            }
        }
        end()
        return words
    }

    /// Singular, so that what is called so in either number is the same; what ends alike is what
    /// matters, not that it is a word: cookie and cookies are both "cooky".
    package static func singular(_ word: String) -> String {
        guard let last = word.utf8.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "e"),
            let letters = singular(letters: Array(word.utf8))
        else { return word }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The same of a word's letters; `nil` where it is singular.
    static func singular(letters word: [UInt8]) -> [UInt8]? {
        let count = word.count
        func ends(_ ending: StaticString) -> Bool {
            let length = ending.utf8CodeUnitCount
            guard count >= length else { return false }
            return (0..<length).allSatisfy { ending.utf8Start[$0] == word[count - length + $0] }
        }
        guard count > 3, ends("s") || ends("ie") else { return nil }
        if ends("ie") || ends("ies") {
            guard count > 4 else { return ends("s") ? Array(word.dropLast()) : nil }
            return word.dropLast(ends("s") ? 3 : 2) + [UInt8(ascii: "y")]
        }
        if count > 4, ends("ches") || ends("shes") || ends("xes") || ends("sses") || ends("oes") {
            return Array(word.dropLast(2))
        }
        if ends("ss") || ends("us") || ends("is") { return nil }
        let letters = word.dropLast()
        return Array(letters.last == UInt8(ascii: "'") ? letters.dropLast() : letters)
    }

    /// The words of a text, singular.
    package static func keys(of text: String) -> [String] { words(of: text).map(singular) }

    /// Whether all of `words` stand in the text in this order, one behind the other.
    package static func contains(_ words: [String], in text: String) -> Bool {
        let keys = keys(of: text)
        guard !words.isEmpty, keys.count >= words.count else { return false }
        return (0...keys.count - words.count).contains { keys[$0...].starts(with: words) }
    }

    /// Whether a word of the text begins with a single word of four letters and more, and is longer.
    static func begins(with words: [String], in text: String) -> Bool {
        guard words.count == 1, let start = words.first, start.utf8.count >= 4 else { return false }
        return keys(of: text).contains { $0.hasPrefix(start) }
    }

    private static let inside = Set("'&/%.-".utf8)
    private static let trailing = Set("'-.&/".utf8)

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
