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

    /// `nil` of a code without ingredients.
    mutating func assessment(of code: String) -> Assessment? { assessment(of: code, within: []) }

    private mutating func assessment(of code: String, within outer: Set<String>) -> Assessment? {
        if let known = known[code] { return known }
        guard let ingredients = table.ingredients[code] else { return nil }
        var mixture = Mixture()
        for ingredient in ingredients {
            let isFood = ingredient.code != code && !outer.contains(ingredient.code)
            let inner = isFood ? assessment(of: ingredient.code, within: outer.union([code])) : nil
            mixture.add(inner ?? leaf(ingredient.description), grams: ingredient.grams)
        }
        let assessment = mixture.assessment
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
