/// What the review says of one item.
package struct Verdict: Sendable, Hashable {
    package var findings: [Finding]

    package init(findings: [Finding] = []) { self.findings = findings }

    /// Whether a person must confirm the item before it counts.
    package var isHeld: Bool { findings.contains(where: \.holds) }
}

/// One thing that a rule found.
package enum Finding: Sendable, Hashable {
    /// No food of the catalog matches, so there are no figures.
    case unknownFood
    case negativeAmount
    /// Heavier than anybody eats at once.
    case heavy(grams: Double)
    /// More energy than anybody eats at once.
    case rich(calories: Double)

    /// The stable name under which the finding is stored and sent.
    package var rule: String {
        switch self {
        case .unknownFood: "unknown_food"
        case .negativeAmount: "negative_amount"
        case .heavy: "heavy"
        case .rich: "rich"
        }
    }

    package var holds: Bool { true }
}
