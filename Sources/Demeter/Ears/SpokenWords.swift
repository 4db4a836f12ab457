/// Written names as the words that people say.
enum SpokenWords {
    /// "Café au lait, 2%" → "cafe au lait two percent".
    static func words(of name: String) -> [String] {
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
        return text.split(separator: " ").flatMap { word -> [String] in
            let trimmed = word.drop { $0 == "'" }
            guard let number = Int(trimmed) else { return trimmed.isEmpty ? [] : [String(trimmed)] }
            return NumberWords.words(of: number)
        }
    }

    private static let plain: [Character: String] = [
        "é": "e", "è": "e", "ê": "e", "ë": "e", "á": "a", "à": "a", "â": "a", "ä": "a", "å": "a",
        "ã": "a", "ç": "c", "ñ": "n", "ó": "o", "ò": "o", "ô": "o", "ö": "o", "õ": "o", "ú": "u",
        "ù": "u", "û": "u", "ü": "u", "í": "i", "ì": "i", "î": "i", "ï": "i", "ß": "ss", "œ": "oe",
        "æ": "ae", "ø": "o",
    ]

    /// "a" or "an", by the sound that the word most likely starts with.
    static func article(before word: String) -> String {
        let exceptions = ["hour": "an", "herb": "an", "herbal": "an", "one": "a", "unit": "a"]
        if let article = exceptions[word] { return article }
        return "aeiou".contains(word.first ?? "x") && !word.hasPrefix("eu") ? "an" : "a"
    }

    /// The plural by the rules of spelling, with the exceptions that foods have.
    static func plural(of word: String) -> String {
        let exceptions = [
            "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives",
            "sandwich": "sandwiches", "fish": "fish", "shrimp": "shrimp", "squid": "squid",
            "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes", "salmon": "salmon",
            "pierogi": "pierogies", "calf": "calves", "tuna": "tuna", "rice": "rice",
            "bread": "breads", "broccoli": "broccoli", "corn": "corn", "toast": "toasts",
        ]
        if let plural = exceptions[word] { return plural }
        if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch")
            || word.hasSuffix("sh") || word.hasSuffix("z")
        {
            return word + "es"
        }
        let beforeLast = word.dropLast().last ?? "a"
        if word.hasSuffix("y"), !"aeiou".contains(beforeLast) { return word.dropLast() + "ies" }
        return word + "s"
    }

    /// The plural of a phrase: of its head, which "of" or "with" may follow.
    static func plural(of words: [String]) -> [String] {
        guard !words.isEmpty else { return [] }
        let links: Set<String> = ["of", "with", "in", "on", "and"]
        let head = max(0, (words.dropFirst().firstIndex { links.contains($0) } ?? words.count) - 1)
        var words = words
        words[head] = plural(of: words[head])
        return words
    }
}
