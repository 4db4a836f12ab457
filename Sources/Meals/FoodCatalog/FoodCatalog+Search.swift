package import Nutrition

extension FoodCatalog {
    /// The foods that `query` may mean, best first, at most `limit` of them.
    ///
    /// `preferring` holds how often the person ate a food; that outranks how often others eat it.
    package func search(
        _ query: String, limit: Int, preferring: [FoodID: Int] = [:]
    ) -> [FoodMatch] {
        let wanted = Self.words(of: query)
        guard !wanted.isEmpty, limit > 0 else { return [] }
        var matches: [FoodMatch] = []
        for food in foods {
            var best = 0.0
            for name in [food.name] + food.aliases {
                let words = Self.words(of: name)
                let shared = wanted.intersection(words).count
                let score = Double(2 * shared) / Double(wanted.count + words.count)
                best = max(best, score)
            }
            if best > 0 { matches.append(FoodMatch(food: food, score: best)) }
        }
        func isBetter(_ left: FoodMatch, _ right: FoodMatch) -> Bool {
            let (leftHistory, rightHistory) = (
                preferring[left.food.id] ?? 0, preferring[right.food.id] ?? 0
            )
            if left.score != right.score { return left.score > right.score }
            if leftHistory != rightHistory { return leftHistory > rightHistory }
            let (leftRank, rightRank) = (left.food.rank ?? .max, right.food.rank ?? .max)
            if leftRank != rightRank { return leftRank < rightRank }
            return left.food.id < right.food.id
        }
        return Array(matches.sorted(by: isBetter).prefix(limit))
    }

    private static func words(of text: String) -> Set<String> {
        Set(
            text.lowercased().split { !($0.isLetter || $0.isNumber) }.map { word in
                word.count > 3 && word.last == "s" ? String(word.dropLast()) : String(word)
            })
    }
}
