internal import FoodCatalog

/// Single words that a clause is asked for.
extension MealSense {
    static var have: WordHash { "have" }
    static var can: WordHash { "can" }
    static var picked: WordHash { "picked" }
    static var toast: WordHash { "toast" }
    static let withholdingWords = "need feel feeling felt " + unrealisedWords
    static var need: WordHash { "need" }
    static var were: WordHash { "were" }
    static var like: WordHash { "like" }
    static var out: WordHash { "out" }
    static var id: WordHash { "id" }
    static var would: WordHash { "would" }
    /// Two words that together say that something was left.
    static let refusals: [(WordHash, WordHash)] =
        [
            ("turned", "down"), ("passed", "on"), ("passed", "up"), ("stayed", "away"),
            ("said", "no"),
            ("walked", "past"), ("steered", "clear"), ("cutting", "back"), ("cut", "back"),
            ("cutting", "down"), ("cut", "down"), ("cut", "out"), ("dying", "for"),
        ].map { (WordHash($0), WordHash($1)) } + [(WordHash("said"), WordHash("to").negated)]
    /// "didn't end up having it"
    static let endingUp: [(WordHash, WordHash)] = [
        (WordHash("end"), WordHash("up")), (WordHash("ended"), WordHash("up")),
    ]
    static let lacking: [(WordHash, WordHash)] = [
        ("out", "of"), ("low", "on"), ("short", "on"), ("short", "of"),
    ].map { (WordHash($0), WordHash($1)) }
    static let lists = WordSet(
        "list groceries grocery shopping ingredients recipe menu idea ideas haul " + markets)
    static var vitamin: WordHash { "vitamin" }
    static var any: WordHash { "any" }
    static var got: WordHash { "got" }
}
