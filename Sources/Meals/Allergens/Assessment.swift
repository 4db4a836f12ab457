/// All that is known of what a food is made of.
///
/// Assessments are joined as ingredients are put together: whatever is joined, no answer becomes a
/// lesser one.
package struct Assessment: Sendable, Hashable {
    /// Where the knowledge comes from.
    package enum Basis: String, Sendable, Hashable {
        /// A published list of ingredients, or a recipe's parts.
        case recipe
        /// The words of its name.
        case name
        /// What its label declares.
        case label
    }

    /// What is known of a trigger in the food.
    package struct Mark: Sendable, Hashable {
        package var answer: Answer
        /// The words it is seen by, the first ones first; at most `evidenceLimit`.
        package var evidence: [String]
        /// How much of the food's weight has it, 0 to 1; `nil` where nothing tells.
        package var share: Double?

        package init(_ answer: Answer, evidence: [String] = [], share: Double? = nil) {
            self.answer = answer
            self.evidence = evidence
            self.share = share
        }
    }

    package var basis: Basis
    /// Triggers without their parents, as they were found.
    package var marks: [Trigger: Mark] = [:]
    /// Whether all of the ingredients are known, so that what is not marked is not in it.
    package var isComplete: Bool
    /// Triggers that figures exclude, with their kinds, though not all ingredients are known.
    package var excluded: Set<Trigger> = []
    /// What it is made of, as far as that is known, for a person's own words.
    package var ingredients: [String] = []
    /// Words that say nothing to the table.
    package var unread: [String] = []

    /// More words would only be a list nobody reads.
    package static let evidenceLimit = 3

    package init(basis: Basis, isComplete: Bool) {
        self.basis = basis
        self.isComplete = isComplete
    }

    /// Raises a trigger's mark; a lesser answer than the one there is adds nothing.
    package mutating func mark(_ trigger: Trigger, _ answer: Answer, by words: [String]) {
        guard let old = marks[trigger], old.answer >= answer else {
            marks[trigger] = Mark(
                answer, evidence: Array(words.prefix(Self.evidenceLimit)),
                share: marks[trigger]?.share)
            return
        }
        guard old.answer == answer else { return }
        for word in words
        where old.evidence.count < Self.evidenceLimit && !old.evidence.contains(word) {
            marks[trigger]?.evidence.append(word)
            if marks[trigger]?.evidence.count == Self.evidenceLimit { return }
        }
    }

    /// Takes in what another ingredient has.
    ///
    /// What is excluded stays so only where both exclude it or the other one is known in whole.
    package mutating func join(_ other: Assessment) {
        for (trigger, mark) in other.marks.sorted(by: { $0.key < $1.key }) {
            self.mark(trigger, mark.answer, by: mark.evidence)
        }
        if !other.isComplete {
            excluded =
                isComplete
                ? other.excluded
                : excluded.filter(other.excludes)
                    .union(other.excluded.filter(excludes))
            isComplete = false
        }
        for word in other.ingredients where !ingredients.contains(word) { ingredients.append(word) }
        for word in other.unread where !unread.contains(word) { unread.append(word) }
    }

    /// The same of what is in it at most so.
    package func limited(to most: Answer) -> Assessment {
        var limited = self
        for (trigger, mark) in marks where mark.answer > most {
            limited.marks[trigger]?.answer = most
        }
        return limited
    }

    private func excludes(_ trigger: Trigger) -> Bool {
        isComplete || trigger.lineage.contains(where: excluded.contains)
    }

    /// The answer for a trigger: by the strongest of its kinds, by what leaves the kind open, by a
    /// person's own word among the ingredients, or by all being known.
    package func finding(_ trigger: Trigger) -> AllergenFinding {
        guard let facts = trigger.facts else { return ownWord(trigger) }
        var best: Mark?
        var share: Double?
        for kind in trigger.kinds {
            guard let mark = marks[kind] else { continue }
            if let part = mark.share { share = min(1, (share ?? 0) + part) }
            if best.map({ $0.answer < mark.answer }) ?? true { best = mark }
        }
        if let best {
            return AllergenFinding(
                trigger: trigger, answer: best.answer, evidence: Self.words(best, basis),
                share: share)
        }
        if facts.isKind {
            for parent in facts.parents {
                guard let mark = marks[parent] else { continue }
                return AllergenFinding(
                    trigger: trigger, answer: .mayContain, evidence: Self.words(mark, basis))
            }
        }
        return AllergenFinding(
            trigger: trigger, answer: excludes(trigger) ? .notByRecipe : .cannotTell, evidence: "")
    }

    private func ownWord(_ trigger: Trigger) -> AllergenFinding {
        let wanted = AllergenText.keys(of: trigger.rawValue)
        let said = [unread.joined(separator: " ")]
        let found = (ingredients + said).filter { AllergenText.contains(wanted, in: $0) }
            .map { $0 == said[0] ? trigger.rawValue : $0 }
        if !found.isEmpty {
            let mark = Mark(.contains, evidence: Array(found.prefix(Self.evidenceLimit)))
            return AllergenFinding(
                trigger: trigger, answer: .contains, evidence: Self.words(mark, basis))
        }
        // "Ginger" and gingerbread: a word that begins so is mostly named for it.
        let named = (ingredients + unread).filter { AllergenText.begins(with: wanted, in: $0) }
        if !named.isEmpty {
            let mark = Mark(.mayContain, evidence: Array(named.prefix(Self.evidenceLimit)))
            return AllergenFinding(
                trigger: trigger, answer: .mayContain, evidence: Self.words(mark, basis))
        }
        let isKnown = isComplete && !trigger.isAdditive
        return AllergenFinding(
            trigger: trigger, answer: isKnown ? .notByRecipe : .cannotTell, evidence: "")
    }

    private static func words(_ mark: Mark, _ basis: Basis) -> String {
        mark.evidence.isEmpty
            ? basis.rawValue : "\(mark.evidence.joined(separator: ", ")) (\(basis.rawValue))"
    }
}
