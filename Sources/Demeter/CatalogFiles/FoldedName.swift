/// A name with case, accents, punctuation and plurals taken away: what two foods may not share.
///
/// Word order stays, because "chocolate milk" is no "milk chocolate".
package struct FoldedName: Sendable, Hashable {
    package let words: [String]

    package init(_ name: String) {
        var words: [String] = []
        var word = ""
        for character in name.lowercased() {
            if character == "'" || character == "’" { continue }
            if character.isLetter || character.isNumber {
                word += Self.plain[character] ?? String(character)
            } else if !word.isEmpty {
                words.append(Self.singular(word))
                word = ""
            }
        }
        if !word.isEmpty { words.append(Self.singular(word)) }
        self.words = words
    }

    /// The word without a regular English plural ending.
    package static func singular(_ word: String) -> String {
        guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"),
            !word.hasSuffix("us"), !word.hasSuffix("is")
        else { return word }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
        let endings = ["ches", "shes", "sses", "xes", "zzes", "oes"]
        if endings.contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static let plain: [Character: String] = {
        let groups = [
            "a": "àáâãäå", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ", "o": "òóôõöø",
            "u": "ùúûü", "y": "ýÿ", "ss": "ß", "ae": "æ", "oe": "œ",
        ]
        var table: [Character: String] = [:]
        for (plain, accented) in groups {
            for character in accented { table[character] = plain }
        }
        return table
    }()
}
