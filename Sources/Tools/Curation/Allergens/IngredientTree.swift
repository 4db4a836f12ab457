internal import Allergens

/// The ingredients of published foods, down to what is no food of its own.
struct IngredientTree {
    private let table: IngredientTable
    private let reader: PhraseReader
    private var known: [String: Assessment] = [:]
    private let names: [String: USDAFood]

    /// - Parameter foods: those of the table, by their codes.
    init(_ table: IngredientTable, of foods: [String: USDAFood], _ reader: PhraseReader) {
        self.table = table
        names = foods
        self.reader = reader
    }

    /// Codes of FNDDS whose ingredients are not all in it: the average of what people use, one instead
    /// of the other. What only some of them have may be in it.
    ///
    /// One that is not further specified and is made of nothing but foods of their own is such an average, as
    /// "Sandwich, NFS" of ham and of peanut butter sandwiches.
    private func isChoice(_ code: String, _ ingredients: [IngredientTable.Ingredient]) -> Bool {
        code == Self.vegetableOil
            || names[code]?.description.hasSuffix(", NFS") == true && ingredients.count > 1
                && ingredients.allSatisfy { names[$0.code] != nil }
    }

    /// "Vegetable oil, NFS", of oils that are no foods of their own.
    private static let vegetableOil = "82101000"

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
        if isChoice(code, ingredients) {
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
