/// Reads who asks what to eat instead: "what instead of milk in my latte", "an alternative to butter".
enum AlternativeWords {
    struct Wish: Sendable, Hashable {
        /// What is to be left out, as it was said.
        var instead: String
        /// The dish that it is in; `nil` where it is eaten by itself.
        var dish: String?
    }

    static func wish(in line: String) -> Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let words = SpokenWords(line).words.map(\.text)
        for opening in openings where words.starts(with: opening) {
            let rest = Array(words.dropFirst(opening.count))
            guard !rest.isEmpty else { return nil }
            if let place = rest.firstIndex(where: inside.contains), place > 0 {
                var dish = Array(rest[(place + 1)...])
                while let first = dish.first, articles.contains(first) { dish.removeFirst() }
                guard !dish.isEmpty else { return nil }
                return Wish(instead: said(rest[..<place]), dish: dish.joined(separator: " "))
            }
            return Wish(instead: said(rest[...]), dish: nil)
        }
        return nil
    }

    private static func said(_ words: ArraySlice<String>) -> String {
        var words = words
        while let first = words.first, articles.contains(first), words.count > 1 {
            words.removeFirst()
        }
        return words.joined(separator: " ")
    }

    private static let inside: Set<String> = ["in", "for", "on"]
    private static let articles: Set<String> = ["a", "an", "the", "my", "some"]
    private static let openings = [
        "what instead of", "what can i have instead of", "what can i eat instead of",
        "what can i use instead of", "what can i drink instead of", "what could i have instead of",
        "what else instead of", "an alternative to", "alternative to", "alternatives to",
        "a substitute for", "substitute for", "what is an alternative to",
        "whats an alternative to", "give me an alternative to",
    ].map { $0.split(separator: " ").map(String.init) }
}
