/// Words that a catalog writes together as well as apart: "almondmilk" beside "almond milk".
///
/// They sound alike, and the recogniser must not have to choose: what is also written apart, at
/// least as often, is said apart.
struct JoinedWords {
    private var parts: [String: [String]] = [:]

    /// - Parameter phrases: names as the words that are said.
    init(_ phrases: some Sequence<[String]>) {
        var single: [String: Int] = [:]
        var pairs: [String: (words: [String], count: Int)] = [:]
        for phrase in phrases {
            for word in phrase { single[word, default: 0] += 1 }
            for (first, second) in zip(phrase, phrase.dropFirst()) {
                pairs[first + second, default: ([first, second], 0)].count += 1
            }
        }
        for (joined, pair) in pairs {
            if let count = single[joined], pair.count >= count { parts[joined] = pair.words }
        }
    }

    func apart(_ words: [String]) -> [String] { words.flatMap { parts[$0] ?? [$0] } }
}
