internal import FoodCatalog

// What is weighed before it is cooked.
extension TurnPass {
    /// "porridge 40 g", "oatmeal 80 g made with water", "70 g porridge with milk": who weighs so little, or says what it
    /// was made with, weighed the oats.
    mutating func placeOats() {
        guard
            let noun = tokens.indices.first(where: { isOne($0, of: Self.porridges) }),
            let weight = [noun - 2, noun - 3, noun + 1].first(where: {
                number(at: $0) != nil && isOne($0 + 1, of: Self.grams)
                    && (Self.leastDry...Self.mostDry).contains(number(at: $0) ?? 0)
            }), weight > noun || weight + 2 == noun || word(noun - 1) == .of,
            // "40 g of rice porridge"
            noun == 0 || !isOne(noun - 1, of: Self.grains),
            (Self.leastDry...Self.surelyDry).contains(number(at: weight) ?? 0)
                || isMade(behind: max(noun, weight + 1))
        else { return }
        (tokens[noun].surface, tokens[noun].word) = (.oats, .oat)
        tokens[noun].joined = .seed
        if noun + 1 < tokens.count { tokens[noun + 1].joined = .seed }
    }

    /// Whether "made with water", "in milk" stand behind a position.
    private func isMade(behind position: Int) -> Bool {
        let start = position + 1
        guard
            let joint = (start..<min(start + 3, tokens.count)).first(where: {
                isOne($0, of: Self.making)
            }), (start..<joint).allSatisfy({ isOne($0, of: Self.cookingOfOats) })
        else { return false }
        let behind = joint + 1..<min(joint + 6, tokens.count)
        // "porridge made with cassava flour and milk" is none of oats.
        return behind.contains { isOne($0, of: Self.liquids) }
            && !behind.contains { isOne($0, of: Self.grains) }
    }

    /// In grams: a bowl weighs more when it is cooked, and nobody eats so little of it.
    private static let (leastDry, surelyDry, mostDry) = (20.0, 60.0, 100.0)
}
