internal import FoodCatalog

extension MealSense {
    /// "cooked dinner for the kids", "baked a cake for my sister's birthday"
    func isGivenAway(_ clause: Range<Int>) -> Bool {
        // "bought eggs at the supermarket"
        if has(clause, .market), has(clause, .got), !hasEating(clause) { return true }
        guard
            has(clause, .got)
                || Self.cookingFor.contains(words[clause.lowerBound].token.surface)
                || Self.going.contains(words[clause.lowerBound].token.surface),
            !hasEating(clause),
            let purpose = clause.first(where: { roles[$0].has(.for) }),
            // "bought 2 kg of rice for the church lunch"
            !clause.contains(where: { words[$0].has(.unit) })
                || has(clause.suffix(from: purpose), .event)
        else { return false }
        guard purpose + 1 < clause.upperBound,
            !Self.mine.contains(words[purpose + 1].token.surface)
        else { return false }
        let whom = (purpose + 1..<clause.upperBound).prefix(4).drop {
            roles[$0].has([.determiner, .owner])
        }
        return whom.first.map {
            roles[$0].has(.otherPronoun)
                || isStrange($0) && words[$0].token.traits.contains(.capital)
        } ?? false
            || whom.contains { roles[$0].has([.other, .event]) || Self.isPossessive(words[$0]) }
    }
}
