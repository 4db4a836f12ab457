internal import FoodCatalog
internal import Nutrition

// How many a few are.
extension Weigher {
    /// "a few peas": of what is served by the cup it is no number of cups.
    func few(of portion: Int) -> Weight? {
        guard let said = region.leading ?? region.trailing, said.container < 0,
            said.measure == nil, food.category != .beverage, let usual = food.usualGrams,
            words[said.start..<said.end].contains(where: {
                Self.fews.contains($0.token.surface)
            })
        else { return nil }
        let one = food.portions[portion]
        if one.grams.value < Self.smallPiece, one.grams.value * Self.fewSmall < usual.value {
            return Weight(
                grams: one.grams.value * Self.fewSmall, amount: Self.fewSmall, unit: one.label,
                reason: .measure(Self.fewSmall, one.label, grams: one.grams.value), basis: .usual)
        }
        guard labels[portion].isVessel || isHelping(portion) else { return nil }
        return Weight(
            grams: usual.value * 0.5, amount: nil, unit: nil,
            reason: .touch("a few", grams: usual.value * 0.5), basis: .usual)
    }

    /// Whether a portion is what is served: "container", "large order", of fries "large".
    private func isHelping(_ portion: Int) -> Bool {
        labels[portion].words.contains { Self.helpings.contains($0.word) }
            || [.vegetable, .snack, .meal].contains(food.category)
                && labels[portion].words.allSatisfy(\.isSize)
    }

    /// Grams below which "a few" are more than three: grapes, crisps, nuts.
    private static let smallPiece = 6.0
    private static let fewSmall = 6.0
}
