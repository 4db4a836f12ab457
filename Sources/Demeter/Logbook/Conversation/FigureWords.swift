internal import MealReader
internal import Nutrition

/// Figures that a person gives themselves: "250 kcal, 30 g carbohydrates".
enum FigureWords {
    /// `nil` unless every word belongs to a figure.
    static func figures(_ words: SpokenWords) -> Nutrients? {
        SaidFigures.figures(in: words.words.map(\.text))
    }

    /// "Lunch was 600 kcal", "I had a 500 calorie snack": the figures of a meal, and nothing of what it was.
    private static func ofMeal(_ words: SpokenWords, _ isFood: (String) -> Bool) -> Remark? {
        let times = TimeWords(words)
        guard !times.isTorn else { return nil }
        let said = withoutKind(
            withoutPlace(times.rest, isFood).map { $0.filter { $0 != "~" } }
                .filter { !around.contains($0) }, isFood)
        let meals = said.compactMap(MealWords.meal)
        let rest = said.filter { MealWords.meal($0) == nil && !untold.contains($0) }
        guard meals.count == 1 || meals.isEmpty && rest.count < said.count,
            words.first?.first?.isNumber == false,
            let figures = SaidFigures.figures(in: rest) ?? lettered(rest), figures.calories != nil
        else { return nil }
        return .figures(figures, words.rest, meals.first, times.time)
    }

    /// "Takeaway", "something": what is eaten, of which nobody says what it was.
    static func isUntold(_ word: String) -> Bool { untold.contains(word) }

    /// What is eaten, of which nobody says what it was.
    private static let untold: Set<String> = [
        "takeaway", "takeout", "something", "food", "buffet", "nibbles", "leftovers",
    ]

    /// The words without those that say what kind of meal it was: "pub lunch", "something sweet"; nothing of what is a food.
    private static func withoutKind(_ said: [String], _ isFood: (String) -> Bool) -> [String] {
        guard
            let noun = said.firstIndex(where: { MealWords.meal($0) != nil })
                ?? said.firstIndex(where: untold.contains)
        else { return said }
        let figures =
            said[noun...].dropFirst().firstIndex { $0.first?.isNumber == true } ?? said.count
        let (before, behind) = (said[..<noun], said[(noun + 1)..<figures])
        guard before.count <= 2, behind.isEmpty || untold.contains(said[noun]) && behind.count <= 2,
            before.count + behind.count > 0,
            (before + behind).allSatisfy({ word in
                word.allSatisfy(\.isLetter) && NutrientWords.nutrient(word) == nil
            }), !isFood((before + behind).joined(separator: " "))
        else { return said }
        return [said[noun]] + said[figures...]
    }

    /// The words of "breakfast at the hotel, 700 kcal" without where and with whom it was.
    private static func withoutPlace(
        _ words: SpokenWords, _ isFood: (String) -> Bool
    ) -> [String] {
        let all = words.words.map(\.text)
        guard let joint = words.firstIndex(of: ["at", "in", "with", "from"]),
            let end = (joint + 1..<words.count).first(where: { place in
                words[place - 1].endsClause || words[place].text.first?.isNumber == true
                    || around.contains(words[place].text) && !Self.articles.contains(all[place])
            }), (joint + 2...joint + 5).contains(end),
            !isFood(words.split(at: joint).after.prefix(end - joint - 1).rest)
        else { return all }
        return Array(all[..<joint] + all[end...])
    }

    private static let articles: Set<String> = ["a", "an", "my", "the"]

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
        return .figures(figures, words.rest, nil, day.map { SpokenTime(day: $0) })
    }

    /// "250 kcal 20p 25c 8f": letters mean the macros where two of them stand beside the energy, or all three, which tell it.
    private static func lettered(_ words: [String]) -> Nutrients? {
        guard var figures = SaidFigures.figures(in: words, hasLetters: true) else { return nil }
        let macros = StatedFigures.energies.compactMap { part in
            figures[part.nutrient].map { $0.value * part.perGram }
        }
        if figures.calories == nil, macros.count == StatedFigures.energies.count {
            figures.calories = Thousandths(macros.reduce(0, +))
        }
        return figures.calories != nil && macros.count >= 2 ? figures : nil
    }

    private static let around: Set<String> = [
        "i", "had", "ate", "a", "an", "my", "the", "was", "were", "is", "for", "todays", "today",
        "out", "about", "around", "roughly", "approximately", "approx", "maybe", "some", "like",
        "probably", "in", "total", "at", "restaurant", "we", "came", "to",
    ]

    /// What figures are put down with.
    private static let adding: Set<String> = ["quick", "add", "log", "track", "put", "plus"]

    /// "Add 500 kcal 30 g protein to lunch"; without a verb only what tells the energy as well.
    ///
    /// While something is asked, figures alone answer it.
    ///
    /// - Parameter isFood: whether words name a food, which a place or company does not.
    static func addition(
        _ words: SpokenWords, isAsked: Bool, isFood: (String) -> Bool
    ) -> Remark? {
        guard SaidFigures.mayHold(words.words.map(\.text)) else { return nil }
        var words = words
        // "Just put down 250 calories for a snack"
        if words.words.dropFirst().contains(where: { Self.adding.contains($0.text) }) {
            words.dropLeading(["just", "please", "also", "ok", "okay"])
        }
        let verb = words.dropAny(of: ["quick add", "add", "log", "track", "put down", "plus"])
        guard verb != nil || !isAsked else { return nil }
        if let pills = supplement(words) { return pills }
        if verb == nil, let meal = ofMeal(words, isFood) { return meal }
        var meal: Meal?
        var time: SpokenTime?
        if let place = words.lastIndex(of: ["to", "for", "at"]), place > 0 {
            let before = words.split(at: place).before
            let times = TimeWords(words.split(at: place).after)
            time = times.time
            var after = times.rest
            after.dropLeading(["my", "the", "a", "todays"])
            meal = MealWords.meal(after.joined)
            if meal != nil || after.isEmpty { words = before } else { return nil }
        }
        let times = TimeWords(words)
        if let named = times.time, !times.isTorn, time == nil {
            time = named
            words = times.rest
            words.dropTrailing(["on", "for"])
        }
        words.dropLeading(["about", "around", "roughly", "approximately", "maybe", "another"])
        guard let first = words.first,
            verb != nil || first.first?.isNumber == true || SaidFigures.isLetter(first),
            let figures = SaidFigures.figures(in: words.words.map(\.text), hasLetters: verb != nil)
                ?? lettered(words.words.map(\.text)), verb != nil || figures.calories != nil
        else { return nil }
        return .figures(figures, words.rest, meal, time)
    }
}
