internal import FoodCatalog
internal import Nutrition

// What something tastes of, said behind it.
extension CompositionPass {
    /// "protein shake, chocolate", "pop tarts, 2, brown sugar", "chobani, peach": no second food.
    func withoutTastes(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let tastes = matches.indices.dropFirst().filter { place in
            isTaste(matches[place], of: matches[place - 1], isLast: place == matches.count - 1)
        }
        return without(tastes, of: matches)
    }

    /// "yoghurt (smooth toffee)": what stands alone in brackets behind what has many flavours.
    func isFlavour(_ inside: MatchedSpan, of food: MatchedSpan) -> Bool {
        let names = self.food(of: food).nameWords
        let said = sentence.words[food.span.start..<food.span.end]
        return Self.sweetened.contains(self.food(of: inside).category)
            && (names.contains { Self.manyFlavoured.contains($0.word) }
                || said.contains { Self.manyFlavoured.contains($0.token.word) })
    }

    private func isTaste(_ taste: MatchedSpan, of food: MatchedSpan, isLast: Bool) -> Bool {
        let span = taste.span
        let said = sentence.words[span.start..<span.end]
        guard quantity(before: taste)?.isTrailing ?? true, quantity(behind: taste) == nil,
            said.allSatisfy({ Self.sweets.contains($0.token.surface) })
                && said.contains(where: { Self.tasting.contains($0.token.surface) })
                || isLast && said.allSatisfy({ Self.fruits.contains($0.token.surface) }),
            sentence.words[food.span.end..<span.start].allSatisfy({
                $0.quantity >= 0 || !$0.isStrong || $0.isTaken
                    || Self.wholes.contains($0.token.surface)
            }),
            span.end == sentence.words.count
                || !sentence.words[span.end].token.gap.isDisjoint(with: .hard)
        else { return false }
        let names = self.food(of: food).nameWords
        guard said[span.start].token.gap.contains(.comma) else { return false }
        if names.contains(where: { Self.flavoured.contains($0.word) }) {
            return said.allSatisfy { Self.sweets.contains($0.token.surface) }
                || names.contains { Self.fruity.contains($0.word) }
        }
        return self.food(of: food).brand != nil
            && Self.branded.contains(self.food(of: food).category)
    }

    private static let sweetened: [FoodCategory] = [.dessert, .snack, .fruit, .condiment]
    private static let branded: [FoodCategory] = [.snack, .dessert, .beverage, .dairy]
}
