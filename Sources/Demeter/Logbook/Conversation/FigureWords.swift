internal import MealReader
internal import Nutrition

/// Figures that a person gives themselves: "250 kcal, 30 g carbohydrates".
enum FigureWords {
    /// `nil` unless every word belongs to a figure.
    static func figures(_ words: SpokenWords) -> Nutrients? {
        SaidFigures.figures(in: words.words.map(\.text))
    }

    /// "Lunch was 600 kcal", "I had a 500 calorie snack": the figures of a meal, and nothing of what it was.
    private static func ofMeal(_ words: SpokenWords) -> Remark? {
        let said = words.words.map(\.text).filter { !around.contains($0) }
        let meals = said.compactMap(MealWords.meal)
        guard meals.count == 1, words.first?.first?.isNumber == false,
            let figures = SaidFigures.figures(in: said.filter { MealWords.meal($0) == nil }),
            figures.calories != nil
        else { return nil }
        return .figures(figures, words.rest, meals[0], nil)
    }

    /// "I took 400 mg of magnesium", "2000 iu vitamin d3 tablet": what pills are taken of, and nothing else.
    private static func supplement(_ words: SpokenWords) -> Remark? {
        var words = words
        words.dropLeading([
            "i", "ive", "have", "just", "took", "taken", "take", "had", "a", "an", "my",
        ])
        var day: SpokenTime.Day?
        if words.words.last?.text == "yesterday" { day = .daysAgo(1) }
        words.dropTrailing([
            "today", "yesterday", "supplement", "supplements", "pill", "pills", "tablet", "tablets",
            "capsule", "capsules", "please",
        ])
        guard let figures = SaidFigures.figures(in: words.words.map(\.text)), figures.isSupplement
        else { return nil }
        return .figures(figures, words.rest, nil, day)
    }

    private static let around: Set<String> = [
        "i", "had", "ate", "a", "an", "my", "the", "was", "were", "is", "for", "todays", "today",
    ]

    /// "Add 500 kcal 30 g protein to lunch"; without a verb only what tells the energy as well.
    ///
    /// While something is asked, figures alone answer it.
    static func addition(_ words: SpokenWords, isAsked: Bool) -> Remark? {
        var words = words
        let verb = words.dropAny(of: ["quick add", "add", "log", "track", "put down", "plus"])
        guard verb != nil || !isAsked else { return nil }
        if let pills = supplement(words) { return pills }
        if verb == nil, let meal = ofMeal(words) { return meal }
        var meal: Meal?
        var day: SpokenTime.Day?
        if let place = words.lastIndex(of: ["to", "for", "at"]), place > 0 {
            let before = words.split(at: place).before
            var after = words.split(at: place).after
            after.dropLeading(["my", "the", "a", "todays"])
            if after.dropAny(of: ["yesterdays", "yesterday"]) != nil { day = .daysAgo(1) }
            after.dropTrailing(["today"])
            meal = MealWords.meal(after.joined)
            if meal != nil || after.isEmpty { words = before } else { return nil }
        }
        if words.words.last?.text == "yesterday" {
            day = .daysAgo(1)
            words.dropTrailing(["yesterday"])
        }
        guard let first = words.first, verb != nil || first.first?.isNumber == true,
            let figures = SaidFigures.figures(in: words.words.map(\.text), hasLetters: verb != nil),
            verb != nil || figures.calories != nil
        else { return nil }
        return .figures(figures, words.rest, meal, day)
    }
}
