internal import FoodCatalog
internal import Nutrition

/// Weighs what is spread on bread without an amount: so much on each slice or piece.
struct SpreadPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// Makes `weight` what is spread on the bread that stands before `match` at `place`, if any does.
    func settle(
        _ weight: inout Weight, of match: MatchedSpan, at place: Int, among matches: [MatchedSpan],
        regions: [Weigher.Region]
    ) {
        if settleOnSlices(&weight, at: place, among: matches, regions: regions) { return }
        guard place > 0, regions[place].leading == nil,
            regions[place].trailing.map({ !$0.isExact }) ?? true,
            let thin = layer(of: match), weight.basis == .usual || weight.basis == .counted
        else { return }
        var bread = place - 1
        while bread > 0, layer(of: matches[bread]) != nil,
            isJoined(matches[bread], matches[bread + 1])
        {
            bread -= 1
        }
        guard isJoined(matches[bread], matches[bread + 1]), let size = size(of: matches[bread])
        else { return }
        let count = regions[bread].leading.flatMap {
            $0.isCounted && $0.measure == nil ? $0.count : nil
        }
        guard let pieces = count ?? size.usual, pieces > 0, pieces <= Self.most else { return }
        // "toast with jam, ate half": `weight` is half of the usual already.
        let part = regions[place].part ?? 1
        guard part > 0 else { return }
        // What is usual of it is the most that goes on one.
        let grams = min(thin, weight.grams / part) * size.area * max(pieces, 0.5) * part
        weight.grams = grams
        (weight.amount, weight.unit) = (nil, nil)
        weight.reason = .touch(Self.layers, grams: grams)
        weight.basis = .usual
    }

    /// "nutella on 2 slices of toast": so much on each of the slices that stand behind it.
    private func settleOnSlices(
        _ weight: inout Weight, at place: Int, among matches: [MatchedSpan],
        regions: [Weigher.Region]
    ) -> Bool {
        guard place + 1 < matches.count, regions[place].leading == nil,
            regions[place].trailing == nil, weight.basis == .usual,
            let thin = layer(of: matches[place]), let size = size(of: matches[place + 1]),
            let slices = regions[place + 1].leading, slices.measure == nil, slices.isCounted,
            slices.count >= 1.5, slices.count <= Self.most,
            case let between = matches[place].span.end..<matches[place + 1].span.start,
            between.first.map({ Self.lying.contains(sentence.words[$0].token.word) }) == true,
            sentence.words[between].allSatisfy({ $0.token.gap.isDisjoint(with: .hard) })
        else { return false }
        weight.grams = thin * size.area * slices.count * (regions[place].part ?? 1)
        (weight.amount, weight.unit) = (nil, nil)
        weight.reason = .touch(Self.layers, grams: weight.grams)
        return true
    }

    /// Grams of it on a slice of toast; `nil` for what is not spread.
    private func layer(of match: MatchedSpan) -> Double? {
        let name = shelf.food(of: match, in: catalog).nameWords
        guard let noun = name.last?.word else { return nil }
        if noun == .spread { return name.contains { $0.word == .hazelnut } ? 16 : nil }
        if noun == .cheese { return name.first?.word == .cream ? 20 : nil }
        if noun == .butter, name.count > 1 {
            return name.contains { Self.nuts.contains($0.word) } ? 16 : nil
        }
        return Self.spreads[noun]
    }

    /// How large one is beside a slice of bread, and how many are had where nobody says so.
    private func size(of bread: MatchedSpan) -> (area: Double, usual: Double?)? {
        let food = shelf.food(of: bread, in: catalog)
        // A sausage roll is no roll.
        guard food.category != .meal else { return nil }
        let name = food.nameWords
        if name.contains(where: { $0.word == .rice }), name.last?.word == .cake {
            return (0.8, 1)
        }
        for word in name.reversed() {
            if let area = Self.breads[word.word] {
                return (area, area < 0.7 ? 1 / area : 1)
            }
        }
        return nil
    }

    private func isJoined(_ one: MatchedSpan, _ next: MatchedSpan) -> Bool {
        guard one.span.end <= next.span.start else { return false }
        let between = sentence.words[one.span.end..<next.span.start]
        return between.allSatisfy {
            Self.joints.contains($0.token.word) && $0.token.gap.isDisjoint(with: .sentence)
        } && sentence.words[next.span.start].token.gap.isDisjoint(with: .sentence)
            && (!between.isEmpty || !sentence.words[next.span.start].token.gap.isEmpty)
    }

    /// More are no pieces of bread.
    private static let most = 12.0
}
