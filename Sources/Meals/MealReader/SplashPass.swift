internal import FoodCatalog
internal import Nutrition

/// Weighs the milk in a coffee or a tea: a splash, unless a measure was said.
struct SplashPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// Grams of milk or cream in one cup.
    private static let splash = 30.0

    /// Grams of cream in the little tub that "2 creams" counts.
    private static let tub = 15.0

    /// Grams of milk in one bowl of cereal: 125 to 175 ml are poured.
    private static let overCereal = 150.0

    /// Makes `weight` that of a splash for each cup that `match` is in, if it is in any.
    func settle(
        _ weight: inout Weight, of match: MatchedSpan, in region: Weigher.Region,
        among matches: [MatchedSpan], regions: [Weigher.Region]
    ) {
        // Names are only looked at where everything else fits.
        guard let place = matches.firstIndex(where: { $0.span == match.span }), place > 0,
            region.leading.map({ $0.measure == nil && $0.container < 0 }) ?? true,
            region.trailing.map({ !$0.isExact }) ?? true, isMilk(match),
            let cup = matches[..<place].lastIndex(where: { isCup($0) || isCereal($0) }),
            isPoured(match, from: matches[cup].span.end, among: matches)
        else { return }
        // "coffee with mum, ice cream"
        guard shelf.food(of: match, in: catalog).category != .dessert else { return }
        // "tea, milk", but "coffee, ice cream"
        guard matches[cup].span.end < match.span.start || isPlainMilk(match) else { return }
        if isCereal(matches[cup]) {
            // "a glass of milk" was left out above.
            guard region.leading == nil, isPlainMilk(match) else { return }
            let bowls = regions[cup].leading.flatMap { $0.container >= 0 ? $0.count : nil } ?? 1
            weight.grams = Self.overCereal * max(bowls, 1) * (region.part ?? 1)
            (weight.amount, weight.unit) = (nil, nil)
            weight.basis = .usual
            weight.reason = .touch(Self.onCereal, grams: weight.grams)
            return
        }
        let own = region.leading.flatMap { $0.isCounted ? $0.count : nil }
        let count = own ?? regions[cup].leading.flatMap(cups) ?? 1
        let each = own != nil && has(Self.creams, match) ? Self.tub : Self.splash
        weight.grams = each * max(count, 0) * (region.part ?? 1)
        weight.amount = nil
        weight.unit = nil
        weight.basis = .usual
        weight.reason = .splash
    }

    /// "4 cups of tea" are as many as "4 teas".
    private func cups(_ quantity: Quantity) -> Double? {
        guard let measure = quantity.measure else { return quantity.count }
        return measure.unit == .cup ? quantity.count * measure.amount : nil
    }

    private func isMilk(_ match: MatchedSpan) -> Bool { has(Self.milks, match) }

    private func isCup(_ match: MatchedSpan) -> Bool { has(Self.cups, match) }

    /// Whether nothing but milk was said, and of which kind: "oat milk", no "chocolate milk".
    private func isPlainMilk(_ match: MatchedSpan) -> Bool {
        let words = sentence.words[match.span.start..<match.span.end]
        guard let noun = words.last, Self.plainMilks.contains(noun.token.surface) else {
            return false
        }
        return words.dropLast().allSatisfy {
            $0.has(.modifier) || Self.milkKinds.contains($0.token.surface)
        }
    }

    private func isCereal(_ match: MatchedSpan) -> Bool {
        let food = shelf.food(of: match, in: catalog)
        return food.category == .grain && food.nameWords.contains { Self.cereals.contains($0.word) }
            && !food.nameWords.contains { Self.baked.contains($0.word) }
    }

    private func has(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        let noun = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        if noun.map({ words.contains($0.token.word) }) == true { return true }
        let name = shelf.food(of: match, in: catalog).nameWords
        return name.last.map { words.contains($0.word) } ?? false
    }

    /// Whether "with" stands between the cup and the milk and no other sentence begins.
    private func isPoured(
        _ match: MatchedSpan, from start: Int, among matches: [MatchedSpan]
    ) -> Bool {
        let end = match.span.start
        // "tea, milk, no sugar"
        if start == end { return sentence.words[end].token.gap == .comma }
        guard start < end else { return false }
        // "coffee, 2 milks"
        if sentence.words[start].token.gap == .comma,
            sentence.words[start..<end].allSatisfy({ $0.has(.number) })
        {
            return sentence.words[end].token.traits.contains(.plural)
                && Self.milks.contains(sentence.words[end].token.word)
        }
        // "tea, two sugars and milk"
        if sentence.words[start].token.gap == .comma, isPlainMilk(match),
            sentence.words[start..<end].allSatisfy({
                $0.has(.number) || $0.has(.connector)
                    || Self.sweeteners.contains($0.token.word)
            })
        {
            return true
        }
        // "corn flakes and milk", "special k, milk"
        let isOverCereal =
            end == start + 1 && sentence.words[start].token.word == .and && isPlainMilk(match)
            && matches.contains { $0.span.end == start && isCereal($0) }
        return (isOverCereal || sentence.words[start..<end].contains { $0.token.word == .with })
            && !sentence.words[start...end].contains { $0.token.gap.contains(.sentence) }
    }
}
