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
        var letters = Array(word.utf8)
        let count = letters.count
        func ends(_ ending: String) -> Bool {
            letters.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        }
        guard count > 3, ends("s") || ends("ie") else { return word }
        if ends("ie") || ends("ies") {
            guard count > 4 else { return ends("s") ? String(word.dropLast()) : word }
            letters.removeLast(ends("s") ? 3 : 2)
            letters.append(UInt8(ascii: "y"))
        } else if count > 4, ["ches", "shes", "xes", "sses", "oes"].contains(where: ends) {
            letters.removeLast(2)
        } else if ends("ss") || ends("us") || ends("is") {
            return word
        } else {
            letters.removeLast()
            if letters.last == UInt8(ascii: "'") { letters.removeLast() }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The words of a text, singular.
    package static func keys(of text: String) -> [String] { words(of: text).map(singular) }

    /// Whether all of `words` stand in the text in this order, one behind the other.
    package static func contains(_ words: [String], in text: String) -> Bool {
        let keys = keys(of: text)
        guard !words.isEmpty, keys.count >= words.count else { return false }
        return (0...keys.count - words.count).contains { keys[$0...].starts(with: words) }
    }

    private static let inside = Set("'&/%.-".utf8)
    private static let trailing = Set("'-.&/".utf8)

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
