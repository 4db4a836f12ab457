/// Something in a catalog that must not be shipped, and what to do about it.
package struct CatalogFinding: Sendable, Hashable {
    package enum Rule: String, Sendable, Hashable, CaseIterable {
        case unreadable
        case badID = "bad-id"
        case badName = "bad-name"
        case duplicateID = "duplicate-id"
        case claimedTwice = "claimed-twice"
        case negative
        case unknownFigure = "unknown-figure"
        case tooMuch = "too-much"
        case partAboveWhole = "part-above-whole"
        case energy
        case badPortion = "bad-portion"
        case duplicatePortion = "duplicate-portion"
        case noDefaultPortion = "no-default-portion"
        case unknownSource = "unknown-source"
    }

    /// The food's id.
    package var food: String
    package var rule: Rule
    /// What is wrong and how to put it right.
    package var text: String

    package init(food: String, rule: Rule, text: String) {
        self.food = food
        self.rule = rule
        self.text = text
    }
}

extension CatalogFinding: CustomStringConvertible {
    package var description: String { "\(food): [\(rule.rawValue)] \(text)" }
}
