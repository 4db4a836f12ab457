internal import Nutrition

// Foods by their Chinese names, which hold no words that an index could tell.
extension FoodCatalog {
    /// The foods of which every part of a query is in a name: its Chinese parts in one of the Chinese names, in whichever
    /// script, all others in the English one. The best first.
    ///
    /// A name that is the whole part is worth 1, one that begins with it more than one that only holds it; the less of a
    /// name is left over, the more it is worth.
    func searchChinese(_ query: String, limit: Int, preferring: [FoodID: Int]) -> [FoodMatch] {
        let parts = query.split(whereSeparator: \.isWhitespace).map { HanText.folded(String($0)) }
        guard !parts.isEmpty, limit > 0 else { return [] }
        var found: [(place: Int, food: Food, score: Double)] = []
        for place in foods.indices {
            let food = foods[place]
            let names = (food.names[.traditionalChinese] ?? []).map { name in
                HanText.folded(String(name.prefix { $0 != "@" }))
            }
            let plain = [HanText.folded(food.name)]
            var score = 0.0
            for part in parts {
                let own = part.contains(where: HanText.isHan) ? names + plain : plain + names
                let worth =
                    own.enumerated().map { order, name in
                        Self.worth(of: part, in: name) - 0.001 * Double(min(order, 9))
                    }.max() ?? 0
                guard worth > 0 else {
                    score = 0
                    break
                }
                score += worth
            }
            guard score > 0 else { continue }
            found.append((place, food, score / Double(parts.count)))
        }
        func order(_ match: (place: Int, food: Food, score: Double)) -> Double {
            match.score + (preferring[match.food.id] == nil ? 0 : 0.2)
        }
        found.sort { left, right in
            order(left) != order(right) ? order(left) > order(right) : left.place < right.place
        }
        return found.prefix(limit).map { FoodMatch(food: $0.food, score: $0.score) }
    }

    /// 0 where a part does not stand in a name, 1 where it is the name.
    private static func worth(of part: [UInt32], in name: [UInt32]) -> Double {
        guard let place = name.firstRange(of: part) else { return 0 }
        if part.count == name.count { return 1 }
        let share = Double(part.count) / Double(name.count)
        return (place.lowerBound == 0 ? 0.6 : 0.5) + 0.3 * share
    }
}
