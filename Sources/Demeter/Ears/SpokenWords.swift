/// Written names as the words that people say.
enum SpokenWords {
    /// "Café au lait, 2%" → "cafe au lait two percent".
    static func words(of name: String) -> [String] {
        plainText(of: name).utf8.split(separator: UInt8(ascii: " ")).flatMap { word -> [String] in
            let trimmed = String(Substring(word.drop { $0 == UInt8(ascii: "'") }))
            guard let first = trimmed.utf8.first else { return [] }
            guard (48...57).contains(first), let number = Int(trimmed) else { return [trimmed] }
            return NumberWords.words(of: number)
        }
    }

    /// Small letters, digits and apostrophes, with spaces between the words.
    private static func plainText(of name: String) -> String {
        // Characters of many bytes are seldom, and to look for them takes ten times as long.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(name.utf8.count + 9)
            for byte in name.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "'"):
                    bytes.append(byte)
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
                case UInt8(ascii: "%"): bytes += " percent ".utf8
                case UInt8(ascii: "&"), UInt8(ascii: "+"): bytes += " and ".utf8
                default: bytes.append(UInt8(ascii: " "))
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        var text = ""
        for character in name.lowercased() {
            switch character {
            case "a"..."z", "0"..."9": text.append(character)
            case "'", "’": text.append("'")
            case "%": text += " percent "
            case "&", "+": text += " and "
            default:
                if let plain = plain[character] { text += plain } else { text.append(" ") }
            }
        }
        return text
    }

    private static let plain: [Character: String] = [
        "é": "e", "è": "e", "ê": "e", "ë": "e", "á": "a", "à": "a", "â": "a", "ä": "a", "å": "a",
        "ã": "a", "ç": "c", "ñ": "n", "ó": "o", "ò": "o", "ô": "o", "ö": "o", "õ": "o", "ú": "u",
        "ù": "u", "û": "u", "ü": "u", "í": "i", "ì": "i", "î": "i", "ï": "i", "ß": "ss", "œ": "oe",
        "æ": "ae", "ø": "o",
    ]

    /// "a" or "an", by the sound that the word most likely starts with.
    static func article(before word: String) -> String {
        if let article = articles[word] { return article }
        return isVowel(word.utf8.first) && !word.hasPrefix("eu") ? "an" : "a"
    }

    private static let articles = [
        "hour": "an", "herb": "an", "herbal": "an", "one": "a", "unit": "a",
    ]

    private static func isVowel(_ letter: UInt8?) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"):
            true
        default: false
        }
    }

    /// The plural by the rules of spelling, with the exceptions that foods have.
    static func plural(of word: String) -> String {
        if let plural = plurals[word] { return plural }
        if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch")
            || word.hasSuffix("sh") || word.hasSuffix("z")
        {
            return word + "es"
        }
        let beforeLast = word.utf8.dropLast().last ?? UInt8(ascii: "a")
        if word.hasSuffix("y"), !isVowel(beforeLast) { return word.dropLast() + "ies" }
        return word + "s"
    }

    private static let plurals = [
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives",
        "sandwich": "sandwiches", "fish": "fish", "shrimp": "shrimp", "squid": "squid",
        "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes", "salmon": "salmon",
        "pierogi": "pierogies", "calf": "calves", "tuna": "tuna", "rice": "rice",
        "bread": "breads", "broccoli": "broccoli", "corn": "corn", "toast": "toasts",
    ]

    private static let links: Set<String> = ["of", "with", "in", "on", "and"]

    /// The plural of a phrase: of its head, which "of" or "with" may follow.
    static func plural(of words: [String]) -> [String] {
        guard !words.isEmpty else { return [] }
        let head = max(0, (words.dropFirst().firstIndex { links.contains($0) } ?? words.count) - 1)
        var words = words
        words[head] = plural(of: words[head])
        return words
    }
}
