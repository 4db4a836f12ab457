/// What is ordered aloud: "can i get a latte" is a question in writing, and a meal at a counter.
package enum SpokenOrder {
    private static let asking: Set<String> = ["can", "could", "may"]
    private static let getting: Set<String> = ["get", "have"]
    private static let things: Set<String> = ["a", "an", "one", "two", "three", "some", "the"]

    /// The sentence without the asking; as it is when nothing is ordered.
    package static func meal(in text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        guard words.count > 4, asking.contains(words[0]), words[1] == "i" || words[1] == "we",
            getting.contains(words[2]), things.contains(words[3])
        else { return text }
        return words.dropFirst(3).joined(separator: " ")
    }
}
