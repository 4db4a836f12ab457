/// What a phrase of the table says.
package enum AllergenPhrase: Sendable, Hashable {
    /// Foods and ingredients that are called so have these; nothing else is known to be in them.
    case tells([Trigger: Answer])
    /// Says nothing of what is in it: "sliced", "large".
    case neutral
    /// What calls itself so is meant to be free of these.
    case free([Trigger])
    /// What stands behind is not in it: "without".
    case without
    /// What stands behind may be in it: "with or without".
    case perhaps
    /// All that stands behind may be in it: "may contain traces of".
    case traces
    /// What stands before is but a taste: "cheese flavored".
    case flavour

    /// Whether it names one ingredient and not a kind of dish: "almond", not "cookie".
    var isIngredient: Bool {
        guard case .tells(let answers) = self else { return false }
        let own = answers.filter { !Self.companions.contains($0.key) }
        return own.filter { $0.value == .contains }.count == 1
            && !own.contains { $0.value == .probably }
    }

    /// The most that its answers are beside a recipe that is known.
    var mostBesideRecipe: Answer { isIngredient ? .probably : .mayContain }

    /// What comes along with an ingredient and does not make it a dish.
    private static let companions: Set<Trigger> = [
        Trigger(rawValue: "lactose"), Trigger(rawValue: "histamine"),
    ]
}

/// Phrases by their words.
package protocol AllergenPhrases: Sendable {
    /// - Parameter key: words joined by single spaces, as `AllergenText` makes them.
    func phrase(_ key: String) -> AllergenPhrase?
    /// Words in the longest phrase that begins with this one; 0 where none does.
    func longestPhrase(beginning word: String) -> Int
    /// The words by which phrases with triggers are noticed.
    var tellingWords: TellingWords { get }
}
