internal import FoodCatalog
internal import Nutrition

// A dish, and behind a comma or a colon what it was filled or heaped with.
extension CompositionPass {
    /// "3 tacos, ground beef, cheese, lettuce", "breakfast burrito: sausage egg cheese", "loaded baked potato, cheese, sour
    /// cream": what is only named behind such a dish is in it.
    func withoutFillings(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        for (place, dish) in matches.enumerated().dropLast() {
            let isLoaded = isLoaded(dish)
            let isFilled =
                food(of: dish).category == .meal
                && (says(Self.filled, dish) || isCountedSandwich(dish))
            guard isLoaded || isFilled else { continue }
            var end = dish.span.end
            var parts: [MatchedSpan] = []
            for part in matches[(place + 1)...] {
                guard isNextListed(part, from: end, isFirst: parts.isEmpty, isLoaded: isLoaded),
                    !hasAmount(part), isLoaded ? isContent(part) : isFillable(part, dish)
                else { break }
                parts.append(part)
                end = part.span.end
            }
            guard isLoaded ? parts.contains(where: isTopping) : isFilling(parts, of: dish) else {
                continue
            }
            let inside = isLoaded ? parts.filter(isTopping) : parts
            return matches.filter { match in !inside.contains { $0.span == match.span } }
        }
        return matches
    }

    /// "a slice of cake with frosting", "a cinnamon roll with icing": what is on it already.
    func withoutFrosting(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let frostings = matches.indices.dropFirst().filter { place in
            let (cake, frosting) = (matches[place - 1], matches[place])
            return !hasAmount(frosting)
                && name(of: frosting).map(\.word) == [WordHash.frosting]
                && food(of: cake).category == .dessert
                && sentence.words[cake.span.end...frosting.span.start].contains {
                    $0.token.surface == .with
                }
        }
        return frostings.isEmpty
            ? matches : matches.indices.filter { !frostings.contains($0) }.map { matches[$0] }
    }

    /// "quesadilla with a flour tortilla", "2 breakfast tacos, flour tortillas": it is in one anyway.
    func withoutTortillas(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let tortillas = matches.indices.dropFirst().filter { place in
            let (dish, tortilla) = (matches[place - 1], matches[place])
            guard says(Self.tortillas, tortilla), !says(Self.tortillas, dish),
                food(of: dish).category == .meal,
                name(of: dish).contains(where: { Self.inTortillas.contains($0.word) }),
                sentence.words[tortilla.span.start..<tortilla.span.end].allSatisfy({
                    !$0.isStrong || $0.isTaken || Self.tortillaKinds.contains($0.token.word)
                }),
                sentence.words[dish.span.end...tortilla.span.start].allSatisfy({
                    $0.token.gap.isDisjoint(with: .sentence)
                        && ($0.isAmount && !$0.has(.size) || $0.has(.article)
                            || Self.wrapping.contains($0.token.word)
                            || Self.tortillaKinds.contains($0.token.word))
                })
            else { return false }
            guard let said = quantity(before: tortilla) ?? quantity(behind: tortilla) else {
                return true
            }
            return said.measure == nil
                && (said.count <= 1 || said.count == quantity(before: dish)?.count)
        }
        return without(tortillas, of: matches)
    }

    /// "marmite on toast, butter": there is some below what is spread.
    func withoutButter(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.contains(where: isSpreadToast) else { return matches }
        return matches.filter { match in
            hasAmount(match) || !Self.butters.contains(WordHash(food(of: match).id.rawValue))
        }
    }

    private func isSpreadToast(_ match: MatchedSpan) -> Bool {
        let name = name(of: match)
        return name.contains { $0.word == .toast }
            && name.contains { Self.thin.contains($0.word) }
    }

    /// Whether foods behind a taco or a burrito are what is in it: more than one, with meat or what holds it.
    private func isFilling(_ parts: [MatchedSpan], of dish: MatchedSpan) -> Bool {
        guard parts.count > 1 || parts.contains(where: isUnsaidSandwich) else { return false }
        return parts.contains {
            food(of: $0).category == .protein || isUnsaidSandwich($0) || says(Self.tortillas, $0)
        }
    }

    /// "chicken", "cheese", "salsa", and in a burrito "rice", unlike "salad" and "toast".
    private func isFillable(_ part: MatchedSpan, _ dish: MatchedSpan) -> Bool {
        if isUnsaidSandwich(part) { return true }
        let noun = sentence.words[part.span.start..<part.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        guard let word = noun?.token.word else { return false }
        return Self.fillings.contains(word)
            || !says(Self.shells, dish) && Self.burritoFillings.contains(word)
    }

    /// "2 burgers: bacon, cheese", "2 wraps, turkey, lettuce, mayo", unlike "2 bagels, bacon, egg".
    private func isCountedSandwich(_ dish: MatchedSpan) -> Bool {
        says(Self.sandwiches, dish) && (sentence.header != nil || says(Self.plain, dish))
            && [quantity(before: dish), quantity(behind: dish)].contains {
                $0.map { $0.isCounted && $0.measure == nil && $0.count > 1 } == true
            }
    }

    /// The word stands in front of the dish, or belongs to its name.
    private func isLoaded(_ dish: MatchedSpan) -> Bool {
        sentence.words[max(0, dish.span.start - 1)..<dish.span.end].contains {
            $0.token.surface == .loaded
        }
    }

    private func isTopping(_ part: MatchedSpan) -> Bool {
        name(of: part).contains { Self.toppings.contains($0.word) }
    }

    private func says(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].contains { words.contains($0.token.word) }
    }

    /// Whether nothing but commas, "and" and the dish's own amount stands in front of a food, and a comma or a colon
    /// behind the dish; behind what is loaded "with" may stand.
    private func isNextListed(
        _ part: MatchedSpan, from end: Int, isFirst: Bool, isLoaded: Bool
    ) -> Bool {
        let words = sentence.words[end...part.span.start]
        return words.allSatisfy { word in
            (word.token.gap.isDisjoint(with: .sentence) || isFirst && sentence.header != nil)
                && !word.has(.eating)
        }
            && (!isFirst
                || words.contains {
                    !$0.token.gap.isDisjoint(with: Self.listing)
                        || isLoaded && $0.token.surface == .with
                })
    }

    private static let listing: Token.Gap = [.comma, .sentence, .hyphen]
}
