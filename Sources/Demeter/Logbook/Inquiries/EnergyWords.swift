internal import Nutrition

/// The unit in which energy is asked for: "how many kilojoules today", "energy today in kJ".
enum EnergyWords {
    /// The unit that the words of a question name; `nil` where none is, or both are.
    static func unit(in line: String) -> EnergyUnit? {
        let words = SpokenWords(line).words.map(\.text)
        let isInKilojoules = words.contains(where: kilojoules.contains)
        guard isInKilojoules != words.contains(where: kilocalories.contains) else { return nil }
        return isInKilojoules ? .kilojoules : .kilocalories
    }

    /// The same words with energy asked for by one name: the unit goes where the energy is named as well.
    static func plain(_ words: [String]) -> [String] {
        guard let place = words.firstIndex(where: kilojoules.contains) else { return words }
        var words = words
        let isNamed = words.indices.contains {
            $0 != place && NutrientWords.nutrient(words[$0]) == .calories
        }
        guard isNamed else {
            words[place] = Nutrient.calories.rawValue
            return words
        }
        words.remove(at: place)
        if place > 0, words[place - 1] == "in" || words[place - 1] == "as" {
            words.remove(at: place - 1)
        }
        return words
    }

    private static let kilojoules: Set<String> = ["kj", "kjs", "kilojoule", "kilojoules"]
    private static let kilocalories: Set<String> = [
        "kcal", "kcals", "kilocalorie", "kilocalories",
    ]
}
