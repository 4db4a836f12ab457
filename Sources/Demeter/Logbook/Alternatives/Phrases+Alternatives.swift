internal import Alternatives
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of alternatives.
extension Phrases {
    static func noSuchDish(_ words: String) -> String { Texts.alternatives.unknown(words) }

    /// `Instead of latte:` and a line for each, with its reason.
    ///
    /// - Parameter food: what they are instead of, as it is told.
    static func alternatives(_ message: AlternativesMessage, to food: String) -> [String] {
        guard !message.alternatives.isEmpty else { return [Texts.alternatives.none(food)] }
        return [Texts.alternatives.instead(food)]
            + message.alternatives.map { Texts.alternatives.offer($0.told, $0.reason) }
    }

    /// Behind what is offered instead of something that was eaten.
    static func takeOne(_ entry: EntryID) -> String { Texts.alternatives.takeOne(entry.number) }

    /// Behind what is said of something that is held.
    static func insteadOfHeld(_ alternatives: [Alternative]) -> String {
        Texts.alternatives.insteadOfHeld(Words.choice(alternatives.map(\.told)))
    }
}

extension Alternative {
    /// Its name in the language of the moment.
    var told: String { Telling.current.name(name, food: food.rawValue, saidAs: "") }
}
