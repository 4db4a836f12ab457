/// Finds the wake phrase at the start of what was heard.
package struct WakePhrase: Sendable, Hashable {
    private let words: [String]

    package init(_ phrase: String) { words = SpokenWords.words(of: phrase) }

    package enum Match: Sendable, Hashable {
        case none
        /// The phrase and nothing after it.
        case alone
        /// What was said after the phrase: the number of leading words that are not part of it.
        case leading(Int)
    }

    /// Words before the phrase ("um, hey demeter") are let pass, up to two.
    package func match(_ heard: [String]) -> Match {
        guard !words.isEmpty else { return .leading(0) }
        for start in 0..<3 where isSaid(at: start, in: heard) {
            let end = start + words.count
            return end == heard.count ? .alone : .leading(end)
        }
        return .none
    }

    /// What was said after the phrase; all of it where the phrase does not stand in front.
    package func rest(of text: String) -> String {
        let heard = text.split(separator: " ").map(String.init)
        guard case .leading(let count) = match(heard), count > 0 else { return text }
        return heard.dropFirst(count).joined(separator: " ")
    }

    private func isSaid(at start: Int, in heard: [String]) -> Bool {
        guard start + words.count <= heard.count, let first = words.first else { return false }
        let isCall = first == "hey" && words.count > 1 && Self.calls.contains(heard[start])
        return (heard[start] == first || isCall)
            && heard[start + 1..<start + words.count].elementsEqual(words.dropFirst())
    }

    /// What "hey" is heard as in noise; the name after it tells enough.
    private static let calls: Set<String> = ["hay", "hi", "a", "eh", "say", "they", "okay"]
}
