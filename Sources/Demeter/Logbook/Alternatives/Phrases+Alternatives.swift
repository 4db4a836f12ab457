internal import Alternatives
internal import Nutrition
internal import Wire

// What is told of alternatives.
extension Phrases {
    static func noSuchDish(_ words: String) -> String {
        "I know no single food that \"\(words)\" means; say it as you would log it."
    }

    /// `Instead of latte:` and a line for each, with its reason.
    static func alternatives(_ message: AlternativesMessage) -> [String] {
        guard !message.alternatives.isEmpty else {
            return [
                "I know nothing like \(message.food) of which it can be told that it has none of what "
                    + "you leave out."
            ]
        }
        return ["Instead of \(message.food):"]
            + message.alternatives.map { "\($0.name): \($0.reason)." }
    }
}
