internal import Nutrition

/// The state in which a food is weighed or eaten, which decides its figures.
enum FoodForm: Hashable, Sendable {
    case raw, cooked, dried, frozen, canned, powdered

    /// Whether it is meant when nothing is said: nobody says "cooked" of what is eaten cooked, and
    /// everybody who means dried rice says so.
    func isUsual(for category: FoodCategory) -> Bool {
        self == .cooked || self == .raw && [.fruit, .vegetable].contains(category)
    }

    init?(_ word: some StringProtocol) {
        switch word {
        case "raw", "uncooked", "fresh": self = .raw
        case "cooked", "boiled", "steamed", "prepared": self = .cooked
        case "dried", "dry", "dehydrated": self = .dried
        case "frozen": self = .frozen
        case "canned", "tinned": self = .canned
        case "powder", "powdered": self = .powdered
        default: return nil
        }
    }
}

/// The words of a name or sentence that tell foods apart, in the singular, and the forms it names.
struct FoodWords {
    private(set) var words: Set<String> = []
    private(set) var forms: Set<FoodForm> = []

    private static let idle: Set<String> = [
        "a", "an", "and", "any", "as", "at", "for", "from", "had", "i", "in", "my", "of", "on",
        "or",
        "ns", "nfs", "some", "the", "to", "type", "with", "without", "no",
    ]

    init(_ text: String) {
        for word in text.lowercased().split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
            if let form = FoodForm(word) {
                forms.insert(form)
            } else if !Self.idle.contains(String(word)) {
                words.insert(Self.singular(word))
            }
        }
    }

    /// "berries" and "berry", "potatoes" and "potato", "eggs" and "egg" become the same word.
    private static func singular(_ word: Substring) -> String {
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if word.count > 4, word.hasSuffix("oes") { return String(word.dropLast(2)) }
        if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") {
            return String(word.dropLast())
        }
        return String(word)
    }
}
