internal import Allergens

/// The ingredients of published foods, down to what is no food of its own.
struct IngredientTree {
    private let table: IngredientTable
    private let reader: PhraseReader
    private var known: [String: Assessment] = [:]

    init(_ table: IngredientTable, _ reader: PhraseReader) {
        self.table = table
        self.reader = reader
    }

    /// Codes of FNDDS whose ingredients are not all in it: the average of what people use, one instead
    /// of the other. What only some of them have may be in it.
    private static let choices: Set<String> = [
        "81100000",  // Table fat, NFS: butter or margarine
        "81200100",  // Oil or table fat, NFS
        "82101000",  // Vegetable oil, NFS
        "11300100",  // Non-dairy milk, NFS: of almonds, oats or soy
    ]

    /// `nil` of a code without ingredients.
    mutating func assessment(of code: String) -> Assessment? { assessment(of: code, within: []) }

    private mutating func assessment(of code: String, within outer: Set<String>) -> Assessment? {
        if let known = known[code] { return known }
        guard let ingredients = table.ingredients[code] else { return nil }
        var mixture = Mixture()
        var parts: [Assessment] = []
        for ingredient in ingredients {
            let isFood = ingredient.code != code && !outer.contains(ingredient.code)
            let inner = isFood ? assessment(of: ingredient.code, within: outer.union([code])) : nil
            parts.append(inner ?? leaf(ingredient.description))
            mixture.add(parts[parts.count - 1], grams: ingredient.grams)
        }
        var assessment = mixture.assessment
        if Self.choices.contains(code) {
            for (trigger, mark) in assessment.marks where mark.answer > .mayContain {
                let isInAll = parts.allSatisfy { $0.finding(trigger).answer == mark.answer }
                if !isInAll { assessment.marks[trigger]?.answer = .mayContain }
            }
        }
        known[code] = assessment
        return assessment
    }

    /// What is no food of its own, by its words; such as salt has nothing.
    private func leaf(_ description: String) -> Assessment {
        var leaf = reader.assessment(of: description, basis: .recipe)
        if leaf.unread.isEmpty { leaf.isComplete = true }
        for (trigger, mark) in leaf.marks where mark.answer == .contains {
            let isNamedByKind = trigger.kinds.dropFirst().contains {
                leaf.marks[$0]?.answer == .contains
            }
            if !isNamedByKind { leaf.marks[trigger]?.share = 1 }
        }
        return leaf
    }
}
