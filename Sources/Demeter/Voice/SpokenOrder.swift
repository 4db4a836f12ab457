/// What is ordered aloud: "can i get a latte" is a question in writing, and a meal at a counter.
package enum SpokenOrder {
    private static let asking: [[Set<String>]] = [
        [["can", "could", "may"], ["i", "we"], ["get", "have"]],
        [["can", "could", "will"], ["you"], verbs, ["me", "us"]],
        [verbs, ["me", "us"]],
        [["i'd", "we'd"], ["like", "love"]],
        [["i", "we"], ["would"], ["like", "love"]],
        [["i", "we"], ["want"]],
        [["i'll", "we'll"], ["have", "take", "get"]],
        [["i'm"], ["going"], ["to"], ["have"]],
        [["let"], ["me"], ["get", "have"]],
    ]
    private static let verbs: Set<String> = [
        "get", "give", "make", "grab", "bring", "fix", "order", "pour",
    ]
    private static let things: Set<String> = [
        "a", "an", "one", "two", "three", "four", "some", "the", "another", "small", "medium",
        "large",
        "tall", "single", "double", "triple", "iced",
    ]

    /// The sentence without the asking; as it is when nothing is ordered.
    package static func meal(in text: String) -> String {
        var words = text.split(separator: " ").map(String.init)[...]
        if words.first == "please" { words.removeFirst() }
        let beginning = asking.first { beginning in
            words.count > beginning.count
                && zip(words, beginning).allSatisfy { $1.contains($0) }
        }
        guard let beginning, case let order = words.dropFirst(beginning.count),
            let first = order.first, things.contains(first)
        else { return text }
        return order.joined(separator: " ")
    }
}
