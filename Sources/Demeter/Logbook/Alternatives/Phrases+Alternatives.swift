internal import Alternatives
internal import Journal
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

    /// Behind what is offered instead of something that was eaten.
    static func takeOne(_ entry: EntryID) -> String {
        "Say which one, and #\(entry.number) is that; or none."
    }

    /// Behind what is said of something that is held.
    static func insteadOfHeld(_ alternatives: [Alternative]) -> String {
        let names = alternatives.map(\.name)
        let last = names.last ?? ""
        let all =
            names.count < 2 ? last : "\(names.dropLast().joined(separator: ", ")) or \(last)"
        return "You could have \(all) instead; say which."
    }

    static let swapRefused = "It stays as it is."
}
