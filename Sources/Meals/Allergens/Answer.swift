/// What is known of one trigger in one food, from harmless to certain.
///
/// Nothing here says that a food is safe: recipes differ, and kitchens have traces.
package enum Answer: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// All of its ingredients are known, and none of them has it.
    case notByRecipe = 0
    /// Some of what is in it is not known.
    case cannotTell
    /// Some makers or recipes have it.
    case mayContain
    /// Most of them have it.
    case probably
    case contains

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The name on the wire.
    package var word: String {
        switch self {
        case .notByRecipe: "not_by_recipe"
        case .cannotTell: "cannot_tell"
        case .mayContain: "may_contain"
        case .probably: "probably"
        case .contains: "contains"
        }
    }

    package init?(word: String) {
        guard let answer = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = answer
    }

    /// The sign before a trigger in the project's own tables; `nil` for what these do not write.
    package var sign: Character? {
        switch self {
        case .contains: "+"
        case .probably: "~"
        case .mayContain: "?"
        case .notByRecipe, .cannotTell: nil
        }
    }

    package init?(sign: Character) {
        guard let answer = Self.allCases.first(where: { $0.sign == sign }) else { return nil }
        self = answer
    }
}

/// The answer for one trigger, and what it rests on.
package struct AllergenFinding: Sendable, Hashable {
    package var trigger: Trigger
    package var answer: Answer
    /// "butter, cream (recipe)"; empty where nothing is known.
    package var evidence: String
    /// How much of the food's weight it is, 0 to 1; `nil` where no recipe tells.
    package var share: Double?

    package init(trigger: Trigger, answer: Answer, evidence: String, share: Double? = nil) {
        self.trigger = trigger
        self.answer = answer
        self.evidence = evidence
        self.share = share
    }
}
