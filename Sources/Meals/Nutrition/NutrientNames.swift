/// Finds nutrients by what people say and write for them.
///
/// Numbers in names may be digits beside their letter, digits apart or words: `b12`, `b 12`, `b twelve`.
package enum NutrientNames {
    /// A nutrient as it was said.
    package struct Said: Sendable, Hashable {
        package var nutrient: Nutrient
        /// What one of what was said is of the nutrient: 0.4 of salt, of which two fifths are sodium.
        package var factor: Double
        package init(nutrient: Nutrient, factor: Double = 1) {
            self.nutrient = nutrient
            self.factor = factor
        }

        /// Whether it was called salt.
        package var isSalt: Bool { factor != 1 }
    }

    /// The longest name at the start of `words`, which are in lower case, and how many words it has.
    package static func match(_ words: ArraySlice<String>) -> (said: Said, count: Int)? {
        guard let first = words.first, firsts.contains(first) else { return nil }
        for count in stride(from: min(longest, words.count), through: 1, by: -1) {
            if let said = names[words.prefix(count).joined(separator: " ")] { return (said, count) }
        }
        return nil
    }

    /// Whether a nutrient's name may begin with a word, in lower case.
    static func mayBegin(with word: String) -> Bool { firsts.contains(word) }

    /// The nutrient that a whole text names: an id, a name or another word for it.
    package static func named(_ text: some StringProtocol) -> Said? {
        let lowered = text.lowercased()
        if let nutrient = Nutrient(rawValue: lowered) { return Said(nutrient: nutrient, factor: 1) }
        let words = lowered.split { $0 == " " || $0 == "_" || $0 == "-" }.map(String.init)
        guard let (said, count) = match(words[...]), count == words.count else { return nil }
        return said
    }

    /// Where nutrients stand in `words`.
    package static func all(in words: [String]) -> [(said: Said, words: Range<Int>)] {
        var found: [(said: Said, words: Range<Int>)] = []
        var index = 0
        while index < words.count {
            if let (said, count) = match(words[index...]) {
                found.append((said, index..<index + count))
                index += count
            } else {
                index += 1
            }
        }
        return found
    }

    /// Every name, as a list of words.
    package static let phrases: [(words: [String], said: Said)] = names.map { phrase, said in
        (phrase.split(separator: " ").map(String.init), said)
    }

    /// Two fifths of table salt are sodium.
    package static let saltFactor = 0.4

    private static let longest = names.keys.map { $0.split(separator: " ").count }.max() ?? 1
    private static let firsts = Set(
        names.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

    private static let names: [String: Said] = {
        var names: [String: Said] = [:]
        for facts in Nutrient.table {
            let plain = facts.id.split(separator: "_").joined(separator: " ")
            for word in [plain, facts.name.lowercased()] + facts.words {
                for form in forms(word) where names[form] == nil {
                    names[form] = Said(nutrient: facts.nutrient, factor: 1)
                }
            }
        }
        for word in ["salt", "table salt"] {
            names[word] = Said(nutrient: .sodium, factor: saltFactor)
        }
        return names
    }()

    /// `vitamin b12` is also `vitamin b 12`, `vitamin b twelve`, `vit b12` …
    private static func forms(_ name: String) -> [String] {
        let last = name.split(separator: " ").last ?? ""
        let digits = last.drop { !$0.isNumber }
        var forms = [name]
        if let number = Int(digits), digits.count < last.count {
            let stem = name.dropLast(digits.count)
            forms.append("\(stem) \(number)")
            if let word = numbers[number] { forms.append("\(stem) \(word)") }
        }
        return forms + forms.filter { $0.hasPrefix("vitamin ") }.map { "vit " + $0.dropFirst(8) }
            + forms.filter { $0.hasPrefix("vitamin ") }.map { "vitamins " + $0.dropFirst(8) }
    }

    private static let numbers: [Int: String] = [
        1: "one", 2: "two", 3: "three", 5: "five", 6: "six", 7: "seven", 9: "nine", 12: "twelve",
    ]
}
