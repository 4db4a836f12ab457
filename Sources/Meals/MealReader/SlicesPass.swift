internal import FoodCatalog
internal import Nutrition

/// Weighs the bread of a sandwich that is not called one: "turkey and swiss on sourdough" is between two
/// slices.
struct SlicesPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog

    /// `weight`, or that of two slices where `match` is bread with cold meat on it and no amount was said.
    func weight(
        _ weight: Weight, of match: MatchedSpan, in region: Weigher.Region,
        among matches: [MatchedSpan]
    ) -> Weight {
        guard region.leading == nil, region.trailing == nil, match.span.start > 0,
            sentence.words[match.span.start - 1].token.surface == Self.on,
            let place = matches.firstIndex(where: { $0.span == match.span }), place > 0,
            isFilling(matches[place - 1])
        else { return weight }
        let food = catalog.foods[Int(match.candidates[0].food)]
        guard food.category == .grain,
            TextScanner.words(of: food.name).last?.word == Self.bread,
            let slice = food.portions.first(where: {
                TextScanner.words(of: $0.label).first?.word == Self.slice
            })
        else { return weight }
        var both = weight
        both.grams = 2 * slice.grams.value
        both.reason = .measure(2, slice.label, grams: slice.grams.value)
        return both
    }

    private func isFilling(_ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].last { $0.isStrong && !$0.isTaken }
            .map { Self.fillings.contains($0.token.surface) } ?? false
    }

    private static let on = WordHash("on")
    private static let bread = WordHash("bread")
    private static let slice = WordHash("slice")
    private static let fillings = WordSet(
        "turkey ham swiss cheddar provolone salami pastrami bologna tuna beef chicken mayo")
}
