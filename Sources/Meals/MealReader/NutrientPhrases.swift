internal import FoodCatalog
internal import Nutrition

/// Finds the names of nutrients beyond the seven among a text's words.
enum NutrientPhrases {
    /// The longest name that begins at a place, and where it ends.
    ///
    /// - Parameter hasFoods: whether names count that are foods as well: "water", "alcohol".
    static func match(
        _ words: some RandomAccessCollection<WordHash>, hasFoods: Bool
    ) -> (said: NutrientNames.Said, count: Int)? {
        guard let first = words.first, let candidates = byFirst[first] else { return nil }
        for (phrase, said) in candidates
        where hasFoods || !said.nutrient.facts.isFood && !said.isSalt {
            if words.starts(with: phrase) { return (said, phrase.count) }
        }
        return nil
    }

    /// Whether a name begins with a word.
    static func isBeginning(_ word: WordHash) -> Bool { byFirst[word] != nil }

    /// For each word the nutrient that it names, alone or with those beside it.
    static func named(in words: [WordHash]) -> [Nutrient?] {
        var named: [Nutrient?] = Array(repeating: nil, count: words.count)
        var index = 0
        while index < words.count {
            guard let (said, count) = match(words[index...], hasFoods: true) else {
                index += 1
                continue
            }
            for place in index..<index + count { named[place] = said.nutrient }
            index += count
        }
        return named
    }

    /// Names by their first word, the longest first.
    private static let byFirst: [WordHash: [(phrase: [WordHash], said: NutrientNames.Said)]] = {
        var table: [WordHash: [(phrase: [WordHash], said: NutrientNames.Said)]] = [:]
        for (words, said) in NutrientNames.phrases where !said.nutrient.isLeading || said.isSalt {
            let phrase = words.map { WordHash($0) }
            table[phrase[0], default: []].append((phrase, said))
        }
        return table.mapValues { $0.sorted { $0.phrase.count > $1.phrase.count } }
    }()
}
