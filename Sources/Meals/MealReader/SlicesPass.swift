internal import FoodCatalog
internal import Nutrition

/// Weighs a sandwich that is not called one: "turkey and swiss on sourdough" is between two slices, and
/// "2 ham on rye" are two of it.
struct SlicesPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// Makes `weight` what `match` at `place` weighs as the bread or the filling of such sandwiches, if it
    /// is in any.
    func settle(
        _ weight: inout Weight, of match: MatchedSpan, at place: Int, among matches: [MatchedSpan],
        regions: [Weigher.Region]
    ) {
        if isListedBread(match, regions[place]) {
            if let slices = slices(of: match, count: 2) { weight = slices }
            return
        }
        guard let bread = bread(from: place, matches, regions) else { return }
        var first = bread - 1
        while first > 0, isFilling(matches[first - 1]) { first -= 1 }
        let count = sandwiches(of: regions[first])
        if place == bread {
            if let slices = slices(of: match, count: 2 * count) { weight = slices }
            return
        }
        // "2 ham on rye": no two slices of ham.
        guard count > 1, place == first || regions[place].leading == nil,
            let usual = shelf.food(of: match, in: catalog).usualGrams?.value
        else { return }
        weight.grams = usual * count
        weight.amount = count
        weight.unit = "serving"
        weight.reason = .measure(count, "usual amount", grams: usual)
        weight.basis = .usual
    }

    /// "sandwich: ham, cheese, white bread": whether it is the bread of a sandwich whose parts are listed.
    private func isListedBread(_ match: MatchedSpan, _ region: Weigher.Region) -> Bool {
        guard let header = sentence.header, match.span.start >= header,
            region.leading == nil, region.trailing == nil
        else { return false }
        return sentence.words[..<header].contains { Self.sandwiches.contains($0.token.word) }
    }

    /// The bread without an amount that stands at `place` or behind the fillings from there on.
    private func bread(
        from place: Int, _ matches: [MatchedSpan], _ regions: [Weigher.Region]
    ) -> Int? {
        var bread = place
        while bread < matches.count, isFilling(matches[bread]) { bread += 1 }
        guard bread > 0, bread < matches.count, case let start = matches[bread].span.start,
            start > 0, sentence.words[start - 1].token.surface == .on,
            regions[bread].leading == nil, regions[bread].trailing == nil,
            isFilling(matches[bread - 1]), slice(of: matches[bread]) != nil
        else { return nil }
        return bread
    }

    /// How many sandwiches the filling is for; one where it is weighed or counted otherwise.
    private func sandwiches(of filling: Weigher.Region) -> Double {
        guard let said = filling.leading, said.isCounted, said.measure == nil, said.container < 0,
            filling.trailing == nil, said.count == said.count.rounded(), said.count > 0,
            said.count <= Self.most
        else { return 1 }
        return said.count
    }

    private func slice(of match: MatchedSpan) -> Portion? {
        let food = shelf.food(of: match, in: catalog)
        guard food.category == .grain, food.nameWords.last?.word == .bread else { return nil }
        return food.portions.indices.first {
            food.labels[$0].words.first?.word == .slice
        }.map { food.portions[$0] }
    }

    private func slices(of match: MatchedSpan, count: Double) -> Weight? {
        slice(of: match).map { slice in
            Weight(
                grams: count * slice.grams.value, amount: count, unit: slice.label,
                reason: .measure(count, slice.label, grams: slice.grams.value), basis: .usual)
        }
    }

    /// Whether cold meat, cheese or a spread of it is called so: "ham", "chicken salad".
    private func isFilling(_ match: MatchedSpan) -> Bool {
        let said = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        guard let noun = said?.token.surface else { return false }
        if Self.fillings.contains(noun) { return true }
        guard noun == .salad else { return false }
        let name = shelf.food(of: match, in: catalog).nameWords
        return name.count == 2 && Self.mixed.contains(name[0].surface)
            && name[1].surface == .salad
    }

    /// More are slices of what is on the bread.
    private static let most = 4.0
}
