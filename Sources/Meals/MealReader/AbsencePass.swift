internal import FoodCatalog
internal import Nutrition

/// Weighs dishes that were had without something that is in them, where no food is called so: "chicken bowl, no rice",
/// "blt without mayo".
struct AbsencePass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// Takes from `weight` what the dish holds of what was left out.
    func settle(_ weight: inout Weight, of match: MatchedSpan, in region: Weigher.Region) {
        guard weight.basis.rawValue > Weight.Basis.measured.rawValue else { return }
        let absent = sentence.words[match.span.start..<region.tail.upperBound].filter {
            $0.token.traits.contains(.negated)
        }
        guard !absent.isEmpty else { return }
        let food = shelf.food(of: match, in: catalog)
        guard food.category == .meal else { return }
        let name = catalog.index.words(of: catalog.index.names[Int(match.candidates[0].name)])
        let lacking = absent.filter { word in
            !name.contains(where: { $0.word == word.word && word.word >= 0 })
        }.map(\.token.word.negated)
        let kind = kind(of: food, match)
        var share = lacking.reduce(0) { $0 + (kind?[$1] ?? Self.inAny[$1] ?? 0) }
        if share == 0, food.isOfRecipe, !lacking.isEmpty, let dish = catalog[food.id] {
            share = RecipeParts(of: dish, in: catalog)?.share(of: lacking) ?? 0
        }
        if share > 0 { weight.lack(min(share, Self.most)) }
    }

    /// What share of such a dish each thing in it makes up.
    private func kind(of food: MeasuredFood, _ match: MatchedSpan) -> WordTable<Double>? {
        let said = sentence.words[match.span.start..<match.span.end].map(\.token.word)
        let words = said + food.nameWords.map(\.word)
        if words.contains(where: { Self.cheeseburgers.contains($0) }) {
            return Self.inCheeseburger
        }
        if words.contains(where: { Self.sandwiches.contains($0) }) { return Self.inSandwich }
        if words.contains(where: { Self.bowls.contains($0) }) { return Self.inBowl }
        if words.contains(WordHash.burrito) { return Self.inBurrito }
        if words.contains(where: { Self.shells.contains($0) }) { return Self.inShell }
        return words.contains(where: { Self.salads.contains($0) }) ? Self.inSalad : nil
    }

    /// What is left out of a dish is never more of it.
    private static let most = 0.6
    private static let sandwiches = CompositionPass.sandwiches
}
