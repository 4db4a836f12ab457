internal import FoodCatalog
internal import Nutrition

/// Reads what somebody says of what they could have.
enum SuggestionWords {
    /// What means the same whether something was suggested or not.
    static func remark(in line: String) -> SuggestionRemark? {
        guard line.utf8.count <= 120 else { return nil }
        if let turn = ChineseTurns.suggestions.english(line) { return remark(in: turn) }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        spoken.dropTrailing(endings)
        guard !spoken.isEmpty else { return nil }
        return rating(spoken) ?? usual(spoken) ?? asked(spoken)
    }

    /// What a line chooses of what was suggested just now.
    static func choice(in line: String) -> SuggestionRemark? {
        if let turn = ChineseTurns.choices.english(line) { return choice(in: turn) }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        _ = spoken.dropAny(of: takings)
        spoken.dropTrailing(endings)
        let joined = spoken.joined
        if others.contains(joined) { return .others }
        if all.contains(joined) { return .chooseAll }
        if joined == "both" || joined == "both of them" { return .chooseBoth }
        if let places = firsts[joined] { return .choose(Array(1...places)) }
        let words = spoken.words.map(\.text).filter { !joints.contains($0) }
        let places = words.compactMap(place)
        guard !places.isEmpty, places.count == words.count, places.count <= 5,
            Set(places).count == places.count
        else { return nil }
        return .choose(places)
    }

    private static func place(_ word: String) -> Int? {
        let word = word.hasPrefix("#") ? String(word.dropFirst()) : word
        return ordinals[word]
            ?? NumberWords.value(of: word).flatMap { Int(exactly: $0) }.flatMap {
                (1...5).contains($0) ? $0 : nil
            }
    }

    /// "Five stars for the chili", "rate the chili 4", "the chili gets 3 stars"
    private static func rating(_ spoken: SpokenWords) -> SuggestionRemark? {
        var words = spoken
        if words.dropAny(of: ["rate", "i rate", "i give", "give"]) != nil {
            let isGiven = spoken.words.contains { isStar($0.text) }
            guard isGiven || spoken.first == "rate" || spoken.starts(with: "i rate") else {
                return nil
            }
            words.dropTrailing(stars)
            guard let last = words.words.last, let count = starCount(last.text), words.count > 1
            else { return nil }
            return .rate(food(in: words.split(at: words.count - 1).before), count)
        }
        guard let place = spoken.words.firstIndex(where: { isStar($0.text) }) else { return nil }
        let index = place - spoken.words.startIndex
        guard index > 0, let count = starCount(spoken[index - 1].text) else { return nil }
        let (before, after) = spoken.split(at: index)
        // "Five stars for the chili"
        if index == 1 {
            var rest = after
            guard rest.dropAny(of: ["for", "to"]) != nil else { return nil }
            return named(food(in: rest), count)
        }
        // "The chili gets five stars"
        guard after.isEmpty else { return nil }
        var rest = before.split(at: before.count - 1).before
        rest.dropTrailing(getting)
        return named(food(in: rest), count)
    }

    private static func named(_ food: String, _ stars: Int) -> SuggestionRemark? {
        food.isEmpty ? nil : .rate(food, stars)
    }

    private static func food(in words: SpokenWords) -> String {
        var words = words
        words.dropLeading(articles)
        return words.rest
    }

    private static func isStar(_ word: String) -> Bool { stars.contains(word) }

    private static func starCount(_ word: String) -> Int? {
        NumberWords.value(of: word).flatMap { Int(exactly: $0) }.flatMap {
            (1...5).contains($0) ? $0 : nil
        }
    }

    /// "The usual", "my usual breakfast", "my usual coffee"
    private static func usual(_ spoken: SpokenWords) -> SuggestionRemark? {
        var words = spoken
        _ = words.dropAny(of: takings)
        words.dropLeading(articles)
        guard words.drop("usual") else { return nil }
        if words.isEmpty { return .usual(nil) }
        var meal = words
        _ = meal.drop("for")
        if let meal = MealWords.meal(meal.joined) { return .usual(meal) }
        return words.count <= 4 && words.first != "for" ? .usualFood(words.rest) : nil
    }

    private static func asked(_ spoken: SpokenWords) -> SuggestionRemark? {
        var words = spoken
        guard words.dropAny(of: askings) != nil else { return nil }
        words.dropLeading(leading)
        if words.isEmpty { return .ask(nil) }
        return MealWords.meal(words.joined).map { .ask($0) }
    }

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The longest first, for the first that fits is taken.
    private static let askings = [
        "what do i usually have", "what do i usually eat", "what do i normally have",
        "what do i normally eat", "what should i have", "what should i eat", "what could i have",
        "what could i eat", "what can i have", "what can i eat", "what would i have",
        "suggest something to eat", "suggest something", "suggest", "any suggestions",
        "suggestions", "what do you suggest", "give me suggestions", "give me a suggestion",
    ]
    private static let leading = set("now at for right today me this the my time")
    private static let endings = set("please now then thanks today")
    private static let articles = set("the my a an some")
    private static let stars = set("star stars")
    private static let getting = set("gets get deserves is was")
    private static let joints = set("and the one number a ones plus")
    private static let takings = [
        "i had", "i have", "ill have", "ill take", "i will have", "log", "give me", "take",
        "i take",
        "i want", "ive had", "add",
    ]
    private static let all = Set([
        "all", "all of them", "all of it", "everything", "all of those", "all three", "all four",
        "all five",
    ])
    private static let others = Set([
        "something else", "anything else", "others", "other suggestions", "none", "none of them",
        "none of these", "none of those", "no none of them", "what else", "more suggestions",
        "not that", "neither",
    ])
    private static let firsts = [
        "the first two": 2, "first two": 2, "the first three": 3, "first three": 3,
    ]
    private static let ordinals = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5,
    ]
}
