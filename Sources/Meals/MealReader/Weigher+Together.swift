internal import FoodCatalog
internal import Nutrition

// What was counted and weighed as well.
extension Weigher {
    /// "2 eggs (100 g)", "10 almonds, 12 g": whether all of what was counted weighs that, and not each of it, as in
    /// "2 cans, 330 ml". What it would weigh if it were only counted tells, in proportion.
    func isOfAll(
        _ measure: (amount: Double, unit: MeasureUnit), _ count: Double, _ fits: inout [Float]
    ) -> Bool {
        guard count >= 2, measure.amount > 0, let leading = region.leading,
            leading.measure == nil, let trailing = region.trailing, trailing.count == 1,
            let one = grams(of: measure.unit)?.one, !heard.contains(WordHash.each)
        else { return false }
        if words[region.tail].contains(where: { Self.totals.contains($0.token.surface) }) {
            return true
        }
        var counted = self
        counted.region.trailing = nil
        let alone = counted.plainWeight(&fits)
        guard alone.basis != .guessed else { return false }
        let said = measure.amount * one
        return said * said * count * Self.bias > alone.grams * alone.grams
    }

    /// "2 cups of rice (370 g)": a weight behind a volume says better what the same food weighs.
    func isWeighedAgain(_ measure: (amount: Double, unit: MeasureUnit)) -> Bool {
        guard let leading = region.leading, let volume = leading.measure, volume.unit.grams == nil,
            measure.unit.grams != nil, measure.amount > 0, let trailing = region.trailing
        else { return false }
        let isSaid =
            trailing.isTrailing
            && TrailingPass.isWeighing(before: trailing.start, in: words)
        return (isSaid || words[trailing.start].token.gap.contains(.opening))
            && trailing.container < 0
            && !heard.contains(WordHash.each)
    }

    /// How much likelier the weight is that of all, at odds.
    private static let bias = 1.5
}
