internal import Recipes

extension LineParser {
    /// The part before the first comma that does not stand in a number, and what follows it.
    static func atComma(_ body: String) -> (head: String, tail: String) {
        let searched = SearchedText(body)
        let isPlain = body.utf8.allSatisfy { $0 < 0x80 }
        for separator in isPlain ? separators.dropLast() : separators[...] {
            if let range = searched.firstRange(of: separator),
                !body[..<range.lowerBound].trimmed.isEmpty
            {
                return (
                    String(body[..<range.lowerBound]).trimmed,
                    String(body[range.upperBound...]).trimmed
                )
            }
        }
        return (body.trimmed, "")
    }

    /// The last is no plain text, and stands in none.
    private static let separators = [",", ";", " - ", " – "].map(SearchedText.init)

    /// Whether words hold more than an amount and what a food is like: a name.
    static func saysWhat(_ head: String) -> Bool {
        let rest = behindAmount(head)
        return rest.contains(where: hasLetter) && !rest.allSatisfy { doings.contains(bare($0)) }
    }

    /// Whether all words but the amount say what something is like, and not what it is.
    static func areAdjectives(_ head: String) -> Bool {
        let rest = behindAmount(head)
        return !rest.isEmpty && rest.allSatisfy { doings.contains(bare($0)) }
    }

    private static func behindAmount(_ head: String) -> ArraySlice<String> {
        var rest = words(head)[...]
        if let number = LineNumber(spelled: rest) {
            rest = rest.dropFirst(number.count)
        }
        if let (_, count) = KitchenUnit.reading(rest) { rest = rest.dropFirst(count) }
        return rest
    }

    static func rejoined(_ head: String, _ tail: String) -> (String, String) {
        let (next, rest) = atComma(tail)
        return ("\(head) \(next)".trimmed, rest)
    }

    /// The food's words, without what is done to it in front and behind.
    static func name(_ words: [String], _ notes: inout [String]) -> String {
        var words = words.filter { hasLetter($0) || $0.contains(where: \.isNumber) }
        if let place = words.firstIndex(where: { $0 == "+" || $0.lowercased() == "plus" }),
            place > 0
        {
            notes.append(words[place...].joined(separator: " "))
            words = Array(words[..<place])
        }
        while words.count > 1, let first = words.first,
            openings.contains(bare(first)) || doings.contains(bare(first)) && !keeps(words)
        {
            notes.append(first)
            words.removeFirst()
        }
        while words.count > 1, let last = words.last, doings.contains(bare(last)) {
            notes.append(last)
            words.removeLast()
        }
        return words.joined(separator: " ").trimmed
    }

    /// "Minced beef" and "ground almonds" are foods of their own.
    private static func keeps(_ words: [String]) -> Bool {
        naming.contains(bare(words[0]))
    }

    /// In small letters, without what is neither letter nor dash.
    private static func bare(_ word: String) -> String {
        let small = word.lowercased()
        guard small.utf8.allSatisfy({ $0 < 0x80 }) else {
            return small.filter { $0.isLetter || $0 == "-" }
        }
        func stays(_ byte: UInt8) -> Bool { isSmallLetter(byte) || byte == UInt8(ascii: "-") }
        if small.utf8.allSatisfy(stays) { return small }
        return String(decoding: small.utf8.filter(stays), as: UTF8.self)
    }

    private static func hasLetter(_ word: String) -> Bool {
        // A letter among plain ones is one whatever joins it, unless that is no plain one.
        word.utf8.allSatisfy { $0 < 0x80 }
            ? word.utf8.contains { isSmallLetter($0 | 0x20) } : word.contains(where: \.isLetter)
    }

    private static func isSmallLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    static let hedges: Set<String> = [
        "about", "approx", "approx.", "approximately", "around", "ca", "ca.", "roughly", "some",
        "scant", "heaped", "heaping", "generous", "good", "level", "another",
    ]
    static let fillers: Set<String> = [
        "heaped", "heaping", "level", "scant", "generous", "rounded", "good", "big", "large-ish",
        "full", "flat", "packed",
    ]
    private static let openings: Set<String> = [
        "of", "the", "some", "good-quality", "quality", "best-quality", "organic", "free-range",
        "ripe", "freshly", "finely", "roughly", "coarsely", "thinly", "lightly", "very",
    ]
    private static let naming: Set<String> = [
        "minced", "ground", "condensed", "evaporated", "smoked", "roasted", "toasted", "dried",
        "cooked", "boiled", "rolled", "crushed", "fried", "pickled", "flaked", "shredded", "baked",
        "mashed", "grilled", "unsalted", "salted", "whipped", "sliced",
    ]

    /// What is done to food, or what it is like when it goes in.
    private static let doings: Set<String> = [
        "chopped", "diced", "sliced", "minced", "grated", "shredded", "crushed", "peeled",
        "deseeded", "seeded", "cored", "halved", "quartered", "cubed", "melted", "softened",
        "sifted", "beaten", "toasted", "drained", "rinsed", "washed", "trimmed", "packed",
        "crumbled", "torn", "squeezed", "juiced", "zested", "pitted", "stoned", "skinned",
        "boned", "boneless", "skinless", "skin-on", "bone-in", "cut", "whisked", "separated",
        "defrosted", "thawed", "cooled", "warmed", "warm", "cold", "hot", "chilled", "room",
        "temperature", "finely", "roughly", "coarsely", "thinly", "thickly", "freshly", "lightly",
        "bruised", "smashed", "shelled", "deveined", "picked", "destemmed", "scrubbed", "ground",
        "optional", "divided", "chunks", "pieces", "diagonally", "lengthways", "well", "fresh",
        "mashed", "heaped", "firmly", "loosely", "soft", "ripe", "julienned", "flaked", "ripped",
        "bite-sized", "bite-size",
        "切碎", "切丁", "切片", "切絲", "切末", "切塊", "切段", "拍碎", "壓碎", "磨碎", "打散", "去皮", "洗淨",
        "融化", "泡軟", "瀝乾",
    ]

    /// After which the cook alone says how much.
    static let occasions: [SearchedText] = [
        " to taste", " as needed", " as required", " as desired", " for garnish", " to garnish",
        " for serving", " to serve", " for frying", " for greasing", " for dusting", " to finish",
        " for drizzling", " for sprinkling", " for brushing", " for deep frying", " for the pan",
        " for rolling", ", plus extra", " plus extra", " plus more", " (optional)",
        ", optional",
    ].map(SearchedText.init)
}
