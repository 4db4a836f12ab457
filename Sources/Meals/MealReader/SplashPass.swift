internal import FoodCatalog
internal import Nutrition

/// Weighs the milk in a coffee or a tea: a splash, unless a measure was said.
struct SplashPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// Grams of milk or cream in one cup.
    private static let splash = 30.0

    /// Makes `weight` that of a splash for each cup that `match` is in, if it is in any.
    func settle(
        _ weight: inout Weight, of match: MatchedSpan, in region: Weigher.Region,
        among matches: [MatchedSpan], regions: [Weigher.Region]
    ) {
        // Names are only looked at where everything else fits.
        guard let place = matches.firstIndex(where: { $0.span == match.span }), place > 0,
            region.leading.map({ $0.measure == nil && $0.container < 0 }) ?? true,
            region.trailing.map({ !$0.isExact }) ?? true, isMilk(match),
            let cup = matches[..<place].lastIndex(where: isCup),
            isPoured(from: matches[cup].span.end, to: match.span.start)
        else { return }
        let own = region.leading.flatMap { $0.isCounted ? $0.count : nil }
        let count = own ?? regions[cup].leading.flatMap { $0.measure == nil ? $0.count : nil } ?? 1
        weight.grams = Self.splash * max(count, 0)
        weight.amount = nil
        weight.unit = nil
        weight.basis = .usual
        weight.reason = .splash
    }

    private func isMilk(_ match: MatchedSpan) -> Bool { has(Self.milks, match) }

    private func isCup(_ match: MatchedSpan) -> Bool { has(Self.cups, match) }

    private func has(_ words: Set<WordHash>, _ match: MatchedSpan) -> Bool {
        let noun = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        if noun.map({ words.contains($0.token.word) }) == true { return true }
        let name = shelf.food(of: match, in: catalog).nameWords
        return name.last.map { words.contains($0.word) } ?? false
    }

    /// Whether "with" stands between the cup and the milk and no other sentence begins.
    private func isPoured(from start: Int, to end: Int) -> Bool {
        guard start < end else { return false }
        return sentence.words[start..<end].contains { $0.token.word == Self.with }
            && !sentence.words[start...end].contains { $0.token.gap.contains(.sentence) }
    }

    private static let with = WordHash("with")
    private static let milks: Set<WordHash> = [
        WordHash("milk"), WordHash("cream"), WordHash("creamer"), WordHash("halfandhalf"),
    ]
    private static let cups: Set<WordHash> = [
        WordHash("coffee"), WordHash("tea"), WordHash("americano"), WordHash("espresso"),
        WordHash("cuppa"), WordHash("brew"), WordHash("cappuccino"), WordHash("latte"),
        WordHash("chai"), WordHash("decaf"),
    ]
}
