package import Nutrition

extension FoodCatalog {
    /// The foods that `query` may mean, best first, at most `limit` of them.
    ///
    /// Words may be inflected, misspelt, reordered or begun only. `preferring` holds how often the
    /// person ate a food; that outranks how often others eat it. A word that a name does not hold
    /// counts against it, and so does one that it claims beyond the query. Chinese is looked for in Chinese names.
    package func search(
        _ query: String, limit: Int, preferring: [FoodID: Int] = [:]
    ) -> [FoodMatch] {
        if HanText.holdsHan(query) {
            return searchChinese(query, limit: limit, preferring: preferring)
        }
        let own = searchFoods(query, limit: limit, preferring: preferring)
        guard
            let near = narrowed(
                to: query, with: [], limit: max(limit, 24))
        else { return own }
        let far = near.searchFoods(query, limit: limit, preferring: preferring)
        // For the same words the catalog's own come first; sorting keeps the order of equals.
        return Array(
            (own.map { ($0, $0.score + 0.05) } + far.map { ($0, $0.score) })
                .sorted { $0.1 > $1.1 }.map(\.0).prefix(limit))
    }

    private func searchFoods(
        _ query: String, limit: Int, preferring: [FoodID: Int]
    ) -> [FoodMatch] {
        let words = SearchWords(query: query, index: index).words
        guard !words.isEmpty, limit > 0 else { return [] }
        var scores: [Int32: Float] = [:]
        var asked: Float = 0
        for choices in words {
            asked += choices.worth
            for choice in choices.words {
                for place in index.postings(of: choice.word) {
                    let posting = index.postings[place]
                    let worth = posting.weight + index.rarity[Int(choice.word)]
                    let head: Float = posting.isHead ? 0.8 : 0
                    scores[posting.name, default: posting.base] += worth * choice.share + head
                }
            }
        }
        var best: [Int32: (name: Int32, score: Float)] = [:]
        for (name, score) in scores {
            let food = index.names[Int(name)].food
            if let known = best[food] {
                let isBetter =
                    score > known.score || score == known.score && name < known.name
                guard isBetter else { continue }
            }
            best[food] = (name, score)
        }
        let eaten = places(of: preferring)
        var ranked: [(food: Int32, name: Int32, score: Float)] = []
        ranked.reserveCapacity(best.count)
        for (food, match) in best {
            var score = match.score
            if !eaten.isEmpty, let times = eaten[food], times > 0 {
                score += 2 + Float(min(times, 20)) * 0.1
            }
            ranked.append((food, match.name, score))
        }
        ranked.sort { left, right in
            left.score != right.score ? left.score > right.score : left.food < right.food
        }
        return ranked.prefix(limit).map { match in
            FoodMatch(
                food: foods[Int(match.food)], score: likeness(match.name, of: words, asked: asked))
        }
    }

    /// What belongs to foods by where they stand in `foods`.
    package func places<Value>(of foods: [FoodID: Value]) -> [Int32: Value] {
        var places: [Int32: Value] = [:]
        places.reserveCapacity(foods.count)
        for (id, value) in foods {
            if let position = position(of: id) { places[Int32(position)] = value }
        }
        return places
    }

    /// What share of all words, asked and claimed, name and query have in common, 0 to 1.
    private func likeness(_ name: Int32, of words: [SearchWords.Word], asked: Float) -> Double {
        let nameWords = index.words(of: index.names[Int(name)])
        var shared: Float = 0
        var claimed: Float = 0
        for nameWord in nameWords where nameWord.claim > 0 {
            let rarity = index.rarity[Int(nameWord.word)]
            let share = words.lazy.flatMap(\.words).first { $0.word == nameWord.word }?.share
            if let share { shared += rarity * share } else { claimed += nameWord.claim }
        }
        let whole = max(asked, shared) + claimed
        return whole > 0 ? Double(shared / whole) : 0
    }
}
