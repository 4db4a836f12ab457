internal import FoodCatalog
internal import Nutrition

// What cooks in one pot, and behind "with" what is in it.
extension CompositionPass {
    /// "kimchi stew with tofu and mushrooms", "sinigang, one bowl with pork, okra and radish": two and more vegetables and meats that are
    /// only named are in a stew, unlike rice, bread and a salad beside it.
    func withoutStewed(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        var stewed: [Int] = []
        for (place, dish) in matches.enumerated().dropLast() where isStew(dish) {
            var end = dish.span.end
            var parts: [Int] = []
            for part in matches.indices.suffix(from: place + 1) {
                guard isStirredIn(matches[part], from: end, isFirst: parts.isEmpty) else { break }
                parts.append(part)
                end = matches[part].span.end
            }
            guard let first = parts.first else { continue }
            // "one bowl with mostly carrots"
            let isTold = sentence.words[dish.span.end..<matches[first].span.end].contains {
                Self.mostly.contains($0.token.surface)
            }
            if parts.count > 1 || isTold || isInNoodles(matches[first], of: dish) {
                stewed += parts
            }
        }
        return without(stewed, of: matches)
    }

    /// "fried rice with a cup of rice, 2 eggs and half a cup of peas": what is called as the dish is, and two and more others, all of
    /// them measured, are the dish.
    func withoutFriedFrom(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        for (place, dish) in matches.enumerated().dropLast() where !hasAmount(dish) {
            guard food(of: dish).category == .meal, isFried(dish) else { continue }
            let parts = matches[(place + 1)...].prefix { part in
                hasAmount(part)
                    && sentence.words[dish.span.end...part.span.start].allSatisfy {
                        $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
                    }
            }
            guard parts.count > 2, let first = parts.first,
                sentence.words[dish.span.end..<first.span.start].contains(where: {
                    $0.token.surface == Self.with
                }), parts.contains(where: { isBase($0, of: dish) })
            else { continue }
            return matches.filter { $0.span != dish.span }
        }
        return matches
    }

    private func isFried(_ dish: MatchedSpan) -> Bool {
        sentence.words[dish.span.start..<dish.span.end].contains {
            Self.frying.contains($0.token.surface) || Self.frying.contains($0.token.word)
        }
    }

    /// "rice" of "fried rice", "noodles" of "fried noodles", measured.
    private func isBase(_ part: MatchedSpan, of dish: MatchedSpan) -> Bool {
        food(of: part).category == .grain
            && sentence.words[part.span.start..<part.span.end].last.map { noun in
                sentence.words[dish.span.start..<dish.span.end].contains {
                    $0.token.word == noun.token.word
                }
            } == true
    }

    /// "pho with brisket": there is meat in such a bowl anyway.
    private func isInNoodles(_ part: MatchedSpan, of dish: MatchedSpan) -> Bool {
        food(of: part).category == .protein
            && name(of: dish).contains { Self.noodleSoups.contains($0.word) }
            && !name(of: part).contains { $0.word == Self.boiledEgg }
    }

    private func isStew(_ dish: MatchedSpan) -> Bool {
        let food = food(of: dish)
        return food.category == .meal && !hasMeasure(dish)
            && (name(of: dish).contains { Self.stews.contains($0.word) }
                || sentence.words[dish.span.start..<dish.span.end].contains {
                    Self.stews.contains($0.token.word) || Self.stews.contains($0.token.surface)
                })
    }

    /// Whether a food is named without an amount behind a stew's "with" or the part before it.
    private func isStirredIn(_ part: MatchedSpan, from end: Int, isFirst: Bool) -> Bool {
        guard !hasOwnAmount(part), end <= part.span.start,
            Self.stirred.contains(food(of: part).category) || saysBeans(part),
            !name(of: part).contains(where: { Self.beside.contains($0.word) })
        else { return false }
        let between = sentence.words[end..<part.span.start]
        guard sentence.words[part.span.start].token.gap.isDisjoint(with: Self.parting),
            between.allSatisfy({
                $0.token.gap.isDisjoint(with: Self.parting) && !$0.has(.eating)
                    && (isFirst && $0.quantity >= 0 || Self.stirring.contains($0.token.surface))
            })
        else { return false }
        return !isFirst || between.contains { $0.token.surface == Self.with }
    }

    /// Whether a part was measured itself: "one bowl" behind a comma is how much there was of the stew.
    private func hasOwnAmount(_ part: MatchedSpan) -> Bool {
        guard quantity(before: part) == nil else { return true }
        guard let quantity = quantity(behind: part) else { return false }
        return quantity.container < 0
            || !Self.ladled.contains(sentence.words[quantity.container].token.word)
    }

    private func saysBeans(_ part: MatchedSpan) -> Bool {
        name(of: part).contains { Self.pulses.contains($0.word) }
    }

    private static let parting: Token.Gap = [.sentence, .opening, .closing]
    private static let stirred: [FoodCategory] = [.protein, .vegetable]
    private static let stirring = WordSet(
        "with and made mostly mainly some lots of plenty extra in it the")
    private static let pulses = WordSet("bean lentil chickpea pasta noodle barley orzo")
    private static let ladled = WordSet(
        "bowl bowlful plate plateful ladle ladleful portion serving helping square")
    private static let noodleSoups = WordSet("pho")
    private static let mostly = WordSet("mostly mainly")
    private static let frying = WordSet("fried stirfry stirfried")
    private static var boiledEgg: WordHash { "egg" }
    /// What is eaten beside a stew.
    private static let beside = WordSet("salad fries chips sandwich fried")
    /// Dishes whose parts cook together.
    private static let stews = WordSet(
        """
        stew soup chowder broth curry jjigae sinigang minestrone chili chilli casserole tagine goulash gumbo hotpot moussaka
        ratatouille lasagna risotto paella jambalaya stroganoff ragout cassoulet dal dahl daal tinola nilaga tom massaman laksa pho ramen
        """)
}
