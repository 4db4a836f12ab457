/// Triggers that only the person calls so, for noticing them in what is said of a food.
package struct OwnWords: Sendable {
    private let words: [[String]]

    /// - Parameter triggers: of the table and not.
    package init(_ triggers: [Trigger]) {
        words = triggers.filter { $0.facts == nil }.map { AllergenText.keys(of: $0.rawValue) }
    }

    package func stand(in texts: some Sequence<String>) -> Bool {
        !words.isEmpty
            && texts.contains { text in
                words.contains { AllergenText.contains($0, in: text) }
            }
    }
}
