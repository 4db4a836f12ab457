internal import FoodCatalog
internal import Nutrition

// A plate that is known by its name, and behind it what was on it, counted.
extension CompositionPass {
    /// "full english, 2 sausages 2 bacon 2 eggs beans", "grand slam, 2 pancakes 2 eggs 2 bacon": what was counted is the
    /// plate.
    func withoutPlates(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard let place = matches.indices.dropLast().first(where: { isPlate(matches[$0]) }) else {
            return matches
        }
        let plate = matches[place]
        let listed = matches[(place + 1)...].prefix { part in
            sentence.words[plate.span.end...part.span.start].allSatisfy {
                $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
            }
        }
        let counted = listed.count { part in
            hasAmount(part) && Self.onPlates.contains(food(of: part).category)
        }
        // "full english with 2 slices of toast" has them beside it, or is told by more than these.
        let isBeside = listed.first.map { part in
            sentence.words[plate.span.end...part.span.start].contains {
                $0.token.word == .with
            }
        }
        guard counted >= Self.told, isBeside != true || listed.count >= Self.toldBehindWith else {
            return matches
        }
        var kept = matches
        kept.remove(at: place)
        return kept
    }

    private func isPlate(_ match: MatchedSpan) -> Bool {
        guard food(of: match).category == .meal, !hasAmount(match) else { return false }
        let name = name(of: match).map(\.word)
        return name.contains(WordHash.slam)
            || name.contains(WordHash.breakfast)
                && name.contains { Self.breakfasts.contains($0) }
    }

    /// From so many counted foods on a plate is told and not only named.
    private static let told = 2
    private static let toldBehindWith = 3
    private static let onPlates: [FoodCategory] = [.protein, .grain, .vegetable, .meal]
}
