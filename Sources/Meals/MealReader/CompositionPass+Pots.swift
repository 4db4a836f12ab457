internal import FoodCatalog
internal import Nutrition

// What cooks in one pot, and behind "with" what is in it.
extension CompositionPass {
    /// "kimchi stew with tofu and mushrooms", "sinigang, one bowl with pork, okra and radish": a meat or two and more vegetables that are
    /// only named, as they go into a pot, are in a stew, unlike rice, chops and what is on the side.
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
            guard let first = parts.first, !isBeside(end) else { continue }
            // "one bowl with mostly carrots"
            let isTold = sentence.words[dish.span.end..<matches[first].span.end].contains {
                Self.mostly.contains($0.token.surface)
            }
            if parts.count > 1 || isTold || isInNoodles(matches[first], of: dish)
                || food(of: matches[first]).category == .protein
            {
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
                hasAmount(part) && Self.fried.contains(food(of: part).category)
                    && sentence.words[dish.span.end...part.span.start].allSatisfy {
                        $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
                    }
            }
            guard parts.count > 2, let first = parts.first,
                sentence.words[dish.span.end..<first.span.start].contains(where: {
                    $0.token.surface == .with
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
            && isPlain(part)
    }

    private func isStew(_ dish: MatchedSpan) -> Bool {
        let food = food(of: dish)
        guard food.category == .meal, !hasMeasure(dish) else { return false }
        let said = sentence.words[dish.span.start..<dish.span.end]
        func says(_ words: WordSet) -> Bool {
            name(of: dish).contains { words.contains($0.word) }
                || said.contains {
                    words.contains($0.token.word) || words.contains($0.token.surface)
                }
        }
        return says(Self.stews) || says(Self.soups) && says(Self.thick)
    }

    /// Whether all that is said of a food is what goes into a pot: "carrots", "diced pork", unlike "pork chops", "roast chicken".
    private func isPlain(_ part: MatchedSpan) -> Bool {
        sentence.words[part.span.start..<part.span.end].allSatisfy { word in
            !Self.cookedOfPots.contains(word.token.surface)
                && (!word.isStrong || word.isTaken || Self.asCut.contains(word.token.surface)
                    || Self.potted.contains(word.token.word)
                    || Self.potted.contains(word.token.surface))
        }
    }

    /// Whether what was named is said to be beside the dish: "on the side", "on rye".
    private func isBeside(_ end: Int) -> Bool {
        sentence.words[end...].prefix(while: { $0.token.gap.isDisjoint(with: .hard) })
            .contains { Self.besides.contains($0.token.surface) }
    }

    /// Whether a food is named without an amount behind a stew's "with" or the part before it.
    private func isStirredIn(_ part: MatchedSpan, from end: Int, isFirst: Bool) -> Bool {
        guard !hasOwnAmount(part), end <= part.span.start,
            isPlain(part)
        else { return false }
        let between = sentence.words[end..<part.span.start]
        guard sentence.words[part.span.start].token.gap.isDisjoint(with: Self.parting),
            between.allSatisfy({
                $0.token.gap.isDisjoint(with: Self.parting) && !$0.has(.eating)
                    && (isFirst && $0.quantity >= 0 || Self.stirring.contains($0.token.surface))
            })
        else { return false }
        return !isFirst || between.contains { $0.token.surface == .with }
    }

    /// Whether a part was measured itself: "one bowl" behind a comma is how much there was of the stew.
    private func hasOwnAmount(_ part: MatchedSpan) -> Bool {
        guard quantity(before: part) == nil else { return true }
        guard let quantity = quantity(behind: part) else { return false }
        return quantity.container < 0
            || !Self.ladled.contains(sentence.words[quantity.container].token.word)
    }

    private static let parting: Token.Gap = [.sentence, .opening, .closing]
    /// What things are fried with.
    private static let fried: [FoodCategory] = [.protein, .vegetable, .grain, .condiment]
}
