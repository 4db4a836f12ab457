package import Nutrition

/// The words by which a store finds foods: folded, singular, without those that say nothing.
package enum FoodWords {
    /// Of everything that a food is called, each word once.
    package static func words(of food: Food) -> [WordHash] {
        var words = Self.words(of: food.name)
        for alias in food.aliases {
            for word in Self.words(of: alias) where !words.contains(word) { words.append(word) }
        }
        return words
    }

    /// Of a text, each word once.
    package static func words(of text: String) -> [WordHash] {
        var words: [WordHash] = []
        for token in TextScanner.tokens(of: text)
        where !NameWords.isGlue(token.word) && !words.contains(token.word) {
            words.append(token.word)
        }
        return words
    }

    /// What the words of a text come to, which differs when another version makes them otherwise.
    package static let mark: UInt64 = words(
        of: """
            Two large chicken breasts, oatmeal with 1.5% milk & berries, crisps (salt/vinegar), no-sugar
            tomatoes, yoghurt, leaves, half-fat cheese, coca-cola 330ml, crème brûlée without nuts,
            miniature franks w/ mustard, 2nd nutrition bar, eye of round, five guys fruit snacks
            """
    ).reduce(1) { ($0 &* 31) &+ $1.bits }
}
