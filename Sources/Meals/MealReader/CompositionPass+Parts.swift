internal import FoodCatalog
internal import Nutrition

// A dish, and behind a comma what went into it, measured: "ham sandwich, 2 slices of bread, 2 slices of ham".
extension CompositionPass {
    /// Counts either the dish or its parts: the parts where they come near the whole of it, the dish otherwise.
    func onceEach(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        for (place, dish) in matches.enumerated().dropLast() {
            let rest = matches[(place + 1)...]
            guard !hasAmount(dish),
                Self.dishes.contains(food(of: dish).category)
                    || rest.contains(where: { isNamedAfter(dish, $0) })
            else { continue }
            let parts = parts(of: dish, among: rest)
            let own = parts.filter {
                isWeighed($0) && (isIngredient($0, of: dish) || isCountedAgain($0, of: dish))
                    || isIngredient($0, of: dish) && isCountedAgain($0, of: dish)
                    || isNamedAfter(dish, $0) && isWeighed($0)
            }
            guard !own.isEmpty else { continue }
            let weighed = parts.filter { part in
                isGivenUnit(part) && !Self.apart.contains(food(of: part).category)
                    || own.contains { $0.span == part.span }
            }
            let needsBread = name(of: dish).contains { Self.sandwiches.contains($0.word) }
            let isWhole =
                parts.count > 1 && weighed.count == parts.count
                && parts.reduce(0) { $0 + saidCalories(of: $1) } >= Self.most * calories(of: dish)
                && (!needsBread || own.contains(where: isBread(_:)))
                && isAllSaid(dish, parts)
            // "chicken, 200 g grilled chicken" is said again, weighed.
            let isRetold = own.contains { isKind($0, of: dish) || isNamedAfter(dish, $0) }
            var kept = matches
            kept.removeAll { match in
                isWhole || isRetold
                    ? match.span == dish.span
                    : own.contains { $0.span == match.span }
                        // "fish finger sandwich, 4 fish fingers, white bread"
                        || needsBread && match.span.start > dish.span.end && !hasAmount(match)
                            && isBread(match)
            }
            return kept
        }
        return matches
    }

    /// "burger 150 g beef, bun, lettuce", "wrap - chicken, mayo, tortilla": a burger or a wrap is what it was put together
    /// from where its bread is listed and its filling right behind it; "cheeseburger, bun, ketchup" has its bun already.
    func assembled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        for (place, dish) in matches.enumerated().dropLast() where !hasAmount(dish) {
            guard let breads = breads(of: dish) else { continue }
            let rest = matches[(place + 1)...].prefix { isListed($0, behind: dish) }
            guard let bun = rest.first(where: { isBread($0, of: breads) }), let first = rest.first
            else {
                continue
            }
            let isFilled = food(of: first).category == .protein || isGivenUnit(first)
            return matches.filter { $0.span != (isFilled ? dish.span : bun.span) }
        }
        return matches
    }

    /// What a burger or a wrap, said so, is put together with.
    private func breads(of dish: MatchedSpan) -> WordSet? {
        let said = sentence.words[dish.span.start..<dish.span.end]
        if said.contains(where: { Self.burgers.contains($0.token.word) }) { return Self.buns }
        return said.contains(where: { Self.wraps.contains($0.token.word) })
            ? Self.tortillasOfParts : nil
    }

    /// Whether a food stands in the list that begins behind a dish.
    private func isListed(_ part: MatchedSpan, behind dish: MatchedSpan) -> Bool {
        sentence.words[dish.span.end...part.span.start].allSatisfy {
            $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating) && !$0.has(.connector)
        }
            && (sentence.words[dish.span.end...part.span.start].contains(where: isComma)
                || isWeighed(part))
    }

    /// Whether nothing but one of these breads is said there.
    private func isBread(_ part: MatchedSpan, of breads: WordSet) -> Bool {
        let said = sentence.words[part.span.start..<part.span.end].filter {
            $0.isStrong && !$0.isTaken
        }
        return said.contains { breads.contains($0.token.word) }
            && said.allSatisfy {
                breads.contains($0.token.word) || Self.breadKinds.contains($0.token.word)
            }
    }

    /// Whether the parts hold all that the dish is called by: "egg on toast (1 slice, 5 g butter)" lacks the egg.
    func isAllSaid(_ dish: MatchedSpan, _ parts: [MatchedSpan]) -> Bool {
        var names = parts.map { name(of: $0).map(\.word) }
        var missing = 0
        for word in sentence.words[dish.span.start..<dish.span.end]
        where word.isName && !word.isTaken && !Lexicon.isDish(word.token.word)
            && !Self.ofBread.contains(word.token.word)
        {
            if let place = names.firstIndex(where: { $0.contains(word.token.word) }) {
                names.remove(at: place)
            } else {
                missing += 1
            }
        }
        return missing
            <= names.count { name in
                !name.contains { Self.fats.contains($0) || Self.breads.contains($0) }
            }
    }

    /// What follows a dish behind a comma or in brackets with an amount of its own.
    private func parts(
        of dish: MatchedSpan, among matches: ArraySlice<MatchedSpan>
    ) -> [MatchedSpan] {
        var end = dish.span.end
        var parts: [MatchedSpan] = []
        for match in matches {
            let between = sentence.words[end...match.span.start]
            guard
                between.allSatisfy({
                    $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
                }),
                !parts.isEmpty || between.contains(where: isComma) || isDry(match)
                    || isBreadOf(dish, match) || isMeasuredOf(dish, match)
            else { break }
            if hasAmount(match) { parts.append(match) } else if parts.isEmpty { break }
            end = match.span.end
        }
        return parts
    }

    /// "chicken salad 100 g chicken", "tuna salad 1 can tuna": right behind the dish, measured, and in its name.
    private func isMeasuredOf(_ dish: MatchedSpan, _ part: MatchedSpan) -> Bool {
        guard let amount = quantity(before: part), amount.measure != nil || amount.container >= 0,
            amount.start == dish.span.end, amount.end == part.span.start
        else { return false }
        return isIngredient(part, of: dish)
    }

    /// "sandwich with 2 slices of bread, ham", "quesadilla with 1 tortilla": what such a dish is made in.
    private func isBreadOf(_ dish: MatchedSpan, _ part: MatchedSpan) -> Bool {
        let said = sentence.words[dish.span.start..<dish.span.end]
        return hasAmount(part)
            && (isBread(part) && said.contains { Self.ofBread.contains($0.token.word) }
                || isBread(part, of: Self.tortillasOfParts)
                    && said.contains { Self.inTortillasOfParts.contains($0.token.word) })
    }

    /// "penne arrabbiata 100 g dry pasta"
    private func isDry(_ part: MatchedSpan) -> Bool {
        sentence.words[part.span.start..<part.span.end].contains {
            Self.dry.contains($0.token.surface)
        }
    }

    /// "protein shake, 1 scoop whey in water": what is measured is called all that the dish was.
    private func isNamedAfter(_ dish: MatchedSpan, _ part: MatchedSpan) -> Bool {
        let names = name(of: part).prefix { $0.word != .with }
        let said = sentence.words[dish.span.start..<dish.span.end].filter {
            $0.isStrong && !$0.isTaken
        }
        // "rice, 1 cup rice pudding" is no rice, and "toast, butter, 1 tbsp peanut butter" has both.
        return said.last?.token.word == names.last?.word
            && sentence.words[part.span.start..<part.span.end].allSatisfy { word in
                !word.isName || word.isTaken || Lexicon.isPreparation(word.token.surface)
                    || said.contains { $0.token.word == word.token.word }
                    || Self.powdersOfParts.contains(word.token.word)
            }
            && said.allSatisfy { word in names.contains { $0.word == word.token.word } }
    }

    private func isComma(_ word: SentenceWord) -> Bool {
        !word.token.gap.isDisjoint(with: [.comma, .opening, .hyphen])
    }

    /// Whether it was weighed, or measured in slices, spoons or tins, and not only counted; half of one is a part too.
    private func isWeighed(_ part: MatchedSpan) -> Bool {
        guard let quantity = quantity(before: part) ?? quantity(behind: part) else { return false }
        return quantity.measure != nil || quantity.container >= 0 || quantity.count < 1
    }

    /// "idli sambar, 3 idli": what the dish is called by, unlike "apple pie, 2 apples".
    private func isCountedAgain(_ part: MatchedSpan, of dish: MatchedSpan) -> Bool {
        guard food(of: dish).category == .meal, food(of: part).category != .fruit else {
            return false
        }
        let said = sentence.words[dish.span.start..<dish.span.end]
        return sentence.words[part.span.start..<part.span.end].allSatisfy { noun in
            said.contains { $0.token.word == noun.token.word }
        }
    }

    private func isGivenUnit(_ part: MatchedSpan) -> Bool {
        (quantity(before: part) ?? quantity(behind: part))?.measure != nil
    }

    /// Whether all that was said of the dish is said of the part as well.
    private func isKind(_ part: MatchedSpan, of dish: MatchedSpan) -> Bool {
        let said = sentence.words[part.span.start..<part.span.end]
        return sentence.words[dish.span.start..<dish.span.end].allSatisfy { word in
            !word.isStrong || word.isTaken || said.contains { $0.token.word == word.token.word }
        }
    }

    /// Whether all that a plain food is called by is in the dish's name or in what was said of it, or it is the bread
    /// of a sandwich: "3 chicken nuggets" are in no chicken wrap.
    private func isIngredient(_ part: MatchedSpan, of dish: MatchedSpan) -> Bool {
        let food = food(of: part)
        guard food.id != self.food(of: dish).id, !Self.apart.contains(food.category) else {
            return false
        }
        let names = name(of: dish)
        if isBread(part), dish.span.end - dish.span.start > 1,
            names.contains(where: { Self.ofBread.contains($0.word) })
        {
            return true
        }
        let said = sentence.words[dish.span.start..<dish.span.end]
        // "spaghetti carbonara, 100 g dry pasta"
        if names.contains(where: { Self.pastas.contains($0.word) }),
            name(of: part).contains(where: { Self.pastas.contains($0.word) })
        {
            return true
        }
        var isShared = false
        for word in sentence.words[part.span.start..<part.span.end]
        where word.isStrong && !word.isTaken {
            if names.contains(where: { $0.word == word.token.word })
                || said.contains(where: { $0.token.word == word.token.word })
            {
                isShared = true
            } else if !Lexicon.isPreparation(word.token.surface), !word.has(.modifier),
                !Self.cuts.contains(word.token.word)
            {
                return false
            }
        }
        return isShared
    }

    private func isBread(_ part: MatchedSpan) -> Bool {
        let name = name(of: part)
        return name.contains { Self.breads.contains($0.word) }
            && !name.contains { Self.otherBreads.contains($0.word) }
    }

    /// kcal of the amount that was said, by the piece where nothing was weighed.
    func saidCalories(of part: MatchedSpan) -> Double {
        let food = food(of: part)
        guard let quantity = quantity(before: part) ?? quantity(behind: part) else {
            return calories(of: part)
        }
        let grams: Double
        if let measure = quantity.measure, let one = measure.unit.grams ?? measure.unit.milliliters
        {
            grams = quantity.count * measure.amount * one
        } else {
            let piece = food.defaultPortion.map { food.grams[$0] } ?? food.usualGrams?.value ?? 100
            grams = quantity.count * piece
        }
        return (food.per100g.calories?.value ?? 0) * grams / 100
    }

    /// The share of a dish's usual energy from which on its parts stand for it.
    static let most = 0.6
    private static let dishes: [FoodCategory] = [.meal, .protein, .grain]
    private static let apart: [FoodCategory] = [.meal, .dessert, .snack, .beverage]
}
