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

    private static let wishing = words(
        "i id want wanted need like have to let lets me us please will you just should kindly forgot"
    )

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
        let figures = all.intersection(nutrients)
        let nutrient = words.lazy.compactMap(FigureQuestion.nutrient).first
        if !all.isDisjoint(with: remaining), isAsking || !figures.isEmpty || words.count <= 2 {
            return .showRemaining(nutrient)
        }
        if !all.isDisjoint(with: [word("can"), word("should")]), all.contains(word("eat")),
            all.contains(word("much")) || all.contains(word("still"))
        {
            return .showRemaining(nutrient)
        }
        if isAsking, !all.isDisjoint(with: having) || !figures.isEmpty,
            all.contains(word("i")) || all.contains(word("my")) || !figures.isEmpty
        {
            // "How often did I have tea this past fortnight" is not asked of today.
            guard day != nil || all.isDisjoint(with: stretches) else { return nil }
            if let nutrient, nutrient != .calories {
                return .showNutrient(nutrient, day ?? .daysAgo(0))
            }
            return .showDay(day ?? .daysAgo(0))
        }
        let isAboutDay = words.allSatisfy { showing.contains($0) || dayWords.contains($0) }
        if isAboutDay, day != nil || !all.isDisjoint(with: totals) {
            return .showDay(day ?? .daysAgo(0))
        }
        return nil
    }

    private static func word(_ text: String) -> WordHash { WordHash(text) }

    private static func words(_ text: String) -> Set<WordHash> {
        Set(text.split(separator: " ").map { WordHash(String($0)) })
    }

    private static let polite = words(
        """
        please hey hi ok okay demeter can could would you oops no oh ah well sorry wait wrong whoops
        thats so and
        """)
    private static let undoing = words("undo revert scratch cancel unlog nevermind")
    private static let redoing = words("redo")
    private static let putting = words("take put bring")
    private static let deleting = words("delete remove erase")
    /// These delete what is named with an article: "scratch the latte", but no "drop scones".
    private static let dropping = words("scratch cancel forget drop unlog lose")
    private static let definite = words("the my that")
    private static let articles = words("the a an my of")
    private static let pointing = words(
        "that it this last one entry entries thing please pls plz the meal log again change my")
    private static let asking = words("what whats how show tell list give")
    private static let remaining = words("left remaining remain remains")
    private static let nutrients = words(
        "calories calorie kcal protein carbs carbohydrates fat fiber sugar sodium energy macros")
    private static let having = words("had eaten ate eat have logged drunk drank log total entries")
    private static let showing = words(
        "show me my the list for what total totals summary day whats on is of entries so far")
    private static let totals = words("total totals summary")
    private static let stretches = words(
        """
        day days week weeks weekend weekends fortnight month months year years past since ago often ever times \
        between until before after during
        """)
    private static let dayWords = words(
        """
        today todays yesterday yesterdays monday tuesday wednesday thursday friday saturday sunday \
        last night before
        """)
    private static let openers = words(
        """
        undo revert scratch cancel unlog nevermind redo take put bring forget drop lose delete remove erase help what whats how \
        show tell list give total totals summary today todays yesterday remaining calories protein \
        carbs
        """)
}
