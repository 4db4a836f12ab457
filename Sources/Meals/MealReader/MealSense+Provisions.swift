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
            } else if leaving.contains(word.token.surface) {
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

    /// "cooked a pot of chili, portioned it all into tubs", "made soup, put the lot in the freezer": all of it was put
    /// away, where nobody says that some was eaten.
    static func arePutAway(_ words: [SentenceWord]) -> Bool {
        // "portioned it into tubs, one for dinner"
        if words.contains(where: { $0.has(.meal) }) { return false }
        return words.indices.contains { verb in
            // "prepped five boxes, starting them Monday"
            if words[verb].token.surface == starting, verb + 1 < words.count {
                return theirs.contains(words[verb + 1].token.surface)
            }
            guard storing.contains(words[verb].token.surface),
                words[..<verb].contains(where: { makers.contains($0.token.surface) })
            else { return false }
            var next = verb + 1
            while next < words.count, beforeAll.contains(words[next].token.surface) { next += 1 }
            guard next > verb + 1 || words[verb].token.surface == froze else { return false }
            // "a bowl of ice cream, put it back in the freezer"
            if next < words.count, words[next].token.surface == back { return false }
            return next == words.count && words[verb].token.surface == froze
                || words[next...].prefix(5).contains { stores.contains($0.token.surface) }
        }
    }

    /// "step three, whisk four egg yolks": of a recipe that is read out.
    static func isStep(_ words: [SentenceWord]) -> Bool {
        words.count > 3 && words[0].token.surface == step && words[1].has(.number)
            && !words[2].token.gap.isDisjoint(with: .hard) && !words[2].isName
            && !words[2].isAmount
    }

    /// "Your Tesco order #4471 has been dispatched: 6 eggs, milk": a shop's letter, pasted.
    static func isNotice(_ words: [SentenceWord]) -> Bool {
        words.count > 4 && words[0].token.surface == your
            && words[1..<4].contains { ordered.contains($0.token.surface) }
            && words.prefix(8).contains { sent.contains($0.token.surface) }
    }

    private static var your: WordHash { "your" }
    private static var step: WordHash { "step" }
    private static var froze: WordHash { "froze" }
    private static var starting: WordHash { "starting" }
    private static var back: WordHash { "back" }
    private static var bought: WordHash { "bought" }
    private static let leaving = WordSet("forgot on from for at")
}
