/// Something that a person must not or would rather not eat: an allergen, a kind of meat, or a word.
///
/// Those of the table have an id of their own (`tree_nuts`), which stands in journals and on the wire
/// and never changes. Any other text is a person's own word ("ginger", "E621"), which is looked for
/// among the names of ingredients.
package struct Trigger: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// What the table says of it; `nil` of a person's own word.
    package var facts: TriggerFacts? { TriggerTable.facts[self] }

    /// As a sentence says it: `tree nuts`, or the person's own word.
    package var name: String { facts?.name ?? rawValue }

    /// Itself, what it is a kind of, and what that is a kind of: almond, tree nuts.
    package var lineage: [Trigger] { TriggerTable.lineages[self] ?? [self] }

    /// Itself and its kinds: tree nuts, almond, cashew …
    package var kinds: [Trigger] { TriggerTable.kinds[self] ?? [self] }

    /// Whether no recipe names such things: additives are on labels only.
    package var isAdditive: Bool { Self.isAdditive(rawValue) }

    /// Whether a word is a number of the European list of additives: `E621`, `e150d`.
    static func isAdditive(_ word: String) -> Bool {
        guard let first = word.utf8.first, first | 0x20 == UInt8(ascii: "e") else { return false }
        let digits = word.utf8.dropFirst()
        return (3...5).contains(digits.count)
            && digits.prefix(3).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}

/// One row of the table of triggers.
package struct TriggerFacts: Sendable, Hashable {
    /// As a sentence says it.
    package var name: String
    /// What people call it besides, in lower case.
    package var words: [String]
    /// What it is a kind of or comes from.
    package var parents: [Trigger]
    /// Whether an answer for a parent that names no kind leaves it open whether it is this one.
    ///
    /// "Nuts" may be almonds; what comes from an animal need not be milk.
    package var isKind: Bool
    /// Whether it is among the fourteen of Regulation (EU) No 1169/2011, annex II.
    package var isEuropean: Bool
}
