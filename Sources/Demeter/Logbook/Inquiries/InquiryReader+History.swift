internal import MealReader
internal import Nutrition

// Questions about one food over time.
extension InquiryReader {
    /// "How often did I have coffee this week", "when did I last have pizza"
    static func history(_ found: SpanWords.Found) -> Inquiry? {
        for (opening, aspect) in openings where found.words.starts(with: opening) {
            return asked(Array(found.words.dropFirst(opening.count)), aspect, found.span)
        }
        return quantity(found)
    }

    private static func asked(
        _ words: [String], _ aspect: Inquiry.Aspect, _ span: Span?
    ) -> Inquiry? {
        var words = words
        words.removeAll { $0 == "last" && aspect == .lastTime || $0 == "ever" || $0 == "already" }
        if let verb = words.first, verbs.contains(verb) { words.removeFirst() }
        while let first = words.first, articles.contains(first) { words.removeFirst() }
        let food = words.joined(separator: " ")
        if food.isEmpty, aspect == .whether, span != nil { return .intake(span ?? .today, nil) }
        guard !food.isEmpty, words.count <= 6, !words.contains(where: clauses.contains) else {
            return nil
        }
        if let meal = MealWords.meal(food) {
            return aspect == .whether || aspect == .lastTime ? .intake(span ?? .today, meal) : nil
        }
        if ["anything", "something", "nothing"].contains(food) {
            return .intake(span ?? .today, nil)
        }
        guard NutrientWords.nutrient(food) == nil, !words.contains(where: pronouns.contains) else {
            return nil
        }
        return .history(aspect, food, span)
    }

    /// "How many ml of water today", "how much water did I drink", "water today in ml"
    static func volume(_ found: SpanWords.Found, _ isAsked: Bool) -> Inquiry? {
        let words = found.words
        guard words.contains("water") else { return nil }
        let others = words.filter {
            $0 != "water" && !volumes.contains($0) && !mine.contains($0) && !verbs.contains($0)
                && !articles.contains($0)
        }
        guard others.isEmpty else { return nil }
        let isMeasured = words.contains(where: volumes.contains)
        let isCounted = words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
        let isSaid = words.count > 3 || isMeasured || found.span != nil
        let isSummed = isMeasured || words.contains("total")
        guard isCounted ? isSaid : isSummed && (found.span != nil || isAsked) else { return nil }
        return .volume("water", found.span ?? .today)
    }

    /// "How much water did I drink": what is drunk has a volume, and none of it is in food.
    static func drunk(_ found: SpanWords.Found, _ isAsked: Bool) -> Inquiry? {
        let drinks: Set<String> = ["drink", "drank", "drunk", "drinking"]
        let isMeasured = found.words.contains { volumes.contains($0) || drinks.contains($0) }
        return isMeasured || found.words.contains("total") ? volume(found, isAsked) : nil
    }

    private static let volumes: Set<String> = [
        "ml", "millilitres", "milliliters", "litres", "liters", "l", "cl", "litre", "liter",
        "glasses", "cups", "ounces", "oz",
    ]
    private static let mine: Set<String> = [
        "did", "have", "i", "we", "ive", "do", "so", "far", "how", "in", "total", "my",
    ]

    /// "How much coffee did I drink today", "how many eggs have I had this week"
    private static func quantity(_ found: SpanWords.Found) -> Inquiry? {
        var words = found.words
        guard words.count >= 3, words[0] == "how", ["much", "many"].contains(words[1]) else {
            return nil
        }
        words.removeFirst(2)
        // "How many calories from cake on Wednesday"
        if words.count > 2, NutrientWords.nutrient(words[0]) != nil, words[1] == "from" {
            return asked(Array(words.dropFirst(2)), .amount, found.span)
        }
        // "How many micrograms of folate today"
        let weighed = words.drop { NutrientWords.units[$0] != nil || $0 == "of" }
        if weighed.count == 1, weighed.first.map({ NutrientWords.nutrient($0) != nil }) == true {
            return nil
        }
        // "How many coffees this week"
        if found.span != nil, words.count <= 3,
            !words.contains(where: { elsewhere.contains($0) || clauses.contains($0) })
        {
            return asked(words, .amount, found.span)
        }
        guard
            let auxiliary = words.firstIndex(where: { ["did", "have", "do", "ive"].contains($0) }),
            (1...5).contains(auxiliary)
        else { return nil }
        let food = Array(words[..<auxiliary])
        let rest = words[auxiliary...].dropFirst()
        let isMine = rest.first.map { ["i", "we"].contains($0) } ?? false
        guard isMine, rest.dropFirst().allSatisfy(verbs.contains), rest.count >= 2,
            !food.contains(where: { NutrientWords.nutrient($0) != nil || clauses.contains($0) })
        else { return nil }
        var named = food
        while let first = named.first, articles.contains(first) || measures.contains(first) {
            named.removeFirst()
        }
        guard !named.isEmpty else { return nil }
        return .history(.amount, named.joined(separator: " "), found.span)
    }

    private static let openings: [([String], Inquiry.Aspect)] = Turns.each([
        ("how often did i", .often), ("how often do i", .often), ("how often have i", .often),
        ("how many times did i", .often), ("how many times have i", .often),
        ("how many times do i", .often), ("when did i", .lastTime), ("when have i", .lastTime),
        ("when was the last time i", .lastTime), ("when did i last", .lastTime),
        ("did i", .whether), ("have i", .whether), ("did we", .whether),
        ("how often did we", .often), ("how often i", .often),
        ("last time i", .lastTime), ("the last time i", .lastTime),
        ("when was my last", .lastTime), ("when was the last", .lastTime),
    ])
    private static let verbs: Set<String> = [
        "have", "had", "eat", "ate", "eaten", "drink", "drank", "drunk", "log", "logged", "get",
        "got", "consume", "consumed",
    ]
    private static let articles: Set<String> = [
        "a", "an", "any", "some", "the", "my", "enough", "of", "much", "many",
    ]
    private static let measures: Set<String> = [
        "cups", "cup", "glasses", "glass", "slices", "slice", "pieces", "piece", "grams",
        "servings",
        "portions", "bowls", "cans", "bottles", "pints",
    ]
    /// Words of a question about figures or about other things.
    private static let elsewhere: Set<String> = [
        "in", "is", "are", "was", "did", "have", "does", "do", "remaining", "more", "has",
    ]
    /// Words of another sentence than one about a food.
    private static let clauses: Set<String> = [
        "i", "to", "that", "because", "if", "when", "left", "should", "can", "per",
    ]
    private static let pronouns: Set<String> = ["it", "this", "them", "do", "reach", "hit"]
}
