internal import FoodCatalog
internal import Nutrition

// Bare numbers that count no whole portions of what comes in bags or is cut up.
extension Weigher {
    /// "crisps x2": two bags, and no two crisps.
    func bags(_ count: Double, of portion: Int) -> Weight? {
        guard region.leading == nil, container < 0, counted == nil, count >= 2,
            count <= Self.mostBags, isInDigits, region.trailing?.measure == nil,
            food.grams[portion] < Self.lightPiece, food.category == .snack,
            !food.nameWords.contains(where: { Self.handEaten.contains($0.word) }),
            let bag = labels.firstIndex(where: { label in
                label.words.contains { Self.bagWords.contains($0.word) }
            }), case let one = food.portions[bag], one.grams.value <= Self.largestBag
        else { return nil }
        return Weight(
            grams: one.grams.value * count, amount: count, unit: one.label,
            reason: .measure(count, one.label, grams: one.grams.value), basis: .counted)
    }

    private static let mostBags = 3.0
    /// Grams of a piece that nobody has two of.
    private static let lightPiece = 4.0
    /// Grams of a bag for one.
    private static let largestBag = 60.0

    /// "8 spicy tuna roll": of what is cut up nobody has so many whole ones.
    func piecesOfRoll(_ count: Double, of portion: Int) -> Weight? {
        guard count >= Self.manyPlates, container < 0, counted != nil,
            food.grams[portion] >= Self.heavyPiece,
            labels[portion].words.contains(where: { $0.word == .roll }),
            let index = labels.firstIndex(where: { label in
                label.unit == nil && label.words.contains { $0.word == .piece }
            }), case let piece = food.portions[index]
        else { return nil }
        return Weight(
            grams: piece.grams.value * count, amount: count, unit: piece.label,
            reason: .measure(count, piece.label, grams: piece.grams.value), basis: .counted)
    }
}
