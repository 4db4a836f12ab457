internal import FoodCatalog

// What is bought for the larder.
extension MealSense {
    /// "bought a dozen eggs, milk and bread", "got eggs milk and butter, forgot the cheese", unlike "bought a sandwich
    /// and a coffee".
    static func areProvisions(_ words: [SentenceWord]) -> Bool {
        guard
            let verb = words.prefix(3).firstIndex(where: {
                buying.contains($0.token.surface)
            }), verb + 1 < words.count,
            words[..<verb].allSatisfy({ SenseRole.of($0.token).has([.speaker, .adverb]) })
        else { return false }
        if isByTheSack(words[(verb + 1)...]) { return true }
        if words[verb].token.surface != bought, isWeighedForMeal(words[(verb + 1)...]) {
            return false
        }
        var goods = 0
        var isStored = false
        for position in verb + 1..<words.count {
            let word = words[position]
            // "bought milk and bread, had toast"
            if SenseRole.of(word.token.surface).has(.ate) { return false }
            if larder.contains(word.token.surface) {
                // "an apple", "a coffee", but "12 eggs, bread and a chicken"
                if words[position - 1].has(.article) { return isStored && goods > 1 }
                goods += 1
                if staples.contains(word.token.surface) { isStored = true }
            } else if bulks.contains(word.token.surface) {
                (goods, isStored) = (goods + 1, true)
            } else if word.isName, !word.isGuess, word.kinds.isDisjoint(with: [.container, .unit]) {
                return false
            } else if afterGoods.contains(word.token.surface) {
                // "forgot the cheese"
                break
            }
        }
        return isStored ? goods > 1 : goods > 2 && words[verb].token.surface == bought
    }

    static func isKeptInLarder(_ word: WordHash) -> Bool { larder.contains(word) }

    /// "a big bag of rice, 10 kg", "2 lbs of pasta": more than anybody eats at once.
    private static func isByTheSack(_ words: ArraySlice<SentenceWord>) -> Bool {
        !words.contains { SenseRole.of($0.token.surface).has(.ate) }
            && zip(words, words.dropFirst()).contains { number, unit in
                number.has(.number)
                    && (kilos.contains(unit.token.surface) && number.value >= 1
                        || pounds.contains(unit.token.surface) && number.value >= 2)
            }
    }

    /// "I've got 150 g of beef, 25 g of bread and 200 g of potatoes for dinner": nobody shops by the gram.
    private static func isWeighedForMeal(_ words: ArraySlice<SentenceWord>) -> Bool {
        words.contains { $0.has(.meal) } && words.count { grams.contains($0.token.surface) } > 1
    }

    private static var bought: WordHash { "bought" }
}
