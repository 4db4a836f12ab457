internal import Nutrition

/// The names of nutrients, as people ask for them.
enum NutrientWords {
    /// The nutrient of one word, or of an id that `joined` put in the place of several.
    ///
    /// Water is none: who asks for it asks for a drink.
    static func nutrient(_ word: String) -> Nutrient? {
        guard let said = NutrientNames.named(word), said.nutrient != .water else { return nil }
        return said.nutrient
    }

    /// As what the sodium is asked for: "how much salt did I eat", "今天吃了多少鹽".
    static func sodiumForm(in line: String) -> SodiumForm {
        let words = SpokenWords(line).words.map(\.text)
        let isSalt = words.contains("salt") || line.contains("鹽") || line.contains("盐")
        return isSalt && !words.contains("sodium") ? .salt : .sodium
    }

    /// Words for the unit of a figure.
    static let units: [String: NutrientUnit] = [
        "g": .gram, "gram": .gram, "grams": .gram, "mg": .milligram, "milligram": .milligram,
        "milligrams": .milligram, "mcg": .microgram, "ug": .microgram, "µg": .microgram,
        "μg": .microgram, "microgram": .microgram, "micrograms": .microgram,
    ]

    /// The same words with the id of a nutrient in the place of each name that is longer than a word:
    /// "vitamin b twelve" is `vitamin_b12`.
    static func joined(_ words: [String]) -> [String] {
        let found = NutrientNames.all(in: words).filter { $0.words.count > 1 }
        if found.isEmpty { return words }
        var joined = words
        for (said, place) in found.reversed() {
            joined.replaceSubrange(place, with: [said.nutrient.rawValue])
        }
        return joined
    }
}
