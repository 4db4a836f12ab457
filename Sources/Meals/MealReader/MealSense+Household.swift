internal import FoodCatalog

// What is bought with food, and never eaten.
extension MealSense {
    /// "cheese, bread, eggs, washing up liquid": a list to take to the shop.
    static func isForShop(_ words: [SentenceWord]) -> Bool {
        guard words.count(where: { !$0.token.gap.isDisjoint(with: .listing) }) > 1 else {
            return false
        }
        return words.indices.contains { end in
            guard let goods = household[words[end].token.surface],
                end + 1 == words.count
                    || !words[end + 1].token.gap.isDisjoint(with: [.comma, .and, .sentence])
                    || words[end + 1].has(.connector)
            else { return false }
            return goods.contains { good in
                let start = end + 1 - good.count
                return start >= 0
                    && (start == 0 || !words[start].token.gap.isDisjoint(with: .hard)
                        || words[start - 1].has(.connector))
                    && zip(good, words[start...]).allSatisfy { $0 == $1.token.surface }
            }
        }
    }

    /// By their last word.
    private static let household: WordTable<[[WordHash]]> = {
        var goods = WordTable<[[WordHash]]>()
        for name in householdNames.split(separator: "|") {
            let words = TextScanner.phrases(of: String(name)).map(\.surface)
            guard let last = words.last else { continue }
            goods[last] = (goods[last] ?? []) + [words]
        }
        return goods
    }()
}
