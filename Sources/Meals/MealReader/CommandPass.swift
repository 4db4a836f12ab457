internal import FoodCatalog
internal import Nutrition

/// Recognises what is asked of the journal: "undo that", "what have I had today".
enum CommandPass {
    static func command(in text: String) -> Command? {
        if HanText.holdsHan(text) { return ChineseCommands.command(in: text) }
        let tokens = TextScanner.words(of: text)
        guard tokens.count <= 16 else { return nil }
        // A bare "?" asks for help as well.
        guard !tokens.isEmpty else { return text.contains("?") ? .help : nil }
        let words = wished(tokens.map(\.surface).drop { polite.contains($0) })
        if let question = FigureQuestion.command(in: text, tokens, from: words.startIndex) {
            return question
        }
        guard let first = words.first, openers.contains(first) else { return nil }
        let rest = words.dropFirst()
        let isShort = rest.allSatisfy { pointing.contains($0) }
        switch first {
        case _ where undoing.contains(first) && isShort: return .undo
        case _ where redoing.contains(first) && isShort: return .redo
        case _ where putting.contains(first) && isPutBack(rest): return .undo
        case word("help") where words.count <= 2: return .help
        case _ where deleting.contains(first): return deletion(rest, tokens: tokens, in: text)
        case _ where dropping.contains(first) && rest.first.map(definite.contains) == true:
            return deletion(rest, tokens: tokens, in: text)
        default: return question(words, tokens: tokens, in: text)
        }
    }

    /// "delete the coffee" of "I want to delete the coffee"; who wishes for food orders nothing.
    private static func wished(_ words: ArraySlice<WordHash>) -> ArraySlice<WordHash> {
        let rest = words.drop { wishing.contains($0) }
        guard rest.count < words.count, let verb = rest.first,
            deleting.contains(verb) || undoing.contains(verb) || redoing.contains(verb)
        else { return words }
        return rest
    }

    /// "take that back", "put it back"
    private static func isPutBack(_ rest: ArraySlice<WordHash>) -> Bool {
        rest.count <= 3 && rest.first.map(pointing.contains) == true
            && rest.dropFirst().first == word("back")
    }

    /// "delete the coffee": the words that name it, as they were written.
    private static func deletion(
        _ rest: ArraySlice<WordHash>, tokens: [Token], in text: String
    ) -> Command? {
        let named = rest.drop { articles.contains($0) }
        if named.allSatisfy({ pointing.contains($0) }) { return .delete(nil) }
        let position = tokens.count - named.count
        let bytes = Array(text.utf8)
        guard let last = tokens.last else { return nil }
        let name = bytes[Int(tokens[position].start)..<Int(last.end)]
        return .delete(String(decoding: name, as: UTF8.self))
    }

    private static func question(
        _ words: ArraySlice<WordHash>, tokens: [Token], in text: String
    ) -> Command? {
        let all = Set(words)
        let isAsking = words.first.map(asking.contains) == true
        let day = TimePass.day(in: tokens, of: text)
        if all.contains(word("can")), all.contains(word("do")) || all.contains(word("say")),
            all.contains(word("what"))
        {
            return .help
        }
        let figures = all.intersection(nutrients.all)
        let nutrient = words.lazy.compactMap(FigureQuestion.nutrient).first
        if !all.isDisjoint(with: remaining.all), isAsking || !figures.isEmpty || words.count <= 2 {
            return .showRemaining(nutrient)
        }
        if !all.isDisjoint(with: [word("can"), word("should")]), all.contains(word("eat")),
            all.contains(word("much")) || all.contains(word("still"))
        {
            return .showRemaining(nutrient)
        }
        if isAsking, !all.isDisjoint(with: having.all) || !figures.isEmpty,
            all.contains(word("i")) || all.contains(word("my")) || !figures.isEmpty
        {
            // "How often did I have tea this past fortnight" is not asked of today.
            guard day != nil || all.isDisjoint(with: stretches.all) else { return nil }
            if let nutrient, nutrient != .calories {
                return .showNutrient(nutrient, day ?? .daysAgo(0))
            }
            return .showDay(day ?? .daysAgo(0))
        }
        let isAboutDay = words.allSatisfy { showing.contains($0) || dayWords.contains($0) }
        if isAboutDay, day != nil || !all.isDisjoint(with: totals.all) {
            return .showDay(day ?? .daysAgo(0))
        }
        return nil
    }

    private static func word(_ text: String) -> WordHash { WordHash(text) }
}
