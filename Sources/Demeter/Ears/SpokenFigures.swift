internal import Nutrition

/// Tells figures that are said to be added from other talk: "add two hundred calories".
enum SpokenFigures {
    private static let verbs: Set<String> = ["add", "log", "track", "plus"]

    static func areAdded(by text: String) -> Bool {
        var words = text.split(separator: " ").map(String.init)[...]
        words = words.drop { ["please", "demeter", "quick"].contains($0) }
        guard let verb = words.first, verbs.contains(verb) else { return false }
        if let place = words.lastIndex(where: { ["to", "for"].contains($0) }) {
            words = words[..<place]
        }
        return SaidFigures.figures(in: words.dropFirst()) != nil
    }
}
